// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/compat/libtorch.h"

#include "core/engine/compat/polyfills.h"

#include <torch/csrc/jit/runtime/operator.h>
#include <torch/library.h>

#include <algorithm>
#include <array>
#include <deque>
#include <string>

namespace scalescope::engine {

namespace {

/// An operator of a current release: how that release declares it, and what computes it here.
struct Polyfill
{
    const char* name;
    const char* overload;
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
        "scaled_dot_product_attention", "",
        "scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, "
        "float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor",
        kernel<polyfill::scaledDotProductAttention>},
    Polyfill{"rms_norm", "",
             "rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor",
             kernel<polyfill::rmsNorm>},
    Polyfill{"all", "dims", "all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
             kernel<polyfill::allAlong>},
    Polyfill{"any", "dims", "any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
             kernel<polyfill::anyAlong>},
    Polyfill{"squeeze", "dims", "squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)",
             kernel<polyfill::squeezeDimensions>},
    Polyfill{"squeeze_", "dims", "squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)",
             kernel<polyfill::squeezeDimensionsInPlace>},
    // Scripted binary_cross_entropy names it, and scripted interpolate the next two, whatever its mode.
    Polyfill{"broadcast_shapes", "", "broadcast_shapes(int[] a, int[] b) -> int[]",
             kernel<polyfill::broadcastShapes>},
    Polyfill{"_upsample_lanczos2d_aa", "",
             "_upsample_lanczos2d_aa(Tensor self, int[2] output_size, bool align_corners, "
             "float? scales_h=None, float? scales_w=None) -> Tensor",
             kernel<polyfill::upsampleLanczos>},
    Polyfill{"_upsample_lanczos2d_aa", "vec",
             "_upsample_lanczos2d_aa.vec(Tensor input, int[]? output_size, bool align_corners, "
             "float[]? scale_factors) -> Tensor",
             kernel<polyfill::upsampleLanczosBy>},
};

/// Looks where TorchScript does: some operators are known to it alone.
bool isThere(const std::string& name, const std::string& overload)
{
    const auto& overloads = torch::jit::getAllOperatorsFor(c10::Symbol::fromQualString(name));
    return std::any_of(overloads.begin(), overloads.end(),
                       [&](const auto& known) { return known->schema().overload_name() == overload; });
}

} // namespace

void registerPolyfills(const std::string& nameSpace)
{
    // Never deleted: operators go with the library that defined them.
    static auto& libraries = *new std::deque<torch::Library>;
    torch::Library& library =
        libraries.emplace_back(torch::Library::FRAGMENT, nameSpace, c10::nullopt, __FILE__, __LINE__);
    for (const Polyfill& polyfill : polyfills) {
        if (!isThere(nameSpace + "::" + polyfill.name, polyfill.overload)) {
            library.def(polyfill.schema, polyfill.function());
        }
    }
}

void registerMissingOperators()
{
    [[maybe_unused]] static const bool once = (registerPolyfills("aten"), true);
}

} // namespace scalescope::engine
