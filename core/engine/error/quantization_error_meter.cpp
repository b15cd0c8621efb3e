// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/error/quantization_error_meter.h"

#include "core/engine/program/replay.h"
#include "core/engine/values/errors.h"
#include "core/message/say_report.h"
#include "core/message/say_run.h"
#include "core/report/text/error_sentence.h"

#include <cmath>
#include <filesystem>
#include <utility>

namespace scalescope::engine {

void QuantizationErrorMeter::runReference(const Program& program, torch::jit::Module& module,
                                          const std::vector<std::string>& names,
                                          std::vector<c10::IValue> arguments)
{
    StepObserver* observer = beginReference(module, names, arguments);
    if (observer == nullptr) {
        return;
    }
    const at::AutoGradMode gradients(true);
    at::manual_seed(m_job.seed);
    c10::IValue result;
    try {
        result = replay(program, module, std::move(arguments), observer);
    } catch (const std::exception& error) {
        return failed(error);
    }
    endReference(std::move(result), module);
}

StepObserver* QuantizationErrorMeter::beginReference(const torch::jit::Module& module,
                                                     const std::vector<std::string>& names,
                                                     const std::vector<c10::IValue>& arguments)
{
    forgetReference();
    try {
        m_reference.emplace(
            SpillFile(std::filesystem::absolute(m_job.output).parent_path(), m_spill),
            [this](graph::NodeId node, graph::Direction direction, const graph::TensorError& error) {
                m_sink->addError(node, direction, error);
            });
        return &m_reference->begin(module, names, arguments);
    } catch (const std::exception& error) {
        failed(error);
        return nullptr;
    }
}

void QuantizationErrorMeter::endReference(c10::IValue result, const torch::jit::Module& module)
{
    if (!m_reference) {
        return;
    }
    m_isDone = true;
    try {
        m_reference->end(std::move(result), module, m_job, m_context);
    } catch (const std::exception& error) {
        failed(error);
    }
}

void QuantizationErrorMeter::forgetReference()
{
    m_reference.reset();
    m_problem.reset();
    m_isDone = false;
}

void QuantizationErrorMeter::failed(const std::exception& error)
{
    m_reference.reset();
    m_isDone = true;
    m_problem = graph::problemOf(say::noReference(errorClause(error)));
    if (m_sink != nullptr) {
        m_sink->addProblem(*std::exchange(m_problem, std::nullopt));
    }
}

void QuantizationErrorMeter::reportTo(ErrorSink& sink)
{
    m_sink = &sink;
    if (m_problem) {
        m_sink->addProblem(*std::exchange(m_problem, std::nullopt));
    }
}

message::Finding QuantizationErrorMeter::finish(double loss, bool isLoss,
                                                const torch::jit::Module& module) const
{
    if (!m_reference) {
        return {};
    }
    const graph::RunError error = m_reference->errorOfRun(loss, module);
    if (isLoss && !std::isfinite(error.referenceLoss)) {
        return say::baselineNotFinite(std::isnan(error.referenceLoss) ? "NaN" : "Inf");
    }
    m_sink->setRunError(error);
    if (const auto said = report::errorSentence(error, m_reference->errorOfResults(), isLoss)) {
        m_sink->addProblem(graph::problemOf(said));
    }
    return {};
}

} // namespace scalescope::engine
