// SPDX-License-Identifier: GPL-3.0-or-later
// The examples and, where the folder with them is there, real files, each with inputs.
#pragma once

#include "core/engine/examples/example.h"
#include "core/engine/inputs/inputs.h"
#include "core/engine/load/loader.h"
#include "core/job/inputs_file.h"
#include "tests/core/engine/support/alias_cases.h"
#include "tests/core/engine/support/archive_cases.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace scalescope::engine::testing {

/// Inputs of the examples, from the documents that ship with them.
inline Case example(const std::string& name)
{
    const std::string folder = SCALESCOPE_SOURCE_DIR "/resources/examples/";
    return {"example " + name, [=] { return buildModule(folder + name + ".py"); },
            [=](const torch::jit::Module& module) {
                std::ostringstream text;
                text << std::ifstream(folder + name + ".inputs.json").rdbuf();
                const auto inputs = job::inputsFromText(text.str());
                return makeInputs(module.get_method("forward").function().getSchema(), inputs.value(), {})
                    .value();
            }};
}

inline c10::IValue valueOf(const nlohmann::json& spec);

inline at::Tensor tensorOf(const nlohmann::json& spec)
{
    const auto shape = spec.at("shape").get<std::vector<std::int64_t>>();
    const std::string dtype = spec.at("dtype");
    const std::map<std::string, at::ScalarType> types = {{"float32", at::kFloat}, {"float64", at::kDouble},
                                                         {"int64", at::kLong},    {"int32", at::kInt},
                                                         {"uint8", at::kByte},    {"bool", at::kBool}};
    const auto type = types.at(dtype);
    if (spec.contains("values")) {
        return at::tensor(spec.at("values").get<std::vector<double>>()).to(type).reshape(shape);
    }
    if (spec.contains("fill")) {
        return at::full(shape, spec.at("fill").get<double>(), type);
    }
    if (spec.contains("lo") && !at::isFloatingType(type)) {
        return at::randint(spec.at("lo").get<std::int64_t>(), spec.at("hi").get<std::int64_t>(), shape, type);
    }
    return at::isFloatingType(type) ? at::randn(shape, type) : at::zeros(shape, type);
}

inline c10::IValue listOf(const nlohmann::json& items)
{
    const c10::IValue first = valueOf(items.at(0));
    c10::impl::GenericList list(first.type());
    for (const auto& item : items) {
        list.push_back(valueOf(item));
    }
    return list;
}

inline c10::IValue scalarOf(const nlohmann::json& value)
{
    if (value.is_string()) {
        return value.get<std::string>();
    }
    if (value.is_boolean()) {
        return value.get<bool>();
    }
    if (value.is_null()) {
        return {};
    }
    return value.is_number_integer() ? c10::IValue(value.get<std::int64_t>())
                                     : c10::IValue(value.get<double>());
}

inline c10::IValue valueOf(const nlohmann::json& spec)
{
    if (spec.contains("tuple")) {
        std::vector<c10::IValue> items;
        for (const auto& item : spec.at("tuple")) {
            items.push_back(valueOf(item));
        }
        return c10::ivalue::Tuple::create(std::move(items));
    }
    if (spec.contains("list")) {
        return listOf(spec.at("list"));
    }
    if (spec.contains("dict")) {
        c10::impl::GenericDict dict(c10::StringType::get(), c10::TensorType::get());
        for (const auto& [key, item] : spec.at("dict").items()) {
            dict.insert(key, valueOf(item));
        }
        return dict;
    }
    return spec.contains("value") ? scalarOf(spec.at("value")) : c10::IValue(tensorOf(spec));
}

/// Real files, where the folder with them is there.
inline std::vector<Case> realFiles()
{
    const std::string folder = SCALESCOPE_SOURCE_DIR "/../shared/models/";
    std::ifstream manifest(folder + "MANIFEST.tsv");
    std::vector<Case> cases;
    for (std::string line; std::getline(manifest, line);) {
        std::vector<std::string> cells;
        std::istringstream row(line);
        for (std::string cell; std::getline(row, cell, '\t');) {
            cells.push_back(cell);
        }
        // Only what loads and runs with libtorch 2: column 8.
        if (cells.size() < 9 || line.front() == '#' || cells[8] != "yes") {
            continue;
        }
        const std::string path = folder + cells[0];
        const std::string spec = cells[4];
        cases.push_back({cells[0], [path] { return loadModel(path).value(); },
                         [spec](const torch::jit::Module& /*module*/) {
                             at::manual_seed(5);
                             std::vector<c10::IValue> values;
                             for (const auto& input : nlohmann::json::parse(spec)) {
                                 values.push_back(valueOf(input));
                             }
                             return values;
                         }});
        const auto method = cells.back().find("method=");
        if (method != std::string::npos) {
            const auto start = method + 7;
            cases.back().method =
                cells.back().substr(start, cells.back().find_first_of(" ;|", start) - start);
        }
    }
    return cases;
}

inline std::vector<Case> allCases()
{
    std::vector<Case> cases = snippets();
    for (auto more : {sharedMemoryCases(), contexts(), languageCases(), realFiles()}) {
        cases.insert(cases.end(), more.begin(), more.end());
    }
    for (const char* name : {"mlp", "transformer_lm", "convnet", "lstm", "loop_branch", "dict_tuple"}) {
        cases.push_back(example(name));
    }
    return cases;
}

} // namespace scalescope::engine::testing
