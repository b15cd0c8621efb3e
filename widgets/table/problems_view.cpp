// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/problems_view.h"

#include "widgets/models/problem_model.h"
#include "widgets/table/row_delegate.h"
#include "widgets/theme/names.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr int operatorWidth = 100;
constexpr int longMessage = 64;  ///< characters
constexpr int shortMessage = 60; ///< likewise; names leave it so much
constexpr int severityWidth = 28;
constexpr int smallestName = 128;
constexpr int namePadding = 14;

CellStyle styleOf(const QModelIndex& index, const Theme& theme)
{
    switch (index.column()) {
    case ProblemModel::NodeColumn: {
        CellStyle style{theme.textFont, theme.text, Qt::ElideMiddle};
        style.font.setWeight(QFont::Medium);
        return style;
    }
    case ProblemModel::OperatorColumn:
        return {theme.numberFont, theme.muted};
    case ProblemModel::FixColumn:
        return {theme.textFont, theme.accent};
    default:
        return {theme.textFont, theme.text};
    }
}

void paintNote(QPainter& painter, const QPointF& centre, const Theme& theme)
{
    QFont font = theme.textFont;
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(centre.x() - 10, centre.y() - 10, 20, 20), Qt::AlignCenter, QStringLiteral("i"));
}

/// Shapes and not colours alone tell severities apart: a disc, a triangle, an i.
bool paintSeverity(QPainter& painter, const QRect& cell, const QModelIndex& index, const Theme& theme)
{
    if (index.column() != ProblemModel::SeverityColumn)
        return false;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QPointF centre = QRectF(cell).center();
    switch (static_cast<graph::Severity>(index.data(SeverityRole).toInt())) {
    case graph::Severity::Error:
        painter.setBrush(theme.error);
        painter.drawEllipse(centre, 5, 5);
        break;
    case graph::Severity::Warning:
        painter.setBrush(theme.warning);
        painter.drawPolygon(
            QPolygonF{centre + QPointF(0, -5), centre + QPointF(6, 5), centre + QPointF(-6, 5)});
        break;
    case graph::Severity::Info:
        paintNote(painter, centre, theme);
        break;
    }
    return true;
}

} // namespace

ProblemsView::ProblemsView(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_model(new ProblemModel(document, this)),
      m_table(new QTableView(this)),
      m_delegate(new RowDelegate(styleOf, this)),
      m_rule(new QAction(tr("Add to Recipe"), this))
{
    m_delegate->setPainter(paintSeverity);
    setUpTable();
    setUpRule();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 0);
    layout->addWidget(m_table);
    connect(document, &Document::selectionChanged, this, &ProblemsView::followDocument);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        widenMessages();
        measureNames();
        followDocument();
        updateRule();
        Q_EMIT countChanged(count());
    });
    widenMessages();
    setTheme(Theme::light());
}

/// Where a problem has neither an operator nor a fix, its sentence takes their place.
void ProblemsView::widenMessages()
{
    m_table->clearSpans();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const auto isEmpty = [this, row](int column) {
            return m_model->index(row, column).data().toString().isEmpty();
        };
        if (isEmpty(ProblemModel::OperatorColumn) && isEmpty(ProblemModel::FixColumn))
            m_table->setSpan(row, ProblemModel::MessageColumn, 1,
                             ProblemModel::ColumnCount - ProblemModel::MessageColumn);
    }
}

void ProblemsView::setUpTable()
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_delegate);
    m_table->setAccessibleName(tr("Problems"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(24);
    QHeaderView* header = m_table->horizontalHeader();
    header->hide();
    header->setMinimumSectionSize(24);
    header->setSectionResizeMode(ProblemModel::MessageColumn, QHeaderView::Stretch);
    header->resizeSection(ProblemModel::SeverityColumn, severityWidth);
    header->resizeSection(ProblemModel::NodeColumn, smallestName);
    header->resizeSection(ProblemModel::OperatorColumn, operatorWidth);
    m_table->viewport()->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ProblemsView::selectInDocument);
    // The row that is current already, after another node was selected elsewhere.
    connect(m_table, &QAbstractItemView::clicked, this, &ProblemsView::selectInDocument);
}

void ProblemsView::setUpRule()
{
    m_rule->setObjectName(QStringLiteral("addToRecipe"));
    m_table->addAction(m_rule);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_rule, &QAction::triggered, this, &ProblemsView::askForRule);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProblemsView::updateRule);
    connect(m_table, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() == ProblemModel::FixColumn && m_rule->isEnabled())
            askForRule();
    });
    updateRule();
}

