// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/repeats.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace scalescope::sheet {

namespace {

/// So that a row without repeats takes time in proportion to its length: longer periods are not looked for,
/// nor those in which the first item comes more often.
constexpr std::size_t longestPeriod = 2000;
constexpr int mostTries = 6;

/// For each item the next one of its kind, `kinds.size()` where there is none.
std::vector<std::size_t> nextOfKind(const std::vector<int>& kinds)
{
    std::vector<std::size_t> next(kinds.size());
    std::vector<std::size_t> seen(kinds.empty() ? 0 : static_cast<std::size_t>(std::ranges::max(kinds)) + 1,
                                  kinds.size());
    for (std::size_t i = kinds.size(); i-- > 0;)
        next[i] = std::exchange(seen[static_cast<std::size_t>(kinds[i])], i);
    return next;
}

/// How often what begins at an item comes, by period. Asked from left to right.
class Times
{
public:
    explicit Times(const std::vector<int>& kinds) : m_kinds(kinds) {}

    std::size_t of(std::size_t first, std::size_t period)
    {
        std::size_t& end = m_end[period];
        if (end < first + period) {
            end = first + period;
            while (end < m_kinds.size() && m_kinds[end] == m_kinds[end - period])
                ++end;
        }
        return (end - first) / period;
    }

private:
    const std::vector<int>& m_kinds;
    std::unordered_map<std::size_t, std::size_t> m_end; ///< up to where items are as those a period before
};

bool coversMore(const Repeats& a, const Repeats& b)
{
    return a.period * a.count > b.period * b.count;
}

} // namespace

std::vector<Repeats> repeatsIn(const std::vector<int>& kinds,
                               const std::function<std::size_t(const Repeats&)>& holds)
{
    const std::vector<std::size_t> next = nextOfKind(kinds);
    Times times(kinds);
    std::vector<Repeats> found;
    for (std::size_t i = 0; i < kinds.size();) {
        Repeats best{i, 1, 1};
        std::size_t again = next[i];
        for (int turn = 0; turn < mostTries && again < kinds.size() && again - i <= longestPeriod; ++turn) {
            Repeats candidate{i, again - i, times.of(i, again - i)};
            again = next[again];
            if (candidate.count < fewestRepeats || !coversMore(candidate, best))
                continue;
            candidate.count = holds(candidate);
            if (candidate.count < fewestRepeats || !coversMore(candidate, best))
                continue;
            best = candidate;
            while (again < best.first + best.period * best.count) // what comes after an inner loop
                again = next[again];
        }
        if (best.count > 1)
            found.push_back(best);
        i += best.period * best.count;
    }
    return found;
}

} // namespace scalescope::sheet
