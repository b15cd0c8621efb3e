// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/loader.h"

#include "core/engine/compat/libtorch_version.h"
#include "core/engine/load/archive_check.h"
#include "core/engine/load/attribute_check.h"
#include "core/engine/load/inventory.h"
#include "core/engine/values/error_text.h"
#include "core/message/say_load.h"

#include <ATen/Functions.h>

namespace scalescope::engine {

namespace {

tl::unexpected<Error> loadFailure(const std::filesystem::path& file, const std::exception& error)
{
    if (isOutOfMemory(error))
        return fail(say::modelTooLarge(file.string())); // unreached: no memory
    if (const auto missing = missingOperators(file); !missing.empty())
        return fail(sayMissing(file.string(), missing), "--op-library");
    if (isOptimizedForInference(file))
        return fail(say::optimizedForInference(file.string()));
    return fail(say::modelNotLoaded(file.string(), errorClause(error), libtorchVersion()));
}

/// What the code may not use fails wherever it is called, for it is no operator any more; here all of it is
/// named before anything is run.
Result<void> checkOperators(const std::filesystem::path& file)
{
    const auto refused = refusedOperatorsOf(file);
    if (refused.empty())
        return {};
    std::string names;
    for (const std::string& name : refused)
        names += (names.empty() ? "" : ", ") + name;
    return fail(say::operatorsRefused(file.string(), names));
}

} // namespace

/// Asked once before anything is made: else an input is blamed for a device that is not there.
Result<void> checkDevice(const std::string& device)
{
    try {
        (void)at::zeros({1}).to(at::Device(device));
        return {};
    } catch (const std::exception& error) {
        return fail(say::deviceUnusable(device, errorClause(error)), "--device");
    }
}

Result<torch::jit::Module> loadModel(const std::filesystem::path& file, const std::string& device,
                                     ArchiveState state)
{
    setUpLibtorch();
    const auto checked = state == ArchiveState::Checked
                             ? Result<void>()
                             : checkArchive(file).and_then([&] { return checkOperators(file); });
    if (auto usable = checked.and_then([&] { return checkDevice(device); }); !usable)
        return tl::unexpected(usable.error());
    try {
        auto module = torch::jit::load(file.string(), at::kCPU);
        if (const auto problem = attributeProblem(module))
            return fail(say::archiveUnsound(file.string(), problem));
        if (device != "cpu")
            module.to(at::Device(device));
        return module;
    } catch (const std::exception& error) {
        return loadFailure(file, error);
    }
}

} // namespace scalescope::engine
