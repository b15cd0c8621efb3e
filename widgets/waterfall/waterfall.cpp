// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall.h"

#include "widgets/models/display.h" // IWYU pragma: keep (NodeTitles)
#include "widgets/scale/row_scroll_bar.h"
#include "widgets/waterfall/waterfall_plot.h"
#include "widgets/waterfall/waterfall_strip.h"
#include "widgets/waterfall/waterfall_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QStackedLayout>
#include <algorithm>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr int leastPlot = 72; ///< it scrolls: it keeps no window from getting lower

constexpr std::size_t mostAtOnce = 2000; ///< nodes whose path is made before a key is late

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

/// Whether a row is of a node that was found.
bool isIn(const std::set<graph::NodeId>& found, const WaterfallRow& row)
{
    const auto isFound = [&found](graph::NodeId id) { return found.contains(id); };
    return row.layers ? std::ranges::any_of(row.layers->nodes, isFound) : isFound(row.id);
}

} // namespace

Waterfall::Waterfall(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_theme(Theme::light()),
      m_run(document->sharedRun()),
      m_plot(new WaterfallPlot(WaterfallPlot::Purpose::Window, this)),
      m_scrollBar(new RowScrollBar(m_plot, this)),
      m_strip(new WaterfallStrip(this)),
      m_hint(new QLabel(this)),
      m_pages(new QStackedLayout)
{
    setObjectName(QStringLiteral("waterfall"));
    m_pool.setMaxThreadCount(1);
    m_plot->setAccessibleName(tr("Waterfall of a path"));
    m_plot->setMinimumHeight(leastPlot);
    m_hint->setObjectName(QStringLiteral("muted"));
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setContentsMargins(24, 8, 24, 8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
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
            leadToSelected();
        followSelection();
    });
    connectStrip();
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

void Waterfall::connectStrip()
{
    connect(m_strip, &WaterfallStrip::directionChosen, this, &Waterfall::chooseDirection);
    connect(m_strip, &WaterfallStrip::ruleChosen, this, [this](report::PathRule rule) {
        WaterfallOptions options = m_options;
        options.rule = rule;
        setOptions(options);
    });
    connect(m_strip, &WaterfallStrip::allLayersChosen, this, [this](bool areAll) {
        WaterfallOptions options = m_options;
        options.showsAllLayers = areAll;
        m_isOfAnotherPath = true;
        setOptions(options);
    });
    connect(m_strip, &WaterfallStrip::quantityChosen, this, [this](sheet::FieldId quantity) {
        m_isQuantityChosen = true;
        WaterfallOptions options = m_options;
        options.quantity = quantity;
        options.overflowing.reset();
        setOptions(options);
    });
    connect(m_strip, &WaterfallStrip::pathAsked, this, [this](PathOf of) {
        const auto node = m_document->selected();
        if (of == PathOf::WholeRun)
            showWholeRun();
        else if (node)
            showWay(of, *node);
    });
}

void Waterfall::chooseDirection(graph::Direction direction)
{
    m_isDirectionChosen = true;
    WaterfallOptions options = m_options;
    options.direction = direction;
    if (const auto node = m_options.first ? m_options.first : m_options.last; node && m_of != PathOf::Pinned)
        options = wayOf(m_of, *node, options); // a gradient comes from the other side
    setOptions(options);
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

void Waterfall::choose(PathOf of, const WaterfallOptions& options)
{
    const bool isOther = std::exchange(m_of, of) != of;
    if (options == m_options && isOther)
        rebuild(); // its words
    setOptions(options);
}

void Waterfall::pin(std::optional<graph::NodeId> first, std::optional<graph::NodeId> last)
{
    WaterfallOptions options = m_options;
    options.first = first;
    options.last = last;
    options.through.reset();
    choose(PathOf::Pinned, options);
    Q_EMIT pathChosen();
}

void Waterfall::startAt(graph::NodeId node)
{
    const bool isForward = m_options.direction == graph::Direction::Forward;
    const auto end = isForward ? m_options.last : m_options.first;
    const report::ScalePaths paths(m_document->run().graph);
    const bool leads = end && (isForward ? paths.leads(node, *end) : paths.leads(*end, node));
    const auto kept = leads ? end : std::nullopt;
    isForward ? pin(node, kept) : pin(kept, node);
}

void Waterfall::endAt(graph::NodeId node)
{
    const bool isForward = m_options.direction == graph::Direction::Forward;
    const auto start = isForward ? m_options.first : m_options.last;
    const report::ScalePaths paths(m_document->run().graph);
    const bool leads = start && (isForward ? paths.leads(*start, node) : paths.leads(node, *start));
    const auto kept = leads ? start : std::nullopt;
    isForward ? pin(kept, node) : pin(node, kept);
}

/// The same path of another tensor or in another direction: gradients flow from the loss.
WaterfallOptions Waterfall::wayOf(PathOf of, graph::NodeId node, WaterfallOptions options) const
{
    const bool isForward = options.direction == graph::Direction::Forward;
    const bool isLast = (of == PathOf::WhatMade) == isForward;
    options.first = isLast ? std::nullopt : std::optional(node);
    options.last = isLast ? std::optional(node) : std::nullopt;
    options.through.reset();
    return options;
}

/// The node's problem that was selected, else its topmost one; null where it has none.
const sheet::ProblemRow* Waterfall::problemOf(graph::NodeId node) const
{
    const auto problems = m_document->problems();
    const auto direction = node == m_document->selected() ? m_document->selectedDirection() : std::nullopt;
    const sheet::ProblemRow* row = direction ? problems->rowOf(node, *direction) : nullptr;
    return row != nullptr ? row : problems->rowOf(node);
}

void Waterfall::showWay(PathOf of, graph::NodeId node)
{
    const sheet::ProblemRow* row = problemOf(node);
    WaterfallOptions options = m_options;
    if (!m_isDirectionChosen && row != nullptr && row->scale)
        options.direction = row->scale->direction;
    choose(of, wayOf(of, node, options));
    Q_EMIT pathChosen();
}

void Waterfall::showWhatItAffects(graph::NodeId node)
{
    showWay(PathOf::WhatItAffects, node);
}

void Waterfall::showWhatMade(graph::NodeId node)
{
    showWay(PathOf::WhatMade, node);
}

void Waterfall::showBetween(graph::NodeId a, graph::NodeId b)
{
    pin(std::min(a, b), std::max(a, b));
}

void Waterfall::showWholeRun()
{
    WaterfallOptions options = m_options;
    options.first.reset();
    options.last.reset();
    options.through.reset();
    choose(PathOf::WholeRun, options);
    Q_EMIT pathChosen();
}

/// The path stays in another run of the same model, where its ends are there.
void Waterfall::takeRun(RunChange change)
{
    const auto before = std::exchange(m_run, m_document->sharedRun());
    if (change == RunChange::Rerun) {
        m_options.first = counterpart(before->graph, m_run->graph, m_options.first);
        m_options.last = counterpart(before->graph, m_run->graph, m_options.last);
        m_options.through = counterpart(before->graph, m_run->graph, m_options.through);
        m_options.overflowing = counterpart(before->graph, m_run->graph, m_options.overflowing);
        if (!m_options.first && !m_options.last)
            m_of = PathOf::WholeRun;
    } else if (change == RunChange::Another) {
        m_options.first.reset();
        m_options.last.reset();
        m_of = PathOf::WholeRun;
        resetUnchosen();
        m_isOfAnotherPath = true;
    }
}

/// What a problem of the run before asked for, and the statistic that was chosen to look at it.
void Waterfall::resetUnchosen()
{
    m_options.through.reset();
    if (!m_isDirectionChosen)
        m_options.direction = graph::Direction::Forward;
    m_isQuantityChosen = false;
    m_options.quantity.reset();
    m_options.overflowing.reset();
}

/// The path of what is selected elsewhere, unless it is pinned.
void Waterfall::leadToSelected()
{
    const auto selected = m_document->selected();
    if (!selected || m_of == PathOf::Pinned)
        return;
    WaterfallOptions options = m_options;
    followProblem(options);
    const bool isThere = !m_isOld && m_plot->scene().rowOf(*selected) >= 0;
    if (m_of != PathOf::WholeRun)
        options = wayOf(m_of, *selected, options);
    else if (!isThere || options != m_options)
        options.through = selected;
    setOptions(options);
}

/// The direction and the statistic that show the selected problem, unless one chose others.
void Waterfall::followProblem(WaterfallOptions& options) const
{
    const sheet::ProblemRow* row = problemOf(*m_document->selected());
    if (row == nullptr || !row->scale)
        return;
    if (!m_isDirectionChosen)
        options.direction = row->scale->direction;
    if (m_isQuantityChosen)
        return;
    options.quantity.reset();
    options.overflowing.reset();
    if (row->scale->kind == report::ScaleProblemKind::Overflow) {
        options.quantity = sheet::FieldId::AbsMax;
        options.overflowing = m_document->selected();
    }
}

int Waterfall::missingHeight() const
{
    return m_plot->missingHeight();
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
            row.highlighted = isIn(found, row);
    m_hint->setText(scene.whyEmpty);
    m_pages->setCurrentIndex(scene.whyEmpty.isEmpty() ? 0 : 1);
    m_strip->setOptions(m_options, m_options.quantity.value_or(m_document->quantity()));
    m_strip->setPath(m_of, scene, subject());
    m_plot->setScene(std::move(scene), m_theme, std::move(names), !std::exchange(m_isOfAnotherPath, false));
    followSelection();
    m_scrollBar->follow();
    Q_EMIT pathMade();
}

/// Of which tensor the path is.
QString Waterfall::subject() const
{
    const auto id = m_options.first ? m_options.first : m_options.last;
    const graph::Node* node = id ? m_document->run().graph.find(*id) : nullptr;
    return node != nullptr ? pathText(*m_document->titles(), *node) : QString();
}

void Waterfall::followSelection()
{
    m_strip->setSelected(m_document->selectedNode() != nullptr);
    const auto selected = m_document->selected();
    const int row = selected ? m_plot->scene().rowOf(*selected) : -1;
    m_plot->setSelectedRow(row);
    m_plot->setAccessibleDescription(
        row >= 0 ? stepText(m_plot->scene(), row)
                 : tr("One row per step; up and down select, left and right move the axis, plus and minus "
                      "zoom it."));
}

} // namespace scalescope::widgets
