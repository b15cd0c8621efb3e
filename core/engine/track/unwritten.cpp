// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/unwritten.h"

#include <algorithm>
#include <unordered_set>

namespace scalescope::engine {

namespace {

bool coversItsMemory(const at::Tensor& tensor)
{
    return tensor.is_non_overlapping_and_dense() && tensor.nbytes() == tensor.storage().nbytes();
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

void Unwritten::add(const at::Tensor& tensor)
{
    if (tensor.has_storage()) {
        std::erase_if(m_storages, [](const auto& entry) { return entry.second.expired(); });
        m_storages.insert_or_assign(tensor.storage().unsafeGetStorageImpl(),
                                    tensor.storage().getWeakStorageImpl());
    }
}

bool Unwritten::holds(const at::Tensor& tensor) const
{
    if (m_storages.empty() || !tensor.has_storage()) {
        return false;
    }
    const auto found = m_storages.find(tensor.storage().unsafeGetStorageImpl());
    return found != m_storages.end() && !found->second.expired();
}

void Unwritten::used(const Instruction& instruction, const at::Tensor& operand, bool written)
{
    if (holds(operand) && (written ? coversItsMemory(operand) : !onlyPrepares(instruction))) {
        m_storages.erase(operand.storage().unsafeGetStorageImpl());
    }
}

} // namespace scalescope::engine
