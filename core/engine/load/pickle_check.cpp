// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/pickle_check.h"

#include "core/engine/load/code_check.h"
#include "core/engine/load/pickle_tree.h"
#include "core/engine/load/zip_file.h"
#include "core/message/say_load.h"

#include <algorithm>
#include <array>
#include <span>

namespace scalescope::engine {

const StorageClass* findStorageClass(std::string_view name)
{
    static constexpr std::array<StorageClass, 20> classes{{{"DoubleStorage", 8, at::kDouble},
                                                           {"FloatStorage", 4, at::kFloat},
                                                           {"HalfStorage", 2, at::kHalf},
                                                           {"BFloat16Storage", 2, at::kBFloat16},
                                                           {"LongStorage", 8, at::kLong},
                                                           {"IntStorage", 4, at::kInt},
                                                           {"ShortStorage", 2, at::kShort},
                                                           {"CharStorage", 1, at::kChar},
                                                           {"ByteStorage", 1, at::kByte},
                                                           {"BoolStorage", 1, at::kBool},
                                                           {"ComplexFloatStorage", 8, at::kComplexFloat},
                                                           {"ComplexDoubleStorage", 16, at::kComplexDouble},
                                                           {"ComplexHalfStorage", 4, {}},
                                                           {"QInt8Storage", 1, {}},
                                                           {"QUInt8Storage", 1, {}},
                                                           {"QInt32Storage", 4, {}},
                                                           {"QUInt4x2Storage", 1, {}},
                                                           {"QUInt2x4Storage", 1, {}},
                                                           {"UInt16Storage", 2, {}},
                                                           {"UntypedStorage", 1, at::kByte}}};
    // By the whole name: FloatStorage is the end of ComplexFloatStorage.
    name.remove_prefix(name.rfind('.') + 1);
    const auto found = std::ranges::find(classes, name, &StorageClass::name);
    return found == classes.end() ? nullptr : &*found;
}

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

namespace {

using CallArguments = std::span<const PickleId>;

/// A tuple of whole numbers from 0, as sizes and strides are.
std::optional<std::vector<std::uint64_t>> extentsOf(const PickleTree& tree, PickleId id)
{
    std::vector<std::uint64_t> extents;
    if (tree.kind(id) != PickleKind::Tuple)
        return std::nullopt;
    for (const PickleId item : tree.tuple(id)) {
        if (tree.kind(item) != PickleKind::Int || tree.number(item) < 0)
            return std::nullopt;
        extents.push_back(static_cast<std::uint64_t>(tree.number(item)));
    }
    return extents;
}

/// One past the furthest element that is reached, or nothing where that does not fit 63 bits.
std::optional<std::uint64_t> reachOf(std::uint64_t offset, const std::vector<std::uint64_t>& sizes,
                                     const std::vector<std::uint64_t>& strides)
{
    constexpr auto most = static_cast<std::uint64_t>(INT64_MAX);
    if (std::ranges::find(sizes, 0U) != sizes.end())
        return 0;
    std::uint64_t last = offset;
    std::uint64_t elements = 1;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        std::uint64_t step = 0;
        if (__builtin_mul_overflow(elements, sizes[i], &elements) || elements > most ||
            __builtin_mul_overflow(sizes[i] - 1, strides[i], &step) ||
            __builtin_add_overflow(last, step, &last) || last >= most)
            return std::nullopt;
    }
    return last + 1;
}

/// Of a tensor in a call's arguments: (storage, offset, sizes, strides, ...).
std::optional<std::vector<std::uint64_t>> sizesOfTensor(const PickleTree& tree, PickleId id)
{
    if (tree.kind(id) != PickleKind::Call)
        return std::nullopt;
    const auto parts = tree.items(id);
    const auto arguments = tree.tuple(parts[1]);
    return arguments.size() < 3 ? std::nullopt : extentsOf(tree, arguments[2]);
}

/// Scales and zero points of a tensor that is quantized by channel: one for each.
message::Clause channelsProblem(const PickleTree& tree, CallArguments quantizer,
                                const std::vector<std::uint64_t>& sizes)
{
    if (tree.kind(quantizer[3]) != PickleKind::Int || tree.number(quantizer[3]) < 0 ||
        static_cast<std::uint64_t>(tree.number(quantizer[3])) >= sizes.size())
        return say::isOtherPickle();
    const std::uint64_t channels = sizes[static_cast<std::size_t>(tree.number(quantizer[3]))];
    for (const PickleId id : {quantizer[1], quantizer[2]})
        if (const auto own = sizesOfTensor(tree, id); !own || own->size() != 1 || own->front() != channels)
            return say::isOtherPickle();
    return {};
}

message::Clause tensorProblem(const PickleTree& tree, CallArguments arguments, bool isQuantized)
{
    if (arguments.size() < 6 || arguments.size() > 8 || tree.kind(arguments[0]) != PickleKind::Storage ||
        tree.kind(arguments[1]) != PickleKind::Int || tree.number(arguments[1]) < 0)
        return say::isOtherPickle();
    const auto storage = storageOf(tree, arguments[0]);
    const auto sizes = extentsOf(tree, arguments[2]);
    const auto strides = extentsOf(tree, arguments[3]);
    if (!storage || !sizes || !strides || sizes->size() != strides->size())
        return say::isOtherPickle();
    const auto reach = reachOf(static_cast<std::uint64_t>(tree.number(arguments[1])), *sizes, *strides);
    if (!reach || *reach > storage->elements)
        return say::describesTensorBeyond({static_cast<std::int64_t>(storage->elements)},
                                          shownName(storage->key));
    if (!isQuantized)
        return {};
    const auto quantizer = tree.tuple(arguments[4]);
    if (arguments.size() < 7 || quantizer.size() < 3)
        return say::isOtherPickle();
    return quantizer.size() == 3 ? message::Clause() : channelsProblem(tree, quantizer, *sizes);
}

/// torch.jit._pickle.build_intlist and its like: one list of one kind.
message::Clause listProblem(const PickleTree& tree, CallArguments arguments, std::string_view function)
{
    if (arguments.size() != 1 || tree.kind(arguments[0]) != PickleKind::List)
        return say::isOtherPickle();
    const auto fits = [&](PickleId item) {
        const PickleKind kind = tree.kind(item);
        if (function.ends_with("build_intlist"))
            return kind == PickleKind::Int;
        if (function.ends_with("build_doublelist"))
            return kind == PickleKind::Float;
        if (function.ends_with("build_boollist"))
            return kind == PickleKind::Bool;
        return kind == PickleKind::Call || kind == PickleKind::None;
    };
    return std::ranges::all_of(tree.items(arguments[0]), fits) ? message::Clause() : say::isOtherPickle();
}

message::Clause typeTagProblem(const PickleTree& tree, CallArguments arguments)
{
    if (arguments.size() != 2 || tree.kind(arguments[1]) != PickleKind::Text)
        return say::isOtherPickle();
    return nestsTooDeep(tree.text(arguments[1])) ? say::namesTooDeepType() : message::Clause();
}

/// A tensor with Python attributes: (function, class, arguments, state). libtorch's reader calls the function
/// that was named next after this one.
message::Clause pythonTensorProblem(const PickleTree& tree, CallArguments arguments)
{
    if (arguments.size() != 4)
        return say::isOtherPickle();
    const std::string function = tree.className(arguments[0]);
    if (function != "torch._utils._rebuild_tensor_v2" || tree.kind(arguments[2]) != PickleKind::Tuple ||
        tree.kind(arguments[1]) != PickleKind::Class)
        return say::isOtherPickle();
    return tensorProblem(tree, tree.tuple(arguments[2]), false);
}

bool isTorchScriptsOwn(std::string_view name)
{
    constexpr std::array<std::string_view, 6> functions{"torch._utils._rebuild_tensor_v2",
                                                        "torch._utils._rebuild_qtensor",
                                                        "torch._utils._rebuild_sparse_tensor",
                                                        "torch.device",
                                                        "builtins.complex",
                                                        "collections.OrderedDict"};
    return name.starts_with("__torch__.") || name.starts_with("torch.jit._pickle.") ||
           std::ranges::find(functions, name) != functions.end();
}

} // namespace

