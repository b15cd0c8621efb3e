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

/// The same in place.
at::Tensor& halveInPlace(at::Tensor& x)
{
    for (std::int64_t i = 0; i < x.numel(); ++i)
        x.data_ptr<float>()[i] /= 2;
    return x;
}

at::Tensor& twiceInPlace(at::Tensor& x)
{
    return x.mul_(2);
}

at::Tensor& leave(at::Tensor& x)
{
    return x;
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
    library.def("halve_(Tensor(a!) x) -> Tensor(a!)");
    library.impl("halve_", torch::dispatch(c10::DispatchKey::CPU, TORCH_FN(halveInPlace)));
    library.def("twice_(Tensor(a!) x) -> Tensor(a!)", twiceInPlace);
    library.def("leave_(Tensor(a!) x) -> Tensor(a!)");
    library.impl("leave_", torch::dispatch(c10::DispatchKey::CPU, TORCH_FN(leave)));
}
