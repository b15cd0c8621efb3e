// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/common_subsequence.h"

#include <algorithm>
#include <ranges>
#include <unordered_map>

namespace scalescope::compare {

namespace {

constexpr std::size_t none = static_cast<std::size_t>(-1);
constexpr std::ptrdiff_t mostDifferences = 1000;

using Sequence = std::span<const std::uint32_t>;

/// Two stretches, and where they begin in the whole sequences.
struct Stretch
{
    Sequence a;
    Sequence b;
    std::size_t beginA = 0;
    std::size_t beginB = 0;

    [[nodiscard]] bool empty() const { return a.empty() || b.empty(); }
    [[nodiscard]] Stretch part(std::size_t fromA, std::size_t endA, std::size_t fromB, std::size_t endB) const
    {
        return {a.subspan(fromA, endA - fromA), b.subspan(fromB, endB - fromB), beginA + fromA,
                beginB + fromB};
    }
    [[nodiscard]] std::pair<std::size_t, std::size_t> inWhole(std::size_t inA, std::size_t inB) const
    {
        return {beginA + inA, beginB + inB};
    }
};

/// Where a token is in each sequence, and how often.
struct Places
{
    std::size_t countA = 0;
    std::size_t countB = 0;
    std::size_t lastA = 0;
    std::size_t lastB = 0;
};

/// The furthest places that the greedy algorithm reached with d differences, by diagonal -d, -d+2, ..., d.
using Frontier = std::vector<std::ptrdiff_t>;

class Search
{
public:
    explicit Search(PositionPairs& found) : m_found(found) {}

    void between(Stretch stretch)
    {
        std::size_t head = 0;
        const std::size_t shorter = std::min(stretch.a.size(), stretch.b.size());
        for (; head < shorter && stretch.a[head] == stretch.b[head]; ++head)
            m_found.push_back(stretch.inWhole(head, head));
        std::size_t tail = 0;
        while (tail < shorter - head &&
               stretch.a[stretch.a.size() - 1 - tail] == stretch.b[stretch.b.size() - 1 - tail])
            ++tail;
        const Stretch middle = stretch.part(head, stretch.a.size() - tail, head, stretch.b.size() - tail);
        if (!middle.empty())
            aroundAnchors(middle);
        for (std::size_t i = tail; i-- > 0;)
            m_found.push_back(stretch.inWhole(stretch.a.size() - 1 - i, stretch.b.size() - 1 - i));
    }

private:
    void aroundAnchors(const Stretch& stretch)
    {
        const PositionPairs anchors = uniqueIn(stretch);
        if (anchors.empty())
            return greedy(stretch);
        std::size_t fromA = 0;
        std::size_t fromB = 0;
        for (const auto& [inA, inB] : anchors) {
            between(stretch.part(fromA, inA, fromB, inB));
            m_found.push_back(stretch.inWhole(inA, inB));
            fromA = inA + 1;
            fromB = inB + 1;
        }
        between(stretch.part(fromA, stretch.a.size(), fromB, stretch.b.size()));
    }

    static PositionPairs uniqueIn(const Stretch& stretch)
    {
        std::unordered_map<std::uint32_t, Places> places;
        for (std::size_t i = 0; i < stretch.a.size(); ++i) {
            Places& place = places[stretch.a[i]];
            ++place.countA;
            place.lastA = i;
        }
        for (std::size_t i = 0; i < stretch.b.size(); ++i) {
            Places& place = places[stretch.b[i]];
            ++place.countB;
            place.lastB = i;
        }
        PositionPairs once;
        for (std::size_t i = 0; i < stretch.a.size(); ++i) {
            const Places& place = places[stretch.a[i]];
            if (place.countA == 1 && place.countB == 1)
                once.emplace_back(i, place.lastB);
        }
        return longestAscending(once);
    }

