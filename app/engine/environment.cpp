// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/environment.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>
#include <unistd.h>

namespace scalescope::app {

namespace {

using namespace std::string_view_literals;

constexpr std::array keptNames{"LANG"sv,          "LANGUAGE"sv,      "TZ"sv,
                               "TZDIR"sv,         "TMPDIR"sv,        "LD_PRELOAD"sv,
                               "LD_DEBUG"sv,      "ASAN_OPTIONS"sv,  "LSAN_OPTIONS"sv,
                               "TSAN_OPTIONS"sv,  "UBSAN_OPTIONS"sv, "LD_LIBRARY_PATH"sv,
                               "GLIBC_TUNABLES"sv};
/// Of threads, of libraries of linear algebra, of libtorch, of cards and their libraries, of memory; and what
/// tests and their libraries are told.
constexpr std::array keptStarts{"LC_"sv,    "OMP_"sv,    "GOMP_"sv,    "KMP_"sv,  "OPENBLAS_"sv,
                                "GOTO_"sv,  "BLIS_"sv,   "MKL_"sv,     "DNNL_"sv, "ONEDNN_"sv,
                                "ATEN_"sv,  "TORCH_"sv,  "PYTORCH_"sv, "CUDA_"sv, "CUBLAS_"sv,
                                "CUDNN_"sv, "NVIDIA_"sv, "MALLOC_"sv,  "GCOV_"sv, "SCALESCOPE_"sv};

bool isKeptVariable(std::string_view variable)
{
    const std::string_view name = variable.substr(0, variable.find('='));
    return std::ranges::find(keptNames, name) != keptNames.end() ||
           std::ranges::any_of(keptStarts,
                               [name](std::string_view start) { return name.starts_with(start); });
}

} // namespace

void forgetEnvironment()
{
    char** last = environ;
    for (char** variable = environ; variable != nullptr && *variable != nullptr; ++variable) {
        if (isKeptVariable(*variable))
            *last++ = *variable;
        else
            ::explicit_bzero(*variable, std::strlen(*variable));
    }
    if (last != nullptr)
        *last = nullptr;
}

} // namespace scalescope::app
