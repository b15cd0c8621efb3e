// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/compare_table.h"

#include "core/text/number_text.h"
#include "widgets/compare/compare_delegate.h"
#include "widgets/compare/comparison_words.h"
#include "widgets/compare/plot_header.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/field_text.h"
#include "widgets/theme/names.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace scalescope::widgets {

namespace {

using graph::Direction;

constexpr double none = std::numeric_limits<double>::quiet_NaN();
constexpr int heightOfRows = 18;
constexpr int nameWidth = 188;
constexpr int narrowestName = 112;
constexpr int ratioWidth = 140;
constexpr int errorWidth = 84;
constexpr int narrowestRatio = ratioNumberWidth + 4;
constexpr int narrowestPlot = 160;
constexpr int readablePlot = 220; ///< names leave it so much
constexpr int namePadding = 40;   ///< margins and the badge

/// "matched", "added", "removed".
QString statusText(compare::Status status)
{
    switch (status) {
    case compare::Status::Matched:
        return CompareTable::tr("matched");
    case compare::Status::Added:
        return CompareTable::tr("added");
    case compare::Status::Removed:
        return CompareTable::tr("removed");
    }
    return {};
}

bool hasStatistics(const graph::Node* node)
{
    // An output repeats an operator's tensor.
    return node != nullptr && node->kind != graph::NodeKind::Output &&
           (node->forward.metric || node->backward.metric);
}

} // namespace

class CompareSheet : public SheetModel
{
public:
    explicit CompareSheet(CompareDocument* document) : m_document(document)
    {
        connect(document, &CompareDocument::changed, this, &CompareSheet::reload);
        connect(&document->document(), &Document::quantityChanged, this, [this] {
            measure();
            setColumns(described());
            tellChanged(column(CellLook::Bars), column("ratio", Direction::Backward));
        });
        setColumns(described());
        reload();
    }

    /// The largest finite |log2| of a ratio; at least 1, for bars of one scale.
    [[nodiscard]] double largest() const { return m_largest; }
    [[nodiscard]] std::optional<qint64> key(int row) const override
    {
        return row < 0 ? std::nullopt : std::optional<qint64>(at(row));
    }

private:
    void reload();
    void measure();
    [[nodiscard]] std::vector<Column> described() const;
    [[nodiscard]] Column ratioColumn(Direction direction) const;
    [[nodiscard]] Column errorColumn(std::string_view id, Direction direction, const QString& title) const;

    [[nodiscard]] const compare::Comparison& comparison() const { return *m_document->comparison(); }
    /// The comparison's row of a row.
    [[nodiscard]] std::size_t at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] bool isThere(int /*row*/) const override { return m_document->comparison() != nullptr; }
    [[nodiscard]] const graph::Node* node(int row) const override { return &comparison().node(at(row)); }
    [[nodiscard]] QVariant other(int row, int column, int role) const override;

    [[nodiscard]] std::optional<double> log2(std::size_t row, Direction direction) const
    {
        return comparison().log2(row, direction, sheet::memberOf(m_document->document().quantity()));
    }
    /// NaN where there is none.
    [[nodiscard]] double ratio(std::size_t row, Direction direction) const
    {
        return comparison().isZeroInTheory(row, direction) ? none : log2(row, direction).value_or(none);
    }
    /// The larger |log2| of the two directions; NaN where there is none.
    [[nodiscard]] double amount(std::size_t row) const;
    [[nodiscard]] QString toolTip(std::size_t row) const;

    CompareDocument* m_document;
    std::vector<std::size_t> m_rows; ///< ascending
    double m_largest = 1;
};

void CompareSheet::reload()
{
    beginResetModel();
    m_rows.clear();
    if (const compare::Comparison* comparison = m_document->comparison()) {
        for (std::size_t row = 0; row < comparison->alignment.rows.size(); ++row) {
            if (hasStatistics(comparison->nodeA(row)) || hasStatistics(comparison->nodeB(row)))
                m_rows.push_back(row);
        }
    }
    setRows(m_rows.size());
    measure();
    endResetModel();
}

void CompareSheet::measure()
{
    m_largest = 1;
    for (const std::size_t row : m_rows)
        for (const Direction direction : directions)
            if (const double value = std::abs(ratio(row, direction)); std::isfinite(value))
                m_largest = std::max(m_largest, value);
}

double CompareSheet::amount(std::size_t row) const
{
    return std::fmax(std::abs(ratio(row, Direction::Forward)), std::abs(ratio(row, Direction::Backward)));
}