std::optional<StorageReference> storageOf(const PickleTree& tree, PickleId storage)
{
    const auto parts = tree.items(storage);
    const auto id = parts.size() == 1 ? tree.tuple(parts[0]) : CallArguments();
    // ("storage", class, key, device, number of elements[, view])
    if (id.size() < 5 || tree.text(id[0]) != "storage" || tree.kind(id[1]) != PickleKind::Class ||
        tree.kind(id[2]) != PickleKind::Text || tree.kind(id[3]) != PickleKind::Text ||
        tree.kind(id[4]) != PickleKind::Int || tree.number(id[4]) < 0)
        return std::nullopt;
    const std::string type = tree.className(id[1]);
    const StorageClass* known = findStorageClass(type);
    return StorageReference{std::string(tree.text(id[2])), type,
                            static_cast<std::uint64_t>(tree.number(id[4])),
                            known != nullptr ? known->elementSize : 1};
}

message::Clause callProblem(const PickleTree& tree, PickleId call, PickleOrigin origin)
{
    const auto parts = tree.items(call);
    const std::string function = tree.className(parts[0]);
    // libtorch has these as numbers, and would call what else has that number.
    if (function.starts_with("torch.") &&
        (function.ends_with("Storage") || function.starts_with("torch.per_")))
        return say::isOtherPickle();
    if (origin == PickleOrigin::TorchScript && !isTorchScriptsOwn(function))
        return say::namesForeignFunction(shownName(function));
    if (function.starts_with("__torch__."))
        return {};
    const auto arguments = tree.tuple(parts[1]);
    if (function == "torch._utils._rebuild_tensor_v2" || function == "torch._utils._rebuild_qtensor")
        return tensorProblem(tree, arguments, function.ends_with("_rebuild_qtensor"));
    if (function == "torch._tensor._rebuild_from_type_v2")
        return pythonTensorProblem(tree, arguments);
    if (function == "torch.jit._pickle.restore_type_tag")
        return typeTagProblem(tree, arguments);
    if (function == "torch.jit._pickle.build_tensor_from_id" || function == "torch.device")
        return arguments.size() == 1 ? message::Clause() : say::isOtherPickle();
    if (function.starts_with("torch.jit._pickle."))
        return listProblem(tree, arguments, function);
    return {};
}

} // namespace scalescope::engine
