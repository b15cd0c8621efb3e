// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/capture/source_book.h"
#include "core/engine/error/quantization_error_meter.h"
#include "core/engine/inputs/inputs.h"
#include "core/engine/open_model.h"
#include "core/engine/transform/run_transforms.h"
#include "core/engine/values/errors.h"
#include "core/job/event_sink.h"
#include "core/job/file_stamp.h"
#include "core/job/job.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace scalescope::engine {

/// A job's model with its arguments and transforms, to be run as often as is wanted. A run writes to the
/// model's buffers and to its arguments, so that each begins with fresh ones.
class PreparedModel
{
public:
    /// Job and events have to live as long. `content` is what the model is read from, where it is not its
    /// name.
    PreparedModel(const job::Job& job, job::EventSink& events, std::filesystem::path content = {});

    /// Chooses the transforms; a wrong one is a usage error.
    Result<void> choose();
    /// Sets up libtorch as the job asks, loads libraries and model, and makes the arguments. Called
    /// in Phase::Load.
    Result<void> load();
    /// The model as the file has it, with what transforms change in it, and its arguments.
    Result<void> renew();
    /// The arguments alone, of a model that was not written to.
    Result<void> renewArguments() { return makeArguments(); }

    /// Runs the model to capture its program, where there are transforms. Where that run can be the reference
    /// of the simulated one it is, if somebody wants it. Throws RunFailure.
    void capture(QuantizationErrorMeter* wants = nullptr);
    /// Transforms that program, and renews the model. With switches, what is rounded asks them.
    Result<void> transform(std::shared_ptr<RoundingSwitches> switches = nullptr);

    using Attempt = std::function<void()>;
    /// Runs the model; where it fails in an operator, again with inputs that require no gradient: some
    /// operators refuse others. takeProblems() says which inputs lost theirs. Throws the first RunFailure
    /// where it never runs.
    void withFewerGradients(const Attempt& attempt);
    /// What was found since the last call.
    std::vector<graph::Problem> takeProblems() { return std::exchange(m_problems, {}); }

    /// The arguments with the gradients that are asked for. They can be taken once until they are made again.
    std::vector<c10::IValue> takeArguments();
    [[nodiscard]] const std::vector<std::string>& argumentNames() const { return m_argumentNames; }
    [[nodiscard]] torch::jit::Module& module() { return m_module; }
    [[nodiscard]] const torch::jit::Module& module() const { return m_module; }
    [[nodiscard]] RunTransforms& transforms() { return m_transforms; }
    [[nodiscard]] SourceBook& sources() { return m_sources; }
    [[nodiscard]] const InputContext& context() const { return m_context; }

    /// Whether its file is one of torch.export, whose mode can't be changed.
    [[nodiscard]] bool isExported() const { return m_rules.has_value(); }
    /// Whether weights that are mapped from its file may no longer be what they were.
    [[nodiscard]] bool isChanged() const { return isExported() && m_file.isChanged(); }

    /// What the user is told of the failure, at the argument that is to blame where that is known.
    [[nodiscard]] Error errorOf(const RunFailure& failure) const;

private:
    void captureOnce(QuantizationErrorMeter* wants);
    Result<void> reload();
    void addProblemOfMode(const OpenedModel& opened);
    void setMode();
    Result<void> makeArguments();
    bool runsWithoutGradients(const RunFailure& first, const Attempt& attempt);

    const job::Job& m_job;
    job::EventSink& m_events;
    const ModelFile m_source;
    InputContext m_context;
    torch::jit::Module m_module;
    std::optional<exported::InputRules> m_rules; ///< of a model that was exported
    job::FileStamp m_file;                       ///< as it was when it was opened first
    ArchiveState m_archive = ArchiveState::Unknown;
    SourceBook m_sources;
    std::vector<c10::IValue> m_arguments;
    std::vector<std::string> m_argumentNames;
    std::vector<bool> m_withGradient; ///< by argument
    std::vector<graph::Problem> m_problems;
    RunTransforms m_transforms;
};

} // namespace scalescope::engine