std::vector<SheetModel::Column> CompareSheet::described() const
{
    return {
        {.id = "name",
         .title = CompareTable::tr("Name"),
         .text = [this](int row) { return m_document->path(at(row)); },
         .look = CellLook::Name,
         .width = nameWidth},
        {.id = "plot",
         .title = fieldTitle(m_document->document().quantity()),
         .look = CellLook::Bars,
         .about = CompareTable::tr(
             "Hollow in the first run, filled in the second. The band is from 1/4 to 4, where unit scaling "
             "puts a scale: it is no format's range."),
         .sort = [this](int row) { return amount(at(row)); },
         .isLargestFirst = true},
        ratioColumn(Direction::Forward),
        ratioColumn(Direction::Backward),
        errorColumn("forward_sqnr", Direction::Forward, CompareTable::tr("fwd SQNR")),
        errorColumn("gradient_sqnr", Direction::Backward, CompareTable::tr("grad SQNR")),
        {.id = "status",
         .title = CompareTable::tr("Status"),
         .text = [this](int row) { return statusText(comparison().alignment.rows[at(row)].status()); },
         .width = 80},
        {.id = "operator",
         .title = CompareTable::tr("Operator"),
         .text =
             [this](int row) {
                 return node(row)->kind == graph::NodeKind::Op
                            ? QString::fromStdString(node(row)->target)
                            : QString::fromUtf8(toString(node(row)->kind).data());
             },
         .width = 140},
        {.id = "module",
         .title = CompareTable::tr("Module"),
         .text = [this](int row) { return QString::fromStdString(node(row)->module); },
         .width = 140},
    };
}

SheetModel::Column CompareSheet::ratioColumn(Direction direction) const
{
    const auto value = [=, this](int row) { return ratio(at(row), direction); };
    const auto text = [=, this](int row) {
        return comparison().isZeroInTheory(at(row), direction) ? zeroGradientText()
                                                               : changeText(log2(at(row), direction));
    };
    const auto copied = [=](int row) {
        return text(row).isEmpty() ? QString() : QString::fromStdString(text::roundTripText(value(row)));
    };
    return {.id = "ratio",
            .title = CompareTable::tr("log2(b/a), %1", "direction").arg(directionText(direction)),
            .text = text,
            .look = CellLook::Number,
            .width = ratioWidth,
            .about = CompareTable::tr("The power of two by which it is larger in the second run than in the "
                                      "first: 1 is twice, -1 is half as large."),
            .sort = value,
            .copied = copied,
            .direction = direction,
            .isLargestFirst = true};
}

/// SQNR of a simulated run's tensor, of two the second's.
SheetModel::Column CompareSheet::errorColumn(std::string_view id, Direction direction,
                                             const QString& title) const
{
    const auto errors = [=, this](int row) {
        return DirectionErrors::ofPair(comparison(), at(row), direction);
    };
    return {.id = id,
            .title = title,
            .text = [=](int row) { return errorCell(errors(row), sheet::FieldId::Sqnr); },
            .look = CellLook::Number,
            .width = errorWidth,
            .about = CompareTable::tr("How far it is above the noise of rounding, in dB."),
            .sort = [=](int row) { return errorValue(errors(row), sheet::FieldId::Sqnr); }};
}

QVariant CompareSheet::other(int row, int /*column*/, int role) const
{
    switch (role) {
    case Qt::ToolTipRole:
        return toolTip(at(row));
    case AlignedRowRole:
        return QVariant::fromValue<qint64>(static_cast<qint64>(at(row)));
    case StatusSignRole:
        return statusSign(comparison().alignment.rows[at(row)].status());
    default:
        return {};
    }
}

