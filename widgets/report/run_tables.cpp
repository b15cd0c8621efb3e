// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/run_tables.h"

#include "core/formats/expected_error.h"
#include "widgets/models/display.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/field_text.h"
#include "widgets/modules/modules_view.h"
#include "widgets/report/html_page.h"
#include "widgets/report/run_words.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace scalescope::widgets {

namespace {

using graph::Direction;
using graph::Node;

constexpr std::size_t mostTensors = 500;
constexpr std::size_t mostCalls = 300;
constexpr std::array quantities{sheet::FieldId::MeanAbs, sheet::FieldId::Std, sheet::FieldId::AbsMax};

bool isTensor(const Node& node)
{
    return (node.forward.metric || node.backward.metric) && node.kind != graph::NodeKind::Output;
}

/// Whether tensors are held against other formats than the pair's.
bool haveOwnFormats(const Document& document)
{
    return std::ranges::any_of(document.graph().nodes, [&document](const Node& node) {
        return std::ranges::any_of(directions, [&](Direction direction) {
            return node.metric(direction) && document.tensorFormats().of(node, direction).range.label !=
                                                 document.format(direction).label;
        });
    });
}

class TensorRows
{
public:
    explicit TensorRows(const Document& document)
        : m_document(document), m_titles(document.run().graph), m_haveFormats(haveOwnFormats(document))
    {
    }

    [[nodiscard]] QString head() const
    {
        QString text = htmlHead(RunWords::tr("tensor")) + htmlHead(RunWords::tr("operator")) +
                       htmlHead(RunWords::tr("shape")) + htmlHead(RunWords::tr("type"));
        for (const Direction direction : directions) {
            bool isFirst = true;
            for (const sheet::FieldId quantity : quantities) {
                const QString name = fieldTitle(quantity);
                text += htmlHead(std::exchange(isFirst, false)
                                     ? QStringLiteral("%1 %2").arg(directionText(direction), name)
                                     : name,
                                 direction);
            }
            const QString label = QString::fromStdString(m_document.format(direction).label);
            text += m_haveFormats ? htmlHead(RunWords::tr("format"), cssClass(direction)) +
                                        htmlHead(RunWords::tr("lost"), direction)
                                  : htmlHead(RunWords::tr("lost in %1").arg(label), direction);
            if (m_document.hasErrors())
                text += htmlHead(fieldTitle(sheet::FieldId::Sqnr), direction);
        }
        return text;
    }

    [[nodiscard]] QString row(const Node& node) const
    {
        const QString operation = node.kind == graph::NodeKind::Op
                                      ? operatorText(node)
                                      : QString::fromUtf8(toString(node.kind).data());
        QString cells = htmlCell(pathText(m_titles, node), QStringLiteral("name tensor")) +
                        htmlCell(operation, QStringLiteral("muted")) +
                        htmlCell(shapeText(node), QStringLiteral("muted")) +
                        htmlCell(QString::fromStdString(node.dtype), QStringLiteral("muted"));
        for (const Direction direction : directions)
            cells += cellsOf(node, direction);
        return htmlRow(cells);
    }

private:
    [[nodiscard]] QString cellsOf(const Node& node, Direction direction) const
    {
        const graph::Metric* metric = node.metric(direction);
        QString cells;
        for (const sheet::FieldId quantity : quantities)
            cells += htmlNumber(metric ? numberText(valueOf(metric->statistics, quantity)) : QString());
        cells += metric ? lossCells(node, direction, *metric)
                        : htmlCell({}) + (m_haveFormats ? htmlCell({}) : QString());
        if (m_document.hasErrors())
            cells += htmlNumber(errorCell(DirectionErrors::of(node, direction), sheet::FieldId::Sqnr));
        return cells;
    }

