// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/fold_rows.h"

#include "core/graph/call_tree.h"
#include "core/graph/operators.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <numeric>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

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

/// What items of a row are told from each other by.
enum class Alike {
    SameModule, ///< calls of one module; operators at the same line of one module's code
    SameLayer   ///< that, but for numbers in the modules' paths, where type, structure and shape are the same
};

/// What an item is, as a hash of it.
class Hash
{
public:
    explicit Hash(char what) { add(static_cast<std::uint64_t>(what)); }

    Hash& add(std::uint64_t value)
    {
        m_value = (m_value ^ value) * 0x100000001b3; // FNV-1a, by words
        m_value ^= m_value >> 29;
        return *this;
    }

    Hash& add(std::string_view text) { return add(std::hash<std::string_view>{}(text)); }

    /// "layers.0.mlp" like "layers.11.mlp".
    Hash& addWithoutNumbers(std::string_view text)
    {
        bool wasDigit = false;
        for (const char letter : text) {
            const bool isDigit = letter >= '0' && letter <= '9';
            if (!isDigit || !wasDigit)
                add(isDigit ? std::uint64_t{'#'} : static_cast<unsigned char>(letter));
            wasDigit = isDigit;
        }
        return *this;
    }

    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0xcbf29ce484222325;
};

void addPath(Hash& hash, const std::string& path, Alike alike)
{
    if (alike == Alike::SameModule)
        hash.add(path);
    else
        hash.addWithoutNumbers(path);
}

void addShape(Hash& hash, const graph::Node& node, Alike alike)
{
    if (alike == Alike::SameModule)
        return;
    for (const std::int64_t size : node.shape)
        hash.add(static_cast<std::uint64_t>(size));
}

std::uint64_t kindOfCall(const graph::CallSpan& span, const graph::Node& last, Alike alike)
{
    Hash hash('c');
    addPath(hash, span.path, alike);
    addShape(hash, last, alike);
    return alike == Alike::SameModule ? hash.value() : hash.add(span.type).add(span.structure).value();
}

/// What has no place in a source comes once.
std::uint64_t kindOfOperator(const graph::Node& node, Alike alike)
{
    if (node.location.file.empty())
        return Hash('o').add(node.name).value();
    Hash hash('l');
    hash.add(node.target).add(static_cast<std::uint64_t>(node.outputIndex));
    addPath(hash, node.module, alike);
    addShape(hash, node, alike);
    return hash.add(node.location.file).add(static_cast<std::uint64_t>(node.location.line)).value();
}

/// Equal numbers from 0 on for equal hashes.
std::vector<int> numbered(const std::vector<std::uint64_t>& hashes)
{
    const std::size_t lastBits = std::bit_ceil(2 * hashes.size() + 1) - 1;
    std::vector<int> firsts(lastBits + 1, -1); // where a hash comes first, from the place of its last bits on
    std::vector<int> numbers;
    numbers.reserve(hashes.size());
    int next = 0;
    for (const std::uint64_t hash : hashes) {
        std::size_t place = hash & lastBits;
        while (firsts[place] >= 0 && hashes[static_cast<std::size_t>(firsts[place])] != hash)
            place = (place + 1) & lastBits;
        if (firsts[place] < 0) {
            firsts[place] = static_cast<int>(numbers.size());
            numbers.push_back(next++);
        } else {
            numbers.push_back(numbers[static_cast<std::size_t>(firsts[place])]);
        }
    }
    return numbers;
}

/// A number for each item of a row, the same for those that are alike.
std::vector<int> kindsOf(std::span<const FoldItem> row, const graph::Operators& operators,
                         const graph::CallTree& callTree, Alike alike)
{
    std::vector<std::uint64_t> kinds;
    kinds.reserve(row.size());
    for (const FoldItem& item : row) {
        kinds.push_back(item.span < 0 ? kindOfOperator(*operators.all()[item.first], alike)
                                      : kindOfCall(callTree.spans()[static_cast<std::size_t>(item.span)],
                                                   *operators.all()[item.end - 1], alike));
    }
    return numbered(kinds);
}

/// So few operators are read faster one by one: "linear, relu" four times.
constexpr int fewestOfSmallLayers = 12;

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

FoldRows::FoldRows(const graph::Graph& all, const graph::Graph& shown, const graph::CallTree& callTree)
    : m_callTree(callTree),
      m_operators(all),
      m_sizes(callTree.spans().size()),
      m_shown(callTree.spans().size())
{
    const graph::NodePlaces places(shown);
    for (const graph::Node* node : operators()) {
        const bool isShown = places.of(node->id) != graph::NodePlaces::none;
        m_isShown.push_back(isShown);
        for (int span = callTree.of(node->id); span >= 0;
             span = callTree.spans()[static_cast<std::size_t>(span)].parent) {
            ++m_sizes[static_cast<std::size_t>(span)];
            m_shown[static_cast<std::size_t>(span)] += isShown ? 1 : 0;
        }
    }
}

int FoldRows::shownOf(const FoldItem& item) const
{
    return item.span >= 0 ? shownOf(item.span) : static_cast<int>(isShown(item.first));
}

/// The outermost call inside a span that has not all that the span shows.
int FoldRows::callIn(const graph::Node& node, int span) const
{
    const int all = span < 0 ? -1 : shownOf(span);
    int outermost = -1;
    for (int inner = m_callTree.of(node.id); inner != span && inner >= 0;
         inner = m_callTree.spans()[static_cast<std::size_t>(inner)].parent) {
        if (shownOf(inner) != all || all < 2)
            outermost = inner;
    }
    return outermost;
}

