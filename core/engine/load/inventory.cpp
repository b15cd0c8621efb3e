// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/inventory.h"

#include <algorithm>
#include <array>
#include <utility>

namespace scalescope::engine {

namespace {

using Row = std::pair<std::string_view, std::string_view>;

/// By PyTorch's release notes and its declarations (native_functions.yaml) of each release.
constexpr std::array firstReleases{
    Row{"aten::_int_mm", "2.1"},
    Row{"aten::_native_batch_norm_legit", "2.0"},
    Row{"aten::_native_batch_norm_legit_no_training", "2.1"},
    Row{"aten::_safe_softmax", "2.5"},
    Row{"aten::_scaled_dot_product_efficient_attention", "2.0"},
    Row{"aten::_scaled_dot_product_flash_attention", "2.0"},
    Row{"aten::_scaled_dot_product_flash_attention_for_cpu", "2.2"},
    Row{"aten::_scaled_mm", "2.1"},
    Row{"aten::_weight_int4pack_mm", "2.2"},
    Row{"aten::rms_norm", "2.4"},
    Row{"aten::scaled_dot_product_attention", "2.0"},
};

/// What libtorch itself may bring, built for this or another machine.
bool isLibtorchsOwn(std::string_view name)
{
    constexpr std::array<std::string_view, 10> own{"aten::",
                                                   "prim::",
                                                   "quantized::",
                                                   "prepacked::",
                                                   "the class quantized.",
                                                   "the class xnnpack.",
                                                   "mkldnn_prepacked::",
                                                   "mkldnn::",
                                                   "vulkan_prepack::",
                                                   "metal_prepack::"};
    return std::ranges::any_of(own, [&](std::string_view start) { return name.starts_with(start); });
}

std::string withRelease(const std::string& name)
{
    if (const auto release = firstReleaseWith(name); !release.empty())
        return name + " (PyTorch " + std::string(release) + " and newer)";
    return name;
}

} // namespace

std::string_view firstReleaseWith(std::string_view operatorName)
{
    const auto* const row = std::ranges::find(firstReleases, operatorName, &Row::first);
    return row == firstReleases.end() ? std::string_view() : row->second;
}

std::string missingText(const std::vector<std::string>& missing)
{
    std::string names;
    for (const std::string& name : missing)
        names += (names.empty() ? "" : ", ") + withRelease(name);
    const auto own = std::ranges::count_if(missing, isLibtorchsOwn);
    const bool onlyOwn = own == static_cast<std::ptrdiff_t>(missing.size());
    const std::string text = "needs operators that this libtorch does not have: " + names + "; ";
    if (onlyOwn)
        return text + "use a libtorch that has them";
    if (own == 0)
        return text + "load the library that brings them with --op-library";
    return text +
           "load the libraries of the custom ones with --op-library and use a libtorch that has the others";
}

} // namespace scalescope::engine
