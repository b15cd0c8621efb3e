// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall.h"

#include "widgets/models/display.h"
#include "widgets/scale/row_scroll_bar.h"
#include "widgets/waterfall/waterfall_plot.h"
#include "widgets/waterfall/waterfall_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QStackedLayout>
#include <QToolButton>
#include <algorithm>
#include <array>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr std::array quantities{Quantity::MeanAbs, Quantity::Rms,    Quantity::Std,
                                Quantity::AbsMean, Quantity::AbsMax, Quantity::AbsMin};
constexpr std::size_t mostAtOnce = 2000; ///< nodes whose path is made before a key is late
constexpr std::array rules{report::PathRule::Longest, report::PathRule::LargestScale};

/// The node of another run of the same model at the same place; nothing where there is none.
std::optional<graph::NodeId> counterpart(const graph::Graph& before, const graph::Graph& after,
                                         std::optional<graph::NodeId> id)
{
    const graph::Node* node = id ? before.find(*id) : nullptr;
    if (node == nullptr)
        return std::nullopt;
    const std::string place = node->provenance.text();
    const auto found = std::ranges::find_if(
        after.nodes, [&](const graph::Node& other) { return other.provenance.text() == place; });
    return place.empty() || found == after.nodes.end() ? std::nullopt : std::optional(found->id);
}

} // namespace

