// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/pickle_tree.h"

#include "core/message/say_load.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace scalescope::engine {

/// The pickle machine: a stack of values, marks on it, and a memo.
class PickleReader
{
public:
    explicit PickleReader(std::string_view text) { m_tree.m_text = text; }

    tl::expected<PickleTree, PickleFault> read()
    {
        if (!m_tree.m_text.starts_with("\x80\x02"))
            problem(say::isOtherPickle(), m_tree.m_text.size() < 2 ? FaultKind::Cut : FaultKind::UnknownStep);
        for (std::int64_t i = 0; i < smallNumbers; ++i)
            newNode({Kind::Int, 0, i});
        m_at = 2; // behind protocol and its number
        while (!m_done && !m_fault)
            step();
        if (m_fault)
            return tl::unexpected(std::move(*m_fault));
        m_tree.m_length = m_at;
        m_tree.m_leavesValues = !m_stack.empty();
        std::ranges::stable_sort(m_tree.m_additions, {}, &PickleTree::Addition::to);
        return std::move(m_tree);
    }

private:
    using Id = PickleTree::Id;
    using Kind = PickleTree::Kind;
    using Node = PickleTree::Node;
    using FaultKind = PickleFault::Kind;

    static constexpr std::int64_t smallNumbers = 256; ///< share their nodes
    static constexpr Id mark = std::numeric_limits<Id>::max();
    static constexpr std::size_t mostNodes = std::size_t{1} << 25; ///< half a gigabyte of them

    void problem(message::Clause why, FaultKind kind = FaultKind::Damaged)
    {
        if (!m_fault)
            m_fault = PickleFault{kind, std::move(why)};
    }

    std::string_view bytes(std::uint64_t count)
    {
        if (count > m_tree.m_text.size() - m_at) {
            problem(say::isTruncated(), FaultKind::Cut);
            return {};
        }
        const auto result = m_tree.m_text.substr(m_at, count);
        m_at += count;
        return result;
    }

    std::uint64_t unsignedOf(std::size_t width)
    {
        std::uint64_t value = 0;
        const auto raw = bytes(width);
        for (std::size_t i = 0; i < raw.size(); ++i)
            value |= static_cast<std::uint64_t>(static_cast<unsigned char>(raw[i])) << (8 * i);
        return value;
    }

    /// Little-endian two's complement of any width up to eight bytes.
    std::int64_t signedOf(std::size_t width)
    {
        const std::uint64_t value = unsignedOf(width);
        if (width == 0 || width >= 8)
            return static_cast<std::int64_t>(value);
        const std::uint64_t sign = std::uint64_t{1} << (8 * width - 1);
        return static_cast<std::int64_t>((value ^ sign) - sign);
    }

    static std::int64_t bigEndian(std::string_view raw)
    {
        std::uint64_t bits = 0;
        for (const char c : raw)
            bits = bits << 8 | static_cast<unsigned char>(c);
        return static_cast<std::int64_t>(bits);
    }

    void skipLine()
    {
        const auto end = m_tree.m_text.find('\n', m_at);
        if (end == std::string_view::npos)
            return problem(say::isTruncated(), FaultKind::Cut);
        m_at = end + 1;
    }

    Id newNode(Node node)
    {
        if (m_tree.m_nodes.size() >= mostNodes) {
            problem(say::holdsTooMuch(), FaultKind::TooLarge); // unreached: half a gigabyte of nodes
            return 0;
        }
        m_tree.m_nodes.push_back(node);
        return static_cast<Id>(m_tree.m_nodes.size() - 1);
    }

    void push(Node node) { m_stack.push_back(newNode(node)); }

    void pushNumber(std::int64_t number)
    {
        if (number >= 0 && number < smallNumbers)
            m_stack.push_back(static_cast<Id>(number));
        else
            push({Kind::Int, 0, number});
    }

    void pushText(std::uint64_t length)
    {
        const std::size_t start = m_at;
        push(
            {Kind::Text, static_cast<std::uint32_t>(bytes(length).size()), static_cast<std::int64_t>(start)});
    }

