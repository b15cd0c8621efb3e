// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/compat/libtorch.h"

#include <ATen/Context.h>
#include <ATen/Version.h>
#include <torch/version.h>

namespace scalescope::engine {

std::string libtorchVersion()
{
    return TORCH_VERSION;
}

std::string processorCapability()
{
#if TORCH_VERSION_MAJOR < 2
    const std::string config = at::show_config(); // has a line "  - CPU capability usage: AVX2"
    const std::string before = "CPU capability usage: ";
    const auto found = config.find(before);
    if (found == std::string::npos)
        return "DEFAULT";
    const auto begin = found + before.size();
    return config.substr(begin, config.find('\n', begin) - begin);
#else
    return at::get_cpu_capability();
#endif
}

void setUpLibtorch()
{
#if TORCH_VERSION_MAJOR < 2
    // Debian's 1.13.1 computes wrong gradients of 1-d convolutions with its oneDNN: random or infinite ones
    // for some weights of wav2vec2.
    at::globalContext().setUserEnabledMkldnn(false);
#else
    // Else a sparse tensor with indices beyond its sizes reads and writes elsewhere.
    at::globalContext().setCheckSparseTensorInvariants(true);
#endif
    useReusableTensorMemory();
    registerMissingOperators();
    static const bool once = [] {
        refuseOperators();
        return true;
    }();
    (void)once;
}

} // namespace scalescope::engine
