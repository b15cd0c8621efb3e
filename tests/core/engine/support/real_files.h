// SPDX-License-Identifier: GPL-3.0-or-later
// The examples and, where the folder with them is there, real files, each with inputs.
#pragma once

#include "core/engine/compat/libtorch.h"
#include "core/engine/examples/example.h"
#include "core/engine/inputs/inputs.h"
#include "core/engine/load/loader.h"
#include "core/job/inputs_file.h"
#include "tests/core/engine/support/alias_cases.h"
#include "tests/core/engine/support/archive_cases.h"
#include "tests/support/manifest.h"
#include "tests/support/places.h"

#include <QTemporaryDir>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace scalescope::engine::testing {

/// Inputs of the examples, from the documents that ship with them.
inline Case example(const std::string& name)
{
    const std::string folder = tests::sourcePath("resources/examples/").toStdString();
    return {"example " + name, [=] { return buildModule(folder + name + ".py"); },
            [=](const torch::jit::Module& module) {
                std::ostringstream text;
                text << std::ifstream(folder + name + ".inputs.json").rdbuf();
                const auto inputs = job::inputsFromText(text.str());
                return makeInputs(module.get_method("forward").function().getSchema(), inputs.value(), {})
                    .value();
            }};
}

/// Real files that load and run with the libtorch at hand, where the folder with them is there.
inline std::vector<Case> realFiles()
{
    static const QTemporaryDir folder; // given values of inputs
    std::vector<Case> cases;
    for (const tests::ManifestRow& row : tests::manifestRows(libtorchVersion())) {
        if (!row.loads.starts_with("yes") || !row.forward.starts_with("yes")) {
            continue;
        }
        const auto document = tests::inputsDocument(row, folder.path().toStdString());
        cases.push_back(
            {row.file, [row] { return loadModel(row.path).value(); },
             [row, inputs = job::inputsFromJson(document).value()](const torch::jit::Module& module) {
                 const auto& schema = module.get_method(row.method).function().getSchema();
                 return makeInputs(schema, inputs, {}).value();
             },
             row.method});
    }
    return cases;
}

inline std::vector<Case> allCases()
{
    std::vector<Case> cases =
        joined({snippets(), sharedMemoryCases(), contexts(), languageCases(), realFiles()});
    for (const char* name : {"mlp", "transformer_lm", "convnet", "lstm", "loop_branch", "dict_tuple"}) {
        cases.push_back(example(name));
    }
    return cases;
}

} // namespace scalescope::engine::testing
