// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/inventory.h"

#include "core/engine/compat/refused_operators.h"
#include "core/engine/load/operator_releases.h"
#include "core/message/say_load.h"

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
                                                   "torch.classes.quantized.",
                                                   "torch.classes.xnnpack.",
                                                   "mkldnn_prepacked::",
                                                   "mkldnn::",
                                                   "vulkan_prepack::",
                                                   "metal_prepack::"};
    return std::ranges::any_of(own, [&](std::string_view start) { return name.starts_with(start); });
}

std::string withRelease(const std::string& name)
{
    if (const auto release = firstReleaseWith(name); !release.empty())
        return name + " (PyTorch " + std::string(release) + "+)";
    return name;
}

/// libtorch has those, but not for models. Their overloads may be named.
bool isRefused(const std::string& name)
{
    return isRefusedOperator(name.substr(0, name.find('.')));
}

/// Registered by modules of Python.
bool isOnlyInPython(std::string_view name)
{
    return name.starts_with("quantized_decomposed::");
}

} // namespace

message::Sentence sayMissing(const std::string& file, const std::vector<std::string>& missing)
{
    std::string names;
    std::string refused;
    for (const std::string& name : missing) {
        std::string& list = isRefused(name) ? refused : names;
        list += (list.empty() ? "" : ", ") + withRelease(name);
    }
    if (!refused.empty())
        return say::operatorsRefused(file, refused);
    if (std::ranges::all_of(missing, isOnlyInPython))
        return say::operatorsMissing(file, names, say::exportWithoutPythons());
    const auto own = std::ranges::count_if(missing, isLibtorchsOwn);
    const bool onlyOwn = own == std::ssize(missing);
    return say::operatorsMissing(file, names,
                                 onlyOwn    ? say::useOtherLibtorch()
                                 : own == 0 ? say::loadTheirLibrary()
                                            : say::loadLibraryAndUseLibtorch());
}

} // namespace scalescope::engine
