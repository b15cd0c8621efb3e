// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/model_info.h"

#include "core/message/say_job.h"

#include <nlohmann/json.hpp>

namespace scalescope::job {

namespace {

using nlohmann::json;

json toJson(const TypeInfo& type)
{
    json result{{"kind", type.kind}, {"text", type.text}};
    if (!type.elements.empty()) {
        result["elements"] = json::array();
        for (const TypeInfo& element : type.elements)
            result["elements"].push_back(toJson(element));
    }
    if (!type.names.empty())
        result["names"] = type.names;
    return result;
}

TypeInfo typeFromJson(const json& json)
{
    TypeInfo type{json.value("kind", "Any"), json.value("text", ""), {}, {}};
    if (json.contains("elements"))
        for (const auto& element : json.at("elements"))
            type.elements.push_back(typeFromJson(element));
    if (json.contains("names"))
        type.names = json.at("names").get<std::vector<std::string>>();
    return type;
}

json toJson(const MethodInfo& method)
{
    json arguments = json::array();
    for (const ArgumentInfo& argument : method.arguments) {
        json item{
            {"name", argument.name}, {"type", toJson(argument.type)}, {"suggestion", argument.suggestion}};
        if (argument.defaultValue)
            item["default"] = *argument.defaultValue;
        arguments.push_back(std::move(item));
    }
    nlohmann::json result{
        {"name", method.name}, {"arguments", std::move(arguments)}, {"returns", method.returns}};
    if (method.trial)
        result["trial"] = {{"ran", method.trial->ran}, {"problem", method.trial->problem}};
    return result;
}

MethodInfo methodFromJson(const json& json)
{
    MethodInfo method{json.value("name", ""), {}, json.value("returns", ""), {}};
    for (const auto& item : json.at("arguments")) {
        ArgumentInfo argument{item.value("name", ""), typeFromJson(item.at("type")), std::nullopt,
                              item.value("suggestion", "")};
        if (item.contains("default"))
            argument.defaultValue = item.at("default").get<std::string>();
        method.arguments.push_back(std::move(argument));
    }
    if (json.contains("trial"))
        method.trial = {json.at("trial").value("ran", false), json.at("trial").value("problem", "")};
    return method;
}

json toJson(const std::vector<TensorInfo>& tensors)
{
    json list = json::array();
    for (const TensorInfo& tensor : tensors)
        list.push_back({{"name", tensor.name},
                        {"dtype", tensor.dtype},
                        {"shape", tensor.shape},
                        {"requires_grad", tensor.requiresGrad}});
    return list;
}

std::vector<TensorInfo> tensorsFromJson(const json& list)
{
    std::vector<TensorInfo> tensors;
    for (const auto& item : list)
        tensors.push_back({item.value("name", ""), item.value("dtype", ""),
                           item.at("shape").get<std::vector<std::int64_t>>(),
                           item.value("requires_grad", false)});
    return tensors;
}

} // namespace

Error missingMethod(const std::vector<std::string>& names, const std::string& method)
{
    std::string listed;
    for (const std::string& name : names)
        listed += (listed.empty() ? "" : ", ") + name;
    if (listed.empty())
        return errorOf(say::noMethodAtAll(method), "--method");
    return errorOf(say::noSuchMethod(method, listed), "--method");
}

json toJson(const ModelInfo& info)
{
    json methods = json::array();
    for (const MethodInfo& method : info.methods)
        methods.push_back(toJson(method));
    json modules = json::array();
    for (const ModuleInfo& module : info.modules)
        modules.push_back({{"path", module.path}, {"type", module.type}});
    json result{{"file", info.file},
                {"methods", std::move(methods)},
                {"modules", std::move(modules)},
                {"parameters", toJson(info.parameters)},
                {"buffers", toJson(info.buffers)},
                {"operators", info.operators}};
    if (info.training)
        result["mode"] = *info.training ? "train" : "eval";
    return result;
}

ModelInfo modelInfoFromJson(const json& json)
{
    ModelInfo info;
    info.file = json.value("file", "");
    if (json.contains("mode"))
        info.training = json.at("mode") == "train";
    for (const auto& method : json.at("methods"))
        info.methods.push_back(methodFromJson(method));
    for (const auto& module : json.at("modules"))
        info.modules.push_back({module.value("path", ""), module.value("type", "")});
    info.parameters = tensorsFromJson(json.at("parameters"));
    info.buffers = tensorsFromJson(json.at("buffers"));
    info.operators = json.at("operators").get<std::map<std::string, std::int64_t>>();
    return info;
}

} // namespace scalescope::job
