// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/pickle_check.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace scalescope::engine {

namespace {

constexpr int deepest = 1000;

std::uint64_t elementSizeOf(std::string_view storageClass)
{
    constexpr std::array<std::pair<std::string_view, std::uint64_t>, 18> sizes{{{"DoubleStorage", 8},
                                                                                {"FloatStorage", 4},
                                                                                {"HalfStorage", 2},
                                                                                {"BFloat16Storage", 2},
                                                                                {"LongStorage", 8},
                                                                                {"IntStorage", 4},
                                                                                {"ShortStorage", 2},
                                                                                {"CharStorage", 1},
                                                                                {"ByteStorage", 1},
                                                                                {"BoolStorage", 1},
                                                                                {"QInt8Storage", 1},
                                                                                {"QUInt8Storage", 1},
                                                                                {"QInt32Storage", 4},
                                                                                {"QUInt4x2Storage", 1},
                                                                                {"QUInt2x4Storage", 1},
                                                                                {"ComplexFloatStorage", 8},
                                                                                {"ComplexDoubleStorage", 16},
                                                                                {"UntypedStorage", 1}}};
    for (const auto& [name, size] : sizes)
        if (storageClass.ends_with(name))
            return size;
    return 1;
}

/// A value on the pickle machine's stack: what later steps need to know of it.
struct PickleValue
{
    enum class Kind { Other, Mark, Text, Number, Class, Tuple, Container };
    Kind kind = Kind::Other;
    std::string text;               ///< of Text and Class
    std::int64_t number = 0;        ///< of Number
    std::int32_t node = -1;         ///< place in the graph of containers
    std::vector<PickleValue> items; ///< of a Tuple whose parts are scalars, for persistent ids
};

class Walker
{
public:
    explicit Walker(std::string_view pickle) : m_text(pickle) {}

    Result<PickleFacts> walk()
    {
        while (!m_done && m_problem.empty())
            step();
        if (m_problem.empty() && !isShallow())
            problem("nests deeper than " + std::to_string(deepest) + " levels or holds itself");
        if (!m_problem.empty())
            return fail(ExitStatus::Unreadable, m_problem);
        return std::move(m_facts);
    }

private:
    void problem(const std::string& text)
    {
        if (m_problem.empty())
            m_problem = text;
    }