    void pushClass()
    {
        const std::size_t start = m_at;
        skipLine();
        skipLine();
        push({Kind::Class, static_cast<std::uint32_t>(m_at - start), static_cast<std::int64_t>(start)});
    }

    /// A value with the topmost `count` values as its items.
    void pushHolder(Kind kind, std::size_t count)
    {
        const std::uint64_t start = takeSome(count);
        push({kind, static_cast<std::uint32_t>(count), static_cast<std::int64_t>(start)});
    }

    /// Moves the topmost values to the items; gives where they start.
    std::uint64_t takeSome(std::size_t count)
    {
        const std::size_t start = m_tree.m_items.size();
        const auto first = m_stack.end() - static_cast<std::ptrdiff_t>(std::min(count, m_stack.size()));
        if (count > m_stack.size() || std::find(first, m_stack.end(), mark) != m_stack.end()) {
            problem(say::isOtherPickle());
            return start;
        }
        m_tree.m_items.insert(m_tree.m_items.end(), first, m_stack.end());
        m_stack.erase(first, m_stack.end());
        return start;
    }

    /// How many values are above the topmost mark; takes the mark away.
    std::size_t takeMark()
    {
        const auto found = std::find(m_stack.rbegin(), m_stack.rend(), mark);
        if (found == m_stack.rend()) {
            problem(say::isOtherPickle());
            return 0;
        }
        const auto count = static_cast<std::size_t>(found - m_stack.rbegin());
        m_stack.erase(found.base() - 1);
        return count;
    }

    /// The topmost values go into the list or dictionary below them.
    void addToHolder(Kind kind, std::size_t count)
    {
        const std::uint64_t start = takeSome(count);
        // Python makes an OrderedDict by a call.
        const Kind holder =
            m_stack.empty() || m_stack.back() == mark ? Kind::None : m_tree.kind(m_stack.back());
        const bool fits = holder == kind || holder == Kind::Call;
        if (!fits || (kind == Kind::Dict && count % 2 != 0))
            return problem(say::isOtherPickle());
        if (count > 0)
            m_tree.m_additions.push_back({m_stack.back(), static_cast<std::uint32_t>(count), start});
    }

    /// libtorch's reader calls for BUILD what NEWOBJ made, as REDUCE does what it is given. Python gives
    /// state to results of calls too.
    void pushCall(bool isBuild)
    {
        const std::size_t start = m_tree.m_items.size();
        pushHolder(Kind::Call, 2);
        if (m_fault)
            return;
        const Kind called = m_tree.kind(m_tree.m_items[start]);
        if (called != Kind::Class && called != Kind::Object && !(isBuild && called == Kind::Call))
            problem(say::isOtherPickle());
    }

    /// An instance starts as its class and an empty tuple; its state follows.
    void newObject()
    {
        const std::uint64_t start = takeSome(2);
        if (m_fault)
            return;
        Node object = m_tree.m_nodes[m_tree.m_items[start]];
        if (object.kind != Kind::Class || m_tree.kind(m_tree.m_items[start + 1]) != Kind::Tuple)
            return problem(say::isOtherPickle());
        object.kind = Kind::Object;
        push(object);
    }

    void remember(std::uint64_t id)
    {
        if (m_stack.empty() || m_stack.back() == mark)
            return problem(say::isOtherPickle());
        // libtorch makes a table as long as the largest number.
        if (id >= m_tree.m_text.size())
            return problem(say::isOtherPickle());
        if (id >= m_memo.size())
            m_memo.resize(id + 1, mark);
        m_memo[id] = m_stack.back();
    }

    void recall(std::uint64_t id)
    {
        if (id >= m_memo.size() || m_memo[id] == mark)
            return problem(say::isOtherPickle());
        m_stack.push_back(m_memo[id]);
    }

