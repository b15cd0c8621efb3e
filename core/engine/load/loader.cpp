// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/loader.h"

#include "core/engine/compat/libtorch.h"
#include "core/engine/load/archive_check.h"
#include "core/engine/load/zip_file.h"
#include "core/engine/values/errors.h"
#include "core/engine/values/sparse_indices.h"
#include "core/message/message.h"
#include "core/message/say_load.h"

#include <ATen/Functions.h>
#include <algorithm>
#include <array>
#include <string_view>

namespace scalescope::engine {

namespace {

/// By kind only: what containers hold is looked at when it is used.
bool fitsKind(const c10::IValue& value, const c10::Type& type)
{
    if (value.isNone()) // of a class with __setstate__ that leaves it out
        return true;
    switch (type.kind()) {
    case c10::TypeKind::TensorType:
        return value.isTensor();
    case c10::TypeKind::BoolType:
        return value.isBool();
    case c10::TypeKind::IntType:
        return value.isInt();
    case c10::TypeKind::FloatType:
        return value.isDouble();
    case c10::TypeKind::StringType:
        return value.isString();
    case c10::TypeKind::ListType:
        return value.isList();
    case c10::TypeKind::DictType:
        return value.isGenericDict();
    case c10::TypeKind::TupleType:
        return value.isTuple();
    case c10::TypeKind::ClassType:
        return value.isObject() && (!type.is_module() || value.type()->is_module());
    case c10::TypeKind::OptionalType:
        return fitsKind(value, *type.containedType(0));
    default:
        return true;
    }
}

message::Clause problemIn(const torch::jit::Module& module, const std::string& path)
{
    const auto object = module._ivalue();
    const auto type = module.type();
    for (std::size_t i = 0; i < type->numAttributes(); ++i) {
        const auto attribute = type->getAttribute(i);
        const std::string name = (path.empty() ? "" : path + ".") + type->getAttributeName(i);
        const c10::IValue& value = object->getSlot(i);
        if (!fitsKind(value, *attribute))
            return say::attributeOfOtherType(shownName(name), shownName(attribute->annotation_str()));
        checkIndicesIn(value);
        if (attribute->is_module() && value.isObject())
            if (auto below = problemIn(torch::jit::Module(value.toObject()), name))
                return below;
    }
    return {};
}

/// What is wrong with a loaded module's attributes ("its attribute fc.weight is not of type Tensor"), or
/// nothing: libtorch puts what a pickle holds into an attribute without a look at the attribute's type.
/// Throws what libtorch throws about the indices of a sparse tensor.
message::Clause attributeProblem(const torch::jit::Module& module)
{
    return problemIn(module, {});
}

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
