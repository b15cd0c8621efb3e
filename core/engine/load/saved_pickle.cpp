// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/saved_pickle.h"

#include "core/engine/compat/dtypes.h"
#include "core/engine/load/archive_check.h"
#include "core/engine/load/pickle_check.h"
#include "core/engine/load/pickle_tree.h"
#include "core/engine/values/errors.h"
#include "core/message/say_inputs.h"
#include "core/message/say_load.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <tuple>

namespace scalescope::engine {

at::Tensor tensorOfSaved(const at::Tensor& elements, std::int64_t offset,
                         const std::vector<std::int64_t>& sizes, const std::vector<std::int64_t>& strides)
{
    std::int64_t last = offset;
    std::int64_t elementsShown = 1;
    std::vector<std::int64_t> stored = sizes; // without what an expanded dimension shows again
    if (sizes.size() == strides.size() && std::ranges::find(sizes, 0) != sizes.end() &&
        std::ranges::all_of(sizes, [](std::int64_t size) { return size >= 0; }))
        return at::empty(sizes, elements.options());
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (i >= strides.size() || sizes[i] < 0 || strides[i] < 0 || strides[i] > elements.numel() ||
            offset > elements.numel() || (strides[i] > 0 && sizes[i] > elements.numel() / strides[i] + 1) ||
            __builtin_mul_overflow(elementsShown, sizes[i], &elementsShown))
            throw ClauseError(say::hasTensorBeyondData());
        last += (sizes[i] - 1) * strides[i];
        stored[i] = strides[i] == 0 ? 1 : sizes[i];
    }
    if (offset < 0 || last >= elements.numel())
        throw ClauseError(say::hasTensorBeyondData());
    const at::Tensor tensor = elements.as_strided(stored, strides, offset).clone();
    return stored == sizes ? tensor : tensor.expand(sizes);
}

namespace {

constexpr int deepestSaved = 200;
constexpr std::size_t harmlessValues = std::size_t{1} << 20; ///< beyond one for each byte of the pickle
using SavedId = PickleTree::Id;
using SavedKind = PickleTree::Kind;

/// The values of a pickle's nodes, in the order of the nodes. What a container holds is looked up at the end,
/// because it is filled after it was named, may hold itself, and may nest deeper than values can.
class SavedValues
{
public:
    SavedValues(const PickleTree& tree, const StorageSource& storage, std::size_t mostValues)
        : m_tree(tree), m_storage(storage), m_valuesLeft(mostValues), m_isOnWay(tree.size())
    {
        m_items.reserve(tree.size());
        for (SavedId id = 0; id < tree.size(); ++id)
            m_items.push_back(itemOf(id));
    }

    c10::IValue root() { return valueOf(m_items[m_tree.root()], 0); }

private:
    /// What a node stands for: a value, a storage with its elements, a name, or a container.
    struct Item
    {
        enum class Kind { Value, Storage, Name, Tuple, List, Dict };
        Kind kind = Kind::Value;
        c10::IValue value;
        SavedId node = 0; ///< that holds a container's items
    };
    using ItemKind = Item::Kind;

    Item itemOf(SavedId id)
    {
        switch (m_tree.kind(id)) {
        case SavedKind::None:
            return {};
        case SavedKind::Bool:
            return {ItemKind::Value, m_tree.number(id) != 0};
        case SavedKind::Int:
            return {ItemKind::Value, m_tree.number(id)};
        case SavedKind::Float:
            return {ItemKind::Value, m_tree.real(id)};
        case SavedKind::Text:
            return {ItemKind::Value, std::string(m_tree.text(id))};
        case SavedKind::Class:
            return {ItemKind::Name, {}, id};
        case SavedKind::Object:
            throw ClauseError(say::holdsObjectOf(m_tree.className(id)));
        case SavedKind::Tuple:
            return {ItemKind::Tuple, {}, id};
        case SavedKind::List:
            return {ItemKind::List, {}, id};
        case SavedKind::Dict:
            return {ItemKind::Dict, {}, id};
        case SavedKind::Storage:
            return {ItemKind::Storage, elementsOf(id), id};
        case SavedKind::Call:
            break;
        }
        return itemOfCall(id);
    }

    at::Tensor elementsOf(SavedId id)
    {
        const auto storage = storageOf(m_tree, id);
        if (!storage)
            throw ClauseError(say::isDamaged());
        const StorageClass* known = findStorageClass(storage->type);
        if (known == nullptr || !known->type)
            throw ClauseError(say::holdsNoNumbers(storage->type));
        return m_storage(storage->key, *known->type, static_cast<std::int64_t>(storage->elements));
    }

