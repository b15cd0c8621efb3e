// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/prepared_model.h"

#include "core/engine/compat/autograd_node.h"
#include "core/engine/inputs/inputs.h"
#include "core/engine/load/model_code.h"
#include "core/engine/run_facts.h"
#include "core/engine/suggest/first_guess.h"
#include "core/engine/suggest/refine.h"
#include "core/engine/track/gradients.h"
#include "core/graph/names.h"
#include "core/message/say_exported.h"
#include "core/message/say_load.h"
#include "core/message/say_run.h"

#include <ATen/Parallel.h>

#include <algorithm>

namespace scalescope::engine {

PreparedModel::PreparedModel(const job::Job& job, job::EventSink& events, std::filesystem::path content)
    : m_job(job),
      m_events(events),
      m_source{job.model, std::move(content)},
      m_context{job.seed, job.baseFolder, job.device},
      m_transforms(job)
{
}

Result<void> PreparedModel::choose()
{
    return m_transforms.choose();
}

Result<void> PreparedModel::load()
{
    if (m_job.threads) {
        at::set_num_threads(*m_job.threads);
    }
    ignoreMissingGradients();
    torch::jit::setGraphExecutorOptimize(false);
    for (const std::string& library : m_job.opLibraries) {
        if (auto loaded = loadOperatorLibrary(library); !loaded) {
            return loaded;
        }
    }
    return reload().and_then([this] {
        m_events.emit(job::PhaseStarted{job::Phase::Inputs});
        return makeArguments();
    });
}

Result<void> PreparedModel::renew()
{
    return reload().and_then([this] { return makeArguments(); });
}

Result<void> PreparedModel::reload()
{
    m_module = {};
    if (m_archive == ArchiveState::Unknown) {
        m_file = job::FileStamp((m_source.content.empty() ? m_source.name : m_source.content).string());
    }
    auto opened = openModel(m_source, m_job.device, m_archive);
    if (!opened) {
        return tl::unexpected(opened.error());
    }
    if (m_archive == ArchiveState::Unknown) {
        m_problems = std::move(opened->problems);
        addProblemOfMode(*opened);
    }
    m_archive = ArchiveState::Checked;
    m_module = std::move(opened->module);
    m_rules = std::move(opened->rules);
    setMode();
    if (m_transforms.isApplied()) {
        m_transforms.prepareModel(m_module);
    }
    return {};
}

void PreparedModel::addProblemOfMode(const OpenedModel& opened)
{
    if (!m_job.training) {
        return;
    }
    const std::string mode(toString(graph::modeOf(m_job.training)));
    if (opened.rules) {
        m_problems.push_back(graph::problemOf(say::modeOfExport(mode)));
    } else if (const auto names = operatorsOfOtherMode(opened.module, *m_job.training); !names.empty()) {
        m_problems.push_back(graph::problemOf(say::modeWrittenOut(mode, graph::listOf(names))));
    }
}

void PreparedModel::setMode()
{
    for (const auto& module : m_module.modules()) {
        if (m_job.training && module.hasattr("training")) {
            module._ivalue()->setAttr("training", *m_job.training);
        }
    }
}

Result<void> PreparedModel::makeArguments()
{
    const auto method = m_module.find_method(m_job.method);
    if (!method) {
        return tl::unexpected(missingMethod(m_module, m_job.method));
    }
    const c10::FunctionSchema& schema = method->function().getSchema();
    // What `scalescope info` prints.
    const auto exampleOf = [&](std::size_t argument) {
        const auto guesses = m_rules ? guessArgument(m_module, *method, argument) : std::vector<job::Spec>();
        return guesses.empty() ? std::string()
                               : fittedSuggestion(job::toText(guesses.front()), argument, *m_rules);
    };
    auto arguments = makeInputs(schema, m_job.inputs, m_context, exampleOf);
    if (!arguments) {
        return tl::unexpected(arguments.error());
    }
    if (m_rules) {
        if (auto fits = m_rules->check(*arguments); !fits) {
            return fits;
        }
    }
    m_arguments = std::move(*arguments);
    m_argumentNames.clear();
    for (std::size_t i = 0; i < m_arguments.size(); ++i) {
        m_argumentNames.push_back(schema.arguments().at(i + 1).name());
    }
    if (m_withGradient.empty()) {
        for (const c10::IValue& argument : m_arguments) {
            m_withGradient.push_back(holdsFloats(argument));
        }
    }
    return {};
}

std::vector<c10::IValue> PreparedModel::takeArguments()
{
    std::vector<c10::IValue> arguments;
    for (std::size_t i = 0; i < m_arguments.size(); ++i) {
        arguments.push_back(m_withGradient[i] ? withGradients(m_arguments[i]) : m_arguments[i]);
    }
    m_arguments.clear(); // made again where they are needed again
    return arguments;
}

void PreparedModel::capture(QuantizationErrorMeter* wants)
{
    m_events.emit(job::PhaseStarted{job::Phase::Capture});
    QuantizationErrorMeter* const reference = m_transforms.onlySimulate() ? wants : nullptr;
    withFewerGradients([this, reference] { captureOnce(reference); });
}

namespace {

/// Backward takes forked calls in the order of their threads, which a replay has not: gradients of a
/// replay and of the captured run can differ in the last bit.
bool hasForks(const Program& program)
{
    return std::ranges::any_of(program.steps,
                               [](const Step& step) { return step.instruction->kind == StepKind::Future; });
}

} // namespace

void PreparedModel::captureOnce(QuantizationErrorMeter* wants)
{
    std::vector<c10::IValue> arguments = takeArguments();
    StepObserver* observer =
        wants != nullptr ? wants->beginReference(m_module, m_argumentNames, arguments) : nullptr;
    c10::IValue result = m_transforms.capture(m_module, m_sources, std::move(arguments), observer);
    if (wants != nullptr && hasForks(m_transforms.program())) {
        wants->forgetReference();
    } else if (wants != nullptr) {
        wants->endReference(std::move(result), m_module);
    }
}

Result<void> PreparedModel::transform(std::shared_ptr<RoundingSwitches> switches)
{
    m_events.emit(job::PhaseStarted{job::Phase::Transform});
    return renew().and_then([&] { return m_transforms.apply(m_module, std::move(switches)); }).map([this] {
        m_transforms.prepareModel(m_module);
    });
}

void PreparedModel::withFewerGradients(const Attempt& attempt)
{
    try {
        attempt();
    } catch (const RunFailure& failure) {
        const bool hasGradients = std::ranges::find(m_withGradient, true) != m_withGradient.end();
        if (failure.cause() != RunFailure::Cause::Operator || !hasGradients ||
            !runsWithoutGradients(failure, attempt)) {
            throw;
        }
    }
}

/// Finds one input whose gradient is in the way, else leaves all without.
bool PreparedModel::runsWithoutGradients(const RunFailure& first, const Attempt& attempt)
{
    const std::vector<bool> all = m_withGradient;
    std::vector<std::vector<bool>> choices;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i] && std::count(all.begin(), all.end(), true) > 1) {
            choices.push_back(all);
            choices.back()[i] = false;
        }
    }
    choices.emplace_back(all.size(), false);
    for (const auto& choice : choices) {
        m_withGradient = choice;
        if (!renew()) {
            return false;
        }
        try {
            attempt();
        } catch (const RunFailure& failure) {
            if (!failure.isOfModel()) {
                throw;
            }
            continue;
        }
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i] && !choice[i]) {
                m_problems.push_back(graph::problemOf(
                    say::inputWithoutGradient(m_argumentNames[i], first.error().said), {}, first.location()));
            }
        }
        return true;
    }
    return false;
}

Error PreparedModel::errorOf(const RunFailure& failure) const
{
    Error error = failure.error();
    if (!failure.isOfModel()) {
        return error;
    }
    const auto number = numberForTensor(m_job, m_module.get_method(m_job.method).function().getSchema());
    if (number) {
        error.said = failedByNumber(*number, std::move(error.said));
        error.message = message::english(error.said);
    }
    error.field = number ? number->argument : blamedArgument(m_job, m_argumentNames, failure.what());
    return error;
}

} // namespace scalescope::engine