QString CompareSheet::toolTip(std::size_t row) const
{
    const compare::Comparison& comparison = *m_document->comparison();
    const sheet::FieldId quantity = m_document->document().quantity();
    const auto value = [quantity](const graph::Node* node, Direction direction) {
        const graph::Metric* metric = node == nullptr ? nullptr : node->metric(direction);
        return metric == nullptr ? QStringLiteral("–") : numberText(valueOf(metric->statistics, quantity));
    };
    QStringList lines = {m_document->path(row)};
    for (const auto direction : {Direction::Forward, Direction::Backward})
        lines << CompareTable::tr("%1 %2: %3 → %4", "direction, statistic, before, after")
                     .arg(directionText(direction), fieldTitle(quantity),
                          value(comparison.nodeA(row), direction), value(comparison.nodeB(row), direction));
    for (const auto direction : {Direction::Forward, Direction::Backward}) {
        const QString error = errorSummary(DirectionErrors::ofPair(comparison, row, direction));
        if (!error.isEmpty() && !comparison.isZeroInTheory(row, direction))
            lines << CompareTable::tr("%1: %2", "direction, error").arg(directionText(direction), error);
    }
    if (comparison.isZeroInTheory(row, Direction::Backward))
        lines << CompareTable::tr("The gradient is zero in theory; what is left is the noise of rounding.");
    const auto status = comparison.alignment.rows[row].status();
    if (status == compare::Status::Added)
        lines << CompareTable::tr("only in %1").arg(m_document->titleB());
    else if (status == compare::Status::Removed)
        lines << CompareTable::tr("only in %1").arg(m_document->titleA());
    return lines.join(u'\n');
}

CompareTable::CompareTable(CompareDocument* document, QWidget* parent)
    : SheetView(new CompareSheet(document), parent, new PlotHeader(1, nullptr)),
      m_document(document),
      m_sheet(static_cast<CompareSheet*>(sheet())),
      m_delegate(new CompareDelegate(document, this))
{
    setObjectName(QStringLiteral("compareTable"));
    setAccessibleName(tr("Compared tensors"));
    setItemDelegate(m_delegate);
    setCopiesHidden(true);
    verticalHeader()->setMinimumSectionSize(heightOfRows);
    verticalHeader()->setDefaultSectionSize(heightOfRows);
    setUpColumns();
    connect(document, &CompareDocument::selectionChanged, this, &CompareTable::followSelection);
    connect(m_sheet, &QAbstractItemModel::modelReset, this, &CompareTable::fitNames);
    setSelection({[document]() -> std::optional<qint64> { return document->selected(); },
                  [document](qint64 row) { document->select(static_cast<std::size_t>(row)); }});
    chooseRows();
    CompareTable::setTheme(Theme::light());
}

std::array<int, 2> CompareTable::ratioColumns() const
{
    return {m_sheet->column("ratio", Direction::Forward), m_sheet->column("ratio", Direction::Backward)};
}

std::array<int, 2> CompareTable::errorColumns() const
{
    return {m_sheet->column("forward_sqnr"), m_sheet->column("gradient_sqnr")};
}

void CompareTable::setUpColumns()
{
    QHeaderView* header = horizontalHeader();
    header->setStretchLastSection(false);
    m_fittedRatio = ratioWidth;
    // There when asked for: the name has the module in it, and badges the status.
    for (const char* id : {"status", "operator", "module", "forward_sqnr", "gradient_sqnr"})
        header->setSectionHidden(m_sheet->column(id), true);
    offerColumns();
    connect(header, &QHeaderView::sectionResized, this, [this](int column) {
        if (column != m_sheet->column(CellLook::Bars))
            fitPlot();
    });
}

void CompareTable::setTheme(const Theme& theme)
{
    SheetView::setTheme(theme);
    static_cast<PlotHeader*>(horizontalHeader())->setTheme(theme);
    m_delegate->setTheme(theme);
    fitNames();
}

void CompareTable::setScene(const ComparisonScene& scene)
{
    m_shown.clear();
    for (const ComparisonRow& row : scene.rows)
        m_shown.push_back(row.row);
    const PlotSides sides{scene.hasZeros ? edgeWidth : 0.0, scene.hasNonFinites ? edgeWidth : 0.0};
    m_delegate->setAxis(scene.axis, sides, m_sheet->largest());
    showErrors(scene.hasErrors);
    static_cast<PlotHeader*>(horizontalHeader())->setAxis(scene.axis, sides);
    chooseRows();
    viewport()->update();
}

/// What formats cost each tensor, where either run simulates any; then the user's choice of columns is left
/// alone.
void CompareTable::showErrors(bool shown)
{
    if (std::exchange(m_showsErrors, shown) == shown)
        return;
    for (const int column : errorColumns())
        horizontalHeader()->setSectionHidden(column, !shown);
    fitNames();
    fitRatios();
    fitPlot();
}

/// What the columns of errors take.
int CompareTable::errorsWidth() const
{
    const auto [forward, gradient] = errorColumns();
    return horizontalHeader()->sectionSize(forward) + horizontalHeader()->sectionSize(gradient);
}

void CompareTable::setNodeFilter(const NodeFilter& filter)
{
    m_filter = filter;
    chooseRows();
}

