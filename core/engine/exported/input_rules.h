// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/method_arguments.h"
#include "core/engine/exported/program_document.h"
#include "core/result.h"

namespace scalescope::engine::exported {

/// What a model that was exported takes: its program holds for the dtypes and sizes that it was exported
/// with, but for the sizes that were left open, and those may have bounds.
class InputRules
{
public:
    InputRules() = default;
    InputRules(const MethodArguments& arguments, const Document& document);

    /// Whether the program holds for these arguments of its method; else a usage error with the argument's
    /// name.
    [[nodiscard]] Result<void> check(const std::vector<c10::IValue>& arguments) const;

    struct Tensor
    {
        std::string argument;          ///< "batch"
        std::string place;             ///< "batch.ids"
        std::vector<std::size_t> path; ///< of the tensor in the argument
        std::size_t number = 0;        ///< of the argument
        at::ScalarType type = at::kFloat;
        std::vector<InputMeta::Size> sizes;
    };
    [[nodiscard]] const std::vector<Tensor>& tensors() const { return m_tensors; }
    /// Of a size that is open.
    [[nodiscard]] Bounds boundsOf(const SizeFormula& formula) const;

private:
    /// What a symbol stands for, and the size that said so.
    struct Known
    {
        std::int64_t value = 0;
        std::int64_t size = 0;
        SizeFormula formula;
        std::string place;
    };
    using Sizes = std::map<std::string, Known>; ///< by symbol

    void collect(const MethodArguments::Part& part, Tensor at, const std::vector<Leaf>& leaves,
                 const Document& document);
    Result<void> check(const Tensor& rule, const at::Tensor& tensor, Sizes& sizes) const;
    Result<void> checkSize(const Tensor& rule, std::size_t dimension, std::int64_t size, Sizes& sizes) const;
    Result<void> checkOpen(const Tensor& rule, std::int64_t dimension, const Known& given,
                           Sizes& sizes) const;

    std::vector<Tensor> m_tensors;
    std::map<std::string, Bounds> m_ranges;
};

} // namespace scalescope::engine::exported
