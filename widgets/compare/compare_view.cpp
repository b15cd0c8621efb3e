// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/compare_view.h"

#include "widgets/compare/compare_graphs.h"
#include "widgets/compare/compare_table.h"
#include "widgets/compare/run_box.h"
#include "widgets/compare/summary_cards.h"
#include "widgets/models/plain_text.h"
#include "widgets/table/filter_field.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <memory>
#include <numeric>

namespace scalescope::widgets {

namespace {

constexpr int margin = 12;
constexpr int smallestFilter = 96;       ///< there is room to type
constexpr int smallestParts = 96;        ///< height of table or graphs, which give way to what is above them
constexpr std::size_t mostAtOnce = 2000; ///< rows whose scene is made without one noticing it

QToolButton* makeChoiceButton(const QString& text, const char* name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QString::fromLatin1(name));
    button->setText(text);
    button->setCheckable(true);
    button->setProperty("choice", true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QComboBox* makeRunBox(const QString& name, const char* objectName, QWidget* parent)
{
    auto* box = new RunBox(parent);
    box->setObjectName(QString::fromLatin1(objectName));
    box->setAccessibleName(name);
    box->setToolTip(name);
    return box;
}

} // namespace

CompareView::CompareView(CompareDocument* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_a(makeRunBox(tr("The original, or the older run"), "compareA", this)),
      m_b(makeRunBox(tr("What it is compared with"), "compareB", this)),
      m_swap(new QToolButton(this)),
      m_asTable(makeChoiceButton(tr("Tensors"), "compareAsTable", this)),
      m_asGraphs(makeChoiceButton(tr("Graphs"), "compareAsGraphs", this)),
      m_parameters(makeChoiceButton(tr("Parameters"), "compareParameters", this)),
      m_changes(makeChoiceButton(tr("Changes only"), "compareChanges", this)),
      m_largestFirst(makeChoiceButton(tr("Largest first"), "compareLargestFirst", this)),
      m_filter(new FilterField(this)),
      m_summary(new SummaryCards(this)),
      m_table(new CompareTable(document, this)),
      m_graphs(new CompareGraphs(document, this))
{
    setObjectName(QStringLiteral("compareView"));
    m_worker.setMaxThreadCount(1);
    m_pages = new QStackedLayout(this);
    m_pages->addWidget(makePage());
    m_pages->addWidget(makeHint());
    connect(m_a, &QComboBox::activated, this, &CompareView::choose);
    connect(m_b, &QComboBox::activated, this, &CompareView::choose);
    connect(m_swap, &QToolButton::clicked, this,
            [this] { Q_EMIT pairChosen(m_b->currentData().toString(), m_a->currentData().toString()); });
    connect(m_asTable, &QToolButton::clicked, this, &CompareView::showTable);
    connect(m_asGraphs, &QToolButton::clicked, this, &CompareView::showGraphs);
    connect(m_parameters, &QToolButton::clicked, this, &CompareView::rebuild);
    connect(m_changes, &QToolButton::toggled, m_table, &CompareTable::setChangesOnly);
    connect(m_largestFirst, &QToolButton::clicked, m_table, &CompareTable::sortByAmount);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            [this] { m_largestFirst->setChecked(m_table->isSortedByAmount()); });
    connect(m_filter, &FilterField::filterChanged, this,
            [this] { m_table->setNodeFilter(m_filter->filter()); });
    connect(m_filter, &FilterField::nextRequested, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_table, &CompareTable::countChanged, this, &CompareView::updateCount);
    connect(document, &CompareDocument::changed, this, &CompareView::takeComparison);
    const Document* window = &document->document();
    connect(window, &Document::quantityChanged, this, &CompareView::rebuild);
    connect(window, &Document::formatsChanged, this, &CompareView::rebuild);
    connect(window, &Document::graphChanged, this, [this] {
        if (m_document->document().pruning() != m_pruning) // the run of the window is another thing
            rebuild();
    });
    m_parameters->setChecked(true); // as the command has it
    showTable();
    setPair({}, {});
    rebuild();
}

CompareView::~CompareView()
{
    m_worker.clear();
    m_worker.waitForDone();
}

QWidget* CompareView::makePage()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    auto* above = new QVBoxLayout;
    above->setContentsMargins(margin, 0, margin, 0);
    above->setSpacing(4);
    above->addLayout(makeChoice());
    above->addWidget(m_summary);
    above->addLayout(makeStrip());
    layout->addLayout(above);
    auto* parts = new QWidget(page);
    parts->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // gives way before cards are cut
    m_parts = new QStackedLayout(parts);
    m_parts->addWidget(m_table);
    m_parts->addWidget(m_graphs);
    layout->addWidget(parts, 1);
    return page;
}

QHBoxLayout* CompareView::makeChoice()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_a);
    auto* arrow = new QLabel(QStringLiteral("→"), this);
    row->addWidget(arrow);
    row->addWidget(m_b);
    m_swap->setObjectName(QStringLiteral("quiet"));
    m_swap->setText(QStringLiteral("⇄"));
    m_swap->setToolTip(tr("Swap the two runs"));
    m_swap->setAccessibleName(m_swap->toolTip());
    m_swap->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_swap);
    row->addStretch();
    return row;
}