    void step()
    {
        const auto opcode = bytes(1);
        if (!opcode.empty() && !scalar(opcode[0]) && !container(opcode[0]) && !memo(opcode[0]))
            problem(say::isOtherPickle(), FaultKind::UnknownStep);
    }

    bool scalar(char opcode)
    {
        switch (opcode) {
        case 'N': // NONE
            push({Kind::None, 0, 0});
            return true;
        case '\x88': // NEWTRUE
        case '\x89': // NEWFALSE
            push({Kind::Bool, 0, opcode == '\x88'});
            return true;
        case 'J': // BININT
            pushNumber(signedOf(4));
            return true;
        case 'K': // BININT1
            pushNumber(static_cast<std::int64_t>(unsignedOf(1)));
            return true;
        case 'M': // BININT2
            pushNumber(static_cast<std::int64_t>(unsignedOf(2)));
            return true;
        case '\x8a': // LONG1
            if (const std::uint64_t width = unsignedOf(1); width > 8)
                problem(say::hasTooLargeInteger(), FaultKind::TooLarge);
            else
                pushNumber(signedOf(width));
            return true;
        case 'G': // BINFLOAT
            push({Kind::Float, 0, bigEndian(bytes(8))});
            return true;
        case 'X': // BINUNICODE
        case 'T': // BINSTRING
            pushText(unsignedOf(4));
            return true;
        case '\x8c': // SHORT_BINUNICODE
        case 'U':    // SHORT_BINSTRING
            pushText(unsignedOf(1));
            return true;
        case 'c': // GLOBAL
            pushClass();
            return true;
        default:
            return false;
        }
    }

    bool container(char opcode)
    {
        switch (opcode) {
        case '(': // MARK
            m_stack.push_back(mark);
            return true;
        case ')': // EMPTY_TUPLE
            pushHolder(Kind::Tuple, 0);
            return true;
        case ']': // EMPTY_LIST
            pushHolder(Kind::List, 0);
            return true;
        case '}': // EMPTY_DICT
            pushHolder(Kind::Dict, 0);
            return true;
        case 't': // TUPLE
            pushHolder(Kind::Tuple, takeMark());
            return true;
        case '\x85': // TUPLE1
        case '\x86': // TUPLE2
        case '\x87': // TUPLE3
            pushHolder(Kind::Tuple, static_cast<std::size_t>(static_cast<unsigned char>(opcode) - 0x84));
            return true;
        case 'a': // APPEND
            addToHolder(Kind::List, 1);
            return true;
        case 's': // SETITEM
            addToHolder(Kind::Dict, 2);
            return true;
        case 'e': // APPENDS
            addToHolder(Kind::List, takeMark());
            return true;
        case 'u': // SETITEMS
            addToHolder(Kind::Dict, takeMark());
            return true;
        case '\x81': // NEWOBJ
            newObject();
            return true;
        case 'b': // BUILD
        case 'R': // REDUCE
            pushCall(opcode == 'b');
            return true;
        case 'Q': // BINPERSID
            pushHolder(Kind::Storage, 1);
            return true;
        default:
            return false;
        }
    }

    bool memo(char opcode)
    {
        switch (opcode) {
        case 'q': // BINPUT
            remember(unsignedOf(1));
            return true;
        case 'r': // LONG_BINPUT
            remember(unsignedOf(4));
            return true;
        case 'h': // BINGET
            recall(unsignedOf(1));
            return true;
        case 'j': // LONG_BINGET
            recall(unsignedOf(4));
            return true;
        case '.': // STOP
            if (const std::uint64_t start = takeSome(1); !m_fault)
                m_tree.m_root = m_tree.m_items[start];
            m_done = true;
            return true;
        default:
            return false;
        }
    }

    PickleTree m_tree;
    std::size_t m_at = 0;
    bool m_done = false;
    std::optional<PickleFault> m_fault;
    std::vector<Id> m_stack;
    std::vector<Id> m_memo;
};

tl::expected<PickleTree, PickleFault> readPickleTree(std::string_view text)
{
    return PickleReader(text).read();
}

} // namespace scalescope::engine
