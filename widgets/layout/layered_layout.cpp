// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layout/layered_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace scalescope::widgets {

namespace {

constexpr std::size_t mostForDot = 60'000; // cards, edges and ranks passed: some five seconds
constexpr double columnGap = 24;
constexpr double rowGap = 40;
constexpr double frameMargin = 12;
constexpr double widestRow = 3000; // a longer one is broken, as lines of text are
constexpr double arrow = 8;
constexpr int sweeps = 6;

/// A card or a frame inside the frame that is laid out.
struct Item
{
    int node = 0;  ///< a card, or a cluster after all cards
    int first = 0; ///< the earliest card in it
    QSizeF size;
    int rank = 0;
    double x = 0;           ///< of its middle
    double y = 0;           ///< of its top
    std::vector<int> above; ///< items with edges to this one or from it, by their side
    std::vector<int> below;
};

/// Where items of the row should be next to each other, nearest to where they would like to be.
void packRow(std::vector<Item>& items, const std::vector<int>& row, const std::vector<double>& wanted)
{
    double end = -std::numeric_limits<double>::infinity();
    double moved = 0;
    for (const int index : row) {
        Item& item = items[static_cast<std::size_t>(index)];
        const double want = wanted[static_cast<std::size_t>(index)];
        item.x = std::max(want, end + columnGap + item.size.width() / 2);
        end = item.x + item.size.width() / 2;
        moved += item.x - want;
    }
    for (const int index : row)
        items[static_cast<std::size_t>(index)].x -= moved / static_cast<double>(row.size());
}

/// The mean place of the neighbours on one side; its own place where there are none.
double meanPlace(const std::vector<Item>& items, const Item& item, const std::vector<int>& neighbours)
{
    if (neighbours.empty())
        return item.x;
    double sum = 0;
    for (const int other : neighbours)
        sum += items[static_cast<std::size_t>(other)].x;
    return sum / static_cast<double>(neighbours.size());
}

/// The content of one frame, or of what is around all frames.
class Frame
{
public:
    Frame(std::vector<Item> items, const std::vector<LayoutRequest::Edge>& edges) : m_items(std::move(items))
    {
        // In the order of execution an edge that leads back is one of a cycle.
        for (const auto& [source, target] : edges) {
            const int from = std::min(source, target);
            const int to = std::max(source, target);
            at(from).below.push_back(to);
            at(to).above.push_back(from);
            if (source < target)
                at(to).rank = std::max(at(to).rank, at(from).rank + 1);
        }
    }

    /// `edges` go between items by their places, ordered by their later end's.
    void layOut()
    {
        pullDown();
        breakIntoRows();
        for (int sweep = 0; sweep < sweeps; ++sweep)
            this->sweep(sweep % 2 == 0);
        double y = 0;
        for (const auto& row : m_rows) {
            double height = 0;
            for (const int index : row) {
                at(index).y = y;
                height = std::max(height, at(index).size.height());
            }
            y += height + rowGap;
        }
    }

    [[nodiscard]] const std::vector<Item>& items() const { return m_items; }
    [[nodiscard]] QRectF bounds() const
    {
        QRectF all;
        for (const Item& item : m_items)
            all |= QRectF({item.x - item.size.width() / 2, item.y}, item.size);
        return all;
    }

private:
    Item& at(int index) { return m_items[static_cast<std::size_t>(index)]; }

    /// What depends on nothing stands right above what needs it first.
    void pullDown()
    {
        for (Item& item : m_items) {
            if (!item.above.empty() || item.below.empty())
                continue;
            int first = std::numeric_limits<int>::max();
            for (const int other : item.below)
                first = std::min(first, at(other).rank);
            item.rank = std::max(item.rank, first - 1);
        }
    }

    void breakIntoRows()
    {
        std::vector<int> order(m_items.size());
        std::iota(order.begin(), order.end(), 0);
        std::ranges::stable_sort(order, {}, [this](int index) { return at(index).rank; });
        double width = 0;
        int rank = -1;
        for (const int index : order) {
            const double needed = at(index).size.width() + columnGap;
            if (at(index).rank != rank || width + needed > widestRow) {
                m_rows.emplace_back();
                width = 0;
            }
            rank = at(index).rank;
            at(index).x = width + needed / 2;
            width += needed;
            m_rows.back().push_back(index);
        }
    }