void CompareTable::setChangesOnly(bool only)
{
    m_changesOnly = only;
    chooseRows();
}

void CompareTable::chooseRows()
{
    setCondition([this](const QModelIndex& row) {
        return m_document->comparison() != nullptr && isShown(row.data(AlignedRowRole).toULongLong());
    });
}

bool CompareTable::isShown(std::size_t row) const
{
    const compare::Comparison* comparison = m_document->comparison();
    const graph::Node* a = comparison->nodeA(row);
    const graph::Node* b = comparison->nodeB(row);
    if (!std::binary_search(m_shown.begin(), m_shown.end(), row))
        return false;
    if (m_changesOnly && a != nullptr && b != nullptr) {
        const auto statistic = sheet::memberOf(m_document->document().quantity());
        const auto unchanged = [&](Direction direction) {
            const auto ratio = comparison->log2(row, direction, statistic);
            return comparison->isZeroInTheory(row, direction) || !ratio || *ratio == 0;
        };
        if (unchanged(Direction::Forward) && unchanged(Direction::Backward))
            return false;
    }
    if (m_filter.isEmpty())
        return true;
    sheet::Sources sources = m_document->document().sources();
    sources.comparison = m_document->sharedComparison();
    const auto matches = [&](const graph::Node* node, const std::shared_ptr<const graph::Run>& run) {
        sources.run = run;
        return node != nullptr && m_filter.matches(*node, sources);
    };
    return matches(a, comparison->a) || matches(b, comparison->b);
}

void CompareTable::sortBy(std::optional<graph::Direction> direction)
{
    if (direction)
        sortByColumn(m_sheet->column("ratio", direction), Qt::DescendingOrder);
    else
        sortByColumn(-1, Qt::AscendingOrder);
}

void CompareTable::sortByAmount(bool largestFirst)
{
    if (largestFirst)
        sortByColumn(m_sheet->column(CellLook::Bars), Qt::DescendingOrder);
    else
        sortBy(std::nullopt);
    scrollToTop();
}

bool CompareTable::isSortedByAmount() const
{
    const QHeaderView* header = horizontalHeader();
    return header->sortIndicatorSection() == m_sheet->column(CellLook::Bars) &&
           header->sortIndicatorOrder() == Qt::DescendingOrder;
}

void CompareTable::fitPlot()
{
    QHeaderView* header = horizontalHeader();
    int others = errorsWidth() + header->sectionSize(m_sheet->column(CellLook::Name));
    for (const int column : ratioColumns())
        others += header->sectionSize(column);
    header->resizeSection(m_sheet->column(CellLook::Bars),
                          std::max(narrowestPlot, viewport()->width() - others));
}

/// Ratios give up their bars before the plot goes out of sight; a width that the user chose stays.
void CompareTable::fitRatios()
{
    QHeaderView* header = horizontalHeader();
    const int room = viewport()->width() - errorsWidth() -
                     header->sectionSize(m_sheet->column(CellLook::Name)) - narrowestPlot;
    const int fitted = std::clamp(room / 2, narrowestRatio, ratioWidth);
    const int before = std::exchange(m_fittedRatio, fitted);
    for (const int column : ratioColumns())
        if (header->sectionSize(column) == before)
            header->resizeSection(column, fitted);
}

void CompareTable::fitNames()
{
    QHeaderView* header = horizontalHeader();
    const int column = m_sheet->column(CellLook::Name);
    const int now = header->sectionSize(column);
    if (m_fittedName != 0 && now != m_fittedName)
        return;
    const int wanted = widestText(*m_sheet, column, fontMetrics()) + namePadding;
    int others = readablePlot + errorsWidth();
    for (const int ratio : ratioColumns())
        others += std::max(header->sectionSize(ratio), ratioWidth);
    // Short names leave the room to the plot, and all give way before a column goes out of sight.
    const int room = viewport()->width() - errorsWidth() - 2 * narrowestRatio - narrowestPlot;
    const int least = std::clamp(wanted, narrowestName, std::clamp(room, narrowestName, nameWidth));
    m_fittedName = std::clamp(std::max(wanted, least), least, std::max(least, viewport()->width() - others));
    header->resizeSection(column, m_fittedName);
}

void CompareTable::resizeEvent(QResizeEvent* event)
{
    SheetView::resizeEvent(event);
    fitNames();
    fitRatios();
    fitPlot();
}

} // namespace scalescope::widgets
