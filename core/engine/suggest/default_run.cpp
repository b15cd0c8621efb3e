// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/default_run.h"

#include "core/engine/capture/interpreter.h"
#include "core/engine/inputs/backward_plan.h"
#include "core/engine/track/input_gradients.h"
#include "core/engine/values/error_text.h"
#include "core/engine/values/sparse_indices.h"

#include <torch/csrc/autograd/autograd.h>

namespace scalescope::engine {

namespace {

/// Counts how far a method came.
class StepCounter : public StepObserver
{
public:
    void beforeStep(const Step& /*step*/, c10::ArrayRef<c10::IValue> /*inputs*/) override {}
    void afterStep(const Step& /*step*/, c10::ArrayRef<c10::IValue> /*outputs*/) override { ++m_count; }
    [[nodiscard]] std::int64_t count() const { return m_count; }

private:
    std::int64_t m_count = 0;
};

} // namespace

DefaultRun::DefaultRun(const torch::jit::Module& module, std::string method,
                       const std::vector<job::Input>& inputs, const std::string& baseFolder)
    : m_module(module), m_method(std::move(method)), m_inputs(inputs)
{
    m_context.baseFolder = baseFolder;
}

message::Clause DefaultRun::run()
{
    auto failure = forward(true);
    if (failure && !failure->raisedByModel() && !failure->outOfMemory() && !forward(false))
        failure.reset(); // a run does without gradients of inputs too, where it must
    return failure ? m_words : backward();
}

std::optional<ModelFailure> DefaultRun::forward(bool inputsHaveGradients)
{
    const auto called = m_module.get_method(m_method);
    auto arguments = makeInputs(called.function().getSchema(), m_inputs, m_context);
    if (!arguments)
        return ModelFailure(clauseOf(arguments.error()), m_words = clauseOf(arguments.error()), {},
                            ModelFailure::Cause::RaisedByModel);
    if (inputsHaveGradients)
        for (c10::IValue& argument : *arguments)
            argument = withGradients(argument);
    SourceBook sources;
    StepCounter counter;
    Interpreter interpreter(m_module, sources, &counter);
    const at::AutoGradMode gradients(true);
    at::manual_seed(m_context.seed);
    try {
        m_result = interpreter.run(m_method, std::move(*arguments));
        return std::nullopt;
    } catch (const ModelFailure& failure) {
        if (!m_words) {
            m_words = failure.words();
            m_steps = counter.count();
        }
        return failure;
    }
}

message::Clause DefaultRun::backward()
{
    const at::AutoGradMode gradients(true);
    auto plan = planBackward(m_result, job::Job{}, m_context);
    m_result = {};
    if (!plan)
        return clauseOf(plan.error());
    try {
        if (!plan->empty())
            checkKeptIndices();
        torch::autograd::backward(plan->roots, plan->seeds);
    } catch (const std::exception& error) {
        return isOutOfMemory(error) ? errorClause(error) : message::Clause();
    }
    return {};
}

} // namespace scalescope::engine
