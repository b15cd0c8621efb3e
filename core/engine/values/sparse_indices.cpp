// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/values/sparse_indices.h"

#include "core/engine/values/errors.h"

#include <ATen/Functions.h>
#include <ATen/core/Tensor.h>
#include <ATen/core/function_schema.h>
#include <ATen/core/grad_mode.h>
#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>

namespace scalescope::engine {

namespace {

/// The indices of sparse tensors that operators took or gave while gradients were recorded. Autograd keeps
/// such tensors and goes by their indices in backward, whatever a model has written to them meanwhile; it
/// finds writes to them by a count that each name of the same memory has for itself. Holds no memory.
class KeptIndices
{
public:
    /// Other tensors pass.
    void note(const at::Tensor& tensor);
    /// Throws where indices that are still there lead beyond their tensor now.
    void check();

private:
    /// A tensor of indices, as long as there is its memory.
    struct Part
    {
        explicit Part(const at::Tensor& indices);
        [[nodiscard]] at::Tensor tensor() const; ///< undefined where the memory is gone

        c10::weak_intrusive_ptr<c10::StorageImpl> storage;
        at::TensorOptions options;
        std::int64_t offset;
        std::vector<std::int64_t> sizes;
        std::vector<std::int64_t> strides;
    };
    struct Entry
    {
        std::vector<Part> parts; ///< coordinates; or compressed and plain indices
        std::vector<std::int64_t> sizes;
        std::vector<std::int64_t> valueSizes;
        at::Layout layout;
    };
    /// Memory and sizes: one entry for a tensor that many operators take.
    using Key = std::pair<std::vector<const void*>, std::vector<std::int64_t>>;

    static std::vector<at::Tensor> tensorsOf(const Entry& entry);
    void sweep();

