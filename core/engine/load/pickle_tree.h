// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/message/message.h"

#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace scalescope::engine {

/// The values of a pickle as a tree of plain nodes: nothing is made and nothing is called. The
/// pickle's text must outlive it. readPickleTree() makes one.
class PickleTree
{
public:
    using Id = std::uint32_t;
    enum class Kind : std::uint8_t {
        None,
        Bool,
        Int,
        Float,
        Text,
        Class,   ///< a name to be looked up: a class or a function
        Object,  ///< a new one of the class that it names, which a Call then gives its state
        Tuple,   ///< its items
        Storage, ///< a persistent id: the tuple that names it
        List,    ///< its items
        Dict,    ///< keys and values in turn
        Call     ///< of a class or function: it, the value that it is given, and what is put into the result
    };

    /// How many bytes of the text are the pickle.
    [[nodiscard]] std::size_t length() const { return m_length; }
    /// Whether it makes values beside the root that belong nowhere.
    [[nodiscard]] bool leavesValues() const { return m_leavesValues; }
    [[nodiscard]] Id root() const { return m_root; }
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }
    [[nodiscard]] Kind kind(Id id) const { return m_nodes[id].kind; }
    /// Of an Int, or of a Bool 0 or 1.
    [[nodiscard]] std::int64_t number(Id id) const { return m_nodes[id].number; }
    /// Of a Float.
    [[nodiscard]] double real(Id id) const { return std::bit_cast<double>(m_nodes[id].number); }
    /// Of a Text; empty for others.
    [[nodiscard]] std::string_view text(Id id) const;
    /// Of a Class or an Object, "torch._utils._rebuild_tensor_v2"; empty for others.
    [[nodiscard]] std::string className(Id id) const;
    /// What a value holds directly.
    [[nodiscard]] std::vector<Id> items(Id id) const;
    /// The items of a Tuple, without a copy; empty for others.
    [[nodiscard]] std::span<const Id> tuple(Id id) const;
    /// How far the values reach when they are followed from value to value, as libtorch does with modules.
    struct Extent
    {
        bool holdsItself = false;
        bool isDeeper = false; ///< than the levels asked for
        double unfolded = 0;   ///< values that the largest holds, each counted wherever it is held
    };
    [[nodiscard]] Extent extent(int levels) const;

private:
    friend class PickleReader;

    struct Node
    {
        Kind kind = Kind::None;
        std::uint32_t count = 0; ///< of items, or of the text's bytes
        std::int64_t number = 0; ///< the value or its bits, or where items or text start
    };
    /// Items that were put into a list or dictionary.
    struct Addition
    {
        Id to = 0;
        std::uint32_t count = 0;
        std::uint64_t start = 0;
    };

    std::string_view m_text;
    std::size_t m_length = 0;
    bool m_leavesValues = false;
    Id m_root = 0;
    std::vector<Node> m_nodes;
    std::vector<Id> m_items;
    std::vector<Addition> m_additions; ///< sorted by what they were put into
};

/// What ends the reading of a pickle.
struct PickleFault
{
    enum class Kind {
        Cut,
        UnknownStep, ///< one that PyTorch's picklers do not write
        TooLarge,    ///< holds more, or a larger number, than is read
        Damaged
    };
    Kind kind = Kind::Damaged;
    message::Clause why; ///< "takes more values than it has"
};

/// The pickle that `text` begins with, which must outlive the tree. Only the steps that PyTorch's picklers
/// write are known (Python's pickletools documents them). Fails where it is malformed or takes values that it
/// does not have, which libtorch's reader does not notice in every release.
tl::expected<PickleTree, PickleFault> readPickleTree(std::string_view text);

} // namespace scalescope::engine