    void sweep(bool downwards)
    {
        std::vector<double> wanted(m_items.size());
        const auto settle = [&](std::vector<int>& row) {
            for (const int index : row)
                wanted[static_cast<std::size_t>(index)] =
                    meanPlace(m_items, at(index), downwards ? at(index).above : at(index).below);
            std::ranges::stable_sort(row, {},
                                     [&](int index) { return wanted[static_cast<std::size_t>(index)]; });
            packRow(m_items, row, wanted);
        };
        if (downwards)
            std::ranges::for_each(m_rows, settle);
        else
            std::for_each(m_rows.rbegin(), m_rows.rend(), settle);
    }

    std::vector<Item> m_items; ///< in the order of execution
    std::vector<std::vector<int>> m_rows;
};

/// An edge from card to card, as a curve that leaves the cards between its ends at a side.
std::vector<QPointF> curve(const QRectF& from, const QRectF& to)
{
    const double half = std::max(from.width(), to.width()) / 2;
    if (to.top() <= from.bottom()) { // back, along the right side
        const QPointF start(from.right(), from.center().y());
        const QPointF tip(to.right(), to.center().y());
        const double side = std::max(start.x(), tip.x()) + half / 2;
        return {start, {side, start.y()}, {side, tip.y()}, tip + QPointF(arrow, 0), tip};
    }
    const QPointF start(from.center().x(), from.bottom());
    const QPointF tip(to.center().x(), to.top());
    const double fall = tip.y() - start.y();
    const bool passesCards = fall > 2 * rowGap && std::abs(tip.x() - start.x()) < half;
    const double side = passesCards ? -1.6 * half : 0;
    return {start,
            {start.x() + side, start.y() + fall / 3},
            {tip.x() + side, tip.y() - fall / 3},
            tip - QPointF(0, arrow),
            tip};
}

class Layout
{
public:
    explicit Layout(const LayoutRequest& request)
        : m_request(request),
          m_cards(static_cast<int>(request.clusterOfCard.size())),
          m_first(request.clusters.size(), std::numeric_limits<int>::max()),
          m_depth(request.clusters.size()),
          m_members(request.clusters.size() + 1),
          m_edges(request.clusters.size() + 1),
          m_offsets(request.clusterOfCard.size() + request.clusters.size()),
          m_places(m_offsets.size()),
          m_sizes(request.clusters.size())
    {
        for (int cluster = 0; cluster < clusters(); ++cluster) {
            const int parent = parentOf(m_cards + cluster);
            m_depth[index(cluster)] = parent < 0 ? 1 : m_depth[index(parent)] + 1;
            m_members[index(parent + 1)].push_back(m_cards + cluster);
        }
        for (int card = 0; card < m_cards; ++card) {
            m_members[index(parentOf(card) + 1)].push_back(card);
            for (int around = parentOf(card); around >= 0; around = parentOf(m_cards + around))
                m_first[index(around)] = std::min(m_first[index(around)], card);
        }
        for (const LayoutRequest::Edge& edge : request.edges)
            liftEdge(edge.source, edge.target);
    }

    LayoutResult result()
    {
        for (int cluster = clusters() - 1; cluster >= -1; --cluster)
            layOutInside(cluster);
        LayoutResult result;
        for (int cluster = 0; cluster < clusters(); ++cluster) { // the ones around come before
            place(m_cards + cluster);
            result.clusters.emplace_back(m_offsets[index(m_cards + cluster)], m_sizes[index(cluster)]);
        }
        for (int card = 0; card < m_cards; ++card) {
            place(card);
            result.cards.emplace_back(m_offsets[index(card)], m_request.cardSize);
        }
        for (const LayoutRequest::Edge& edge : m_request.edges)
            result.edges.push_back(edge.source == edge.target ? std::vector<QPointF>()
                                                              : curve(result.cards[index(edge.source)],
                                                                      result.cards[index(edge.target)]));
        moveToOrigin(result);
        return result;
    }

private:
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    [[nodiscard]] int clusters() const { return static_cast<int>(m_request.clusters.size()); }
    /// The cluster around a card or, counted after all cards, a cluster.
    [[nodiscard]] int parentOf(int node) const
    {
        return node < m_cards ? m_request.clusterOfCard[index(node)]
                              : m_request.clusters[index(node - m_cards)].parent;
    }
    [[nodiscard]] int depthOf(int node) const
    {
        const int parent = parentOf(node);
        return parent < 0 ? 0 : m_depth[index(parent)];
    }
    [[nodiscard]] int firstOf(int node) const
    {
        return node < m_cards ? node : m_first[index(node - m_cards)];
    }

