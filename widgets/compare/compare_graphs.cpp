// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/compare_graphs.h"

#include "widgets/graphview/graph_view.h"
#include "widgets/models/plain_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

namespace scalescope::widgets {

CompareGraphs::CompareGraphs(CompareDocument* document, QWidget* parent)
    : QWidget(parent), m_document(document)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(1);
    for (std::size_t side = 0; side < m_sides.size(); ++side)
        makeSide(side);
    m_sides[0].view->setAccessibleName(tr("Graph of the first run"));
    m_sides[1].view->setAccessibleName(tr("Graph of the second run"));
    connect(document, &CompareDocument::changed, this, [this](const CompareDocument::Changes& changes) {
        m_isStale = true;
        for (std::size_t side = 0; side < m_sides.size(); ++side)
            m_sides[side].change = std::max(m_sides[side].change, changes[side]);
        if (isVisible())
            takeRuns();
    });
    connect(document, &CompareDocument::selectionChanged, this, &CompareGraphs::followSelection);
    const Document* window = &document->document();
    for (const auto signal : {&Document::formatsChanged, &Document::quantityChanged,
                              &Document::colouringChanged, &Document::graphChanged})
        connect(window, signal, this, &CompareGraphs::takeLook);
}

void CompareGraphs::makeSide(std::size_t side)
{
    Side& made = m_sides[side];
    made.document = new Document(this);
    auto* column = new QWidget(this);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    made.title = new QLabel(column);
    made.title->setWordWrap(true);
    made.title->setTextFormat(Qt::PlainText);
    made.title->setObjectName(QStringLiteral("muted"));
    made.title->setContentsMargins(12, 4, 12, 4);
    made.title->setMinimumWidth(1);
    made.view = new GraphView(made.document, column);
    made.view->setObjectName(side == 0 ? QStringLiteral("compareGraphA") : QStringLiteral("compareGraphB"));
    made.view->setPanelWanted(GraphPanel::Legend, side == 0);
    made.view->setPanelWanted(GraphPanel::Minimap, false); // it would cover cards: there is half the room
    layout->addWidget(made.title);
    layout->addWidget(made.view, 1);
    this->layout()->addWidget(column);
    connect(made.view, &GraphView::zoomChanged, this, [this, side] { follow(side); });
    connect(made.view, &GraphView::foldingChanged, this, [this, side] { followFolding(side); });
    // The first one says where both begin.
    connect(made.view, &GraphView::layoutFinished, this, [this] { follow(0); });
    connect(made.document, &Document::selectionChanged, this, [this, side] { selectAsIn(side); });
}

void CompareGraphs::selectAsIn(std::size_t side)
{
    if (m_following || runOf(side) == nullptr)
        return;
    const QScopedValueRollback leads(m_leading, side);
    if (const auto node = m_sides[side].document->selected())
        m_document->selectNode(*runOf(side), *node);
    else
        m_document->select(std::nullopt);
}

void CompareGraphs::setTheme(const Theme& theme)
{
    for (const Side& side : m_sides) {
        side.view->setTheme(theme);
        side.title->setFont(theme.textFont);
    }
    levelTitles();
}

void CompareGraphs::levelTitles()
{
    const int room = (width() - layout()->spacing()) / 2;
    int height = 0;
    for (const Side& side : m_sides)
        height = std::max(height, side.title->heightForWidth(room));
    for (const Side& side : m_sides)
        side.title->setFixedHeight(height);
}

void CompareGraphs::fit()
{
    const QScopedValueRollback guard(m_following, true);
    for (const Side& side : m_sides)
        side.view->fit();
    const double zoom = std::min(m_sides[0].view->zoom(), m_sides[1].view->zoom());
    for (const Side& side : m_sides) { // the smaller graph at the zoom of the larger one
        GraphView* view = side.view;
        const auto node = view->middleNode([](graph::NodeId) { return true; });
        if (!node || view->zoom() <= zoom)
            continue;
        const QPointF centre = QRectF(view->rect()).center();
        const QPointF place = view->cardRect(*node).center();
        view->showAt(*node, centre + (place - centre) * (zoom / view->zoom()), zoom);
    }
}

void CompareGraphs::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        takeRuns();
}

void CompareGraphs::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    levelTitles();
}

const graph::Run* CompareGraphs::runOf(std::size_t side) const
{
    const compare::Comparison* comparison = m_document->comparison();
    return comparison == nullptr ? nullptr : (side == 0 ? comparison->a : comparison->b).get();
}

