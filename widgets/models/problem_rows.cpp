// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/problem_rows.h"

#include "widgets/models/display.h"
#include "widgets/models/message_text.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <utility>

namespace scalescope::widgets {

namespace {

/// "mul" of "mul_3": what tells operators of one kind apart.
QString withoutOperatorNumber(const QString& name)
{
    static const QRegularExpression number(QStringLiteral("_\\d+$"));
    return QString(name).remove(number);
}

/// "layers.*.k" of "layers.0.k", "layers.1.k", ..., "layers.*.mul" of "layers.0.mul", "layers.1.mul_1": a
/// star where they differ by more than an operator's number.
QString commonPath(const QStringList& paths)
{
    QStringList common = paths.front().split(u'.');
    for (const QString& path : paths) {
        const QStringList parts = path.split(u'.');
        for (qsizetype i = 0; i < std::min(common.size(), parts.size()); ++i)
            if (parts[i] != common[i])
                common[i] = withoutOperatorNumber(parts[i]) == withoutOperatorNumber(common[i])
                                ? withoutOperatorNumber(parts[i])
                                : QStringLiteral("*");
    }
    return common.join(u'.');
}

constexpr QStringView times = u" ×"; ///< before how many a row stands for

QString withoutCount(const QString& place)
{
    return place.section(times.toString(), 0, 0);
}

/// Several rows that would read "layers.*.mul ×4" name the first of those that each stands for:
/// "layers.*.mul_1… ×4", "layers.*.mul_2… ×4".
void tellApart(std::vector<ProblemRow>& rows)
{
    std::map<QString, std::set<QString>> firstsOf;
    const auto nameOf = [](const ProblemRow& row) { return row.beneath.front().place.section(u'.', -1); };
    // Where nothing is common but the module: "0, 2, 4 ×3".
    const auto namesOf = [&](const ProblemRow& row) {
        constexpr std::size_t most = 3;
        QStringList names;
        for (const ProblemRow& one : row.beneath | std::views::take(most))
            names << one.place.section(u'.', -1);
        return names.join(QStringLiteral(", ")) +
               (row.beneath.size() > most ? QStringLiteral("…") : QString());
    };
    const auto isRepeated = [](const ProblemRow& row) { return row.role == report::ProblemRole::Repeated; };
    for (const ProblemRow& row : rows)
        if (isRepeated(row))
            firstsOf[withoutCount(row.place)].insert(nameOf(row));
    for (ProblemRow& row : rows) {
        const QString common = isRepeated(row) ? withoutCount(row.place) : QString();
        if (!isRepeated(row) || firstsOf[common].size() < 2)
            continue;
        const QString name = common.section(u'.', -1);
        row.place = common.chopped(name.size()) + (name == u'*' ? namesOf(row) : nameOf(row) + u'…') +
                    row.place.mid(common.size());
    }
}

class RowMaker
{
public:
    explicit RowMaker(const graph::Graph& graph) : m_graph(graph), m_titles(graph) {}

    [[nodiscard]] std::vector<ProblemRow> rowsOf(std::vector<report::ListedProblem> problems) const
    {
        std::vector<ProblemRow> rows;
        rows.reserve(problems.size());
        for (report::ListedProblem& problem : problems)
            rows.push_back(rowOf(std::move(problem)));
        tellApart(rows);
        return rows;
    }

private:
    [[nodiscard]] ProblemRow rowOf(report::ListedProblem problem) const
    {
        ProblemRow row;
        row.role = problem.role;
        row.consequences = problem.consequences();
        row.isOnlyIfStored = problem.isOnlyIfStored;
        row.givesWay = problem.givesWay;
        row.place = placeOf(problem);
        if (const graph::Node* stored = problem.stored ? m_graph.find(*problem.stored) : nullptr)
            row.stored = m_titles.path(*stored);
        row.message = messageText(problem.problem);
        row.problem = std::move(problem.problem);
        row.scale = std::move(problem.scale);
        row.beneath = rowsOf(std::move(problem.beneath));
        return row;
    }

    [[nodiscard]] QString placeOf(const report::ListedProblem& problem) const
    {
        if (problem.role != report::ProblemRole::Repeated) {
            const graph::Node* node = problem.problem.node ? m_graph.find(*problem.problem.node) : nullptr;
            return node ? m_titles.path(*node) : locationText(problem.problem.location);
        }
        QStringList paths;
        for (const report::ListedProblem& repeated : problem.beneath)
            paths << placeOf(repeated);
        return commonPath(paths) + times.toString() + QString::number(paths.size());
    }

    const graph::Graph& m_graph;
    NodeTitles m_titles;
};

void connectRows(std::vector<ProblemRow>& rows, const ProblemRow* parent)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].parent = parent;
        rows[i].position = static_cast<int>(i);
        connectRows(rows[i].beneath, &rows[i]);
    }
}

const ProblemRow* find(const std::vector<ProblemRow>& rows, graph::NodeId node)
{
    for (const ProblemRow& row : rows)
        if (row.problem.node == node)
            return &row;
    for (const ProblemRow& row : rows)
        if (const ProblemRow* found = find(row.beneath, node))
            return found;
    return nullptr;
}

const ProblemRow* find(const std::vector<ProblemRow>& rows, graph::NodeId node, graph::Direction direction)
{
    for (const ProblemRow& row : rows) {
        if (row.problem.node == node && row.scale && row.scale->direction == direction &&
            row.role != report::ProblemRole::Repeated)
            return &row;
        if (const ProblemRow* found = find(row.beneath, node, direction))
            return found;
    }
    return nullptr;
}

} // namespace

ProblemRows::ProblemRows(const graph::Graph& graph, std::vector<report::ListedProblem> problems)
    : m_count(report::countOf(problems))
{
    m_top = RowMaker(graph).rowsOf(std::move(problems));
    connectRows(m_top, nullptr);
}

const ProblemRow* ProblemRows::rowOf(graph::NodeId node) const
{
    return find(m_top, node);
}

const ProblemRow* ProblemRows::rowOf(graph::NodeId node, graph::Direction direction) const
{
    return find(m_top, node, direction);
}

int errorsBeneath(const ProblemRow& row)
{
    int errors = 0;
    for (const ProblemRow& beneath : row.beneath)
        errors += errorsBeneath(beneath) + (beneath.role == report::ProblemRole::Consequence &&
                                                    beneath.problem.severity == graph::Severity::Error
                                                ? 1
                                                : 0);
    return errors;
}

} // namespace scalescope::widgets
