// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/modules/modules_view.h"

#include "core/text/name_pattern.h"
#include "widgets/models/message_text.h"
#include "widgets/models/module_call_model.h"
#include "widgets/models/number_sort_proxy.h"
#include "widgets/models/plain_text.h"
#include "widgets/table/row_delegate.h"
#include "widgets/theme/names.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QStyle>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <optional>

namespace scalescope::widgets {

namespace {

constexpr std::array<int, ModuleCallModel::ColumnCount> columnWidths{120, 92, 56, 76, 84, 96, 96};
constexpr int rowHeight = 24;
constexpr int namePadding = 14;
constexpr int titlePadding = 22; ///< the style's
constexpr int narrowestBars = 48;

CellStyle styleOf(const QModelIndex& index, const Theme& theme)
{
    if (index.column() == ModuleCallModel::NameColumn)
        return {theme.textFont, theme.text, Qt::ElideMiddle};
    if (const QVariant direction = index.data(DirectionRole); direction.isValid())
        return {theme.numberFont, theme.of(static_cast<graph::Direction>(direction.toInt()))};
    return {index.column() == ModuleCallModel::TypeColumn ? theme.textFont : theme.numberFont, theme.muted};
}

void markInvalid(QLineEdit* field, const QString& error)
{
    field->setProperty("invalid", !error.isEmpty());
    field->setToolTip(plainToolTip(error));
    field->style()->unpolish(field);
    field->style()->polish(field);
}

using PatternOrNone = std::optional<text::NamePattern>;

/// What the field holds, no pattern where it is empty; nothing, and the field says why, where it is none.
std::optional<PatternOrNone> patternIn(QLineEdit* field)
{
    const auto pattern = text::NamePattern::from(field->text().toStdString());
    markInvalid(field, pattern ? QString() : messageText(pattern.error()));
    if (!pattern)
        return std::nullopt;
    return field->text().isEmpty() ? PatternOrNone() : *pattern;
}

} // namespace

/// Lists the modules whose path one expression finds and the other does not.
class ModuleFilterProxy : public NumberSortProxy
{
public:
    using NumberSortProxy::NumberSortProxy;

    void setPatterns(PatternOrNone include, PatternOrNone exclude)
    {
        m_include = std::move(include);
        m_exclude = std::move(exclude);
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const std::string name =
            sourceModel()->index(row, ModuleCallModel::NameColumn, parent).data().toString().toStdString();
        return (!m_include || m_include->findsIn(name)) && (!m_exclude || !m_exclude->findsIn(name));
    }

private:
    PatternOrNone m_include;
    PatternOrNone m_exclude;
};

ModulesView::ModulesView(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_model(new ModuleCallModel(document, this)),
      m_proxy(new ModuleFilterProxy(this)),
      m_include(new QLineEdit(this)),
      m_exclude(new QLineEdit(this)),
      m_table(new QTableView(this)),
      m_flat(
          new QLabel(tr("The file tells of no modules inside the model: each operator belongs to the model "
                        "itself. It is so of models that were frozen or inlined when they were exported."),
                     this)),
      m_delegate(new RowDelegate(this, styleOf))
{
    m_proxy->setSourceModel(m_model);
    m_include->setPlaceholderText(tr("modules to list: regular expression"));
    m_include->setAccessibleName(tr("Modules to list"));
    m_exclude->setPlaceholderText(tr("modules to leave out"));
    m_exclude->setAccessibleName(tr("Modules to leave out"));
    auto* fields = new QHBoxLayout;
    fields->setSpacing(8);
    for (QLineEdit* field : {m_include, m_exclude}) {
        field->setClearButtonEnabled(true);
        fields->addWidget(field);
        connect(field, &QLineEdit::textChanged, this, &ModulesView::applyFilter);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 0);
    layout->setSpacing(8);
    layout->addLayout(fields);
    m_flat->setObjectName(QStringLiteral("noModules"));
    m_flat->setWordWrap(true);
    layout->addWidget(m_flat);
    layout->addWidget(m_table, 1);
    setUpTable();
    connect(document, &Document::selectionChanged, this, &ModulesView::followDocument);
    connect(document, &Document::runChanged, this, [this] {
        followDocument();
        updateBars();
        tellFlat();
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &ModulesView::fitNames);
    for (const auto signal : {&Document::formatsChanged, &Document::quantityChanged})
        connect(document, signal, this, &ModulesView::updateBars);
    setTheme(Theme::light());
    tellFlat();
}

ModulesView::~ModulesView() = default;

/// Of a model whose operators all are in none of its modules.
void ModulesView::tellFlat()
{
    const auto& nodes = m_document->run().graph.nodes;
    const auto isOperator = [](const graph::Node& node) { return node.kind == graph::NodeKind::Op; };
    const auto isInModule = [&](const graph::Node& node) { return isOperator(node) && !node.module.empty(); };
    m_flat->setVisible(std::ranges::any_of(nodes, isOperator) && std::ranges::none_of(nodes, isInModule));
}

void ModulesView::setUpTable()
{
    m_table->setModel(m_proxy);
    m_table->setItemDelegate(m_delegate);
    m_table->setAccessibleName(tr("Calls of modules"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSortIndicatorClearable(true); // back to the order of execution
    header->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    for (std::size_t column = 0; column < columnWidths.size(); ++column)
        header->resizeSection(static_cast<int>(column), columnWidths[column]);
    header->setMinimumSectionSize(40);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (!m_following && current.isValid())
                    m_document->select(current.data(NodeIdRole).toLongLong());
            });
}

void ModulesView::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_table->setFont(theme.textFont);
    m_flat->setFont(theme.detailFont);
    QPalette muted = theme.palette();
    muted.setColor(QPalette::WindowText, theme.muted);
    m_flat->setPalette(muted);
    m_table->horizontalHeader()->setFont(theme.detailFont);
    m_delegate->setTheme(theme);
    QHeaderView* header = m_table->horizontalHeader();
    for (int column = 0; column < header->count(); ++column)
        if (column != ModuleCallModel::NameColumn)
            header->resizeSection(column,
                                  std::max(header->sectionSize(column), header->sectionSizeHint(column)));
    fitNames();
    updateBars();
}

void ModulesView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitNames();
}

/// The table has its room by now.
void ModulesView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fitNames();
}

