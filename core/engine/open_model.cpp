// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/open_model.h"

#include "core/engine/exported/exported_model.h"
#include "core/engine/load/model_code.h"
#include "core/message/replaced.h"
#include "core/message/say_exported.h"

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

} // namespace scalescope::engine