    void greedy(const Stretch& stretch)
    {
        std::vector<Frontier> frontiers;
        if (!reachEnd(stretch, frontiers))
            return inOrder(stretch);
        PositionPairs reversed;
        auto x = std::ssize(stretch.a);
        auto y = std::ssize(stretch.b);
        for (auto d = std::ssize(frontiers) - 1; d > 0; --d) {
            const std::ptrdiff_t diagonal = x - y;
            const Frontier& before = frontiers[static_cast<std::size_t>(d) - 1];
            const bool down = isDown(before, d, diagonal);
            const std::ptrdiff_t beforeX = at(before, d - 1, down ? diagonal + 1 : diagonal - 1);
            const std::ptrdiff_t beforeY = beforeX - (down ? diagonal + 1 : diagonal - 1);
            const std::ptrdiff_t startX = down ? beforeX : beforeX + 1;
            for (; x > startX; --x, --y)
                reversed.emplace_back(x - 1, y - 1);
            x = beforeX;
            y = beforeY;
        }
        for (; x > 0 && y > 0; --x, --y)
            reversed.emplace_back(x - 1, y - 1);
        for (const auto& [inA, inB] : std::views::reverse(reversed))
            m_found.push_back(stretch.inWhole(inA, inB));
    }

    static std::ptrdiff_t at(const Frontier& frontier, std::ptrdiff_t d, std::ptrdiff_t diagonal)
    {
        return frontier[static_cast<std::size_t>((diagonal + d) / 2)];
    }

    /// Whether the d-th difference on a diagonal is a token that only b has.
    static bool isDown(const Frontier& before, std::ptrdiff_t d, std::ptrdiff_t diagonal)
    {
        return diagonal == -d ||
               (diagonal != d && at(before, d - 1, diagonal - 1) < at(before, d - 1, diagonal + 1));
    }

    static bool reachEnd(const Stretch& stretch, std::vector<Frontier>& frontiers)
    {
        const auto sizeA = std::ssize(stretch.a);
        const auto sizeB = std::ssize(stretch.b);
        for (std::ptrdiff_t d = 0; d <= std::min(sizeA + sizeB, mostDifferences); ++d) {
            Frontier frontier(static_cast<std::size_t>(d) + 1);
            for (std::ptrdiff_t diagonal = -d; diagonal <= d; diagonal += 2) {
                std::ptrdiff_t x = 0;
                if (d > 0) {
                    const Frontier& before = frontiers.back();
                    x = isDown(before, d, diagonal) ? at(before, d - 1, diagonal + 1)
                                                    : at(before, d - 1, diagonal - 1) + 1;
                }
                std::ptrdiff_t y = x - diagonal;
                for (; x < sizeA && y >= 0 && y < sizeB &&
                       stretch.a[static_cast<std::size_t>(x)] == stretch.b[static_cast<std::size_t>(y)];
                     ++y)
                    ++x;
                frontier[static_cast<std::size_t>((diagonal + d) / 2)] = x;
                if (x >= sizeA && y >= sizeB) {
                    frontiers.push_back(std::move(frontier));
                    return true;
                }
            }
            frontiers.push_back(std::move(frontier));
        }
        return false;
    }

    /// The n-th of each token with the n-th, as far as they ascend.
    void inOrder(const Stretch& stretch)
    {
        std::unordered_map<std::uint32_t, std::vector<std::size_t>> unmatched; // of b, last one first
        for (std::size_t i = stretch.b.size(); i-- > 0;)
            unmatched[stretch.b[i]].push_back(i);
        PositionPairs pairs;
        for (std::size_t i = 0; i < stretch.a.size(); ++i) {
            const auto found = unmatched.find(stretch.a[i]);
            if (found == unmatched.end() || found->second.empty())
                continue;
            pairs.emplace_back(i, found->second.back());
            found->second.pop_back();
        }
        for (const auto& [inA, inB] : longestAscending(pairs))
            m_found.push_back(stretch.inWhole(inA, inB));
    }

    PositionPairs& m_found;
};

} // namespace

PositionPairs commonSubsequence(Sequence a, Sequence b)
{
    PositionPairs found;
    Search(found).between({a, b});
    return found;
}

PositionPairs longestAscending(const PositionPairs& pairs)
{
    std::vector<std::size_t> ends;                       // of the best subsequence of each length
    std::vector<std::size_t> before(pairs.size(), none); // which pair comes before in it
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto place = std::ranges::lower_bound(ends, pairs[i].second, {},
                                                    [&](std::size_t end) { return pairs[end].second; });
        if (place != ends.begin())
            before[i] = *(place - 1);
        if (place == ends.end())
            ends.push_back(i);
        else
            *place = i;
    }
    PositionPairs result;
    for (std::size_t i = ends.empty() ? none : ends.back(); i != none; i = before[i])
        result.push_back(pairs[i]);
    std::ranges::reverse(result);
    return result;
}

} // namespace scalescope::compare
