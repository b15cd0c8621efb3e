// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/problems_view.h"

#include "widgets/models/outline_text.h"
#include "widgets/models/plain_text.h"
#include "widgets/models/problem_model.h"
#include "widgets/table/limits_words.h"
#include "widgets/table/nearest_button.h"
#include "widgets/table/problem_tree.h"
#include "widgets/table/problems_caption.h"
#include "widgets/table/row_delegate.h"
#include "widgets/table/signs_button.h"
#include "widgets/table/whole_rows.h"
#include "widgets/table/whole_text.h"
#include "widgets/theme/names.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr int operatorWidth = 150;
constexpr int longMessage = 64;   ///< characters
constexpr int clauseMessage = 54; ///< likewise; with more of it names are hardly left any room
constexpr int shortMessage = 44;  ///< likewise; names leave it so much
constexpr int severityWidth = 28;
constexpr int sideMargin = 4;
constexpr int leastMessage = 34; ///< likewise; a first clause
constexpr int smallestName = 144;
constexpr int readableName = 224;    ///< that tells layers apart
constexpr double mostOfNames = 0.36; ///< of the list's width, where messages need more
constexpr int fewProblems = 3;       ///< with which one wants to know what would be the next
constexpr int namePadding = 14;

/// Tells a row from others, in the next run of the model too.
QString keyOf(const QModelIndex& index)
{
    const QString parent = index.parent().isValid() ? keyOf(index.parent()) + u'/' : QString();
    return parent + index.siblingAtColumn(ProblemModel::NodeColumn).data().toString() + u' ' +
           QString::number(index.data(DirectionRole).toInt());
}

} // namespace

ProblemsView::ProblemsView(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_model(new ProblemModel(document, this)),
      m_tree(new ProblemTree(this)),
      m_order(new ProblemsCaption(*m_model, this)),
      m_limits(new QPushButton(this)),
      m_signs(new SignsButton(*m_model, this)),
      m_nearest(new NearestButton(document, this)),
      m_hidden(new QPushButton(this)),
      m_rule(new QAction(tr("Add to recipe"), this))
{
    setUpTree();
    setUpRule();
    const auto textOf = [this](const QModelIndex& current) {
        if (const QModelIndex folded = selectedBeneath(current); folded.isValid())
            return m_model->furtherText(folded);
        return m_model->furtherText(current, !m_tree->isNameCut(current), m_tree->shownMessage(current));
    };
    auto* rows = new WholeRows(m_tree, RowDelegate::rowHeight, this);
    m_whole = new WholeText(m_tree, m_tree->header(), textOf, this);
    m_whole->setRowHeight(RowDelegate::rowHeight);
    m_hidden->setObjectName(QStringLiteral("showHidden"));
    for (QPushButton* button : std::initializer_list<QPushButton*>{m_limits, m_signs, m_nearest, m_hidden})
        button->setFlat(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(sideMargin, 2, sideMargin, 0);
    layout->setSpacing(0);
    layout->addLayout(makeHeader());
    layout->addWidget(rows, 1);
    layout->addWidget(m_whole);
    layout->addWidget(m_nearest, 0, Qt::AlignLeft);
    layout->addWidget(m_hidden, 0, Qt::AlignLeft);
    connect(m_hidden, &QPushButton::clicked, this, [this] { Q_EMIT hiddenWanted(m_model->hidden()); });
    connect(document, &Document::selectionChanged, this, &ProblemsView::followDocument);
    connect(document, &Document::graphChanged, this, [this] {
        m_tree->viewport()->update();
        tellHidden();
    });
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &ProblemsView::keepExpanded);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ProblemsView::takeRows);
    setFocusProxy(m_tree);
    setTheme(Theme::light());
    tellHidden();
    tellLimits();
    tellNearest();
}

