// SPDX-License-Identifier: GPL-3.0-or-later
// A model run with transforms, and golden tensors to compare it with.
#pragma once

#include "core/engine/program/replay.h"
#include "core/engine/track/gradients.h"
#include "core/engine/track/tracker.h"
#include "core/engine/transform/run_transforms.h"
#include "tests/core/engine/support/models.h"
#include "tests/support/places.h"

#include <QString>
#include <bit>
#include <fstream>
#include <sstream>
#include <torch/csrc/autograd/autograd.h>

namespace scalescope::engine::testing {

/// The tensors of one case of a file of golden data, by name.
inline std::map<std::string, at::Tensor> goldenCase(const std::string& file, const std::string& wanted)
{
    std::map<std::string, at::Tensor> tensors;
    std::ifstream stream(tests::sourcePath("tests/data/transform/").toStdString() + file);
    for (std::string line; std::getline(stream, line);) {
        if (!line.starts_with(wanted + "/")) {
            continue;
        }
        std::istringstream words(line.substr(wanted.size() + 1));
        std::string name;
        std::string shape;
        words >> name >> shape;
        std::vector<std::int64_t> sizes;
        std::istringstream dimensions(shape);
        for (std::string size; std::getline(dimensions, size, 'x');) {
            sizes.push_back(std::stoll(size));
        }
        std::vector<float> values;
        for (std::string word; words >> word;) {
            values.push_back(std::bit_cast<float>(static_cast<std::uint32_t>(std::stoul(word, nullptr, 16))));
        }
        tensors[name] = at::tensor(values).view(sizes);
    }
    return tensors;
}

class Records : public TransformSink
{
public:
    void add(const graph::TransformNote& note) override { notes.push_back(note); }
    void add(const graph::QuantizedTensor& tensor) override { tensors.push_back(tensor); }
    void add(const graph::Problem& problem) override { problems.push_back(problem); }

    [[nodiscard]] bool says(const message::Message& said) const
    {
        return std::ranges::any_of(problems,
                                   [&said](const graph::Problem& problem) { return problem.said == said; });
    }
    /// How many problems are of that row of the table of messages.
    [[nodiscard]] std::ptrdiff_t saying(std::string_view id) const
    {
        return std::ranges::count_if(problems,
                                     [id](const graph::Problem& problem) { return problem.said.id() == id; });
    }

    std::vector<graph::TransformNote> notes;
    std::vector<graph::QuantizedTensor> tensors;
    std::vector<graph::Problem> problems;
};

/// A model run with transforms, forward and backward.
struct TransformedRun
{
    TransformedRun(torch::jit::Module model, const std::vector<c10::IValue>& inputs,
                   const std::vector<std::string>& transforms, const std::string& rounding = "nearest",
                   const at::Tensor& seed = {})
        : module(std::move(model))
    {
        job.transforms = job::transformsFrom(transforms).value();
        job.rounding = rounding;
        RunTransforms stage(job);
        if (const auto chosen = stage.choose(); !chosen) {
            throw std::runtime_error(chosen.error().message);
        }
        SourceBook sources;
        stage.capture(module.deepcopy(), sources, inputs);
        if (const auto applied = stage.apply(module); !applied) {
            throw std::runtime_error(applied.error().message);
        }
        stage.reportTo(&records);
        text = toText(stage.program());
        Tracker tracker(module, sink);
        std::vector<c10::IValue> arguments;
        for (const c10::IValue& input : inputs) {
            arguments.push_back(withGradients(input, &leaves));
        }
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            tracker.addInput("x" + std::to_string(i), arguments[i].toTensor());
        }
        at::manual_seed(0);
        c10::IValue result = replay(stage.program(), module, std::move(arguments), &tracker);
        output = result.toTensor();
        tracker.addOutputs(result);
        tracker.startBackward();
        if (output.requires_grad()) {
            torch::autograd::backward({output}, {seed.defined() ? seed : at::ones_like(output)});
        }
        tracker.finish();
        summary = stage.summary();
    }

    job::Job job;
    torch::jit::Module module;
    Records records;
    GraphSink sink;
    std::vector<at::Tensor> leaves;
    at::Tensor output;
    std::string text;
    std::vector<message::Finding> summary;
};

inline at::Tensor normalNumbers(at::IntArrayRef shape)
{
    at::manual_seed(1);
    return at::randn(shape);
}

/// Within 1e-5 of what is largest.
inline QString difference(const at::Tensor& found, const at::Tensor& expected)
{
    if (!found.defined() || found.sizes() != expected.sizes()) {
        return "has another shape, or there is none";
    }
    const double apart = (found - expected).abs().max().item<double>();
    const double largest = expected.abs().max().item<double>();
    return apart <= 1e-5 * largest ? QString() : QString("is %1 apart of %2").arg(apart).arg(largest);
}

} // namespace scalescope::engine::testing