    std::map<Key, Entry> m_entries;
    std::size_t m_sweepAt = 256;
};

KeptIndices::Part::Part(const at::Tensor& indices)
    : storage(indices.storage().getWeakStorageImpl()),
      options(indices.options()),
      offset(indices.storage_offset()),
      sizes(indices.sizes().vec()),
      strides(indices.strides().vec())
{
}

at::Tensor KeptIndices::Part::tensor() const
{
    auto memory = storage.lock();
    if (!memory) {
        return {};
    }
    return at::empty({0}, options).set_(c10::Storage(std::move(memory)), offset, sizes, strides);
}

void KeptIndices::note(const at::Tensor& tensor)
{
    if (!at::GradMode::is_enabled() || !tensor.defined() || !hasIndices(tensor)) {
        return;
    }
    const at::NoGradGuard noGradients;
    Entry entry{{}, tensor.sizes().vec(), valuesOf(tensor).sizes().vec(), tensor.layout()};
    Key key{{}, entry.sizes};
    for (const at::Tensor& indices : indicesOf(tensor)) {
        if (!indices.has_storage()) {
            return;
        }
        entry.parts.emplace_back(indices);
        key.first.push_back(indices.storage().unsafeGetStorageImpl());
        key.second.push_back(indices.storage_offset());
        key.second.insert(key.second.end(), indices.sizes().begin(), indices.sizes().end());
    }
    m_entries.emplace(std::move(key), std::move(entry));
    if (m_entries.size() > m_sweepAt) {
        sweep();
    }
}

std::vector<at::Tensor> KeptIndices::tensorsOf(const Entry& entry)
{
    std::vector<at::Tensor> indices;
    indices.reserve(entry.parts.size());
    for (const Part& part : entry.parts) {
        indices.push_back(part.tensor());
    }
    return indices;
}

void KeptIndices::sweep()
{
    std::erase_if(m_entries, [](const auto& keyed) {
        return std::ranges::any_of(keyed.second.parts,
                                   [](const Part& part) { return part.storage.expired(); });
    });
    m_sweepAt = 2 * m_entries.size() + 256;
}

void KeptIndices::check()
{
    const at::NoGradGuard noGradients;
    sweep();
    for (const auto& [key, entry] : m_entries) {
        const std::vector<at::Tensor> indices = tensorsOf(entry);
        // Of the values only the shape counts; libtorch 1.13 wants them contiguous. Nothing touches their
        // memory.
        const at::Tensor values = at::empty(entry.valueSizes, indices.front().options().dtype(at::kByte));
        try {
            checkIndices(entry.layout, indices, values, entry.sizes);
        } catch (const c10::Error& error) {
            TORCH_CHECK(false,
                        "the indices of a sparse tensor were changed after an operator had kept them: ",
                        errorText(error));
        }
    }
}

/// Lists can hold one another many times over. What is not reached is checked when an operator takes it.
constexpr std::size_t mostValues = 1'000'000;

/// What says of a sparse tensor how it is made, and follows no index.
constexpr auto accessors = std::to_array<std::string_view>({
    "aten::_indices",
    "aten::_values",
    "aten::indices",
    "aten::values",
    "aten::crow_indices",
    "aten::col_indices",
    "aten::ccol_indices",
    "aten::row_indices",
    "aten::is_coalesced",
    "aten::_nnz",
    "aten::sparse_dim",
    "aten::_dimI",
    "aten::dense_dim",
    "aten::_dimV",
    "aten::size",
    "aten::dim",
    "aten::numel",
});

bool hasPlainColumns(at::Layout layout)
{
    return layout == at::kSparseCsr || layout == at::kSparseBsr;
}

bool isCompressedLayout(at::Layout layout)
{
    return hasPlainColumns(layout) || layout == at::kSparseCsc || layout == at::kSparseBsc;
}

/// libtorch's own check follows the compressed indices row by row before it has looked at all of them.
void checkCompressedRange(const at::Tensor& compressed, const at::Tensor& plain)
{
    TORCH_CHECK(compressed.dim() > 0 && plain.dim() > 0, "the indices of a sparse tensor have no dimension");
    if (compressed.numel() == 0)
        return;
    const bool fits =
        compressed.min().item<std::int64_t>() >= 0 && compressed.max().item<std::int64_t>() <= plain.size(-1);
    TORCH_CHECK(fits, "the compressed indices of a sparse tensor lead beyond its values");
}

/// What goes back through what operators have kept.
bool goesBackward(const c10::FunctionSchema& schema)
{
    return schema.name() == "aten::grad" || schema.name() == "aten::backward";
}

/// One for the process, which runs one model: the engine has no place that all calls of operators pass and
/// that belongs to a run.
KeptIndices& keptIndices()
{
    static KeptIndices kept;
    return kept;
}

bool isListOfTensors(const c10::Type& type)
{
    if (type.kind() != c10::TypeKind::ListType)
        return false;
    const c10::TypePtr element = type.containedType(0);
    return element->kind() == c10::TypeKind::TensorType ||
           (element->kind() == c10::TypeKind::OptionalType &&
            element->containedType(0)->kind() == c10::TypeKind::TensorType);
}

/// Of lists, only those of operators that compute with what is in them.
bool takesTensors(const c10::FunctionSchema* schema, std::size_t argument)
{
    return schema == nullptr || argument >= schema->arguments().size() ||
           isListOfTensors(*schema->arguments()[argument].type());
}

template <typename Visit>
void forEachOf(const c10::IValue& value, const Visit& visit)
{
    if (value.isTensor() && value.toTensor().defined())
        visit(value.toTensor());
    else if (value.isTensorList())
        for (const c10::IValue& element : value.toListRef())
            visit(element.toTensor());
}

/// Autograd keeps of a call what has to do with gradients: nothing where no tensor has one.
void noteKept(const std::vector<c10::IValue>& stack, std::size_t count)
{
    bool hasSparse = false;
    bool hasGradient = false;
    for (std::size_t i = stack.size() - count; i < stack.size(); ++i)
        forEachOf(stack[i], [&](const at::Tensor& tensor) {
            hasSparse = hasSparse || hasIndices(tensor);
            hasGradient = hasGradient || tensor.requires_grad();
        });
    for (std::size_t i = stack.size() - count; hasSparse && hasGradient && i < stack.size(); ++i)
        forEachOf(stack[i], [](const at::Tensor& tensor) { keptIndices().note(tensor); });
}

void checkOperand(const c10::FunctionSchema* schema, std::size_t argument, const c10::IValue& value)
{
    const auto check = [schema](const at::Tensor& tensor) {
        if (!tensor.defined() || tensor.layout() == at::kStrided)
            return;
        if (schema == nullptr || std::ranges::find(accessors, schema->name()) == accessors.end())
            checkIndices(tensor);
    };
    if (value.isTensor())
        check(value.toTensor());
    else if (value.isList() && takesTensors(schema, argument))
        for (const c10::IValue& element : value.toListRef())
            if (element.isTensor())
                check(element.toTensor());
}

void checkBelow(const c10::IValue& value, std::size_t& left)
{
    if (left == 0)
        return;
    --left;
    if (value.isTensor()) {
        checkIndices(value.toTensor());
    } else if (value.isIntList() || value.isDoubleList() || value.isBoolList()) {
        return;
    } else if (value.isList()) {
        for (const c10::IValue& element : value.toListRef())
            checkBelow(element, left);
    } else if (value.isTuple()) {
        for (const c10::IValue& element : value.toTupleRef().elements())
            checkBelow(element, left);
    } else if (value.isGenericDict()) {
        for (const auto& entry : value.toGenericDict())
            checkBelow(entry.value(), left);
    }
}

} // namespace

void checkIndices(const at::Tensor& tensor)
{
    if (!tensor.defined())
        return;
    const at::NoGradGuard noGradients;
    if (hasIndices(tensor))
        checkIndices(tensor.layout(), indicesOf(tensor), valuesOf(tensor), tensor.sizes());
}

bool hasIndices(const at::Tensor& tensor)
{
    return tensor.layout() == at::kSparse || isCompressedLayout(tensor.layout());
}

std::vector<at::Tensor> indicesOf(const at::Tensor& tensor)
{
    if (tensor.layout() == at::kSparse)
        return {tensor._indices()};
    if (hasPlainColumns(tensor.layout()))
        return {tensor.crow_indices(), tensor.col_indices()};
    return {tensor.ccol_indices(), tensor.row_indices()};
}

at::Tensor valuesOf(const at::Tensor& tensor)
{
    return tensor.layout() == at::kSparse ? tensor._values() : tensor.values();
}

void checkIndices(at::Layout layout, const std::vector<at::Tensor>& indices, const at::Tensor& values,
                  at::IntArrayRef sizes)
{
    if (layout == at::kSparse) {
        at::_validate_sparse_coo_tensor_args(indices.front(), values, sizes);
        return;
    }
    checkCompressedRange(indices.front(), indices.back());
    at::_validate_sparse_compressed_tensor_args(indices.front(), indices.back(), values, sizes, layout);
}

void checkKeptIndices()
{
    keptIndices().check();
}

void checkIndicesIn(const c10::IValue& value)
{
    std::size_t left = mostValues;
    checkBelow(value, left);
}

void checkOperands(const c10::FunctionSchema* schema, const std::vector<c10::IValue>& stack,
                   std::size_t inputs)
{
    if (schema != nullptr && goesBackward(*schema))
        checkKeptIndices();
    noteKept(stack, inputs);
    const std::size_t first = stack.size() - inputs;
    for (std::size_t i = 0; i < inputs; ++i)
        checkOperand(schema, i, stack[first + i]);
}

void noteResults(const std::vector<c10::IValue>& stack, std::size_t outputs)
{
    noteKept(stack, std::min(outputs, stack.size()));
}

} // namespace scalescope::engine