/// In which order the rows are, and what counts.
QLayout* ProblemsView::makeHeader()
{
    m_limits->setObjectName(QStringLiteral("limits"));
    connect(m_limits, &QPushButton::clicked, this, &ProblemsView::limitsWanted);
    auto* header = new QHBoxLayout;
    header->setContentsMargins(cellMargin, 0, 0, 0);
    header->setSpacing(2 * cellMargin); // the sentence does not touch the button
    header->addWidget(m_order, 1);
    connect(m_signs, &SignsButton::rowWanted, this, &ProblemsView::chooseRow);
    header->addWidget(m_signs);
    header->addWidget(m_limits);
    return header;
}

void ProblemsView::setRunTitle(const QString& title)
{
    m_order->setRunTitle(title);
}

/// In few words where the verdict beside them and how to go on have no room else.
void ProblemsView::tellLimits()
{
    const QString whole = limitsText(m_document->rangeThresholds());
    const QFontMetrics metrics = m_limits->fontMetrics();
    const int button = m_limits->sizeHint().width() - metrics.horizontalAdvance(m_limits->text()) +
                       metrics.horizontalAdvance(whole);
    const int left = width() - 2 * sideMargin - 5 * cellMargin - button -
                     (m_signs->isHidden() ? 0 : m_signs->sizeHint().width());
    m_limits->setText(m_order->verdictWidth() > left ? briefLimitsText() : whole);
    m_limits->setToolTip(plainToolTip(
        whole + u'\n' +
        tr("From these parts of a tensor's elements on a loss counts as a problem; a click changes them") +
        u'\n' +
        tr("Overflow, an error: beyond the largest number. Underflow, an error: becomes zero. Subnormal, a "
           "warning: keeps fewer bits.")));
}

/// Of a list that is short, or has no errors: how far from them the others are.
void ProblemsView::tellNearest()
{
    const ProblemModel::Verdict verdict = m_model->verdict();
    const int errors = verdict.errors + verdict.errorsIfStored + verdict.nonFinite + verdict.lost;
    if (errors == 0 && verdict.failures.isEmpty() && m_model->untold() == 0)
        m_nearest->tell(verdict.warnings == 0 ? NearestWords::Nothing : NearestWords::NoErrors);
    else
        m_nearest->tell(m_model->rowCount() <= fewProblems ? NearestWords::Alone : NearestWords::None);
}

void ProblemsView::takeRows()
{
    restoreExpanded();
    measureNames();
    followDocument();
    updateRule();
    m_order->tell();
    m_signs->setVisible(m_model->rowCount() > 0);
    tellLimits();
    tellNearest();
    Q_EMIT countChanged(count());
}

void ProblemsView::keepExpanded()
{
    m_expanded.clear();
    const auto keep = [this](const auto& self, const QModelIndex& parent) -> void {
        for (int row = 0; row < m_model->rowCount(parent); ++row) {
            const QModelIndex index = m_model->index(row, 0, parent);
            if (m_tree->isExpanded(index)) {
                m_expanded.insert(keyOf(index));
                self(self, index);
            }
        }
    };
    keep(keep, {});
}

void ProblemsView::restoreExpanded()
{
    const auto restore = [this](const auto& self, const QModelIndex& parent) -> void {
        for (int row = 0; row < m_model->rowCount(parent); ++row) {
            const QModelIndex index = m_model->index(row, 0, parent);
            if (m_model->rowCount(index) > 0 && m_expanded.contains(keyOf(index))) {
                m_tree->expand(index);
                self(self, index);
            }
        }
    };
    if (!m_expanded.isEmpty())
        restore(restore, {});
}

/// What pruning hides has its problems all the same; here is how to see it in the graph.
void ProblemsView::tellHidden()
{
    const int hidden = static_cast<int>(m_model->hidden().size());
    m_hidden->setVisible(hidden > 0);
    m_hidden->setText(tr("Show the nodes with problems that pruning hides: %1").arg(hidden));
}

