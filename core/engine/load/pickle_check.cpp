// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/pickle_check.h"

#include "core/engine/load/pickle_calls.h"
#include "core/engine/load/pickle_reader.h"
#include "core/message/say_load.h"

#include <algorithm>

namespace scalescope::engine {

namespace {

constexpr int deepest = 1000;
constexpr double mostUnfolded = 1e6;
constexpr std::size_t mostClasses = 16; ///< a few tell what the pickle is

using PickleId = PickleTree::Id;
using PickleKind = PickleTree::Kind;

tl::expected<PickleTree, message::Clause> shallowTree(std::string_view pickle)
{
    auto tree = readPickleTree(pickle);
    if (!tree)
        return tl::unexpected(tree.error().why);
    if (tree->leavesValues())
        return tl::unexpected(say::isOtherPickle());
    const PickleTree::Extent extent = tree->extent(deepest);
    if (extent.holdsItself || extent.isDeeper)
        return tl::unexpected(say::nestsTooDeep(deepest));
    if (extent.unfolded > mostUnfolded && extent.unfolded / 100 > static_cast<double>(tree->size()))
        return tl::unexpected(say::holdsRepeatedValues());
    return std::move(*tree);
}

/// Source ranges in the form with a table of texts: (offset, ((lines, file, first line), start, end), tag).
bool isRangeRow(const PickleTree& tree, PickleId row, std::size_t texts)
{
    const auto cells = tree.tuple(row);
    const auto range = cells.size() < 2 ? std::span<const PickleId>() : tree.tuple(cells[1]);
    const auto source = range.size() != 3 ? std::span<const PickleId>() : tree.tuple(range[0]);
    if (source.size() != 3 || tree.kind(cells[0]) != PickleKind::Int)
        return false;
    const auto isIndex = [&](PickleId id) {
        return tree.kind(id) == PickleKind::Int && tree.number(id) >= 0 &&
               static_cast<std::uint64_t>(tree.number(id)) < texts;
    };
    const auto call = tree.items(source[0]);
    const auto list =
        tree.kind(source[0]) != PickleKind::Call ? std::span<const PickleId>() : tree.tuple(call[1]);
    return isIndex(source[1]) && tree.kind(source[2]) == PickleKind::Int && list.size() == 1 &&
           tree.kind(list[0]) == PickleKind::List && std::ranges::all_of(tree.items(list[0]), isIndex);
}

/// The form before it: (offset, (tag,) ((text, file, first line), start, end)).
bool isOldRangeRow(const PickleTree& tree, PickleId row)
{
    const auto cells = tree.tuple(row);
    if (cells.size() < 2 || cells.size() > 3)
        return false;
    for (const PickleId cell : {cells[1], cells.back()}) {
        const auto range = tree.tuple(cell);
        if (tree.kind(cell) == PickleKind::Tuple && (range.size() != 3 || tree.tuple(range[0]).size() != 3))
            return false;
    }
    return true;
}

bool areSourceRanges(const PickleTree& tree, bool hasFunctions)
{
    const auto root = tree.tuple(tree.root());
    if (root.empty())
        return tree.kind(tree.root()) == PickleKind::Tuple && !hasFunctions;
    if (tree.text(root[0]) != "FORMAT_WITH_STRING_TABLE")
        return std::ranges::all_of(root, [&](PickleId row) { return isOldRangeRow(tree, row); });
    if (root.size() != 3 || tree.kind(root[1]) != PickleKind::Tuple ||
        tree.kind(root[2]) != PickleKind::Tuple)
        return false;
    const auto texts = tree.tuple(root[1]);
    return std::ranges::all_of(texts, [&](PickleId id) { return tree.kind(id) == PickleKind::Text; }) &&
           std::ranges::all_of(tree.tuple(root[2]),
                               [&](PickleId row) { return isRangeRow(tree, row, texts.size()); });
}

void addFacts(const PickleTree& tree, PickleId id, PickleFacts& facts)
{
    if (tree.kind(id) == PickleKind::Storage) {
        if (auto storage = storageOf(tree, id))
            facts.storages.push_back(std::move(*storage));
    } else if (std::string name = facts.classes.size() < mostClasses ? tree.className(id) : "";
               !name.empty() && !name.starts_with("torch.") && name != "collections.OrderedDict" &&
               std::ranges::find(facts.classes, name) == facts.classes.end()) {
        facts.classes.push_back(std::move(name));
    }
}

/// The class or function that makes a value; a call of what another call gave is of the innermost.
std::string makerOf(const PickleTree& tree, PickleId id)
{
    while (tree.kind(id) == PickleKind::Call)
        id = tree.items(id).front();
    return tree.className(id);
}

} // namespace

tl::expected<PickleFacts, message::Clause> readPickle(std::string_view pickle, PickleOrigin origin)
{
    const auto tree = shallowTree(pickle);
    if (!tree)
        return tl::unexpected(tree.error());
    PickleFacts facts;
    for (PickleId id = 0; id < tree->size(); ++id) {
        if (tree->kind(id) == PickleKind::Storage && !storageOf(*tree, id))
            return tl::unexpected(say::isOtherPickle());
        if (tree->kind(id) == PickleKind::Call)
            if (auto why = callProblem(*tree, id, origin))
                return tl::unexpected(std::move(why));
        addFacts(*tree, id, facts);
    }
    facts.root = makerOf(*tree, tree->root());
    return facts;
}

message::Clause sourceRangesProblem(std::string_view pickle, bool hasFunctions)
{
    const auto tree = shallowTree(pickle);
    if (!tree)
        return tree.error();
    return areSourceRanges(*tree, hasFunctions) ? message::Clause() : say::isOtherPickle();
}

} // namespace scalescope::engine
