// SPDX-License-Identifier: GPL-3.0-or-later
// Small models of everything that can go differently from the stock interpreter, with inputs.
#pragma once

#include "tests/core/engine/support/models.h"

#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

namespace scalescope::engine::testing {

struct Case
{
    std::string name;
    std::function<torch::jit::Module()> build; ///< a fresh model, the same each time
    std::function<std::vector<c10::IValue>(const torch::jit::Module&)> inputs;
    std::string method = "forward";
    bool autocast = false; ///< the stock interpreter's optimiser, which is off, would write its casts out
};

inline std::vector<c10::IValue> oneMatrix(const torch::jit::Module& /*module*/)
{
    at::manual_seed(5);
    return {at::randn({4, 4})};
}

inline Case snippet(const std::string& name, const std::string& code)
{
    return {name, [code] { return modelOf(code); }, oneMatrix};
}

/// All of several lists.
template <typename T>
std::vector<T> joined(std::initializer_list<std::vector<T>> lists)
{
    std::vector<T> all;
    for (const std::vector<T>& list : lists) {
        all.insert(all.end(), list.begin(), list.end());
    }
    return all;
}

/// Loops, branches and ways out of them.
inline std::vector<Case> controlFlow()
{
    return {
        snippet("a loop whose count depends on the data", R"(
def forward(self, x):
    n = int(x.abs().sum().item()) % 5 + 2
    for i in range(n):
        x = torch.tanh(torch.matmul(x, self.weight)) + i
    return x
)"),
        snippet("a while loop", R"(
def forward(self, x):
    while bool(x.norm() < 100.0):
        x = x * 1.5 + self.bias
    return x
)"),
        snippet("an early return out of a loop", R"(
def forward(self, x):
    if bool(x.sum() > 1000.0):
        return x
    y = torch.matmul(x, self.weight)
    for i in range(10):
        if i == 3:
            return y * i
        y = y + self.bias
    return y
)"),
        snippet("an exception", R"(
def forward(self, x):
    assert x.size(0) != 4, "four rows"
    return x
)"),
    };
}

/// Memory that is written in place.
inline std::vector<Case> inPlaceWrites()
{
    return {
        snippet("writing into slices", R"(
def forward(self, x):
    z = torch.zeros([4, 4])
    z[0] = x[0]
    z[1:3] = x[1:3] * 2
    z[:, 1] += self.bias
    y = torch.matmul(z, self.weight)
    z[2] = 1.5
    return y + z
)"),
        snippet("a view that is read after its base was written", R"(
def forward(self, x):
    y = x * 2
    v = y.view([16])
    w = v[3:9]
    y.mul_(self.bias)
    return w.sum() * v + y.t().contiguous().view([16])
)"),
        snippet("writing in place to what an operator gave back", R"(
def forward(self, x):
    h = torch.matmul(x, self.weight)
    y = torch.dropout(h, 0.5, False)
    y += x
    v = y.contiguous().view([-1])
    v2 = v.view([-1]).contiguous()
    v2.mul_(2.0)
    y = torch.dropout(y, 0.5, False)
    return y.sum(0) * v2[0] + h.mean()
)"),
        snippet("an in-place operator on a leaf's copy", R"(
def forward(self, x):
    x.div_(2.0)
    return x.t() + x
)"),
        snippet("state that is kept in attributes", R"(
def forward(self, x):
    for i in range(3):
        self.state = self.state * 0.5 + torch.matmul(x, self.weight).mean(0)
        self.count += 1
    return self.state * self.count
)"),
    };
}

/// Where gradients come from, and how they are summed.
inline std::vector<Case> gradientPaths()
{
    return {
        snippet("gradients switched off for a while", R"(
def forward(self, x):
    torch.set_grad_enabled(False)
    y = self.first.forward(x)
    z = y.contiguous()
    torch.set_grad_enabled(True)
    return self.second.forward(x) * z + self.first.forward(x)
)"),
        snippet("a weight that is used twice", R"(
def forward(self, x):
    return torch.matmul(torch.matmul(x, self.weight).relu(), self.weight.t()) + self.weight
)"),
        snippet("operators that give back their input, which is used before and after", R"(
def forward(self, x):
    h = torch.matmul(x, self.weight)
    e = h.exp()
    y = torch.dropout(h, 0.5, False)
    z = y.contiguous().tanh() * 3
    w = h.sin()
    y = y.to(6)
    return (y + w + e * z + y.cos() + h.cos()).sum() + h.mean()
)"),
        snippet("three uses whose gradients are summed in a certain order", R"(
def forward(self, x):
    h = torch.matmul(x, self.weight)
    a = h * 1e8
    b = h.contiguous()
    c = b * -1e8
    d = h * 0.123
    e = b * 1e-3
    return a.sum() + c.sum() + d.sum() + e.sum()
)"),
        snippet("a gradient taken inside forward", R"(
def forward(self, x):
    y = (torch.matmul(x, self.weight) ** 3).sum()
    g = torch.autograd.grad([y], [x], create_graph=True)[0]
    assert g is not None
    return g * x.contiguous()
)"),
    };
}

/// Layers that are other in training, or random.
inline std::vector<Case> trainingLayers()
{
    return {
        snippet("dropout", R"(
def forward(self, x):
    return torch.dropout(torch.dropout(x * self.bias, 0.5, True), 0.25, True) + torch.rand([4, 4])
)"),
        snippet("batch norm in training", R"(
def forward(self, x):
    return torch.relu_(torch.batch_norm(x, self.bias, None, self.state, None, False, 0.1, 1e-5, False)) + \
        torch.batch_norm(x, None, None, self.state, self.state * 0 + 1, True, 0.1, 1e-5, False)
)"),
        {"a frozen module",
         [] {
             auto model = modelOf(R"(
def forward(self, x):
    return self.second.forward(self.first.forward(torch.matmul(x, self.weight))) + self.bias
)");
             model.eval();
             return torch::jit::freeze(model);
         },
         oneMatrix},
    };
}

/// Values that are more than a tensor, or go through.
inline std::vector<Case> passedValues()
{
    return {
        snippet("dictionaries, tuples and lists of tensors", R"(
def forward(self, x):
    d = {"a": x.exp()}
    d["b"] = d["a"] * 2
    l = [x, d["b"]]
    l.append(self.bias)
    a, b = x.chunk(2, 1)
    return d, (l, a * b), torch.stack([l[0], l[1]]).unbind(0)
)"),
        snippet("an output that is the input", R"(
def forward(self, x):
    return x, x
)"),
    };
}

inline std::vector<Case> snippets()
{
    return joined({controlFlow(), inPlaceWrites(), gradientPaths(), trainingLayers(), passedValues()});
}

} // namespace scalescope::engine::testing