void ProblemsView::setUpTree()
{
    m_tree->setModel(m_model);
    m_tree->setAccessibleName(tr("Problems"));
    m_tree->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_tree->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tree->setTabKeyNavigation(false);
    QHeaderView* header = m_tree->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(24);
    header->setSectionResizeMode(ProblemModel::MessageColumn, QHeaderView::Stretch);
    header->resizeSection(ProblemModel::SeverityColumn, severityWidth);
    header->resizeSection(ProblemModel::NodeColumn, smallestName);
    header->resizeSection(ProblemModel::OperatorColumn, operatorWidth);
    m_tree->viewport()->installEventFilter(this);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ProblemsView::selectInDocument);
    // The row that is current already, after another node was selected elsewhere.
    connect(m_tree, &QAbstractItemView::clicked, this, &ProblemsView::selectInDocument);
    for (const auto signal : {&QTreeView::expanded, &QTreeView::collapsed})
        connect(m_tree, signal, this, &ProblemsView::measureNames);
}

void ProblemsView::setUpRule()
{
    m_rule->setObjectName(QStringLiteral("addToRecipe"));
    m_tree->addAction(m_rule);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_rule, &QAction::triggered, this, &ProblemsView::askForRule);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProblemsView::updateRule);
    connect(m_tree, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() == ProblemModel::FixColumn && m_rule->isEnabled())
            askForRule();
    });
    updateRule();
}

/// Of a tensor that leaves its format, and that a recipe reaches; of a row that stands for several of all.
void ProblemsView::updateRule()
{
    const QModelIndex row = m_tree->currentIndex();
    const bool areSeveral = !m_model->repeated(row).empty();
    m_rule->setText(areSeveral ? tr("Add a rule for all layers to the recipe") : tr("Add to recipe"));
    if (areSeveral) {
        m_rule->setEnabled(row.data(FixRole).toBool());
        return;
    }
    const QVariant direction = row.data(DirectionRole);
    const bool isKnown = row.isValid() && direction.isValid() && row.data(NodeIdRole).isValid();
    m_rule->setEnabled(isKnown && m_document->isOperand(row.data(NodeIdRole).toLongLong(),
                                                        static_cast<graph::Direction>(direction.toInt())));
}

void ProblemsView::askForRule()
{
    const QModelIndex row = m_tree->currentIndex();
    if (const auto tensors = m_model->repeated(row); !tensors.empty()) {
        Q_EMIT layerRulesWanted(tensors);
        return;
    }
    Q_EMIT ruleWanted(row.data(NodeIdRole).toLongLong(),
                      static_cast<graph::Direction>(row.data(DirectionRole).toInt()));
}

int ProblemsView::count() const
{
    return m_model->count();
}

void ProblemsView::setTheme(const Theme& theme)
{
    m_theme = theme;
    setPalette(theme.palette());
    m_tree->setTheme(theme);
    m_whole->setTheme(theme);
    m_signs->setTheme(theme);
    for (QWidget* part : std::initializer_list<QWidget*>{m_order, m_limits, m_signs, m_nearest, m_hidden})
        part->setFont(theme.detailFont);
    QPalette muted = m_order->palette();
    muted.setColor(QPalette::WindowText, theme.muted);
    m_order->setPalette(muted);
    tellLimits(); // in another font, like the caption
    m_order->tell();
    measureNames();
}

void ProblemsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    tellLimits();
    fitColumns();
}

