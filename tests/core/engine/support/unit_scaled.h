// SPDX-License-Identifier: GPL-3.0-or-later
// One model run under transforms, with everything that the run leaves.
#pragma once

#include "core/engine/capture/interpreter.h"
#include "core/engine/program/replay.h"
#include "core/engine/track/gradients.h"
#include "core/engine/track/tracker.h"
#include "core/engine/transform/transform.h"
#include "tests/core/engine/support/models.h"

#include <QString>
#include <QStringList>
#include <torch/csrc/autograd/autograd.h>

namespace scalescope::engine::testing {

/// Keeps what transforms say.
class NoteSink : public TransformSink
{
public:
    void add(const graph::TransformNote& note) override { notes.push_back(note); }
    void add(const graph::QuantizedTensor& tensor) override { quantized.push_back(tensor); }
    void add(const graph::Problem& problem) override { problems.push_back(problem); }

    /// "aten::linear a", "aten::add": the operators and modules of all notes of an action.
    [[nodiscard]] std::vector<std::string> with(const std::string& action) const
    {
        std::vector<std::string> found;
        for (const graph::TransformNote& note : notes) {
            if (note.action == action) {
                found.push_back(note.target + (note.module.empty() ? "" : " " + note.module));
            }
        }
        return found;
    }

    std::vector<graph::TransformNote> notes;
    std::vector<graph::QuantizedTensor> quantized;
    std::vector<graph::Problem> problems;
};

/// What a transformed run leaves.
struct UnitScaledRun
{
    std::string error;        ///< the sentence, where the transform was refused
    message::Message refusal; ///< the same as a value
    std::shared_ptr<NoteSink> said = std::make_shared<NoteSink>();
    GraphSink graph;
    torch::jit::Module module;
    at::Tensor output;
    std::vector<at::Tensor> inputs; ///< leaves of the floating-point ones, in order
    Program program;
};

/// Captures one module, transforms the program, replays it on another of the same model, and goes backward
/// from `seed` (ones where it is undefined). Both modules are written to.
inline UnitScaledRun runTransformed(const torch::jit::Module& first, const torch::jit::Module& second,
                                    const job::Job& job, const std::vector<c10::IValue>& inputs,
                                    const at::Tensor& seed = {})
{
    UnitScaledRun run;
    SourceBook sources;
    ProgramRecorder recorder;
    std::vector<c10::IValue> arguments;
    for (const c10::IValue& input : inputs) {
        arguments.push_back(withGradients(input));
    }
    recorder.noteArguments(arguments);
    Interpreter interpreter(first, sources, &recorder);
    at::manual_seed(job.seed);
    interpreter.run(job.method, arguments);
    const auto chosen = chooseTransforms(job);
    if (!chosen) {
        run.error = chosen.error().message;
        run.refusal = chosen.error().said;
        return run;
    }
    TransformContext context{job, second, run.said};
    run.program = recorder.take(interpreter.inputs(), interpreter.result());
    for (const ChosenTransform& transform : *chosen) {
        auto program = applyTransform(std::move(run.program), transform, context);
        if (!program) {
            run.error = program.error().message;
            run.refusal = program.error().said;
            return run;
        }
        run.program = std::move(*program);
    }
    run.module = second;
    for (const ChosenTransform& transform : *chosen) {
        transform.transform->prepareModel(run.module);
    }
    arguments.clear();
    for (const c10::IValue& input : inputs) {
        arguments.push_back(withGradients(input, &run.inputs));
    }
    Tracker tracker(run.module, run.graph);
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i].isTensor()) {
            tracker.addInput("input" + std::to_string(i), arguments[i].toTensor());
        }
    }
    at::manual_seed(job.seed);
    const c10::IValue result = replay(run.program, run.module, std::move(arguments), &tracker);
    tracker.addOutputs(result);
    run.output = result.toTensor();
    if (run.output.requires_grad()) {
        tracker.startBackward();
        torch::autograd::backward({run.output}, {seed.defined() ? seed : at::ones_like(run.output)});
    }
    tracker.finish();
    return run;
}

/// The gradient of a parameter; undefined where there is none.
inline at::Tensor gradientOf(const torch::jit::Module& module, const std::string& name)
{
    for (const auto& parameter : module.named_parameters()) {
        if (parameter.name == name) {
            return parameter.value.grad();
        }
    }
    return {};
}

inline job::Job unitScale(const std::string& name = "unit_scale")
{
    job::Job job;
    job.transforms = *job::transformsFrom({name});
    return job;
}

inline UnitScaledRun runCode(const std::string& code, const std::vector<c10::IValue>& inputs,
                             const job::Job& job = unitScale())
{
    return runTransformed(modelOf(code), modelOf(code), job, inputs);
}

inline at::Tensor normalInput(at::IntArrayRef shape)
{
    at::manual_seed(11);
    return at::randn(shape);
}

inline QStringList texts(const std::vector<std::string>& from)
{
    QStringList list;
    for (const std::string& text : from) {
        list << QString::fromStdString(text);
    }
    return list;
}

/// Empty where output and all gradients of two runs agree.
inline QString difference(const UnitScaledRun& a, const UnitScaledRun& b)
{
    const auto apart = [](const at::Tensor& x, const at::Tensor& y) {
        if (!x.defined() || !y.defined()) {
            return x.defined() != y.defined();
        }
        return x.sizes() != y.sizes() || !at::allclose(x, y, 1e-5, 1e-6);
    };
    if (apart(a.output, b.output)) {
        return "output";
    }
    for (std::size_t i = 0; i < a.inputs.size(); ++i) {
        if (apart(a.inputs[i].grad(), b.inputs.at(i).grad())) {
            return QString("gradient of input %1").arg(i);
        }
    }
    for (const auto& parameter : a.module.named_parameters()) {
        if (apart(parameter.value.grad(), gradientOf(b.module, parameter.name))) {
            return QString::fromStdString("gradient of " + parameter.name);
        }
    }
    return {};
}

} // namespace scalescope::engine::testing