void CompareGraphs::takeRuns()
{
    m_isStale = false;
    const QScopedValueRollback guard(m_following, true);
    const compare::Comparison* comparison = m_document->comparison();
    const auto none = std::make_shared<const graph::Run>();
    takeLook();
    const std::array titles{m_document->titleA(), m_document->titleB()};
    for (std::size_t side = 0; side < m_sides.size(); ++side) {
        m_sides[side].title->setText(titles[side]);
        m_sides[side].title->setToolTip(plainToolTip(titles[side])); // a name without blanks may be cut
    }
    levelTitles();
    const auto show = [](Side& side, const std::shared_ptr<const graph::Run>& run) {
        side.document->setRun(run, std::exchange(side.change, RunChange::Grown));
    };
    show(m_sides[0], comparison != nullptr ? comparison->a : none);
    show(m_sides[1], comparison != nullptr ? comparison->b : none);
    takeLook(); // another run has no shares yet
    tag();
    followSelection();
    for (const Side& side : m_sides) // a graph that opens begins at what is chosen in the table
        if (const auto node = side.document->selected(); node && side.view->cardRect(*node).isEmpty())
            side.view->centreOn(*node);
}

void CompareGraphs::takeLook()
{
    const Document& window = m_document->document();
    prune::Options pruning = window.pruning();
    pruning.nodes.clear(); // chosen by hand in another run
    for (const Side& side : m_sides) {
        side.document->setFormats(window.format(graph::Direction::Forward),
                                  window.format(graph::Direction::Backward), window.simulation());
        side.document->setRangeThresholds(window.rangeThresholds());
        side.document->setQuantity(window.quantity());
        side.document->setShares(window.state().shares);
        side.document->setColouring(window.chosenColouring());
        side.document->setComparison(m_document->sharedComparison());
        side.document->setPruning(pruning);
    }
}

void CompareGraphs::tag()
{
    const compare::Comparison* comparison = m_document->comparison();
    const auto alone = comparison == nullptr ? std::array<std::set<graph::NodeId>, 2>()
                                             : compare::unmatchedNodes(*comparison);
    m_sides[0].view->setTagged(alone[0], tr("removed"));
    m_sides[1].view->setTagged(alone[1], tr("added"));
}

void CompareGraphs::followSelection()
{
    const compare::Comparison* comparison = m_document->comparison();
    if (comparison == nullptr || m_isStale)
        return;
    {
        const QScopedValueRollback guard(m_following, true);
        const auto row = m_document->selected();
        const auto idOf = [](const graph::Node* node) {
            return node == nullptr ? std::nullopt : std::optional(node->id);
        };
        m_sides[0].document->select(row ? idOf(comparison->nodeA(*row)) : std::nullopt);
        m_sides[1].document->select(row ? idOf(comparison->nodeB(*row)) : std::nullopt);
    }
    follow(m_leading);
}

std::optional<graph::NodeId> CompareGraphs::partnerOf(std::size_t side, graph::NodeId node) const
{
    const compare::Comparison* comparison = m_document->comparison();
    if (comparison == nullptr)
        return std::nullopt;
    const auto row = m_document->rowOf(*runOf(side), node);
    if (!row)
        return std::nullopt;
    const graph::Node* partner = side == 0 ? comparison->nodeB(*row) : comparison->nodeA(*row);
    return partner == nullptr ? std::nullopt : std::optional(partner->id);
}

void CompareGraphs::follow(std::size_t side)
{
    if (m_following || m_isStale)
        return;
    const QScopedValueRollback guard(m_following, true);
    const GraphView* moved = m_sides[side].view;
    GraphView* other = m_sides[1 - side].view;
    const auto hasPartner = [&](graph::NodeId node) {
        const auto partner = partnerOf(side, node);
        return partner && !other->cardRect(*partner).isEmpty();
    };
    // What is selected is what one looks at, as long as it is in view.
    std::optional<graph::NodeId> node = m_sides[side].document->selected();
    if (!node || !hasPartner(*node) || !QRectF(moved->rect()).intersects(moved->cardRect(*node)))
        node = moved->middleNode(hasPartner);
    if (const auto partner = node ? partnerOf(side, *node) : std::nullopt)
        other->showAt(*partner, moved->cardRect(*node).center(), moved->zoom());
}

void CompareGraphs::followFolding(std::size_t side)
{
    if (m_following)
        return;
    const QScopedValueRollback guard(m_following, true);
    m_sides[1 - side].view->setFolding(m_sides[side].view->folding());
}

} // namespace scalescope::widgets
