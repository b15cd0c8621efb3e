// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/inventory.h"

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

} // namespace

message::Sentence sayMissing(const std::string& file, const std::vector<std::string>& missing)
{
    std::string names;
    for (const std::string& name : missing)
        names += (names.empty() ? "" : ", ") + withRelease(name);
    const auto own = std::ranges::count_if(missing, isLibtorchsOwn);
    const bool onlyOwn = own == std::ssize(missing);
    return say::operatorsMissing(file, names,
                                 onlyOwn    ? say::useOtherLibtorch()
                                 : own == 0 ? say::loadTheirLibrary()
                                            : say::loadLibraryAndUseLibtorch());
}

} // namespace scalescope::engine
