// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/saved_pickle.h"

#include "core/engine/inputs/saved_item.h"

#include <algorithm>
#include <bit>
#include <deque>
#include <map>
#include <stdexcept>

namespace scalescope::engine {

namespace {

constexpr int deepestSaved = 200;
constexpr std::size_t harmlessValues = std::size_t{1} << 20; ///< beyond one for each byte of the pickle
using SavedKind = SavedItem::Kind;

class SavedMachine
{
public:
    SavedMachine(std::string_view bytes, const StorageSource& storage)
        : m_bytes(bytes), m_storage(storage), m_valuesLeft(bytes.size() + harmlessValues)
    {
    }

    c10::IValue run(std::size_t& end)
    {
        while (!step(take(1)[0])) {
        }
        end = m_at;
        return valueOf(pop(), 0);
    }

private:
    std::string_view take(std::uint64_t count)
    {
        if (count > m_bytes.size() - m_at)
            brokenPickle("is cut");
        const auto part = m_bytes.substr(m_at, count);
        m_at += count;
        return part;
    }

    std::uint64_t number(std::size_t width)
    {
        std::uint64_t value = 0;
        const auto raw = take(width);
        for (std::size_t i = 0; i < raw.size() && i < 8; ++i)
            value |= static_cast<std::uint64_t>(static_cast<unsigned char>(raw[i])) << (8 * i);
        return value;
    }

    std::int64_t signedNumber(std::size_t width)
    {
        const std::uint64_t value = number(width);
        if (width == 0 || width >= 8)
            return static_cast<std::int64_t>(value);
        const std::uint64_t sign = std::uint64_t{1} << (8 * width - 1);
        return static_cast<std::int64_t>((value ^ sign) - sign);
    }

    std::string line()
    {
        const auto end = m_bytes.find('\n', m_at);
        if (end == std::string_view::npos)
            brokenPickle("is cut");
        std::string text(m_bytes.substr(m_at, end - m_at));
        m_at = end + 1;
        return text;
    }

    void push(c10::IValue value)
    {
        m_stack.push_back({SavedKind::Value, std::move(value), {}, false, nullptr});
    }
    void push(SavedKind kind, std::vector<SavedItem> items)
    {
        m_stack.push_back({kind, {}, {}, false, &m_containers.emplace_back(std::move(items))});
    }

    SavedItem pop()
    {
        if (m_stack.empty())
            brokenPickle("is damaged");
        SavedItem item = std::move(m_stack.back());
        m_stack.pop_back();
        return item;
    }

    std::vector<SavedItem> popSome(std::size_t count)
    {
        std::vector<SavedItem> items(count);
        for (std::size_t i = count; i > 0; --i)
            items[i - 1] = pop();
        return items;
    }

    std::vector<SavedItem> popToMark()
    {
        std::vector<SavedItem> items;
        for (SavedItem item = pop(); item.kind != SavedKind::Mark; item = pop())
            items.push_back(std::move(item));
        std::ranges::reverse(items);
        return items;
    }

    void addToTop(std::vector<SavedItem> items)
    {
        if (m_stack.empty() || !m_stack.back().items)
            brokenPickle("is damaged");
        for (SavedItem& item : items)
            m_stack.back().items->push_back(std::move(item));
    }

    void remember(std::uint64_t id)
    {
        if (m_stack.empty())
            brokenPickle("is damaged");
        m_memo[id] = m_stack.back();
    }

    void recall(std::uint64_t id)
    {
        const auto found = m_memo.find(id);
        if (found == m_memo.end())
            brokenPickle("is damaged");
        m_stack.push_back(found->second);
    }