Waterfall::Waterfall(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_theme(Theme::light()),
      m_run(document->sharedRun()),
      m_plot(new WaterfallPlot(WaterfallPlot::Purpose::Window, this)),
      m_scrollBar(new RowScrollBar(m_plot, this)),
      m_path(new QLabel(this)),
      m_hint(new QLabel(this)),
      m_direction(new QComboBox(this)),
      m_rule(new QComboBox(this)),
      m_quantity(new QComboBox(this)),
      m_whole(new QToolButton(this)),
      m_pages(new QStackedLayout)
{
    setObjectName(QStringLiteral("waterfall"));
    m_pool.setMaxThreadCount(1);
    m_plot->setAccessibleName(tr("Waterfall of a path"));
    m_hint->setObjectName(QStringLiteral("muted"));
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setContentsMargins(24, 8, 24, 8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* strip = new QHBoxLayout;
    makeStrip(strip);
    layout->addLayout(strip);
    auto* rows = new QWidget(this);
    auto* body = new QHBoxLayout(rows);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(0);
    body->addWidget(m_plot, 1);
    body->addWidget(m_scrollBar);
    m_scrollBar->setAccessibleName(tr("Rows of the waterfall"));
    m_pages->addWidget(rows);
    m_pages->addWidget(m_hint);
    layout->addLayout(m_pages, 1);

    connect(m_document, &Document::runChanged, this, &Waterfall::takeRun);
    for (const auto signal : {&Document::graphChanged, &Document::formatsChanged, &Document::quantityChanged,
                              &Document::highlightChanged})
        connect(m_document, signal, this, &Waterfall::rebuild);
    connect(m_document, &Document::selectionChanged, this, [this] {
        if (!m_isSelecting)
            followProblem();
        followSelection();
    });
    connect(m_plot, &WaterfallPlot::rowActivated, this, [this](int row) {
        const QScopedValueRollback isSelecting(m_isSelecting, true);
        m_document->select(m_plot->scene().rows.at(static_cast<std::size_t>(row)).id);
    });
}

Waterfall::~Waterfall()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void Waterfall::makeStrip(QHBoxLayout* strip)
{
    strip->setContentsMargins(8, 8, 8, 0);
    strip->setSpacing(8);
    m_path->setWordWrap(true);
    m_path->setTextFormat(Qt::PlainText);
    m_path->setMinimumWidth(40);
    strip->addWidget(m_path, 1);
    const auto add = [&](QComboBox* box, const QString& name, const QStringList& entries) {
        box->addItems(entries);
        box->setAccessibleName(name);
        box->setToolTip(name);
        strip->addWidget(box);
    };
    add(m_direction, tr("Direction of the waterfall"),
        {directionText(graph::Direction::Forward), directionText(graph::Direction::Backward)});
    add(m_rule, tr("Which of several paths is shown"), {tr("longest path"), tr("largest scale")});
    QStringList names;
    for (const Quantity quantity : quantities)
        names << quantityText(quantity);
    add(m_quantity, tr("Statistic on the axis"), names);
    m_whole->setText(tr("Whole run"));
    m_whole->setToolTip(tr("Show the path from the input to the loss"));
    strip->addWidget(m_whole);
    connect(m_whole, &QToolButton::clicked, this, &Waterfall::showWholeRun);
    const auto change = [this](auto set) {
        return [this, set](int index) {
            WaterfallOptions options = m_options;
            set(options, static_cast<std::size_t>(index));
            setOptions(options);
        };
    };
    connect(m_direction, &QComboBox::activated, this,
            change([this](WaterfallOptions& options, std::size_t i) {
                m_isDirectionChosen = true;
                options.direction = directions.at(i);
            }));
    connect(m_rule, &QComboBox::activated, this,
            change([](WaterfallOptions& options, std::size_t i) { options.rule = rules.at(i); }));
    connect(m_quantity, &QComboBox::activated, this, change([this](WaterfallOptions& options, std::size_t i) {
                m_isQuantityChosen = true;
                options.quantity = quantities.at(i);
            }));
}

void Waterfall::setTheme(const Theme& theme)
{
    m_theme = theme;
    rebuild();
}

void Waterfall::setOptions(const WaterfallOptions& options)
{
    if (options == m_options)
        return;
    m_isOfAnotherPath = m_isOfAnotherPath || options.quantity == m_options.quantity;
    m_options = options;
    rebuild();
}

void Waterfall::setEnds(std::optional<graph::NodeId> first, std::optional<graph::NodeId> last)
{
    WaterfallOptions options = m_options;
    options.first = first;
    options.last = last;
    options.through.reset();
    setOptions(options);
    Q_EMIT pathChosen();
}

void Waterfall::startAt(graph::NodeId node)
{
    const auto last = m_options.last;
    const bool leads = last && report::ScalePaths(m_document->run().graph).leads(node, *last);
    setEnds(node, leads ? last : std::nullopt);
}

void Waterfall::endAt(graph::NodeId node)
{
    const auto first = m_options.first;
    const bool leads = first && report::ScalePaths(m_document->run().graph).leads(*first, node);
    setEnds(leads ? first : std::nullopt, node);
}

void Waterfall::showWayToLoss(graph::NodeId node)
{
    setEnds(node, {});
}

void Waterfall::showWayFromInput(graph::NodeId node)
{
    WaterfallOptions options = m_options;
    if (!m_isDirectionChosen) // what made it: the gradient goes the other way from there
        options.direction = graph::Direction::Forward;
    options.first.reset();
    options.last = node;
    options.through.reset();
    setOptions(options);
    Q_EMIT pathChosen();
}

void Waterfall::showBetween(graph::NodeId a, graph::NodeId b)
{
    setEnds(std::min(a, b), std::max(a, b));
}

void Waterfall::showWholeRun()
{
    setEnds({}, {});
}

/// The path stays in another run of the same model, where its ends are there.
void Waterfall::takeRun(RunChange change)
{
    const auto before = std::exchange(m_run, m_document->sharedRun());
    if (change == RunChange::Rerun) {
        m_options.first = counterpart(before->graph, m_run->graph, m_options.first);
        m_options.last = counterpart(before->graph, m_run->graph, m_options.last);
        m_options.through = counterpart(before->graph, m_run->graph, m_options.through);
    } else if (change == RunChange::Another) {
        m_options.first.reset();
        m_options.last.reset();
        resetUnchosen();
        m_isOfAnotherPath = true;
    }
}

/// What a problem of the run before asked for.
void Waterfall::resetUnchosen()
{
    m_options.through.reset();
    if (!m_isDirectionChosen)
        m_options.direction = graph::Direction::Forward;
    if (!m_isQuantityChosen)
        m_options.quantity.reset();
}

void Waterfall::followProblem()
{
    const auto selected = m_document->selected();
    const ProblemRow* row = selected ? m_document->problems()->rowOf(*selected) : nullptr;
    if (row == nullptr || !row->scale)
        return;
    WaterfallOptions options = m_options;
    options.through = selected;
    if (!m_isDirectionChosen)
        options.direction = row->scale->direction;
    if (!m_isQuantityChosen && row->scale->kind == report::ScaleProblemKind::Overflow)
        options.quantity = Quantity::AbsMax;
    else if (!m_isQuantityChosen)
        options.quantity.reset();
    setOptions(options);
}

void Waterfall::showEvent(QShowEvent* event)
{
    if (m_isOld)
        rebuild();
    QWidget::showEvent(event);
}

/// One that nobody sees costs no time.
void Waterfall::rebuild()
{
    m_isOld = !isVisible();
    if (m_isOld)
        return;
    const int request = ++m_request;
    if (m_document->graph().nodes.size() <= mostAtOnce) {
        WaterfallScene scene = WaterfallScene::of(*m_document, m_options);
        RowNames names = WaterfallPlot::namesOf(scene, m_theme);
        take(request, std::move(scene), std::move(names));
        return;
    }
    m_pool.clear();
    m_pool.start([this, request, state = m_document->state(), options = m_options, theme = m_theme] {
        auto scene = std::make_shared<WaterfallScene>(WaterfallScene::of(Document(state), options));
        auto names = std::make_shared<RowNames>(WaterfallPlot::namesOf(*scene, theme));
        QMetaObject::invokeMethod(
            this, [this, request, scene, names] { take(request, std::move(*scene), std::move(*names)); },
            Qt::QueuedConnection);
    });
}

void Waterfall::take(int request, WaterfallScene scene, RowNames names)
{
    if (request != m_request)
        return;
    if (const auto& found = m_document->highlighted(); !found.empty())
        for (WaterfallRow& row : scene.rows)
            row.highlighted = found.contains(row.id);
    m_hint->setText(scene.whyEmpty);
    m_pages->setCurrentIndex(scene.whyEmpty.isEmpty() ? 0 : 1);
    const QString total = scene.rows.empty() ? QString() : totalText(scene);
    showOptions(scene.rows.empty() ? QString() : total.isEmpty() ? scene.title : scene.title + u'\n' + total);
    m_whole->setEnabled(m_options.first || m_options.last || !scene.through.isEmpty());
    m_plot->setScene(std::move(scene), m_theme, std::move(names), !std::exchange(m_isOfAnotherPath, false));
    followSelection();
    m_scrollBar->follow();
}

void Waterfall::showOptions(const QString& title)
{
    m_path->setText(title);
    m_path->setToolTip(
        tr("Another path: Ctrl+click a second card of the graph, or choose an end of the path in "
           "the menu of a card or a row."));
    m_direction->setCurrentIndex(static_cast<int>(m_options.direction));
    m_rule->setCurrentIndex(static_cast<int>(m_options.rule));
    const Quantity quantity = m_options.quantity.value_or(m_document->quantity());
    m_quantity->setCurrentIndex(
        static_cast<int>(std::ranges::find(quantities, quantity) - quantities.begin()));
}

void Waterfall::followSelection()
{
    const auto selected = m_document->selected();
    const int row = selected ? m_plot->scene().rowOf(*selected) : -1;
    m_plot->setSelectedRow(row);
    m_plot->setAccessibleDescription(
        row >= 0 ? stepText(m_plot->scene(), row)
                 : tr("One row per step; up and down select, left and right move the axis, plus and minus "
                      "zoom it."));
}

} // namespace scalescope::widgets