std::vector<FoldItem> FoldRows::row(int span, std::size_t first, std::size_t end) const
{
    std::vector<FoldItem> items;
    for (std::size_t i = first; i < end;) {
        FoldItem item{callIn(*operators()[i], span), i, i + 1};
        if (item.span >= 0)
            item.end += static_cast<std::size_t>(m_sizes[static_cast<std::size_t>(item.span)]) - 1;
        i = item.end;
        items.push_back(item);
    }
    return items;
}

std::vector<RowRepeats> FoldRows::repeatsOf(const std::vector<FoldItem>& row) const
{
    std::vector<RowRepeats> all;
    std::size_t next = 0;
    const auto addLayers = [&](std::size_t end) {
        std::ranges::copy(layersIn(row, next, end), std::back_inserter(all));
    };
    const auto again =
        repeatsIn(kindsOf(row, m_operators, m_callTree, Alike::SameModule), [&](const Repeats& repeats) {
            return isLoop(row, repeats) ? chained(row, repeats) : std::size_t{1};
        });
    for (const Repeats& repeats : again) {
        addLayers(repeats.first);
        all.push_back({repeats, false});
        next = repeats.first + repeats.period * repeats.count;
    }
    addLayers(row.size());
    return all;
}

std::vector<RowRepeats> FoldRows::layersIn(const std::vector<FoldItem>& row, std::size_t first,
                                           std::size_t end) const
{
    const Row part = Row(row).subspan(first, end - first);
    const auto found = repeatsIn(kindsOf(part, m_operators, m_callTree, Alike::SameLayer),
                                 [&](const Repeats& repeats) -> std::size_t {
                                     if (!isLoop(part, repeats))
                                         return 1;
                                     Repeats layers = repeats;
                                     layers.count = chainedLayers(part, layers);
                                     return isWorthACard(part, layers) ? layers.count : 1;
                                 });
    std::vector<RowRepeats> layers;
    for (Repeats repeats : found) {
        repeats.first += first;
        layers.push_back({repeats, true});
    }
    return layers;
}

/// Several operators on one line may be alike ("a + b + c + d"); a loop's body has a call or more lines than
/// one.
bool FoldRows::isLoop(Row row, const Repeats& repeats) const
{
    const graph::Node& firstOperator = *operators()[row[repeats.first].first];
    return std::ranges::any_of(row.subspan(repeats.first, repeats.period), [&](const FoldItem& item) {
        return item.span >= 0 || operators()[item.first]->location.line != firstOperator.location.line;
    });
}

std::size_t FoldRows::chained(Row row, const Repeats& repeats) const
{
    std::size_t times = 1;
    while (times < repeats.count && readsTheOneBefore(row, repeats, times))
        ++times;
    return times;
}

/// Not looked further than that: thousands of modules that are alike may follow, at each place of the row
/// anew.
std::size_t FoldRows::chainedLayers(Row row, const Repeats& repeats) const
{
    std::size_t times = 1;
    while (times < repeats.count && readsTheOneBefore(row, repeats, times) &&
           !callsTheFirstAgain(row, repeats, times))
        ++times;
    return times;
}

bool FoldRows::readsTheOneBefore(Row row, const Repeats& repeats, std::size_t times) const
{
    const std::size_t next = repeats.first + times * repeats.period;
    const std::size_t before = next - repeats.period;
    return reads(row[next], row[next + repeats.period - 1], row[before].first, row[next].first);
}

/// Layers that are called all over again are as many cards.
bool FoldRows::callsTheFirstAgain(Row row, const Repeats& repeats, std::size_t times) const
{
    const auto path = [&](int span) -> const std::string& {
        return m_callTree.spans()[static_cast<std::size_t>(span)].path;
    };
    const Row first = row.subspan(repeats.first, repeats.period);
    const Row later = row.subspan(repeats.first + times * repeats.period, repeats.period);
    return std::ranges::mismatch(first, later, [&](const FoldItem& a, const FoldItem& b) {
               return a.span < 0 || path(a.span) != path(b.span);
           }).in1 != first.end();
}

/// Whether these layers are modules with something in them, or more operators than one takes in at a glance.
bool FoldRows::isWorthACard(Row row, const Repeats& repeats) const
{
    const Row all = row.subspan(repeats.first, repeats.period * repeats.count);
    const int shown = std::accumulate(all.begin(), all.end(), 0,
                                      [&](int sum, const FoldItem& item) { return sum + shownOf(item); });
    const bool areModules = repeats.period == 1 && shown >= 2 * static_cast<int>(repeats.count);
    return areModules || shown >= fewestOfSmallLayers;
}

/// Whether an operator of these items reads one between the other two.
bool FoldRows::reads(const FoldItem& from, const FoldItem& to, std::size_t first, std::size_t end) const
{
    for (std::size_t reader = from.first; reader < to.end; ++reader) {
        if (std::ranges::any_of(m_operators.sourcesOf(reader), [&](int source) {
                return source >= static_cast<int>(first) && source < static_cast<int>(end) &&
                       operators()[static_cast<std::size_t>(source)]->floating;
            }))
            return true;
    }
    return false;
}

} // namespace scalescope::sheet
