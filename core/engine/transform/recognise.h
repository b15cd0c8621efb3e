// SPDX-License-Identifier: GPL-3.0-or-later
// Which steps of a program are products of matrices, in all the spellings of scripted and traced models.
// Shared by the transforms.
#pragma once

#include "core/engine/program/program_editor.h"
#include "core/job/product_kinds.h"

namespace scalescope::engine {

/// One product. Positions count the inputs of the step `product`.
struct Product
{
    job::ProductKind kind = job::ProductKind::Matmul;
    StepId product = 0; ///< the step that multiplies
    /// The step whose output is the result: the product, or the add of a bias after it (traced linear of
    /// older releases is t, matmul, add).
    StepId result = 0;
    std::size_t left = 0;  ///< of Linear and Convolution the input, of Attention the query
    std::size_t right = 0; ///< of Linear and Convolution the weight, of Attention the key
    /// Of Attention the value; of others nothing.
    std::optional<std::size_t> third;
    /// Value that is added to the product (of Linear and Convolution the bias, of addmm and baddbmm the first
    /// argument), or noValue where there is none or it is None.
    ValueId added = noValue;
    /// Of Linear: the right operand is [in, out], as addmm and matmul take it; aten::linear's is [out, in].
    bool rightIsTransposed = false;
    /// Of Convolution: a transposed one.
    bool isTransposedConvolution = false;
};

/// All products of a program, in order of execution. addmm with alpha and beta other than 1 is a Matmul.
std::vector<Product> findProducts(const ProgramEditor& program);

/// The value of a step's argument by the schema's name; noValue where there is none of that name.
ValueId argumentNamed(const Step& step, std::string_view name);

/// Whether a value is a parameter or buffer, or a rearranged one (t, transpose, permute, contiguous, a cast,
/// ...).
bool isWeight(const ProgramEditor& program, ValueId value);

/// Whether a tensor, or one made of it that may share its memory, is written to by a step that the program
/// was given with.
bool isWrittenLater(const ProgramEditor& program, ValueId value);

} // namespace scalescope::engine
