// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/csrc/autograd/function.h>
#include <torch/csrc/autograd/variable.h>

#include <type_traits>
#include <utility>

namespace scalescope::engine {

/// What owns an autograd function: a shared pointer up to libtorch 2.12, then an intrusive one.
using AutogradNode = std::decay_t<decltype(std::declval<at::Tensor>().grad_fn())>;

/// A new autograd function.
template <typename Function>
AutogradNode makeAutogradNode()
{
    if constexpr (std::is_same_v<AutogradNode, std::shared_ptr<torch::autograd::Node>>) {
        return std::make_shared<Function>();
    } else {
        return c10::make_intrusive<Function>();
    }
}

/// Whether a gradient can reach the tensor. A view that was made without gradients says requires_grad where
/// its base does, though none reaches it, and raises when it is asked for its function after a write.
bool takesGradient(const at::Tensor& tensor);

/// What a tensor is a view of, as autograd has it; undefined where it is none.
at::Tensor baseOf(const at::Tensor& tensor);

/// No gradient where an operator has none: newer releases warn or raise where older ones gave none.
void ignoreMissingGradients();

} // namespace scalescope::engine
