// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/compat/libtorch.h"

#include <torch/csrc/jit/runtime/operator.h>

#include <algorithm>
#include <array>

namespace scalescope::engine {

namespace {

constexpr auto refusedNames = std::to_array<std::string_view>({
    "aten::from_file",      // maps a file of this machine, and writes to it
    "aten::save",           // writes a file
    "aten::_reshape_alias", // sizes and strides as given, beyond the tensor too
    "aten::_reshape_alias_copy",
    "aten::_sparse_coo_tensor_unsafe", // indices as given, whatever libtorch is told to check
    "aten::_sparse_coo_tensor_with_dims_and_tensors", "aten::_convert_indices_from_coo_to_csr",
    "aten::_convert_indices_from_csr_to_coo",
    "mkldnn::data_ptr", // an address
});

/// What compilers and runtimes of PyTorch's own make calls of, never a model: it trusts its arguments.
constexpr auto refusedNamespaces = std::to_array<std::string_view>({
    "inductor::",         // views of raw memory, storages that are resized under their tensors
    "static_runtime::",   // values without owners
    "debugprims::",       // reads tensors from files
    "c10d::",             // the network
    "_c10d_functional::", // the same
    "symm_mem::",         // memory of other processes
});

} // namespace

bool isRefusedOperator(std::string_view qualified)
{
    return std::ranges::find(refusedNames, qualified) != refusedNames.end() ||
           std::ranges::any_of(refusedNamespaces,
                               [&](std::string_view start) { return qualified.starts_with(start); });
}

void refuseOperators()
{
    for (const auto& known : torch::jit::getAllOperators()) {
        if (isRefusedOperator(known->schema().name()))
            torch::jit::deregisterOperator(known->schema());
    }
}

} // namespace scalescope::engine