/// Names take what is left, but enough to be read: then types are cut, bars are narrower, and then the table
/// scrolls. Places in results have a column where there are any.
void ModulesView::fitNames()
{
    using Column = ModuleCallModel::Column;
    const QFontMetrics metrics(m_theme.textFont);
    m_table->setColumnHidden(Column::OutputColumn, widestText(*m_model, Column::OutputColumn, metrics) == 0);
    QHeaderView* header = m_table->horizontalHeader();
    const auto wanted = [&](Column column) { return widestText(*m_model, column, metrics) + namePadding; };
    const int width = m_table->viewport()->width();
    int room = width - header->length();
    for (const Column column : {Column::NameColumn, Column::TypeColumn, Column::BarsColumn})
        room += header->sectionSize(column);
    const int name =
        std::max(columnWidths[Column::NameColumn], std::min(wanted(Column::NameColumn), width * 2 / 5));
    const int type =
        std::clamp(room - name - columnWidths[Column::BarsColumn], columnWidths[Column::TypeColumn],
                   std::max(columnWidths[Column::TypeColumn], wanted(Column::TypeColumn)));
    const QString title = m_model->headerData(Column::BarsColumn, Qt::Horizontal, Qt::DisplayRole).toString();
    const int least =
        std::max(narrowestBars, QFontMetrics(header->font()).horizontalAdvance(title) + titlePadding);
    const int bars = std::clamp(room - name - type, least, std::max(least, columnWidths[Column::BarsColumn]));
    header->resizeSection(Column::TypeColumn, type);
    header->resizeSection(Column::BarsColumn, bars);
    header->resizeSection(Column::NameColumn, std::max(name, room - type - bars));
}

void ModulesView::updateBars()
{
    m_delegate->setBars(ModuleCallModel::BarsColumn, ScaleBar::of(*m_document, m_theme));
    m_table->viewport()->update();
}

void ModulesView::applyFilter()
{
    const auto include = patternIn(m_include);
    const auto exclude = patternIn(m_exclude);
    if (!include || !exclude)
        return;
    {
        // Rows that go away move the current row: that is not the user's choice.
        const QScopedValueRollback guard(m_following, true);
        m_proxy->setPatterns(*include, *exclude);
    }
    followDocument();
}

void ModulesView::followDocument()
{
    const QScopedValueRollback guard(m_following, true);
    const auto selected = m_document->selected();
    const QModelIndex current = m_table->currentIndex();
    // Several calls may return one tensor: the row that is there already is as good as the first.
    if (selected && current.isValid() && current.data(NodeIdRole).toLongLong() == *selected)
        return;
    const QModelIndex row = selected ? m_proxy->mapFromSource(m_model->indexOf(*selected)) : QModelIndex();
    if (!row.isValid()) {
        m_table->clearSelection();
        m_table->setCurrentIndex({});
        return;
    }
    m_table->setCurrentIndex(row);
    m_table->scrollTo(row);
}

} // namespace scalescope::widgets