    /// ("storage", class, key, device, number of elements)
    void persistentId()
    {
        const SavedItem id = pop();
        if (!id.items || id.items->size() < 5 || (*id.items)[1].kind != SavedKind::Global ||
            !(*id.items)[2].value.isString())
            brokenPickle("is damaged");
        const std::string& name = (*id.items)[1].name;
        const bool untyped = name.ends_with(".UntypedStorage");
        const auto type = untyped ? std::optional(at::kByte) : storageType(name);
        if (!type)
            brokenPickle("holds a " + name + ", which is no tensor of numbers");
        const at::Tensor elements =
            m_storage((*id.items)[2].value.toStringRef(), *type, wholeOf((*id.items)[4]));
        m_stack.push_back({SavedKind::Storage, elements, {}, untyped, nullptr});
    }

    void reduce()
    {
        const SavedItem arguments = pop();
        const SavedItem callee = pop();
        if (callee.kind != SavedKind::Global || !arguments.items)
            brokenPickle("is damaged");
        const auto& items = *arguments.items;
        const std::string& name = callee.name;
        if (name == "collections.OrderedDict")
            push(SavedKind::Dict, {});
        else if (name == "torch.Size" && items.size() == 1 && items[0].items)
            push(SavedKind::List, *items[0].items);
        else if ((name == "torch._utils._rebuild_parameter" ||
                  name == "torch.jit._pickle.restore_type_tag") &&
                 !items.empty()) // the second is how libtorch's own C++ writes dictionaries and lists
            m_stack.push_back(items[0]);
        else if (name.starts_with("torch._utils._rebuild_tensor") && items.size() >= 4 &&
                 items[0].kind == SavedKind::Storage)
            push(tensorOfSaved(items));
        else
            brokenPickle("holds an object of " + name);
    }

    /// True at the end of the pickle.
    bool step(char opcode)
    {
        if (opcode == '.')
            return true;
        if (!scalar(opcode) && !container(opcode) && !memo(opcode))
            call(opcode);
        return false;
    }

    bool scalar(char opcode)
    {
        switch (opcode) {
        case 'N':
            push(c10::IValue());
            return true;
        case '\x88':
        case '\x89':
            push(opcode == '\x88');
            return true;
        case 'J':
            push(signedNumber(4));
            return true;
        case 'K':
            push(static_cast<std::int64_t>(number(1)));
            return true;
        case 'M':
            push(static_cast<std::int64_t>(number(2)));
            return true;
        case '\x8a':
            push(signedNumber(number(1)));
            return true;
        case 'G': {
            std::uint64_t bits = 0; // the most significant byte comes first
            for (const char c : take(8))
                bits = bits << 8 | static_cast<unsigned char>(c);
            push(std::bit_cast<double>(bits));
            return true;
        }
        case 'X':
            push(std::string(take(number(4))));
            return true;
        case '\x8c':
            push(std::string(take(number(1))));
            return true;
        default:
            return false;
        }
    }

    bool container(char opcode)
    {
        switch (opcode) {
        case '(':
            m_stack.push_back({SavedKind::Mark, {}, {}, false, nullptr});
            return true;
        case ')':
            push(SavedKind::Tuple, {});
            return true;
        case ']':
            push(SavedKind::List, {});
            return true;
        case '}':
            push(SavedKind::Dict, {});
            return true;
        case 't':
            push(SavedKind::Tuple, popToMark());
            return true;
        case '\x85':
        case '\x86':
        case '\x87':
            push(SavedKind::Tuple,
                 popSome(static_cast<std::size_t>(static_cast<unsigned char>(opcode) - 0x84)));
            return true;
        case 'a':
            addToTop(popSome(1));
            return true;
        case 's':
            addToTop(popSome(2));
            return true;
        case 'e':
        case 'u':
            addToTop(popToMark());
            return true;
        default:
            return false;
        }
    }

    bool memo(char opcode)
    {
        switch (opcode) {
        case 'q':
            remember(number(1));
            return true;
        case 'r':
            remember(number(4));
            return true;
        case '\x94':
            remember(m_memo.size());
            return true;
        case 'h':
            recall(number(1));
            return true;
        case 'j':
            recall(number(4));
            return true;
        case '0':
            pop();
            return true;
        default:
            return false;
        }
    }

