// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/loader.h"

#include "core/engine/compat/libtorch_version.h"
#include "core/engine/load/archive_check.h"
#include "core/engine/load/error_text.h"

#include <ATen/Functions.h>

#include <dlfcn.h>

namespace scalescope::engine {

namespace {

std::string joined(const std::vector<std::string>& names)
{
    std::string result;
    for (const std::string& name : names)
        result += (result.empty() ? "" : ", ") + name;
    return result;
}

tl::unexpected<Error> loadFailure(const std::filesystem::path& file, const std::exception& error)
{
    if (isOutOfMemory(error))
        return fail(ExitStatus::Stopped, file.string() + " does not fit into memory.");
    if (const auto missing = missingOperators(file); !missing.empty())
        return fail(ExitStatus::Unreadable,
                    file.string() + " needs operators that this libtorch does not have: " + joined(missing) +
                        "; load the library that brings them with --op-library.",
                    "--op-library");
    return fail(ExitStatus::Unreadable, file.string() + " can't be loaded: " + errorText(error) + ".");
}

/// Asked once before anything is made: else an input is blamed for a device that is not there.
Result<void> checkDevice(const std::string& device)
{
    try {
        (void)at::zeros({1}).to(at::Device(device));
        return {};
    } catch (const std::exception& error) {
        return fail(ExitStatus::Usage,
                    "The device \"" + device + "\" can't be used: " + errorText(error) +
                        "; leave --device out to run on the CPU.",
                    "--device");
    }
}

} // namespace

Result<torch::jit::Module> loadModel(const std::filesystem::path& file, const std::string& device)
{
    setUpLibtorch();
    if (auto usable = checkArchive(file).and_then([&] { return checkDevice(device); }); !usable)
        return tl::unexpected(usable.error());
    try {
        auto module = torch::jit::load(file.string(), at::kCPU);
        if (device != "cpu")
            module.to(at::Device(device));
        return module;
    } catch (const std::exception& error) {
        return loadFailure(file, error);
    }
}

Result<void> loadOperatorLibrary(const std::filesystem::path& file)
{
    // A name without a folder would be looked for in the system's library folders.
    const auto path = std::filesystem::absolute(file);
    if (::dlopen(path.c_str(), RTLD_NOW | RTLD_GLOBAL) != nullptr)
        return {};
    const char* why = ::dlerror();
    return fail(ExitStatus::Unreadable,
                "The operator library " + file.string() +
                    " can't be loaded: " + (why ? why : "unknown reason") +
                    "; name a shared library that was built for this libtorch.",
                "--op-library");
}

} // namespace scalescope::engine
