// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/pair_section.h"

#include "widgets/inspector/node_texts.h"
#include "widgets/inspector/statistic_rows.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/field_text.h"

#include <QLabel>
#include <QVBoxLayout>

namespace scalescope::widgets {

namespace {

using graph::Direction;
using graph::Statistics;

class Table
{
public:
    Table(const NodePair& pair, const Theme& theme) : m_pair(pair), m_theme(theme)
    {
        const auto header = [&](const QString& text, bool isShown) {
            return ValueGrid::Cell{text, isShown ? theme.text : theme.muted,
                                   isShown ? demiBold(theme.textFont) : theme.textFont};
        };
        rows.push_back({{QString(), theme.muted, theme.textFont},
                        header(QStringLiteral("a"), !pair.showsSecond),
                        header(QStringLiteral("b"), pair.showsSecond),
                        header(InspectorWords::tr("ratio"), false)});
    }

    void add(Direction direction)
    {
        const graph::Metric* first = m_pair.first->metric(direction);
        const graph::Metric* second = m_pair.second->metric(direction);
        if (first == nullptr && second == nullptr)
            return;
        rows.push_back({{directionText(direction), m_theme.of(direction), demiBold(m_theme.textFont)}});
        for (const sheet::Field* field : fieldsOf(sheet::Unit::Magnitude)) {
            if (!field->is(sheet::Main) && field->fieldId != sheet::FieldId::Std)
                continue;
            const auto statistic = sheet::memberOf(field->fieldId);
            const auto ratio = compare::log2Ratio(first, second, statistic);
            addRow(fieldTitle(field->fieldId), textOf(first, statistic), textOf(second, statistic),
                   ratio ? powerText(*ratio, 2) : missingFigure);
        }
        addWrong(first, second);
        addError(direction);
    }

    std::vector<ValueGrid::Row> rows;

private:
    void addRow(const QString& name, const QString& first, const QString& second, const QString& ratio)
    {
        rows.push_back({{name, m_theme.muted, m_theme.textFont},
                        {first, m_theme.text, m_theme.numberFont},
                        {second, m_theme.text, m_theme.numberFont},
                        {ratio, m_theme.muted, m_theme.numberFont}});
    }

    static QString textOf(const graph::Metric* metric, double Statistics::*value)
    {
        return metric == nullptr ? missingFigure : numberText(metric->statistics.*value);
    }

    /// Elements that are no numbers, where either has some.
    void addWrong(const graph::Metric* first, const graph::Metric* second)
    {
        const auto wrongOf = [](const graph::Metric* metric) {
            return metric == nullptr
                       ? std::int64_t{0}
                       : metric->statistics.nans + metric->statistics.posInfs + metric->statistics.negInfs;
        };
        if (wrongOf(first) + wrongOf(second) > 0)
            addRow(InspectorWords::tr("NaN, Inf"), QString::number(wrongOf(first)),
                   QString::number(wrongOf(second)), QString());
    }

    void addError(Direction direction)
    {
        const QString first = errorCell(DirectionErrors::of(*m_pair.first, direction), sheet::FieldId::Sqnr);
        const QString second =
            errorCell(DirectionErrors::of(*m_pair.second, direction), sheet::FieldId::Sqnr);
        if (!first.isEmpty() || !second.isEmpty())
            addRow(fieldTitle(sheet::FieldId::Sqnr), first.isEmpty() ? missingFigure : first,
                   second.isEmpty() ? missingFigure : second, QString());
    }

    const NodePair& m_pair;
    const Theme& m_theme;
};

} // namespace

NodePair pairOf(const Document& document, const CompareDocument& compared)
{
    const auto selected = document.selected();
    const compare::Comparison* comparison = compared.comparison();
    const auto row = selected && comparison ? compared.rowOf(document.run(), *selected) : std::nullopt;
    if (!row || comparison->nodeA(*row) == nullptr || comparison->nodeB(*row) == nullptr)
        return {};
    return {comparison->nodeA(*row), comparison->nodeB(*row), &document.run() == comparison->b.get()};
}

std::vector<ValueGrid::Row> pairTable(const NodePair& pair, const Theme& theme)
{
    Table table(pair, theme);
    table.add(Direction::Forward);
    table.add(Direction::Backward);
    return std::move(table.rows);
}

PairSection::PairSection(QWidget* parent)
    : QWidget(parent), m_heading(new QLabel(this)), m_hint(new QLabel(this)), m_grid(new ValueGrid(this))
{
    m_grid->setAccessibleName(tr("Both runs"));
    for (QLabel* label : {m_heading, m_hint}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_hint->setText(tr("The line in the histograms is the other run's."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 12);
    layout->setSpacing(4);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_heading), static_cast<QWidget*>(m_grid), static_cast<QWidget*>(m_hint)})
        layout->addWidget(widget);
    clear();
}

void PairSection::setPair(const NodePair& pair, const CompareDocument& compared, const Theme& theme)
{
    const auto style = [](QLabel* label, const QFont& font, const QColor& colour) {
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText, colour);
        label->setPalette(palette);
        label->setFont(font);
    };
    style(m_heading, demiBold(theme.textFont), theme.text);
    style(m_hint, theme.detailFont, theme.muted);
    m_heading->setText(tr("Compared\na: %1\nb: %2", "two runs").arg(compared.titleA(), compared.titleB()));
    m_grid->setRows(pairTable(pair, theme));
    setVisible(true);
}

} // namespace scalescope::widgets
