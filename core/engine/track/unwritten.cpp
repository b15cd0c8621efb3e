// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/unwritten.h"

#include <ATen/Functions.h>

#include <algorithm>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace scalescope::engine {

namespace {

using Inputs = c10::ArrayRef<c10::IValue>;

/// "index_put" of "aten::index_put_" and "aten::_index_put_impl_".
std::string_view plainName(std::string_view target)
{
    constexpr std::string_view space = "aten::";
    if (!target.starts_with(space))
        return {};
    target.remove_prefix(space.size());
    if (target.starts_with("_index_put_impl"))
        return "index_put";
    return target.ends_with('_') ? target.substr(0, target.size() - 1) : target;
}

/// Of operators that give a copy with another tensor in the place of a part.
at::Tensor withScattered(std::string_view name, const at::Tensor& written, Inputs inputs)
{
    const auto ones = at::ones(inputs[1].toTensor().sizes(), at::kBool);
    if (name == "select_scatter")
        return at::select_scatter(written, ones, inputs[2].toInt(), inputs[3].toInt());
    const auto limit = [inputs](std::size_t place) {
        return inputs[place].isNone() ? c10::optional<std::int64_t>() : inputs[place].toInt();
    };
    return at::slice_scatter(written, ones, inputs[2].toInt(), limit(3), limit(4), inputs[5].toInt());
}

/// Which elements are written when an operator has written what its arguments name to a tensor of which
/// `written` are; undefined for operators that write all of it.
at::Tensor withPart(std::string_view name, const at::Tensor& written, Inputs inputs)
{
    const auto integer = [inputs](std::size_t place) { return inputs[place].toInt(); };
    const auto tensor = [inputs](std::size_t place) { return inputs[place].toTensor(); };
    if (name == "index_put") {
        c10::List<c10::optional<at::Tensor>> indices;
        for (const c10::IValue& index : inputs[1].toListRef())
            indices.push_back(index.isNone() ? c10::optional<at::Tensor>() : index.toTensor());
        return at::index_put(written, indices, at::ones({}, at::kBool));
    }
    if (name == "index_copy" || name == "index_fill" || name == "index_add")
        return at::index_fill(written, integer(1), tensor(2), 1);
    if (name == "scatter" || name == "scatter_add" || name == "scatter_reduce")
        return at::scatter(written, integer(1), tensor(2), 1);
    if (name == "masked_fill" || name == "masked_scatter")
        return at::logical_or(written, tensor(1));
    if (name == "slice_scatter" || name == "select_scatter")
        return withScattered(name, written, inputs);
    return name == "clone" || name == "contiguous" ? written.clone() : at::Tensor();
}

} // namespace

bool Unwritten::gives(const Instruction& instruction)
{
    static const std::unordered_set<std::string> targets = {"aten::empty", "aten::empty_like",
                                                            "aten::empty_strided", "aten::new_empty",
                                                            "aten::new_empty_strided"};
    return targets.count(instruction.target) > 0;
}

bool Unwritten::onlyPrepares(const Instruction& instruction)
{
    if (instruction.mayWrite) {
        return true;
    }
    const auto& returned = instruction.schema->returns();
    return std::any_of(returned.begin(), returned.end(),
                       [](const c10::Argument& result) { return result.alias_info() != nullptr; });
}

at::Tensor Unwritten::Memory::of(const at::Tensor& tensor) const
{
    return static_cast<std::int64_t>(tensor.element_size()) == elementSize
               ? written.as_strided(tensor.sizes(), tensor.strides(), tensor.storage_offset())
               : at::Tensor();
}

const Unwritten::Memory* Unwritten::memoryOf(const at::Tensor& tensor) const
{
    if (m_storages.empty() || !tensor.has_storage()) {
        return nullptr;
    }
    const auto found = m_storages.find(tensor.storage().unsafeGetStorageImpl());
    return found != m_storages.end() && !found->second.storage.expired() ? &found->second : nullptr;
}

void Unwritten::add(const at::Tensor& tensor)
{
    if (tensor.has_storage()) {
        std::erase_if(m_storages, [](const auto& entry) { return entry.second.storage.expired(); });
        const auto size = static_cast<std::int64_t>(tensor.element_size());
        const auto elements = static_cast<std::int64_t>(tensor.storage().nbytes()) / size;
        m_storages.insert_or_assign(
            tensor.storage().unsafeGetStorageImpl(),
            Memory{tensor.storage().getWeakStorageImpl(), at::zeros({elements}, at::kBool), size});
    }
}

bool Unwritten::knows(const at::Tensor& tensor) const
{
    return memoryOf(tensor) != nullptr;
}

bool Unwritten::holds(const at::Tensor& tensor) const
{
    const Memory* memory = memoryOf(tensor);
    const at::Tensor written = memory != nullptr ? memory->of(tensor) : at::Tensor();
    return written.defined() && !written.all().item<bool>();
}

void Unwritten::before(const Instruction& instruction, Inputs inputs)
{
    m_isPart = false;
    m_copy.reset();
    if (m_storages.empty() || inputs.empty() || !inputs[0].isTensor()) {
        return;
    }
    const at::Tensor& tensor = inputs[0].toTensor();
    const Memory* memory = tensor.defined() && !tensor.is_cuda() ? memoryOf(tensor) : nullptr;
    const at::Tensor written = memory != nullptr ? memory->of(tensor) : at::Tensor();
    if (!written.defined()) {
        return;
    }
    const at::NoGradGuard noGradients;
    at::Tensor then;
    try {
        then = withPart(plainName(instruction.target), written, inputs);
    } catch (const std::exception&) { // the operator will say what is wrong with its arguments
        return;
    }
    if (!then.defined()) {
        return;
    }
    m_isPart = true;
    if (instruction.mayWrite) {
        written.copy_(then);
    } else {
        m_copy = std::move(then);
    }
}

void Unwritten::used(const Instruction& instruction, const at::Tensor& operand, bool written)
{
    const Memory* memory = memoryOf(operand);
    if (memory == nullptr || m_isPart) {
        return;
    }
    if (written) {
        const at::NoGradGuard noGradients;
        const at::Tensor part = memory->of(operand);
        (part.defined() ? part : memory->written).fill_(true);
    } else if (!onlyPrepares(instruction) && memory->written.all().item<bool>()) {
        m_storages.erase(operand.storage().unsafeGetStorageImpl());
    }
}

void Unwritten::made(const at::Tensor& result)
{
    const at::Tensor written = std::exchange(m_copy, {});
    if (written.defined() && !knows(result) && result.sizes() == written.sizes()) {
        const at::NoGradGuard noGradients;
        add(result);
        memoryOf(result)->of(result).copy_(written);
    }
}

} // namespace scalescope::engine