    std::string_view bytes(std::uint64_t count)
    {
        if (count > m_text.size() - m_at) {
            problem("is cut");
            return {};
        }
        const auto result = m_text.substr(m_at, count);
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

    std::string line()
    {
        const auto end = m_text.find('\n', m_at);
        if (end == std::string_view::npos) {
            problem("is cut");
            return {};
        }
        const std::string result(m_text.substr(m_at, end - m_at));
        m_at = end + 1;
        return result;
    }

    void push(PickleValue value) { m_stack.push_back(std::move(value)); }
    void pushOther() { push({}); }
    void pushNumber(std::int64_t number) { push({PickleValue::Kind::Number, {}, number, -1, {}}); }
    void pushText(std::uint64_t length)
    {
        push({PickleValue::Kind::Text, std::string(bytes(length)), 0, -1, {}});
    }

    PickleValue pop()
    {
        if (m_stack.empty()) {
            problem("takes more values than it has");
            return {};
        }
        PickleValue value = std::move(m_stack.back());
        m_stack.pop_back();
        return value;
    }

    /// The values above the topmost mark, which is removed too.
    std::vector<PickleValue> popToMark()
    {
        const auto mark = std::find_if(m_stack.rbegin(), m_stack.rend(), [](const PickleValue& value) {
            return value.kind == PickleValue::Kind::Mark;
        });
        if (mark == m_stack.rend()) {
            problem("takes more values than it has");
            return {};
        }
        std::vector<PickleValue> values(std::make_move_iterator(mark.base()),
                                        std::make_move_iterator(m_stack.end()));
        m_stack.erase(mark.base() - 1, m_stack.end());
        return values;
    }

    std::vector<PickleValue> popSome(std::size_t count)
    {
        std::vector<PickleValue> values(count);
        for (auto at = values.rbegin(); at != values.rend(); ++at)
            *at = pop();
        return values;
    }

    std::int32_t newNode(const std::vector<PickleValue>& children)
    {
        m_children.emplace_back();
        const auto node = static_cast<std::int32_t>(m_children.size() - 1);
        adopt(node, children);
        return node;
    }

    void adopt(std::int32_t node, const std::vector<PickleValue>& children)
    {
        if (node >= 0)
            for (const PickleValue& child : children)
                if (child.node >= 0)
                    m_children[static_cast<std::size_t>(node)].push_back(child.node);
    }

    void pushContainer(const std::vector<PickleValue>& children)
    {
        push({PickleValue::Kind::Container, {}, 0, newNode(children), {}});
    }

    void pushTuple(std::vector<PickleValue> values)
    {
        const auto node = newNode(values);
        // Persistent ids are short tuples of scalars; longer ones need not be kept.
        if (values.size() > 8 ||
            std::ranges::any_of(values, [](const PickleValue& v) { return v.node >= 0; }))
            values.clear();
        push({PickleValue::Kind::Tuple, {}, 0, node, std::move(values)});
    }

    void addToTop(const std::vector<PickleValue>& values)
    {
        if (m_stack.empty())
            return problem("takes more values than it has");
        adopt(m_stack.back().node, values);
    }

    void remember(std::uint64_t id)
    {
        if (m_stack.empty())
            return problem("takes more values than it has");
        m_memo[id] = m_stack.back();
    }

    void recall(std::uint64_t id)
    {
        const auto found = m_memo.find(id);
        if (found == m_memo.end())
            return problem("names a value that it does not have");
        push(found->second);
    }

    /// ("storage", class, key, device, number of elements[, view])
    void persistentId()
    {
        const PickleValue id = pop();
        pushOther();
        const auto& items = id.items;
        if (items.size() < 5 || items[0].text != "storage" || items[1].kind != PickleValue::Kind::Class ||
            items[2].kind != PickleValue::Kind::Text || items[4].kind != PickleValue::Kind::Number)
            return problem("has a persistent id that is not PyTorch's");
        if (items[4].number < 0)
            return problem("declares a tensor of negative size");
        m_facts.storages.push_back(
            {items[2].text, static_cast<std::uint64_t>(items[4].number), elementSizeOf(items[1].text)});
    }

    void step()
    {
        const auto opcode = bytes(1);
        if (!opcode.empty() && !scalar(opcode[0]) && !container(opcode[0]) && !memo(opcode[0]))
            problem("has a step that PyTorch does not write (" +
                    std::to_string(static_cast<unsigned char>(opcode[0])) + ")");
    }

    bool scalar(char opcode)
    {
        switch (opcode) {
        case '\x80': // PROTO
            bytes(1);
            return true;
        case 'N':    // NONE
        case '\x88': // NEWTRUE
        case '\x89': // NEWFALSE
            pushOther();
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
        case '\x8a': { // LONG1
            const std::uint64_t width = unsignedOf(1);
            if (width > 8)
                problem("has a whole number that does not fit 64 bits");
            else
                pushNumber(signedOf(width));
            return true;
        }
        case 'G': // BINFLOAT
            bytes(8);
            pushOther();
            return true;
        case 'X': // BINUNICODE
        case 'T': // BINSTRING
            pushText(unsignedOf(4));
            return true;
        case '\x8c': // SHORT_BINUNICODE
        case 'U':    // SHORT_BINSTRING
            pushText(unsignedOf(1));
            return true;
        case 'c': { // GLOBAL
            const std::string module = line();
            push({PickleValue::Kind::Class, module + "." + line(), 0, -1, {}});
            return true;
        }
        default:
            return false;
        }
    }

    bool container(char opcode)
    {
        switch (opcode) {
        case '(': // MARK
            push({PickleValue::Kind::Mark, {}, 0, -1, {}});
            return true;
        case ')': // EMPTY_TUPLE
            pushTuple({});
            return true;
        case ']': // EMPTY_LIST
        case '}': // EMPTY_DICT
            pushContainer({});
            return true;
        case 't': // TUPLE
            pushTuple(popToMark());
            return true;
        case '\x85': // TUPLE1
        case '\x86': // TUPLE2
        case '\x87': // TUPLE3
            pushTuple(popSome(static_cast<std::size_t>(static_cast<unsigned char>(opcode) - 0x84)));
            return true;
        case 'a': // APPEND
            addToTop(popSome(1));
            return true;
        case 's': // SETITEM
            addToTop(popSome(2));
            return true;
        case 'e': // APPENDS
        case 'u': // SETITEMS
            addToTop(popToMark());
            return true;
        case 'b': // BUILD
            addToTop(popSome(1));
            return true;
        case 'R':    // REDUCE
        case '\x81': // NEWOBJ
            pushContainer(popSome(2));
            return true;
        case 'Q': // BINPERSID
            persistentId();
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
        case '0': // POP
            pop();
            return true;
        case '.': // STOP
            pop();
            m_done = true;
            return true;
        default:
            return false;
        }
    }

    /// Longest path through the containers, with a stack of its own so that a deep pickle can't crash this
    /// either.
    [[nodiscard]] bool isShallow() const
    {
        constexpr int open = -1;
        std::vector<int> depth(m_children.size(), 0);
        std::vector<std::pair<std::size_t, std::size_t>> path; // node, next child
        for (std::size_t root = 0; root < m_children.size(); ++root) {
            if (depth[root] > 0)
                continue;
            path.emplace_back(root, 0);
            depth[root] = open;
            while (!path.empty()) {
                auto& [node, next] = path.back();
                if (next < m_children[node].size()) {
                    const auto child = static_cast<std::size_t>(m_children[node][next++]);
                    if (depth[child] == open)
                        return false;
                    if (depth[child] == 0) {
                        depth[child] = open;
                        path.emplace_back(child, 0);
                    }
                    continue;
                }
                int below = 0;
                for (const auto child : m_children[node])
                    below = std::max(below, depth[static_cast<std::size_t>(child)]);
                depth[node] = below + 1;
                if (depth[node] > deepest)
                    return false;
                path.pop_back();
            }
        }
        return true;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_done = false;
    std::string m_problem;
    std::vector<PickleValue> m_stack;
    std::unordered_map<std::uint64_t, PickleValue> m_memo;
    std::vector<std::vector<std::int32_t>> m_children;
    PickleFacts m_facts;
};

} // namespace

Result<PickleFacts> readPickle(std::string_view pickle)
{
    return Walker(pickle).walk();
}

} // namespace scalescope::engine
