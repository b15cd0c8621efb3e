// SPDX-License-Identifier: GPL-3.0-or-later
// Models that write to memory which several tensors share, with the gradients that PyTorch in Python
// computes.
#pragma once

#include "tests/core/engine/support/snippets.h"

namespace scalescope::engine::testing {

/// A model of one 4x4 input.
struct AliasCase
{
    std::string name;
    std::string code;
    /// Of sharedInput(), by PyTorch 2.13 run eagerly in Python on the same code, from ones at every output
    /// that requires a gradient.
    std::vector<double> gradient;
};

/// From -1.25 up to 2.5, in quarters.
inline at::Tensor sharedInput()
{
    return (at::arange(16, at::kFloat) - 5).div(4).reshape({4, 4});
}

/// What is written through views, views of views among them.
inline std::vector<AliasCase> viewsThatAreWritten()
{
    return {
        {"views of views, written from the inside",
         R"(
def forward(self, x):
    y = x * 1.5
    flat = y.view([16])
    part = flat[2:10]
    square = part.view([2, 4])
    square.mul_(2.0)
    flat[0] = 5.0
    part.neg_()
    return y * y, flat.sin() + part.sum(), square.exp()
)",
         {0.0, -4.393894, -88.07869, -70.65727, -61.04607, -54.0, -47.11217, -39.8816, -32.93167, -27.17938,
          5.1757, 5.80774, 6.570739, 7.515011, 8.665674, 10.01916}},
        {"two views of the same memory",
         R"(
def forward(self, x):
    y = x * 2.0
    a = y.view([16])
    b = y.view([2, 8])
    a[3:7] += 1.0
    b *= 2.0
    return a.sum() * b[0], y.cos()
)",
         {172.1643, 172.9728, 176.5645, 176.0, 172.6341, 172.3628, 175.4355, 172.3628, -16.56448, -12.97279,
          -12.1643, -14.88234, -18.62795, -19.95743, -17.64847, -13.82392}},
        {"a view that was read before it is written",
         R"(
def forward(self, x):
    y = x * 2.0
    a = y[0] * 2.0
    y[0] = x[3] * x[3]
    return a + y[0], y.sin()
)",
         {4.0, 4.0, 4.0, 4.0, 1.755165, 2.0, 1.755165, 1.080605, 0.1414744, -0.8322937, -1.602287, -1.979985,
          -1.861972, 0.07813835, 5.621918, 10.56457}},
        {"a detached view that is added to",
         R"(
def forward(self, x):
    y = x * 2.0
    d = y.detach()
    d += 1.0
    return y * y.detach(), d * 2.0 + x
)",
         {-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0}},
    };
}

/// Memory that is written after views of it were taken.
inline std::vector<AliasCase> basesThatAreWritten()
{
    return {
        {"a view of a view after its base was written",
         R"(
def forward(self, x):
    y = x * 0.5
    v = y.t()
    w = v[1]
    y.add_(x.sin())
    return w * w + v.sum()
)",
         {3.26129, 1.370139, 4.926755, 5.51033, 5.875649, 6.0, 5.875649, 5.51033, 4.926755, 6.95228, 3.26129,
          2.282949, 1.287016, 0.6556139, -0.5126946, -1.204574}},
        {"an in-place operator on the base after a view was taken",
         R"(
def forward(self, x):
    y = x * 2.0
    v = y[:, 1:3]
    y.mul_(x)
    return v.cos(), y.exp()
)",
         {-113.7995, -25.91903, -6.533848, -3.297442, -1.133148, 0.0, 1.008474, 3.297442, 9.24065, 25.91903,
          113.7165, 540.1028, 3200.013, 23839.75, 224639.1, 2683373.0}},
    };
}

/// Rows, columns and elements that are put in their place.
inline std::vector<AliasCase> partsThatAreWritten()
{
    return {
        {"columns written one by one",
         R"(
def forward(self, x):
    out = torch.zeros([4, 4])
    out[:, 0] = x[:, 0]
    out[:, 1:3] = x[:, :2] * 3.0
    return out * out
)",
         {-25.0, -18.0, 0.0, 0.0, -5.0, 0.0, 0.0, 0.0, 15.0, 18.0, 0.0, 0.0, 35.0, 36.0, 0.0, 0.0}},
        {"a row copied over another",
         R"(
def forward(self, x):
    y = x * 3.0
    y[1].copy_(x[2])
    y.t()[0].copy_(x[3])
    return y.sin()
)",
         {0.0, -2.969977, -1.884521, 0.2122116, 0.0, 0.0, 0.0, 0.0, 0.0, -2.429675, -2.146356, -0.5616502,
          -0.1782461, 2.464364, 2.050845, 0.2387623}},
        {"a mask filled in a view",
         R"(
def forward(self, x):
    y = x * 2.0
    v = y[1:]
    v.masked_fill_(v > 0.5, 0.25)
    return y * x
)",
         {-5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25}},
        {"elements put into a view and by a mask",
         R"(
def forward(self, x):
    y = x * 2.0
    rows = y[2:]
    rows.index_put_([torch.tensor([0])], x[0] * 3.0)
    y[x > 1.0] = x[x > 1.0] ** 2
    return y.sum(0) * y
)",
         {-36.875, -10.0, 22.5, 34.0, -14.75, -4.0, 22.5, 34.0, 0.0, 0.0, 28.125, 51.0, -25.8125, -8.0,
          50.625, 85.0}},
    };
}

/// Views that are made or written while gradients are switched off.
inline std::vector<AliasCase> viewsWithoutGradients()
{
    return {
        {"views made and written without gradients",
         R"(
def forward(self, x):
    y = x * 2.0
    torch.set_grad_enabled(False)
    y[0] = 3.0
    y.view([16])[5:9].mul_(2.0)
    torch.set_grad_enabled(True)
    return y * y
)",
         {12.0, 12.0, 12.0, 12.0, -2.0, 0.0, 4.0, 8.0, 12.0, 8.0, 10.0, 12.0, 14.0, 16.0, 18.0, 20.0}},
        {"views of an input made and written without gradients",
         R"(
def forward(self, x):
    torch.set_grad_enabled(False)
    v = x[1]
    v.add_(1.0)
    w = x.view([16])[2:6]
    w.mul_(0.5)
    torch.set_grad_enabled(True)
    return x * x
)",
         {-2.5, -2.0, -0.75, -0.5, 0.75, 1.0, 2.5, 3.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0}},
        {"a view made without gradients and read with them",
         R"(
def forward(self, x):
    y = x * 2.0
    torch.set_grad_enabled(False)
    v = y[2:]
    torch.set_grad_enabled(True)
    return y.sin() * y, v * y[:2], v
)",
         {5.808774, 3.845993, 2.792799, 3.236454, 5.163567, 8.0, 10.83643, 12.76355, 2.207201, 0.1540074,
          -2.808774, -5.657715, -7.256763, -6.742754, -3.852222, 0.9187734}},
    };
}

inline std::vector<AliasCase> aliasCases()
{
    return joined(
        {viewsThatAreWritten(), basesThatAreWritten(), partsThatAreWritten(), viewsWithoutGradients()});
}

/// The same, to be compared with the stock interpreter.
inline std::vector<Case> sharedMemoryCases()
{
    std::vector<Case> cases;
    for (const AliasCase& model : aliasCases()) {
        cases.push_back(snippet(model.name, model.code));
        cases.back().inputs = [](const torch::jit::Module& /*module*/) {
            return std::vector<c10::IValue>{sharedInput()};
        };
    }
    return cases;
}

} // namespace scalescope::engine::testing
