// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/compat/missing_operators.h"

#include "core/engine/compat/polyfills.h"

#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/library.h>

#include <array>

namespace scalescope::engine {

namespace {

/// An operator of a current release: how that release declares it, and what computes it here.
struct Polyfill
{
    const char* name;
    const char* schema;
    torch::CppFunction (*function)();
};

template <auto Function>
torch::CppFunction kernel()
{
    return torch::CppFunction(TORCH_FN(Function));
}

const std::array polyfills{
    Polyfill{
        "scaled_dot_product_attention",
        "scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, "
        "float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor",
        kernel<polyfill::scaledDotProductAttention>},
    Polyfill{"rms_norm",
             "rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor",
             kernel<polyfill::rmsNorm>},
};

bool isThere(const char* name)
{
    return c10::Dispatcher::singleton().findSchema({std::string("aten::") + name, ""}).has_value();
}

/// Lives to the end of the process: operators go with the library that defined them.
torch::Library* makeLibrary()
{
    auto* library = new torch::Library(torch::Library::FRAGMENT, "aten", c10::nullopt, __FILE__, __LINE__);
    for (const Polyfill& polyfill : polyfills) {
        if (!isThere(polyfill.name)) {
            library->def(polyfill.schema, polyfill.function());
        }
    }
    return library;
}

} // namespace

void registerMissingOperators()
{
    [[maybe_unused]] static const torch::Library* library = makeLibrary();
}

std::vector<std::string> polyfilledOperators()
{
    std::vector<std::string> names;
    for (const Polyfill& polyfill : polyfills) {
        names.push_back(std::string("aten::") + polyfill.name);
    }
    return names;
}

} // namespace scalescope::engine