/// Names of the rows that are open; badges of all, so that no column moves as a row is opened.
void ProblemsView::measureNames()
{
    QFont font = m_theme.textFont;
    font.setWeight(QFont::Medium);
    const QFontMetrics metrics(font);
    const QFontMetrics badges(m_theme.detailFont);
    m_widestName = 0;
    int badge = 0;
    const auto measure = [&](const auto& self, const QModelIndex& parent, int indentation,
                             bool isOpen) -> void {
        if (isOpen && m_model->rowCount(parent) > 0)
            m_widestName =
                std::max(m_widestName, widestText(*m_model, ProblemModel::NodeColumn, metrics, parent) +
                                           indentation + namePadding);
        badge = std::max(badge, widestText(*m_model, ProblemModel::BadgeColumn, badges, parent));
        for (int row = 0; row < m_model->rowCount(parent); ++row)
            if (const QModelIndex index = m_model->index(row, 0, parent); m_model->rowCount(index) > 0)
                self(self, index, indentation + m_tree->indentation(), isOpen && m_tree->isExpanded(index));
    };
    measure(measure, {}, m_tree->indentation(), true);
    m_tree->header()->resizeSection(ProblemModel::BadgeColumn, ProblemTree::widthOfBadge(badge));
    m_widestClause = m_tree->widthOfClauses();
    m_widestFix = m_tree->widthOfFixes(false);
    m_widestBriefFix = m_tree->widthOfFixes(true);
    fitColumns();
}

/// Names have what they need, but leave messages what says what is wrong. Where there is room for one of
/// them, the message is worth more than the operator, and the operator less than the badge; what a fix leaves
/// gives way to both name and message.
void ProblemsView::fitColumns()
{
    QHeaderView* header = m_tree->header();
    const int letter = QFontMetrics(m_theme.textFont).averageCharWidth();
    const int message = std::clamp(m_widestClause, shortMessage * letter, clauseMessage * letter);
    const int around = m_tree->verticalScrollBar()->sizeHint().width() + 2 * sideMargin;
    const int withFix = width() - around - severityWidth - header->sectionSize(ProblemModel::BadgeColumn);
    const bool isNarrow =
        withFix - m_widestFix < std::clamp(m_widestName, smallestName, readableName) + message;
    m_tree->setBriefFixes(isNarrow);
    header->resizeSection(ProblemModel::FixColumn, isNarrow ? m_widestBriefFix : m_widestFix);
    const int left = withFix - header->sectionSize(ProblemModel::FixColumn);
    const int ofNames = std::min(static_cast<int>(mostOfNames * width()), left - leastMessage * letter);
    const int name =
        std::clamp(m_widestName, smallestName, std::max({smallestName, left - message, ofNames}));
    header->resizeSection(ProblemModel::NodeColumn, name);
    m_tree->setColumnHidden(ProblemModel::OperatorColumn, left - name - operatorWidth < longMessage * letter);
}

void ProblemsView::choose(bool next)
{
    const QModelIndex current = m_tree->currentIndex();
    if (next && isAtFirstByItself()) {
        m_chosenFirst.reset(); // who asks for the next one takes it for his
        return selectInDocument(current);
    }
    const QModelIndex end = m_model->index(next ? 0 : m_model->rowCount() - 1, ProblemModel::MessageColumn);
    const QModelIndex row = !current.isValid() ? end
                            : next             ? m_tree->indexBelow(current)
                                               : m_tree->indexAbove(current);
    if (row.isValid())
        m_tree->setCurrentIndex(row.siblingAtColumn(ProblemModel::MessageColumn));
    else
        Q_EMIT endReached(!current.isValid() ? tr("There are no problems.")
                          : next             ? tr("This is the last problem.")
                                             : tr("This is the first problem."));
    selectInDocument(m_tree->currentIndex()); // the row may have been current, and another node selected
}

bool ProblemsView::isAtFirstByItself() const
{
    const QModelIndex current = m_tree->currentIndex();
    return m_chosenFirst && m_document->selected() == m_chosenFirst && !m_tree->hasFocus() &&
           current.row() == 0 && !current.parent().isValid();
}

void ProblemsView::chooseFirst()
{
    const bool isUsers = m_document->selected() && m_document->selected() != m_chosenFirst;
    const QModelIndex first = m_model->index(0, ProblemModel::MessageColumn);
    if (isUsers || !first.isValid())
        return;
    m_tree->setCurrentIndex(first);
    selectInDocument(first);
    m_chosenFirst = m_document->selected();
}

