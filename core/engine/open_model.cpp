// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/open_model.h"

#include "core/engine/compat/dtypes.h"
#include "core/engine/exported/exported_model.h"
#include "core/engine/load/model_code.h"
#include "core/engine/load/type_info.h"
#include "core/engine/suggest/first_guess.h"
#include "core/engine/values/tensor_facts.h"
#include "core/message/replaced.h"
#include "core/message/say_exported.h"

#include <map>
#include <tuple>

namespace scalescope::engine {

namespace {

Result<OpenedModel> openContent(const std::filesystem::path& file, const std::string& device,
                                ArchiveState state)
{
    if (!exported::isExportArchive(file))
        return loadModel(file, device, state).map([&device](torch::jit::Module module) {
            computeOn(module, at::Device(device));
            OpenedModel opened;
            opened.module = std::move(module);
            return opened;
        });
    return exported::loadExported(file, device, state).map([&device](exported::ExportedModel model) {
        computeOn(model.module, at::Device(device));
        OpenedModel opened{std::move(model.module),
                           std::move(model.rules),
                           std::move(model.torchVersion),
                           model.isDecomposed,
                           {}};
        if (model.isDecomposed)
            opened.problems.push_back(graph::problemOf(say::programDecomposed()));
        if (model.hasLostGradModes)
            opened.problems.push_back(graph::problemOf(say::gradModesLost()));
        return opened;
    });
}

} // namespace

Result<OpenedModel> openModel(const ModelFile& file, const std::string& device, ArchiveState state)
{
    if (file.content.empty())
        return openContent(file.name, device, state);
    return openContent(file.content, device, state).map_error([&file](const Error& error) {
        const std::string content = file.content.string();
        const std::string name = file.name.string();
        return Error{error.status, message::replaced(error.message, content, name), error.field,
                     message::withText(error.said, content, name)};
    });
}

namespace {

job::MethodInfo methodInfo(const torch::jit::Module& module, const torch::jit::Method& method)
{
    const auto& schema = method.function().getSchema();
    job::MethodInfo info{method.name(), {}, {}, {}};
    for (std::size_t i = 1; i < schema.arguments().size(); ++i) {
        const auto& argument = schema.arguments()[i];
        job::ArgumentInfo item{argument.name(), typeInfo(argument.type()), std::nullopt, {}};
        if (argument.default_value()) {
            if (holdsTensors(*argument.default_value()))
                item.defaultValue = job::sampleSpec;
            else if (const auto spec = specOf(*argument.default_value()))
                item.defaultValue = job::toText(*spec);
        } else if (const auto guesses = guessArgument(module, method, i - 1); !guesses.empty()) {
            item.suggestion = job::toText(guesses.front());
        }
        info.arguments.push_back(std::move(item));
    }
    for (const auto& result : schema.returns())
        info.returns += (info.returns.empty() ? "" : ", ") + typeText(result.type());
    return info;
}

std::string classNameOf(const torch::jit::Module& module)
{
    const auto name = module.type()->name();
    return name ? name->name() : std::string();
}

job::TensorInfo tensorInfo(const std::string& name, const at::Tensor& tensor)
{
    if (!tensor.defined())
        return {name, "undefined", {}, false};
    return {name, dtypeName(tensor.scalar_type()), tensor.sizes().vec(), tensor.requires_grad()};
}

/// Tensors by where their elements lie: tied weights have several names and one memory.
class TiedTensors
{
public:
    /// The first name of these elements, empty where this is it.
    std::string firstName(const std::string& name, const at::Tensor& tensor)
    {
        if (!tensor.defined() || !tensor.has_storage() || tensor.numel() == 0)
            return {};
        const auto [place, isNew] = m_names.emplace(
            std::tuple(tensor.storage().unsafeGetStorageImpl(), tensor.storage_offset(), tensor.numel()),
            name);
        return isNew ? std::string() : place->second;
    }

private:
    std::map<std::tuple<const c10::StorageImpl*, std::int64_t, std::int64_t>, std::string> m_names;
};

template <typename Tensors>
std::vector<job::TensorInfo> tensorInfos(const Tensors& tensors, TiedTensors& tied)
{
    std::vector<job::TensorInfo> infos;
    for (const auto& tensor : tensors) {
        infos.push_back(tensorInfo(tensor.name, tensor.value));
        infos.back().sameAs = tied.firstName(tensor.name, tensor.value);
    }
    return infos;
}

} // namespace

job::ModelInfo describe(const torch::jit::Module& module, const std::string& file)
{
    job::ModelInfo info;
    info.file = file;
    if (module.hasattr("training") && module.attr("training").isBool())
        info.training = module.attr("training").toBool();
    for (const auto& method : module.get_methods())
        info.methods.push_back(methodInfo(module, method));
    for (const auto& part : module.named_modules())
        info.modules.push_back({part.name, classNameOf(part.value)});
    TiedTensors tied;
    info.parameters = tensorInfos(module.named_parameters(), tied);
    info.buffers = tensorInfos(module.named_buffers(), tied);
    info.operators = countOperators(module);
    return info;
}

} // namespace scalescope::engine
