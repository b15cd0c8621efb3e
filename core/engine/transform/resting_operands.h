// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>

#include <functional>
#include <vector>

namespace scalescope::engine {

/// Rounded operands of one product that can be made again. Between the forward and the backward pass, where
/// nothing reads them, their memory is let go: a rounded copy of each weight would be there once more else.
class RestingOperands
{
public:
    /// `again` makes the same values in the same layout, from what is in memory anyway.
    void add(const at::Tensor& rounded, std::function<at::Tensor()> again);

    /// The product is done. The memory goes where a backward pass `follows`; else it is left as it is.
    void rest(bool follows);
    /// The product's backward pass is next.
    void wake();

private:
    struct Operand
    {
        at::Tensor rounded;
        std::function<at::Tensor()> again;
    };
    std::vector<Operand> m_added;
    std::vector<Operand> m_resting;
};

} // namespace scalescope::engine
