// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/info_text.h"

#include "app/cli/columns.h"
#include "core/graph/mode.h"
#include "core/report/shown_text.h"

#include <cstdint>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>
#include <numeric>

namespace scalescope::app::cli {

namespace {

std::string section(const std::string& title, const std::string& body)
{
    return body.empty() ? "" : fmt::format("\n{}\n{}", title, body);
}

std::string sizeText(const job::SizeInfo& size)
{
    if (size.symbol.empty())
        return size.least ? fmt::format("{}", *size.least) : "?";
    if (size.least && size.most)
        return fmt::format("{} from {} to {}", size.symbol, *size.least, *size.most);
    if (size.least)
        return fmt::format("{} from {}", size.symbol, *size.least);
    return size.most ? fmt::format("{} to {}", size.symbol, *size.most) : size.symbol;
}

/// "int64 [s0 from 2 to 64, 16]", of parts of an argument with their places.
std::string takenText(const job::ArgumentInfo& argument)
{
    std::string text;
    for (const job::TakenTensor& tensor : argument.tensors) {
        std::vector<std::string> sizes;
        for (const job::SizeInfo& size : tensor.sizes)
            sizes.push_back(sizeText(size));
        text += fmt::format("{}{}{} [{}]", text.empty() ? "" : "; ",
                            tensor.place == argument.name ? "" : tensor.place + ": ", tensor.dtype,
                            fmt::join(sizes, ", "));
    }
    return text;
}

std::string methodText(const job::MethodInfo& method)
{
    Columns columns;
    for (const job::ArgumentInfo& argument : method.arguments) {
        std::string note;
        if (argument.defaultValue)
            note = "default " + *argument.defaultValue;
        else if (!argument.suggestion.empty())
            note = fmt::format("for instance --input {}={}", argument.name, argument.suggestion);
        columns.add({"    " + argument.name, argument.type.text, note, takenText(argument)});
    }
    return fmt::format("  {} -> {}\n{}", report::shownText(method.name), report::shownText(method.returns),
                       columns.text());
}

std::int64_t numel(const job::TensorInfo& tensor)
{
    return std::accumulate(tensor.shape.begin(), tensor.shape.end(), std::int64_t(1), std::multiplies<>());
}

std::string tensorsText(const std::vector<job::TensorInfo>& tensors, bool showFrozen)
{
    Columns columns;
    for (const job::TensorInfo& tensor : tensors) {
        std::string note = showFrozen && !tensor.requiresGrad ? "frozen" : "";
        if (!tensor.sameAs.empty())
            note += (note.empty() ? "the same as " : ", the same as ") + tensor.sameAs;
        columns.add(
            {"  " + tensor.name, tensor.dtype, fmt::format("[{}]", fmt::join(tensor.shape, ", ")), note});
    }
    return columns.text();
}

std::string modulesText(const std::vector<job::ModuleInfo>& modules)
{
    Columns columns;
    for (const job::ModuleInfo& module : modules)
        columns.add({"  " + (module.path.empty() ? "(root)" : module.path), module.type});
    return columns.text();
}

std::string operatorsText(const job::ModelInfo& info)
{
    Columns columns;
    for (const auto& [name, calls] : info.operators)
        columns.add({"  " + name, fmt::format("{} x", calls)});
    return columns.text();
}

} // namespace

std::string infoText(const job::ModelInfo& info)
{
    const std::string mode =
        info.training ? fmt::format("{} mode", toString(graph::modeOf(info.training))) : "no mode (frozen)";
    std::int64_t elements = 0;
    for (const job::TensorInfo& tensor : info.parameters)
        if (tensor.sameAs.empty())
            elements += numel(tensor);
    const auto tied =
        std::ranges::count_if(info.parameters, [](const auto& tensor) { return !tensor.sameAs.empty(); });
    std::string methods;
    for (const job::MethodInfo& method : info.methods)
        methods += methodText(method);
    const std::string saved = info.exportedBy.empty()
                                  ? fmt::format("saved in {}", mode)
                                  : "exported by PyTorch " + report::shownText(info.exportedBy);
    return fmt::format("{}\n{}; {} modules, {} parameters with {} elements{}\n", report::shownText(info.file),
                       saved, info.modules.size(), info.parameters.size() - static_cast<std::size_t>(tied),
                       elements, tied == 0 ? "" : " (tied ones counted once)") +
           (info.isDecomposed
                ? "decomposed: unit scaling and number formats find few operators that they know\n"
                : "") +
           section("Methods", methods) + section("Modules", modulesText(info.modules)) +
           section("Parameters", tensorsText(info.parameters, true)) +
           section("Buffers", tensorsText(info.buffers, false)) +
           section("Operators in the code, with the number of calls", operatorsText(info));
}

} // namespace scalescope::app::cli