    /// An edge belongs to the innermost frame around both its ends, where it connects what holds them.
    void liftEdge(int source, int target)
    {
        while (parentOf(source) != parentOf(target)) {
            int& deeper = depthOf(source) >= depthOf(target) ? source : target;
            deeper = m_cards + parentOf(deeper);
        }
        if (source != target)
            m_edges[index(parentOf(source) + 1)].push_back({source, target});
    }

    void layOutInside(int cluster)
    {
        std::vector<int>& members = m_members[index(cluster + 1)];
        std::ranges::sort(members, {}, [this](int node) { return std::pair(firstOf(node), node); });
        std::vector<Item> items;
        for (const int node : members) {
            m_places[index(node)] = static_cast<int>(items.size());
            items.push_back({node, firstOf(node), sizeOf(node), 0, 0, 0, {}, {}});
        }
        std::vector<LayoutRequest::Edge> edges;
        for (const auto& [source, target] : m_edges[index(cluster + 1)])
            edges.push_back({m_places[index(source)], m_places[index(target)]});
        std::ranges::sort(edges, {}, [](const auto& edge) {
            return std::pair(std::max(edge.source, edge.target), std::min(edge.source, edge.target));
        });
        Frame frame(std::move(items), edges);
        frame.layOut();
        keep(cluster, frame);
    }

    [[nodiscard]] QSizeF sizeOf(int node) const
    {
        return node < m_cards ? m_request.cardSize : m_sizes[index(node - m_cards)];
    }

    void keep(int cluster, const Frame& frame)
    {
        const QRectF bounds = frame.bounds();
        QSizeF size = bounds.size();
        QPointF corner; // of the content
        if (cluster >= 0) {
            const QSizeF label = m_request.clusters[index(cluster)].labelSize;
            corner = {frameMargin, frameMargin + label.height()};
            size = {std::max(size.width(), label.width()) + 2 * frameMargin,
                    size.height() + label.height() + 2 * frameMargin};
            m_sizes[index(cluster)] = size;
        }
        for (const Item& item : frame.items())
            m_offsets[index(item.node)] =
                QPointF(item.x - item.size.width() / 2, item.y) - bounds.topLeft() + corner;
    }

    /// From its frame's corner to that of all.
    void place(int node)
    {
        if (const int parent = parentOf(node); parent >= 0)
            m_offsets[index(node)] += m_offsets[index(m_cards + parent)];
    }

    /// Curves may reach beyond the cards.
    static void moveToOrigin(LayoutResult& result)
    {
        QRectF all;
        for (const auto* rects : {&result.cards, &result.clusters})
            for (const QRectF& rect : *rects)
                all |= rect;
        for (const auto& points : result.edges)
            for (const QPointF& point : points)
                all |= QRectF(point - QPointF(1, 1), QSizeF(2, 2));
        for (auto* rects : {&result.cards, &result.clusters})
            for (QRectF& rect : *rects)
                rect.translate(-all.topLeft());
        for (auto& points : result.edges)
            for (QPointF& point : points)
                point -= all.topLeft();
        result.bounds = QRectF(QPointF(), all.size());
    }

    const LayoutRequest& m_request;
    int m_cards;
    std::vector<int> m_first;                ///< card of each cluster
    std::vector<int> m_depth;                ///< of what is in each cluster
    std::vector<std::vector<int>> m_members; ///< of each cluster, the outside first
    std::vector<std::vector<LayoutRequest::Edge>> m_edges;
    std::vector<QPointF> m_offsets; ///< of cards, then clusters
    std::vector<int> m_places;      ///< of the same, in the frame around them
    std::vector<QSizeF> m_sizes;    ///< of clusters
};

} // namespace

LayoutResult layeredLayout(const LayoutRequest& request)
{
    return Layout(request).result();
}

std::size_t ranksPassed(const LayoutRequest& request)
{
    std::vector<LayoutRequest::Edge> edges = request.edges;
    std::ranges::sort(edges, {}, &LayoutRequest::Edge::source);
    std::vector<int> ranks(request.clusterOfCard.size(), 0);
    const auto rankOf = [&ranks](int card) -> int& { return ranks[static_cast<std::size_t>(card)]; };
    for (const auto& [source, target] : edges)
        if (source < target)
            rankOf(target) = std::max(rankOf(target), rankOf(source) + 1);
    std::size_t passed = 0;
    for (const auto& [source, target] : edges)
        passed += static_cast<std::size_t>(std::max(std::abs(rankOf(source) - rankOf(target)) - 1, 0));
    return passed;
}

bool isTooMuchForDot(const LayoutRequest& request)
{
    return request.clusterOfCard.size() + request.edges.size() + ranksPassed(request) > mostForDot;
}

} // namespace scalescope::widgets
