// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"

#include <unordered_map>

namespace scalescope::engine {

/// Memory that operators such as `aten::empty` give out and that programs then fill, often part by part.
/// Until all of a tensor is written, what it holds is chance: no statistics are taken of it.
class Unwritten
{
public:
    /// Whether an operator gives out such memory.
    static bool gives(const Instruction& instruction);
    /// Whether an operator only makes views of its operands or writes to them, so that reading them means
    /// nothing.
    static bool onlyPrepares(const Instruction& instruction);

    /// Nothing of the tensor's memory is written yet.
    void add(const at::Tensor& tensor);
    /// Whether the tensor lies in such memory, all of which may be written by now.
    [[nodiscard]] bool knows(const at::Tensor& tensor) const;
    /// Whether an element of the tensor was never written.
    [[nodiscard]] bool holds(const at::Tensor& tensor) const;

    /// Comes before each operator: of one that writes a part of its first argument, in place or in a copy,
    /// only its arguments say which.
    void before(const Instruction& instruction, c10::ArrayRef<c10::IValue> inputs);
    /// The operator has read the tensor, or written to it.
    void used(const Instruction& instruction, const at::Tensor& operand, bool written);
    /// The operator made the tensor: the copy of which it wrote a part holds what was not written before.
    void made(const at::Tensor& result);

private:
    /// A storage, and which of its elements are written.
    struct Memory
    {
        c10::weak_intrusive_ptr<c10::StorageImpl> storage;
        at::Tensor written;
        std::int64_t elementSize = 1;

        /// The part that a tensor shows; undefined where its elements are of another size.
        [[nodiscard]] at::Tensor of(const at::Tensor& tensor) const;
    };
    [[nodiscard]] const Memory* memoryOf(const at::Tensor& tensor) const;

    std::unordered_map<const c10::StorageImpl*, Memory> m_storages;
    bool m_isPart = false; ///< the operator at hand writes a part of its first argument
    at::Tensor m_copy;     ///< which elements of the copy that it makes are written
};

} // namespace scalescope::engine