    void call(char opcode)
    {
        switch (opcode) {
        case '\x80': // protocol
            take(1);
            return;
        case '\x95': // frame
            take(8);
            return;
        case 'c': {
            const std::string module = line();
            m_stack.push_back({SavedKind::Global, {}, module + '.' + line(), false, nullptr});
            return;
        }
        case '\x93': {
            const auto names = popSome(2);
            if (!names[0].value.isString() || !names[1].value.isString())
                brokenPickle("is damaged");
            m_stack.push_back({SavedKind::Global,
                               {},
                               names[0].value.toStringRef() + '.' + names[1].value.toStringRef(),
                               false,
                               nullptr});
            return;
        }
        case 'Q':
            persistentId();
            return;
        case 'R':
            reduce();
            return;
        case '\x81': // a new object of a class
            pop();
            brokenPickle("holds an object of " + pop().name);
        case 'b': // a state_dict's notes about versions
            pop();
            if (m_stack.empty() || m_stack.back().kind != SavedKind::Dict)
                brokenPickle("holds an object");
            return;
        default:
            brokenPickle("holds something else than tensors");
        }
    }

    c10::IValue valueOf(const SavedItem& item, int depth)
    {
        if (depth > deepestSaved)
            brokenPickle("nests deeper than " + std::to_string(deepestSaved) + " levels or holds itself");
        if (m_valuesLeft-- == 0)
            brokenPickle("holds lists in lists that become more values than any file has");
        if (item.kind == SavedKind::Value)
            return item.value;
        if (!item.items)
            brokenPickle("holds " +
                         (item.name.empty() ? std::string("something else than tensors") : item.name));
        std::vector<c10::IValue> values;
        for (const SavedItem& part : *item.items)
            values.push_back(valueOf(part, depth + 1));
        if (item.kind == SavedKind::Tuple)
            return c10::ivalue::Tuple::create(std::move(values));
        if (item.kind == SavedKind::List) {
            c10::impl::GenericList list(c10::AnyType::get());
            for (c10::IValue& value : values)
                list.push_back(std::move(value));
            return list;
        }
        return dictOf(values);
    }

    /// Keys of one type, as libtorch's dictionaries have them.
    static c10::IValue dictOf(const std::vector<c10::IValue>& values)
    {
        const bool isText = std::ranges::all_of(values, [&values](const c10::IValue& value) {
            return (&value - values.data()) % 2 == 1 || value.isString();
        });
        const bool isTensors = std::ranges::all_of(values, [&values](const c10::IValue& value) {
            return (&value - values.data()) % 2 == 0 || value.isTensor();
        });
        const c10::TypePtr keys =
            isText ? c10::TypePtr(c10::StringType::get()) : c10::TypePtr(c10::IntType::get());
        const c10::TypePtr types =
            isTensors ? c10::TypePtr(c10::TensorType::get()) : c10::TypePtr(c10::AnyType::get());
        c10::impl::GenericDict dict(keys, types);
        for (std::size_t i = 0; i + 1 < values.size(); i += 2) {
            if (!isText && !values[i].isInt())
                brokenPickle("holds a dictionary whose keys are neither texts nor whole numbers alone");
            dict.insert_or_assign(values[i], values[i + 1]);
        }
        return dict;
    }

    std::string_view m_bytes;
    std::size_t m_at = 0;
    const StorageSource& m_storage;
    std::size_t m_valuesLeft; ///< to be made: a list that is there once may be named many times
    std::deque<std::vector<SavedItem>> m_containers;
    std::vector<SavedItem> m_stack;
    std::map<std::uint64_t, SavedItem> m_memo;
};

} // namespace

c10::IValue readSavedPickle(std::string_view bytes, const StorageSource& storage, std::size_t& end)
{
    return SavedMachine(bytes, storage).run(end);
}

} // namespace scalescope::engine
