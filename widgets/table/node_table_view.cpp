// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/node_table_view.h"

#include "core/formats/expected_error.h"
#include "core/formats/range_loss.h"
#include "widgets/models/display.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/field_text.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/range_loss_words.h"
#include "widgets/table/filter_field.h"

#include <QHeaderView>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

namespace scalescope::widgets {

namespace {

using graph::Direction;
using sheet::FieldId;

class NodeSheet : public SheetModel
{
public:
    explicit NodeSheet(Document* document) : m_document(document)
    {
        connect(document, &Document::graphChanged, this, &NodeSheet::reload);
        connect(document, &Document::quantityChanged, this, [this] { describeAgain("statistic"); });
        connect(document, &Document::formatsChanged, this, [this] {
            m_losses.clear();
            describeAgain(lost());
        });
        setColumns(described());
        reload();
    }

    [[nodiscard]] QModelIndex indexOf(qint64 id) const override
    {
        const graph::Node* found = m_document->graph().find(id);
        return found != nullptr ? indexOfRow(static_cast<int>(found - m_document->graph().nodes.data()))
                                : QModelIndex();
    }

private:
    static std::string_view lost() { return sheet::fieldOf(FieldId::Lost).id; }

    void reload()
    {
        beginResetModel();
        m_titles = m_document->titles();
        m_losses.clear();
        setRows(m_document->graph().nodes.size());
        endResetModel();
    }
    void describeAgain(std::string_view id)
    {
        setColumns(described());
        tellChanged(column(id), column(id) + 1);
    }

    [[nodiscard]] std::vector<Column> described() const;
    [[nodiscard]] Column lossColumn(Direction direction, const QString& title) const;
    [[nodiscard]] Column errorColumn(FieldId figure, Direction direction) const;

