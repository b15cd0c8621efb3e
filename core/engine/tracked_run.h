// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/engine.h"
#include "core/engine/error/quantization_error_meter.h"
#include "core/engine/prepared_model.h"
#include "core/engine/run_facts.h"
#include "core/engine/run_file_sink.h"
#include "core/engine/track/run_limits.h"
#include "core/engine/track/tracker.h"
#include "core/engine/value_saving.h"
#include "core/engine/values/errors.h"
#include "core/job/event_sink.h"
#include "core/job/job.h"
#include "core/runfile/run_writer.h"

#include <functional>
#include <memory>
#include <optional>

namespace scalescope::engine {

/// One job from loading to the finished run file. Without transforms a run costs one execution of the model:
/// the interpreter runs with the tracker attached, so that results appear as the model goes. With transforms
/// the model is run once to capture its program, and the tracker follows the replay of the changed one.
class TrackedRun
{
public:
    using Started = std::function<void(std::shared_ptr<runfile::RunWriter>)>;

    TrackedRun(const job::Job& job, job::EventSink& events, Started started,
               const InheritedFiles& files = {});

    /// Path of the finished run file.
    Result<std::string> run();

private:
    Result<std::string> runPhases();
    tl::unexpected<Error> endedBy(const RunFailure& failure);
    Result<void> prepare();
    Result<void> measureValues();
    Result<void> openRunFile();

    Result<void> transform();
    Result<void> runReference();
    Result<void> forward();
    void runForward(NodeSink& sink, std::initializer_list<TensorObserver*> observers);
    void runRecorded();
    void endForward();
    void reportTransforms();
    void addProblemsOfModel();
    Result<void> backward();
    tl::unexpected<Error> backwardImpossible();
    Result<void> runBackward(const std::vector<at::Tensor>& roots, const std::vector<at::Tensor>& seeds);
    Result<void> checkFile();
    Result<void> writeWhole();
    Result<void> writeRest(graph::RunStatus status);
    /// Nothing where the run file is as large as it may be, or smaller.
    [[nodiscard]] message::Sentence whyTooLarge();
    tl::unexpected<Error> failed(const std::string& id, const Error& error,
                                 const graph::SourceLocation& location);

    const job::Job& m_job;
    job::EventSink& m_events;
    Started m_started;
    std::shared_ptr<runfile::OutputClaims> m_claims;
    WarningLog m_warnings;
    PreparedModel m_model;
    std::optional<RunFileSink> m_sink;
    ValueSaving m_saving;
    QuantizationErrorMeter m_formatError; ///< of a run that simulates formats
    message::Finding m_whyNoErrors; ///< why nothing can be compared with its reference; nothing where it can
    std::unique_ptr<Tracker> m_tracker;
    c10::IValue m_result;
};

} // namespace scalescope::engine
