// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layout/layered_layout.h"

#include "widgets/layout/layered_frame.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr double frameMargin = 12;
constexpr double arrow = 8;

/// An edge from card to card, as a curve that leaves the cards between its ends at a side.
std::vector<QPointF> curve(const QRectF& from, const QRectF& to)
{
    const double half = std::max(from.width(), to.width()) / 2;
    if (to.top() <= from.bottom() && to.left() > from.right()) { // to the next column
        const QPointF start(from.right(), from.center().y());
        const QPointF tip(to.left(), to.center().y());
        const double between = std::max(start.x(), tip.x() - half);
        return {start, {between, start.y()}, {between, tip.y()}, tip - QPointF(arrow, 0), tip};
    }
    if (to.top() <= from.bottom()) { // back, along the right side
        const QPointF start(from.right(), from.center().y());
        const QPointF tip(to.right(), to.center().y());
        const double side = std::max(start.x(), tip.x()) + half / 2;
        return {start, {side, start.y()}, {side, tip.y()}, tip + QPointF(arrow, 0), tip};
    }
    const QPointF start(from.center().x(), from.bottom());
    const QPointF tip(to.center().x(), to.top());
    const double fall = tip.y() - start.y();
    const bool passesCards = fall > 2 * LayeredFrame::rowGap && std::abs(tip.x() - start.x()) < half;
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
        result.clusters.reserve(m_sizes.size());
        result.cards.reserve(m_request.clusterOfCard.size());
        result.edges.reserve(m_request.edges.size());
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
        std::vector<LayeredItem> items;
        items.reserve(members.size());
        for (const int node : members) {
            m_places[index(node)] = static_cast<int>(items.size());
            items.push_back({node, sizeOf(node)});
        }
        std::vector<LayoutRequest::Edge> edges;
        edges.reserve(m_edges[index(cluster + 1)].size());
        for (const auto& [source, target] : m_edges[index(cluster + 1)])
            edges.push_back({m_places[index(source)], m_places[index(target)]});
        std::ranges::sort(edges, {}, [](const auto& edge) {
            return std::pair(std::max(edge.source, edge.target), std::min(edge.source, edge.target));
        });
        const LayeredFrame frame(std::move(items), edges);
        keep(cluster, frame);
    }

    [[nodiscard]] QSizeF sizeOf(int node) const
    {
        return node < m_cards ? m_request.cardSize : m_sizes[index(node - m_cards)];
    }

    void keep(int cluster, const LayeredFrame& frame)
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
        for (const LayeredItem& item : frame.items())
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

} // namespace scalescope::widgets