void ProblemsView::chooseRow(const QModelIndex& row)
{
    for (QModelIndex around = row.parent(); around.isValid(); around = around.parent())
        m_tree->expand(around);
    m_tree->setCurrentIndex(row.siblingAtColumn(ProblemModel::MessageColumn));
    selectInDocument(m_tree->currentIndex()); // the row may have been current, and another node selected
    m_tree->setFocus(Qt::OtherFocusReason);
}

void ProblemsView::followDocument()
{
    const QScopedValueRollback guard(m_following, true);
    const auto selected = m_document->selected();
    if (m_tree->currentIndex().isValid() && nodeOf(m_tree->currentIndex()) == selected) {
        m_whole->tell(); // which was about what is folded into it
        return;          // one node can have several rows: stay on the one that was chosen
    }
    QModelIndex row = selected ? m_model->indexOf(*selected) : QModelIndex();
    for (QModelIndex around = row.parent(); around.isValid(); around = around.parent())
        if (!m_tree->isExpanded(around))
            row = around; // which it is folded into
    if (row.isValid()) {
        m_tree->setCurrentIndex(row.siblingAtColumn(ProblemModel::MessageColumn));
        m_whole->tell(); // the row may be current, and another of those folded into it selected
        return;
    }
    m_tree->setCurrentIndex({});
    m_tree->clearSelection();
}

/// The row of the selected tensor where it is folded into this one; else none.
QModelIndex ProblemsView::selectedBeneath(const QModelIndex& row) const
{
    const auto selected = m_document->selected();
    if (!selected || nodeOf(row) == selected)
        return {};
    const QModelIndex its = m_model->indexOf(*selected);
    for (QModelIndex around = its.parent(); around.isValid(); around = around.parent())
        if (around == row.siblingAtColumn(0))
            return its;
    return {};
}

/// None of a row that is about no tensor.
std::optional<graph::NodeId> ProblemsView::nodeOf(const QModelIndex& current) const
{
    QModelIndex row = current.siblingAtColumn(0);
    while (row.isValid() && !row.data(NodeIdRole).isValid()) // the same in several layers: the first of them
        row = m_model->index(0, 0, row);
    return row.isValid() ? std::optional<graph::NodeId>(row.data(NodeIdRole).toLongLong()) : std::nullopt;
}

void ProblemsView::selectInDocument(const QModelIndex& current)
{
    if (!m_following && current.isValid())
        m_document->select(nodeOf(current), m_model->directionOf(current));
}

void ProblemsView::paintEmpty()
{
    QPainter painter(m_tree->viewport());
    painter.setFont(m_theme.textFont);
    painter.setPen(m_theme.muted);
    const auto label = [this](graph::Direction direction) {
        return QString::fromStdString(m_document->format(direction).label);
    };
    if (const QString why = whyNoScalesText(m_document->run()); !why.isEmpty()) {
        painter.drawText(m_tree->viewport()->rect(), Qt::AlignCenter | Qt::TextWordWrap, why);
        return;
    }
    const QString sentence =
        m_model->untold() == 0
            ? tr("No problems in %1 forward and %2 backward: nothing is lost beyond the limits above.")
            : tr("What %1 forward and %2 backward lose can't be told of %n tensors and gradients: the run "
                 "recorded nothing of their groups of elements. The error of a simulated run tells it.",
                 nullptr, m_model->untold());
    painter.drawText(m_tree->viewport()->rect(), Qt::AlignCenter | Qt::TextWordWrap,
                     sentence.arg(label(graph::Direction::Forward), label(graph::Direction::Backward)));
}

bool ProblemsView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_tree->viewport() && event->type() == QEvent::Paint && m_model->rowCount() == 0 &&
        !m_document->graph().nodes.empty())
        paintEmpty();
    return QWidget::eventFilter(watched, event);
}

} // namespace scalescope::widgets