    /// Bytes, whose dtype the tensor says.
    static bool isUntyped(const StorageReference& storage)
    {
        return storage.type.ends_with(".UntypedStorage");
    }

    Item itemOfCall(SavedId id)
    {
        const auto parts = m_tree.items(id);
        if (m_tree.kind(parts[0]) == SavedKind::Call) { // a state_dict's notes about versions
            if (m_items[parts[0]].kind != ItemKind::Dict || parts.size() > 2)
                throw ClauseError(say::holdsAnObject());
            return m_items[parts[0]];
        }
        const std::string name = m_tree.className(parts[0]);
        const auto arguments = m_tree.tuple(parts[1]);
        if (m_tree.kind(parts[1]) != SavedKind::Tuple)
            throw ClauseError(say::isDamaged());
        if (name == "collections.OrderedDict")
            return {ItemKind::Dict, {}, id};
        if (name == "torch.Size" && arguments.size() == 1 && m_items[arguments[0]].kind >= ItemKind::Tuple)
            return {ItemKind::List, {}, m_items[arguments[0]].node};
        if (name == "torch._utils._rebuild_parameter" && arguments.size() >= 2)
            return parameterOf(m_items[arguments[0]], arguments[1]);
        if (name == "torch.jit._pickle.restore_type_tag" && !arguments.empty())
            return m_items[arguments[0]]; // how libtorch's own C++ writes dictionaries and lists
        if (name.starts_with("torch._utils._rebuild_tensor") && arguments.size() >= 4 &&
            m_items[arguments[0]].kind == ItemKind::Storage)
            return {ItemKind::Value, tensorOf(arguments)};
        throw ClauseError(say::holdsObjectOf(name));
    }

    Item parameterOf(Item tensor, SavedId requiresGradient)
    {
        const bool isTrained =
            m_tree.kind(requiresGradient) == SavedKind::Bool && m_tree.number(requiresGradient) != 0;
        if (isTrained && tensor.value.isTensor() && at::isFloatingType(tensor.value.toTensor().scalar_type()))
            tensor.value = tensor.value.toTensor().detach().set_requires_grad(true);
        return tensor;
    }

    /// (storage, offset, sizes, strides, requires_grad, hooks[, dtype][, bits])
    at::Tensor tensorOf(std::span<const SavedId> arguments)
    {
        const Item& storage = m_items[arguments[0]];
        at::Tensor elements = storage.value.toTensor();
        const std::string dtype = arguments.size() > 6 ? m_tree.className(arguments[6]) : std::string();
        if (dtype.starts_with("torch.")) {
            const auto type = dtypeFrom(dtype.substr(6));
            if (!type)
                throw ClauseError(say::hasUnknownDtype(dtype));
            elements = elements.view(*type);
        } else if (isUntyped(*storageOf(m_tree, storage.node))) {
            throw ClauseError(say::isDamaged());
        }
        at::Tensor tensor =
            tensorOfSaved(elements, wholeOf(arguments[1]), wholesOf(arguments[2]), wholesOf(arguments[3]));
        for (const SavedId argument : arguments.subspan(std::min<std::size_t>(arguments.size(), 6)))
            if (m_tree.kind(argument) == SavedKind::Dict)
                tensor = withBits(tensor, m_tree.items(argument));
        return tensor;
    }

    /// {"conj": True, "neg": True}: what is stored stands for its conjugate, or its negative.
    at::Tensor withBits(at::Tensor tensor, const std::vector<SavedId>& entries)
    {
        for (std::size_t i = 0; i + 1 < entries.size(); i += 2) {
            const bool isSet =
                m_tree.kind(entries[i + 1]) == SavedKind::Bool && m_tree.number(entries[i + 1]) != 0;
            if (isSet && m_tree.text(entries[i]) == "conj")
                tensor = at::conj_physical(tensor);
            else if (isSet && m_tree.text(entries[i]) == "neg")
                tensor = at::neg(tensor);
        }
        return tensor;
    }

    /// A whole number, as offsets are.
    std::int64_t wholeOf(SavedId id)
    {
        if (m_tree.kind(id) != SavedKind::Int)
            throw ClauseError(say::isDamaged());
        return m_tree.number(id);
    }