    [[nodiscard]] QString lossCells(const Node& node, Direction direction, const graph::Metric& metric) const
    {
        const auto held = m_document.tensorFormats().of(node, direction);
        const auto losses = formats::withInfinities(held.losses, metric);
        const bool isMuch = losses && !node.side(direction).isNoise &&
                            formats::verdictOf(*losses, m_document.rangeThresholds()).losesMuch;
        const QString format =
            held.stored ? QString::fromStdString(held.range.label) : RunWords::tr("full precision");
        return (m_haveFormats ? htmlCell(format, QStringLiteral("muted")) : QString()) +
               htmlNumber(losses ? percentText(losses->lost()) : QStringLiteral("?"),
                          isMuch ? QStringLiteral("lost") : QString());
    }

    const Document& m_document;
    sheet::NodeTitles m_titles;
    bool m_haveFormats = false;
};

/// The nodes in which problems begin, of repeated ones all.
std::set<graph::NodeId> causesIn(const sheet::ProblemRows& problems)
{
    std::set<graph::NodeId> nodes;
    const auto add = [&nodes](const sheet::ProblemRow& row) {
        if (row.problem.node && row.role != report::ProblemRole::Noise)
            nodes.insert(*row.problem.node);
    };
    for (const sheet::ProblemRow& row : problems.top())
        if (row.role == report::ProblemRole::Repeated)
            std::ranges::for_each(row.beneath, add);
        else
            add(row);
    return nodes;
}

} // namespace

std::set<graph::NodeId> shownTensors(const Document& document, const report::RunFigures& figures,
                                     std::size_t most)
{
    struct Candidate
    {
        bool isCause = false;
        double lost = 0;
        graph::NodeId id = 0;
    };
    const auto causes = causesIn(*document.problems());
    std::vector<Candidate> candidates;
    const auto& whole = document.run().graph.nodes;
    for (std::size_t i = 0; i < whole.size(); ++i)
        if (isTensor(whole[i]) && document.graph().find(whole[i].id) != nullptr)
            candidates.push_back({causes.contains(whole[i].id), figures.lost[i], whole[i].id});
    std::ranges::stable_sort(candidates, std::ranges::greater(), [](const Candidate& candidate) {
        return std::pair(candidate.isCause, candidate.lost);
    });
    candidates.resize(std::min(candidates.size(), most));
    std::set<graph::NodeId> shown;
    for (const Candidate& candidate : candidates)
        shown.insert(candidate.id);
    return shown;
}

QString tensorTable(const Document& document, const report::RunFigures& figures)
{
    const auto shown = shownTensors(document, figures, mostTensors);
    const TensorRows table(document);
    std::size_t all = 0;
    QString rows;
    for (const Node& node : document.graph().nodes) {
        all += isTensor(node) ? 1 : 0;
        if (shown.contains(node.id))
            rows += table.row(node);
    }
    return htmlLeftOut(
               RunWords::tr("These are %1 of %2 tensors: those in which problems begin, and those that lose "
                            "most; scalescope export --table writes all."),
               shown.size(), all) +
           htmlTable(RunWords::tr("Tensors"), table.head(), rows);
}

QString moduleTable(Document& document)
{
    const std::unique_ptr<SheetModel> sheet = moduleCallSheet(&document);
    const int shown = std::min(sheet->rowCount(), static_cast<int>(mostCalls));
    QString head;
    for (const SheetModel::Column& column : sheet->columns())
        if (column.text)
            head += column.direction ? htmlHead(column.title, *column.direction) : htmlHead(column.title);
    QString rows;
    for (int row = 0; row < shown; ++row) {
        QString cells;
        for (const SheetModel::Column& column : sheet->columns()) {
            if (!column.text)
                continue;
            const bool isName = column.look == CellLook::Name;
            cells += column.direction ? htmlNumber(column.text(row))
                                      : htmlCell(column.text(row), isName ? QStringLiteral("name tensor")
                                                                          : QStringLiteral("muted"));
        }
        rows += htmlRow(cells);
    }
    return htmlLeftOut(RunWords::tr("These are the first %1 of %2; scalescope export --modules writes all."),
                       static_cast<std::size_t>(shown), static_cast<std::size_t>(sheet->rowCount())) +
           htmlTable(RunWords::tr("What modules returned"), head, rows);
}

} // namespace scalescope::widgets