QBoxLayout* CompareView::makeStrip()
{
    m_strip = new QBoxLayout(QBoxLayout::TopToBottom);
    m_strip->setSpacing(8);
    auto* first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_asTable);
    first->addWidget(m_asGraphs);
    first->addSpacing(8);
    m_filter->setMinimumWidth(smallestFilter);
    first->addWidget(m_filter, 1);
    first->addStretch(0); // where the table's parts are hidden
    m_strip->addLayout(first, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    m_parameters->setToolTip(tr("Show parameters too"));
    m_changes->setToolTip(tr("Hide tensors whose scales are the same in both"));
    m_largestFirst->setToolTip(
        tr("Sort by the amount of the change, |log2|, of either direction; else in order of execution"));
    row->addWidget(m_parameters);
    row->addWidget(m_changes);
    row->addWidget(m_largestFirst);
    row->addStretch(0); // where it is a line of its own
    m_strip->addLayout(row);
    return m_strip;
}

/// The toggles are a second line where there is no room for them beside the filter.
void CompareView::fitStrip()
{
    const int needed = 2 * margin + smallestFilter + widthOf({m_asTable, m_asGraphs}) + widthOf(toggles());
    m_strip->setDirection(width() < needed ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

int CompareView::widthOf(const std::vector<QToolButton*>& buttons) const
{
    return std::accumulate(buttons.begin(), buttons.end(), 0, [this](int sum, const QToolButton* button) {
        return sum + button->sizeHint().width() + m_strip->spacing();
    });
}

/// Whatever stands beside each other now.
QSize CompareView::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    return {std::min(least.width(), 2 * margin + widthOf(toggles())), least.height() + smallestParts};
}

void CompareView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitStrip();
}

void CompareView::showTableParts(bool isTable)
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_filter, m_parameters, m_changes, m_largestFirst})
        part->setVisible(isTable);
}

QWidget* CompareView::makeHint()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(32, 32, 32, 32);
    m_hint =
        new QLabel(tr("Switch Unit scaling or Simulate FP8 on to compare a model with its variant, or open a "
                      "second run."),
                   page);
    m_hint->setObjectName(QStringLiteral("muted"));
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    layout->addWidget(m_hint);
    return page;
}

void CompareView::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_summary->setTheme(theme);
    m_table->setTheme(theme);
    m_graphs->setTheme(theme);
    m_filter->setTheme(theme);
}

void CompareView::setChoices(const QVector<RunChoice>& runs)
{
    for (QComboBox* box : {m_a, m_b}) {
        const QSignalBlocker blocker(box);
        const QVariant chosen = box->currentData();
        box->clear();
        for (const RunChoice& run : runs) {
            box->addItem(run.title, run.file);
            box->setItemData(box->count() - 1, run.name, RunBox::nameRole);
        }
        box->setCurrentIndex(box->findData(chosen));
        box->updateGeometry(); // the same run may have another title
    }
}

void CompareView::setPair(const QString& a, const QString& b)
{
    m_a->setCurrentIndex(m_a->findData(a));
    m_b->setCurrentIndex(m_b->findData(b));
    for (QComboBox* box : {m_a, m_b}) // long titles are cut
        box->setToolTip(plainToolTip(box->accessibleName() + QLatin1Char('\n') + box->currentText()));
}

void CompareView::choose()
{
    Q_EMIT pairChosen(m_a->currentData().toString(), m_b->currentData().toString());
}

ComparisonOptions CompareView::options() const
{
    ComparisonOptions options = ComparisonOptions::of(m_document->document());
    options.pruning.nodes.clear(); // chosen by hand in one of the runs
    options.parameters = m_parameters->isChecked();
    return options;
}

/// The rows of a large one take time: those of the one before, which is gone, must not stay until then.
void CompareView::takeComparison()
{
    const compare::Comparison* comparison = m_document->comparison();
    if (comparison != nullptr && comparison->alignment.rows.size() > mostAtOnce)
        m_table->setScene({});
    rebuild();
}

void CompareView::rebuild()
{
    const int turn = ++m_turn;
    const compare::Comparison* comparison = m_document->comparison();
    m_pages->setCurrentIndex(comparison == nullptr ? 1 : 0);
    if (comparison == nullptr)
        return;
    m_pruning = m_document->document().pruning();
    if (comparison->alignment.rows.size() <= mostAtOnce) {
        take(ComparisonScene::of(*comparison, options()));
        return;
    }
    m_worker.start([this, turn, compared = *comparison, options = options()] {
        auto scene = std::make_shared<const ComparisonScene>(ComparisonScene::of(compared, options));
        QMetaObject::invokeMethod(
            this,
            [this, turn, scene = std::move(scene)] {
                if (turn == m_turn)
                    take(*scene);
            },
            Qt::QueuedConnection);
    });
}

void CompareView::take(const ComparisonScene& scene)
{
    m_summary->setContent(scene);
    m_table->setScene(scene);
    Q_EMIT rebuilt();
}

void CompareView::updateCount()
{
    const int shown = m_table->model()->rowCount();
    m_filter->setCount(m_filter->filter().isEmpty()
                           ? QString()
                           : tr("%1 of %2").arg(shown).arg(m_table->sheet()->rowCount()));
}

bool CompareView::showsGraphs() const
{
    return m_parts->currentWidget() == m_graphs;
}

void CompareView::showTable()
{
    m_parts->setCurrentWidget(m_table);
    m_asTable->setChecked(true);
    m_asGraphs->setChecked(false);
    showTableParts(true);
}

void CompareView::showGraphs()
{
    m_parts->setCurrentWidget(m_graphs);
    m_asTable->setChecked(false);
    m_asGraphs->setChecked(true);
    showTableParts(false);
}

void CompareView::fit()
{
    if (showsGraphs())
        m_graphs->fit();
}

} // namespace scalescope::widgets