    /// A tuple of them, or a torch.Size, as sizes are.
    std::vector<std::int64_t> wholesOf(SavedId id)
    {
        const SavedId node = m_items[id].node;
        if (m_items[id].kind < ItemKind::Tuple || m_tree.kind(node) != SavedKind::Tuple)
            throw ClauseError(say::isDamaged());
        std::vector<std::int64_t> numbers;
        for (const SavedId item : m_tree.tuple(node))
            numbers.push_back(wholeOf(item));
        return numbers;
    }

    c10::IValue valueOf(const Item& item, int depth)
    {
        const bool holdsItself = item.kind >= ItemKind::Tuple && m_isOnWay[item.node];
        if (depth > deepestSaved || holdsItself)
            throw ClauseError(say::nestsTooDeep(deepestSaved));
        if (m_valuesLeft-- == 0)
            throw ClauseError(say::holdsTooManyValues());
        if (item.kind == ItemKind::Value)
            return item.value;
        if (item.kind < ItemKind::Tuple)
            throw ClauseError(item.kind == ItemKind::Name ? say::holdsThing(m_tree.className(item.node))
                                                          : say::holdsOtherThings());
        const auto parts = m_tree.items(item.node);
        const bool isCall = m_tree.kind(item.node) == SavedKind::Call; // whose first are class and arguments
        std::vector<c10::IValue> values;
        m_isOnWay[item.node] = true;
        for (std::size_t i = isCall ? 2 : 0; i < parts.size(); ++i)
            values.push_back(valueOf(m_items[parts[i]], depth + 1));
        m_isOnWay[item.node] = false;
        if (item.kind == ItemKind::Dict)
            return dictOf(values);
        if (item.kind == ItemKind::Tuple)
            return c10::ivalue::Tuple::create(std::move(values));
        c10::impl::GenericList list(c10::AnyType::get());
        for (c10::IValue& value : values)
            list.push_back(std::move(value));
        return list;
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
                throw ClauseError(say::holdsMixedKeys());
            dict.insert_or_assign(values[i], values[i + 1]);
        }
        return dict;
    }

    const PickleTree& m_tree;
    const StorageSource& m_storage;
    std::size_t m_valuesLeft;    ///< to be made: a list that is there once may be named many times
    std::vector<bool> m_isOnWay; ///< of nodes whose values are being made: a copy of its items each
    std::vector<Item> m_items;
};

message::Clause clauseOf(const PickleFault& fault)
{
    switch (fault.kind) {
    case PickleFault::Kind::UnknownStep:
        return say::holdsOtherThings();
    case PickleFault::Kind::Damaged:
        return say::isDamaged();
    case PickleFault::Kind::Cut:
    case PickleFault::Kind::TooLarge:
        break;
    }
    return fault.why;
}

} // namespace

c10::IValue readSavedPickle(std::string_view bytes, const StorageSource& storage, std::size_t& end)
{
    const auto tree = readPickleTree(bytes);
    if (!tree)
        throw ClauseError(clauseOf(tree.error()));
    end = tree->length();
    return SavedValues(*tree, storage, bytes.size() + harmlessValues).root();
}

at::Tensor elementsFrom(std::string_view bytes, at::ScalarType type, std::int64_t count)
{
    const auto size = static_cast<std::int64_t>(c10::elementSize(type));
    if (count < 0 || count > static_cast<std::int64_t>(bytes.size()) / size)
        throw ClauseError(say::hasTooLittleData());
    at::Tensor elements = at::empty({count}, at::TensorOptions().dtype(type));
    if (count > 0)
        std::memcpy(elements.data_ptr(), bytes.data(), static_cast<std::size_t>(count * size));
    return elements;
}

c10::IValue readSavedArchive(const ZipFile& zip)
{
    const std::string top = topFolder(zip);
    const auto pickle = zip.read(top + "data.pkl", largestPart);
    if (!pickle)
        throw ClauseError(say::isDamaged());
    if (zip.find(top + "constants.pkl"))
        throw ClauseError(say::isTorchScript());
    std::map<std::tuple<std::string, at::ScalarType, std::int64_t>, at::Tensor>
        known; // tensors may share storages
    const auto storage = [&](const std::string& key, at::ScalarType type, std::int64_t count) {
        at::Tensor& elements = known[{key, type, count}];
        if (elements.defined())
            return elements;
        const auto bytes = zip.read(top + "data/" + key, largestPart);
        if (!bytes)
            throw ClauseError(say::isDamagedAtPart("data/" + key));
        elements = elementsFrom(*bytes, type, count);
        return elements;
    };
    std::size_t end = 0;
    return readSavedPickle(*pickle, storage, end);
}

} // namespace scalescope::engine
