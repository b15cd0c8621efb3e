// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"

#include <unordered_map>

namespace scalescope::engine {

/// Memory that operators such as `aten::empty` give out and that programs then fill, often slice by slice.
/// Until something computes with it, what it holds is chance: no statistics are taken of it.
class Unwritten
{
public:
    /// Whether an operator gives out such memory.
    static bool gives(const Instruction& instruction);
    /// Whether an operator only makes views of its operands or writes to them, so that reading them means
    /// nothing.
    static bool onlyPrepares(const Instruction& instruction);

    void add(const at::Tensor& tensor);
    [[nodiscard]] bool holds(const at::Tensor& tensor) const;
    /// The operator has read the tensor, or written to it.
    void used(const Instruction& instruction, const at::Tensor& operand, bool written);

private:
    std::unordered_map<const c10::StorageImpl*, c10::weak_intrusive_ptr<c10::StorageImpl>> m_storages;
};

} // namespace scalescope::engine