    [[nodiscard]] bool isThere(int row) const override
    {
        return static_cast<std::size_t>(row) < m_document->graph().nodes.size();
    }
    [[nodiscard]] const graph::Node* node(int row) const override
    {
        return &m_document->graph().nodes[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] QVariant other(int row, int column, int role) const override;

    [[nodiscard]] DirectionErrors errors(int row, Direction direction) const
    {
        return DirectionErrors::of(*node(row), direction, m_document->run().graph);
    }
    /// Nothing where there is no tensor, or where it can't be told.
    [[nodiscard]] std::optional<formats::RangeLoss> losses(int row, Direction direction) const;
    /// The lost part of all elements, NaN where there is no metric.
    [[nodiscard]] double loss(int row, Direction direction) const;
    [[nodiscard]] QString lossText(int row, Direction direction) const;
    [[nodiscard]] QString lossToolTip(int row, Direction direction) const;
    /// Of what was rounded, or would be.
    [[nodiscard]] formats::Verdict verdict(int row, Direction direction) const;

    Document* m_document;
    std::shared_ptr<const sheet::NodeTitles> m_titles;
    mutable std::unordered_map<int, std::optional<formats::RangeLoss>> m_losses; ///< by 2 x row + direction
};

std::vector<SheetModel::Column> NodeSheet::described() const
{
    const auto statistic = [this](Direction direction) {
        const QString title = NodeTableView::tr("%1 %2", "direction and statistic: gradient rms")
                                  .arg(directionText(direction), fieldTitle(m_document->quantity()));
        return statisticColumn(m_document, direction, title, 120);
    };
    const auto format = [this](Direction direction) {
        return QString::fromStdString(m_document->format(direction).label);
    };
    std::vector<Column> columns{
        {.id = "name",
         .title = NodeTableView::tr("Name"),
         .text = [this](int row) { return pathText(*m_titles, *node(row)); },
         .look = CellLook::Name,
         .width = 170},
        {.id = "operator",
         .title = NodeTableView::tr("Operator"),
         .text =
             [this](int row) {
                 return node(row)->kind == graph::NodeKind::Op
                            ? QString::fromStdString(node(row)->target)
                            : QString::fromUtf8(toString(node(row)->kind).data());
             },
         .look = CellLook::Code,
         .width = 140},
        {.id = "module",
         .title = NodeTableView::tr("Module"),
         .text = [this](int row) { return QString::fromStdString(node(row)->module); },
         .look = CellLook::Code,
         .width = 160},
        {.id = "shape",
         .title = NodeTableView::tr("Shape"),
         .text = [this](int row) { return shapeText(*node(row)); },
         .look = CellLook::Number,
         .width = 90,
         .sort =
             [this](int row) { // by size
                 double size = 1;
                 for (const std::int64_t length : node(row)->shape)
                     size *= static_cast<double>(length);
                 return size;
             }},
        {.id = "dtype",
         .title = NodeTableView::tr("Type"),
         .text = [this](int row) { return QString::fromStdString(node(row)->dtype); },
         .look = CellLook::Code,
         .width = 70},
        {.id = "bars",
         .title = NodeTableView::tr("Scale"),
         .look = CellLook::Bars,
         .width = 120,
         .sort = [this](int row) { return static_cast<double>(node(row)->id); }}, // by execution order
        statistic(Direction::Forward),
        statistic(Direction::Backward),
        lossColumn(Direction::Forward, NodeTableView::tr("fwd lost in %1").arg(format(Direction::Forward))),
        lossColumn(Direction::Backward,
                   NodeTableView::tr("grad lost in %1").arg(format(Direction::Backward))),
    };
    for (const FieldId figure : errorFigures)
        for (const Direction direction : directions)
            columns.push_back(errorColumn(figure, direction));
    return columns;
}

SheetModel::Column NodeSheet::lossColumn(Direction direction, const QString& title) const
{
    return {
        .id = lost(),
        .title = title,
        .text = [=, this](int row) { return lossText(row, direction); },
        .look = CellLook::Number,
        .width = 110,
        .about =
            NodeTableView::tr("The part of the elements that becomes zero or is beyond the largest number. "
                              "In parentheses: of a tensor that the simulation did not round."),
        .sort = [=, this](int row) { return loss(row, direction); },
        .tip = [=, this](int row) { return lossToolTip(row, direction); },
        .copied = [=, this](int row) { return copiedNumber(lossText(row, direction), loss(row, direction)); },
        .direction = direction,
        .isLargestFirst = true}; // what is worst
}

SheetModel::Column NodeSheet::errorColumn(FieldId figure, Direction direction) const
{
    const auto text = [=, this](int row) { return errorCell(errors(row, direction), figure); };
    const auto value = [=, this](int row) { return errorValue(errors(row, direction), figure); };
    return {.id = sheet::fieldOf(figure).id,
            .title = NodeTableView::tr("%1 %2", "direction and statistic: gradient rms")
                         .arg(directionText(direction), fieldTitle(figure)),
            .text = text,
            .look = CellLook::Number,
            .width = 84,
            .about = fieldAbout(figure),
            .sort = value,
            .tip = [=, this](int row) { return errorDetails(errors(row, direction)); },
            .copied = [=](int row) { return copiedNumber(text(row), value(row)); },
            .direction = direction};
}

QVariant NodeSheet::other(int row, int column, int role) const
{
    const Column& asked = columns()[static_cast<std::size_t>(column)];
    const bool isLoss = asked.id == lost();
    switch (role) {
    case Qt::ToolTipRole:
        return asked.direction && node(row)->side(*asked.direction).isNoise
                   ? errorDetails(errors(row, *asked.direction))
                   : placeText(*node(row));
    case LossRole:
        return isLoss && verdict(row, *asked.direction).losesMuch;
    case SeverityRole: // of what is a problem, too
        return isLoss && verdict(row, *asked.direction).isError()
                   ? QVariant(static_cast<int>(graph::Severity::Error))
                   : QVariant();
    default:
        return {};
    }
}

std::optional<formats::RangeLoss> NodeSheet::losses(int row, Direction direction) const
{
    const graph::Metric* metric = node(row)->metric(direction);
    if (!metric)
        return std::nullopt;
    const auto [known, isNew] = m_losses.try_emplace(2 * row + (direction == Direction::Forward ? 0 : 1));
    if (isNew)
        known->second =
            formats::withInfinities(m_document->tensorFormats().of(*node(row), direction).losses, *metric);
    return known->second;
}

double NodeSheet::loss(int row, Direction direction) const
{
    const auto known = losses(row, direction);
    return known ? known->lost() : std::numeric_limits<double>::quiet_NaN();
}

QString NodeSheet::lossText(int row, Direction direction) const
{
    if (!node(row)->metric(direction))
        return {};
    const double lost = loss(row, direction);
    if (std::isnan(lost))
        return QStringLiteral("?");
    return m_document->isSpared(node(row)->id, direction) ? QStringLiteral("(%1)").arg(percentText(lost))
                                                          : percentText(lost);
}

/// "gradient in E5M2: 38.0 % become zero; multiplied by 2^7: 0.4 % become zero, which is within the limits"
QString NodeSheet::lossToolTip(int row, Direction direction) const
{
    const graph::Node& tensor = *node(row);
    if (tensor.side(direction).isNoise)
        return errorDetails(errors(row, direction));
    if (!tensor.metric(direction))
        return {};
    const report::TensorFormats& formats = m_document->tensorFormats();
    const auto held = formats.of(tensor, direction);
    const QString format = QString::fromStdString(held.range.label);
    if (!held.losses)
        return NodeTableView::tr("%1: what is lost in %2 can't be told, because nothing was recorded of its "
                                 "groups of elements",
                                 "direction, format")
            .arg(directionText(direction), format);
    if (!held.stored)
        return NodeTableView::tr("%1: kept in full precision", "direction").arg(directionText(direction));
    const auto notZero = formats::partNotZero(*tensor.metric(direction));
    const QString pattern = m_document->isSpared(tensor.id, direction)
                                ? NodeTableView::tr("%1, not rounded in this run; in %2 it would be so: %3",
                                                    "direction, format, losses")
                                : NodeTableView::tr("%1 in %2: %3", "direction, format, losses");
    const QString lost = pattern.arg(directionText(direction), format,
                                     lossesText(losses(row, direction).value_or(*held.losses), notZero));
    if (const auto fix = report::scaleFor(tensor, direction, formats, m_document->rangeThresholds()))
        return clauses({lost, scaleFixMeaning(*fix, notZero)});
    const auto binades = report::tooWideFor(tensor, direction, formats, m_document->rangeThresholds());
    return binades ? clauses({lost, tooWideText(*binades)}) : lost;
}

formats::Verdict NodeSheet::verdict(int row, Direction direction) const
{
    if (node(row)->side(direction).isNoise || m_document->isSpared(node(row)->id, direction))
        return {};
    return formats::verdictOf(losses(row, direction).value_or(formats::RangeLoss{}),
                              m_document->rangeThresholds());
}

/// Columns from left to right: what accumulated and what enters of an error beside the name, the rest of it
/// beside the scale.
std::vector<std::string_view> columnsInOrder()
{
    const auto id = [](FieldId field) { return sheet::fieldOf(field).id; };
    return {"name",
            id(FieldId::Sqnr),
            id(FieldId::LocalSqnr),
            id(FieldId::Lost),
            "bars",
            id(FieldId::RelativeError),
            id(FieldId::Cosine),
            "statistic",
            "operator",
            "shape",
            "dtype",
            "module"};
}

} // namespace

std::unique_ptr<SheetModel> nodeSheet(Document* document)
{
    return std::make_unique<NodeSheet>(document);
}

NodeTableView::NodeTableView(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_filter(new FilterField(this)),
      m_table(new SheetView(nodeSheet(document).release(), this))
{
    m_table->setAccessibleName(tr("Nodes"));
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionsMovable(true);
    int place = 0;
    for (const std::string_view id : columnsInOrder())
        for (int column = 0; column < header->count(); ++column)
            if (m_table->sheet()->columns()[static_cast<std::size_t>(column)].id == id)
                header->moveSection(header->visualIndex(column), place++);
    connect(header, &QHeaderView::sortIndicatorChanged, m_table, &QAbstractItemView::scrollToTop);
    m_table->offerColumns([this](int column) { return m_document->hasErrors() || !isOfError(column); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 0);
    layout->setSpacing(8);
    layout->addWidget(m_filter);
    layout->addWidget(m_table);
    connect(document, &Document::quantityChanged, m_table, &SheetView::fitTitles);
    connect(document, &Document::formatsChanged, m_table, &SheetView::fitTitles);
    connect(m_table->model(), &QAbstractItemModel::modelReset, this, [this] {
        showErrors();
        fitNames();
    });
    m_table->filterBy(m_filter, document);
    setTheme(Theme::light());
    showErrors();
}

void NodeTableView::setTheme(const Theme& theme)
{
    setPalette(theme.palette());
    m_filter->setTheme(theme);
    m_table->setTheme(theme);
    m_table->fitTitles();
    fitNames();
}

bool NodeTableView::isOfError(int column) const
{
    const auto id = m_table->sheet()->columns()[static_cast<std::size_t>(column)].id;
    return std::ranges::any_of(errorFigures,
                               [id](FieldId figure) { return sheet::fieldOf(figure).id == id; });
}

/// A run that has errors shows them, another has no columns for them; between runs of one kind those that the
/// user hid stay hidden.
void NodeTableView::showErrors()
{
    if (m_showsErrors == m_document->hasErrors())
        return;
    m_showsErrors = m_document->hasErrors();
    for (int column = 0; column < m_table->sheet()->columnCount(); ++column)
        if (isOfError(column))
            m_table->setColumnHidden(column, !*m_showsErrors);
    m_table->fitTitles();
}

/// The other columns can be scrolled to.
void NodeTableView::fitNames()
{
    m_table->fitNames(0.4);
}

void NodeTableView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitNames();
}

} // namespace scalescope::widgets
