// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/inventory.h"

#include "core/engine/load/operator_releases.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace scalescope::engine {

namespace {

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
