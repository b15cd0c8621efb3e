// SPDX-License-Identifier: GPL-3.0-or-later
// A library of custom operators, as --op-library loads it.
#include <torch/library.h>
#include <torch/types.h>

namespace {

/// Reads memory itself, so that autograd sees nothing of it.
at::Tensor halve(const at::Tensor& x)
{
    const at::Tensor from = x.contiguous();
    at::Tensor result = at::empty(from.sizes(), from.options());
    for (std::int64_t i = 0; i < from.numel(); ++i)
        result.data_ptr<float>()[i] = from.data_ptr<float>()[i] / 2;
    return result;
}

at::Tensor twice(const at::Tensor& x)
{
    return x + x;
}

at::Tensor largest(const at::Tensor& x)
{
    return x.argmax();
}

} // namespace

TORCH_LIBRARY(scalescope_test_operators, library)
{
    library.def("halve(Tensor x) -> Tensor");
    library.impl("halve", torch::dispatch(c10::DispatchKey::CPU, TORCH_FN(halve)));
    library.def("halve_everywhere", halve);
    library.def("twice", twice);
    library.def("largest", largest);
}
