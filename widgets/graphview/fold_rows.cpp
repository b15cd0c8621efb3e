// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/fold_rows.h"

#include <algorithm>
#include <map>
#include <string>

namespace scalescope::widgets {

namespace {

/// "layers." of "layers.12", empty where the last part is no number.
std::string numberedContainer(const std::string& path)
{
    const std::size_t number = path.find_last_not_of("0123456789");
    const std::size_t start = number == std::string::npos ? 0 : number + 1;
    const bool isNumber = start < path.size() && (start == 0 || path[start - 1] == '.');
    return isNumber ? path.substr(0, start) + '#' : std::string();
}

} // namespace

FoldRows::FoldRows(const graph::Graph& graph, const graph::CallTree& callTree)
    : m_callTree(callTree), m_operators(graph), m_sizes(callTree.spans().size())
{
    for (const graph::Node* node : operators())
        for (int span = callTree.of(node->id); span >= 0; span = at(span).parent)
            ++m_sizes[static_cast<std::size_t>(span)];
}

int FoldRows::foldableIn(const graph::Node& node, int span) const
{
    const int all = span < 0 ? 0 : m_sizes[static_cast<std::size_t>(span)];
    int outermost = -1;
    for (int inner = m_callTree.of(node.id); inner != span && inner >= 0; inner = at(inner).parent) {
        const int size = m_sizes[static_cast<std::size_t>(inner)];
        if (size >= 2 && size != all)
            outermost = inner;
    }
    return outermost;
}

int FoldRows::aloneIn(const graph::Node& node, int span) const
{
    int outermost = -1;
    for (int inner = m_callTree.of(node.id); inner != span && inner >= 0; inner = at(inner).parent) {
        if (m_sizes[static_cast<std::size_t>(inner)] == 1)
            outermost = inner;
    }
    return outermost;
}

std::vector<FoldItem> FoldRows::row(int span, std::size_t first, std::size_t end) const
{
    std::vector<FoldItem> items;
    for (std::size_t i = first; i < end;) {
        FoldItem item{foldableIn(*operators()[i], span), -1, i, i + 1};
        if (item.span < 0)
            item.alone = aloneIn(*operators()[i], span);
        else
            item.end += static_cast<std::size_t>(m_sizes[static_cast<std::size_t>(item.span)]) - 1;
        i = item.end;
        items.push_back(item);
    }
    return items;
}

std::vector<int> FoldRows::kindsOf(const std::vector<FoldItem>& row) const
{
    std::map<std::string, int> paths;
    for (const FoldItem& item : row) {
        if (item.span >= 0)
            ++paths[at(item.span).path];
    }
    std::map<std::string, int> known;
    std::vector<int> kinds;
    for (const FoldItem& item : row) {
        const bool comesAgain = item.span >= 0 && paths.at(at(item.span).path) > 1;
        kinds.push_back(
            known.emplace(kindOf(item, comesAgain), static_cast<int>(known.size())).first->second);
    }
    return kinds;
}

/// Calls of one module are of a kind; else modules that are numbered and built alike. Operators are where
/// they are at the same line of one module's code; what has no place in a source comes once.
std::string FoldRows::kindOf(const FoldItem& item, bool comesAgain) const
{
    const graph::Node& node = *operators()[item.first];
    if (item.span < 0) {
        const std::string what = node.target + '|' + std::to_string(node.outputIndex) + '|';
        if (item.alone >= 0)
            return "alone|" + what + at(item.alone).path;
        const std::string& file = node.location.file;
        return file.empty()
                   ? "once|" + node.name
                   : "line|" + what + node.module + '|' + file + ':' + std::to_string(node.location.line);
    }
    const graph::CallSpan& span = at(item.span);
    const std::string container = numberedContainer(span.path);
    return comesAgain || container.empty()
               ? "call|" + span.path
               : "layer|" + container + '|' + span.type + '|' + std::to_string(span.structure);
}

std::vector<Repeats> FoldRows::repeatsOf(const std::vector<FoldItem>& row) const
{
    return repeatsIn(kindsOf(row), [&](const Repeats& repeats) {
        return isLoop(row, repeats) ? chained(row, repeats) : std::size_t{1};
    });
}

/// Several operators on one line may be alike ("a + b + c + d"); a loop's body has a call or more lines than
/// one.
bool FoldRows::isLoop(const std::vector<FoldItem>& row, const Repeats& repeats) const
{
    const graph::Node& firstOperator = *operators()[row[repeats.first].first];
    for (std::size_t i = repeats.first; i < repeats.first + repeats.period; ++i) {
        const graph::Node& node = *operators()[row[i].first];
        if (row[i].span >= 0 || row[i].alone >= 0 || node.location.line != firstOperator.location.line)
            return true;
    }
    return false;
}

std::size_t FoldRows::chained(const std::vector<FoldItem>& row, const Repeats& repeats) const
{
    std::size_t times = 1;
    for (std::size_t first = repeats.first; times < repeats.count; ++times, first += repeats.period) {
        const std::size_t next = first + repeats.period;
        if (!reads(row[next], row[next + repeats.period - 1], row[first].first, row[next].first))
            break;
    }
    return times;
}

/// Whether an operator of these items reads one between the other two.
bool FoldRows::reads(const FoldItem& from, const FoldItem& to, std::size_t first, std::size_t end) const
{
    for (std::size_t reader = from.first; reader < to.end; ++reader) {
        if (std::ranges::any_of(m_operators.sourcesOf(reader), [&](int source) {
                return source >= static_cast<int>(first) && source < static_cast<int>(end);
            }))
            return true;
    }
    return false;
}

} // namespace scalescope::widgets
