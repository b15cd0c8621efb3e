// SPDX-License-Identifier: GPL-3.0-or-later
// Which slots can be emptied where: a backward walk, as compilers do it.
#include "core/engine/capture/prepared_graph.h"

#include <ranges>

namespace scalescope::engine {

namespace {

using Live = std::vector<char>; // by slot; not vector<bool>, which is slow to copy and set

/// Marks a read: where nothing reads the slot later, it can be dropped there.
void read(int slot, Live& live, std::vector<int>& drops)
{
    char& alive = live[static_cast<std::size_t>(slot)];
    if (!alive) {
        alive = 1;
        drops.push_back(slot);
    }
}

void collectReads(const PreparedBlock& block, std::vector<int>& reads)
{
    for (const PreparedNode& node : block.nodes) {
        reads.insert(reads.end(), node.inputs.begin(), node.inputs.end());
        for (const PreparedBlock& inner : node.blocks) {
            collectReads(inner, reads);
        }
    }
    reads.insert(reads.end(), block.outputs.begin(), block.outputs.end());
}

void collectDefinitions(const PreparedBlock& block, Live& defined)
{
    const auto define = [&defined](const std::vector<int>& slots) {
        for (const int slot : slots) {
            defined[static_cast<std::size_t>(slot)] = 1;
        }
    };
    define(block.inputs);
    for (const PreparedNode& node : block.nodes) {
        define(node.outputs);
        for (const PreparedBlock& inner : node.blocks) {
            collectDefinitions(inner, defined);
        }
    }
}

void markBlock(PreparedBlock& block, Live& live);

void markIf(PreparedNode& node, Live& live)
{
    std::vector<Live> entries;
    Live all = live;
    for (PreparedBlock& branch : node.blocks) {
        Live& entry = entries.emplace_back(live);
        markBlock(branch, entry);
        for (std::size_t i = 0; i < all.size(); ++i) {
            all[i] |= entry[i];
        }
    }
    for (std::size_t b = 0; b < entries.size(); ++b) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i] && !entries[b][i]) {
                node.blocks[b].dropsAtEntry.push_back(static_cast<int>(i));
            }
        }
    }
    live = std::move(all);
}

void markLoop(PreparedNode& node, Live& live)
{
    PreparedBlock& body = node.blocks.front();
    Live defined(live.size(), 0);
    collectDefinitions(body, defined);
    std::vector<int> reads;
    collectReads(body, reads);
    // What the body reads from outside must outlive every iteration.
    for (const int slot : reads) {
        if (!defined[static_cast<std::size_t>(slot)]) {
            read(slot, live, node.dropsAfter);
        }
    }
    Live inside = live;
    markBlock(body, inside);
}

void markNode(PreparedNode& node, Live& live)
{
    // Inside first: the slots that a loop or branch makes are dead before it.
    std::vector<int> used;
    for (int& slot : node.outputs) {
        char& alive = live[static_cast<std::size_t>(slot)];
        used.push_back(alive ? slot : -1);
        alive = 0;
    }
    if (node.control == NodeControl::If) {
        markIf(node, live);
    } else if (node.control == NodeControl::Loop) {
        markLoop(node, live);
    }
    for (const int slot : node.inputs) {
        read(slot, live, node.dropsBefore);
    }
    node.outputs = std::move(used);
}

void markBlock(PreparedBlock& block, Live& live)
{
    for (const int slot : block.outputs) {
        read(slot, live, block.dropsAtExit);
    }
    for (PreparedNode& node : std::views::reverse(block.nodes)) {
        markNode(node, live);
    }
    for (const int slot : block.inputs) {
        char& alive = live[static_cast<std::size_t>(slot)];
        if (!alive) {
            block.dropsAtEntry.push_back(slot);
        }
        alive = 0;
    }
}

} // namespace

void markLastUses(PreparedGraph& graph)
{
    Live live(graph.slots, 0);
    markBlock(graph.block, live);
}

} // namespace scalescope::engine