/// Of a tensor that leaves its format, and that a recipe reaches.
void ProblemsView::updateRule()
{
    const QModelIndex row = m_table->currentIndex();
    const QVariant direction = row.data(DirectionRole);
    const bool isKnown = row.isValid() && direction.isValid() && row.data(NodeIdRole).isValid();
    m_rule->setEnabled(isKnown && m_document->isOperand(row.data(NodeIdRole).toLongLong(),
                                                        static_cast<graph::Direction>(direction.toInt())));
}

void ProblemsView::askForRule()
{
    const QModelIndex row = m_table->currentIndex();
    Q_EMIT ruleWanted(row.data(NodeIdRole).toLongLong(),
                      static_cast<graph::Direction>(row.data(DirectionRole).toInt()));
}

int ProblemsView::count() const
{
    return m_model->rowCount();
}

void ProblemsView::setTheme(const Theme& theme)
{
    m_theme = theme;
    setPalette(theme.palette());
    m_table->setFont(theme.textFont);
    // Fixes are worked out as they are painted: the width is that of a long one.
    const int fixWidth =
        QFontMetrics(theme.textFont).horizontalAdvance(tr("%1 would fix it").arg("× 2^-10")) + 16;
    m_table->horizontalHeader()->resizeSection(ProblemModel::FixColumn, fixWidth);
    m_delegate->setTheme(theme);
    measureNames();
    m_table->viewport()->update();
}

void ProblemsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

void ProblemsView::measureNames()
{
    const CellStyle style = styleOf(m_model->index(0, ProblemModel::NodeColumn), m_theme);
    m_widestName =
        m_model->rowCount() == 0
            ? 0
            : widestText(*m_model, ProblemModel::NodeColumn, QFontMetrics(style.font)) + namePadding;
    fitColumns();
}

/// Names have the room that messages leave. Where there is room for one of the two, the message is worth more
/// than the operator.
void ProblemsView::fitColumns()
{
    QHeaderView* header = m_table->horizontalHeader();
    const int letter = QFontMetrics(m_theme.textFont).averageCharWidth();
    const int left = width() - severityWidth - header->sectionSize(ProblemModel::FixColumn);
    const int room = std::max(smallestName, left - shortMessage * letter);
    const int name = std::clamp(m_widestName, smallestName, room);
    header->resizeSection(ProblemModel::NodeColumn, name);
    m_table->setColumnHidden(ProblemModel::OperatorColumn,
                             left - name - operatorWidth < longMessage * letter);
}

void ProblemsView::followDocument()
{
    const QScopedValueRollback guard(m_following, true);
    const auto selected = m_document->selected();
    const auto shows = [&](int row) {
        const QVariant node = m_model->index(row, 0).data(NodeIdRole);
        return selected && node.isValid() && node.toLongLong() == *selected;
    };
    if (m_table->currentIndex().isValid() && shows(m_table->currentIndex().row()))
        return; // one node can have several rows: stay on the one that was chosen
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (shows(row)) {
            m_table->setCurrentIndex(m_model->index(row, ProblemModel::MessageColumn));
            return;
        }
    m_table->setCurrentIndex({});
    m_table->clearSelection();
}

void ProblemsView::selectInDocument(const QModelIndex& current)
{
    const QVariant node = current.data(NodeIdRole);
    if (!m_following && node.isValid())
        m_document->select(node.toLongLong());
}

void ProblemsView::paintEmpty()
{
    QPainter painter(m_table->viewport());
    painter.setFont(m_theme.textFont);
    painter.setPen(m_theme.muted);
    const auto label = [this](graph::Direction direction) {
        return QString::fromStdString(m_document->format(direction).label);
    };
    const QString sentence =
        m_model->untold() == 0
            ? tr("No problems in %1 forward and %2 backward.")
            : tr("What %1 forward and %2 backward lose can't be told of %n tensors and gradients: the run "
                 "recorded nothing of their groups of elements. The error of a simulated run tells it.",
                 nullptr, m_model->untold());
    painter.drawText(m_table->viewport()->rect(), Qt::AlignCenter | Qt::TextWordWrap,
                     sentence.arg(label(graph::Direction::Forward), label(graph::Direction::Backward)));
}

bool ProblemsView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Paint && m_model->rowCount() == 0 &&
        !m_document->graph().nodes.empty())
        paintEmpty();
    return QWidget::eventFilter(watched, event);
}

} // namespace scalescope::widgets
