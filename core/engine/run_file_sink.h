// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/error/quantization_error_meter.h"
#include "core/engine/track/node_sink.h"
#include "core/engine/transform/transform.h"
#include "core/job/event_sink.h"
#include "core/runfile/run_writer.h"

#include <chrono>
#include <memory>

namespace scalescope::engine {

/// Writes what tracking finds into the run file, and says so in events: the first results, problems, and
/// progress at most twenty times a second. Nodes and gradients that the file can't hold end the run: throws
/// RunFailure.
class RunFileSink : public NodeSink, public TransformSink, public ErrorSink
{
public:
    RunFileSink(std::shared_ptr<runfile::RunWriter> writer, job::EventSink& events);

    void addNode(const graph::Node& node) override;
    void addGradient(graph::NodeId node, const graph::Metric& metric) override;
    void addError(graph::NodeId node, graph::Direction direction, const graph::TensorError& error) override;
    void setRunError(const graph::RunError& error) override;
    void addModuleCall(const graph::ModuleCall& call) override;
    void addProblem(const graph::Problem& problem) override;

    void add(const graph::TransformNote& note) override;
    void add(const graph::QuantizedTensor& tensor) override;
    void add(const graph::Problem& problem) override { addProblem(problem); }

    /// Begins a phase. `total` is what progress counts to, 0 where it can't be known.
    void startPhase(job::Phase phase, std::int64_t total = 0);
    /// Says how far the phase came.
    void endPhase();
    /// Whether what is found is only written, and told neither as first results nor as problems: of a run
    /// that goes before the run proper. Problems without a node are the run's, and wait for that.
    void setQuiet(bool isQuiet) { m_isQuiet = isQuiet; }
    /// Forgets the nodes, because the forward run starts again.
    void startAgain();
    [[nodiscard]] runfile::RunWriter& writer() { return *m_writer; }

private:
    using Clock = std::chrono::steady_clock;
    void count();
    void checkRoom(const graph::SourceLocation& location) const;
    void announceFirstResults();

    std::shared_ptr<runfile::RunWriter> m_writer;
    job::EventSink& m_events;
    job::Phase m_phase = job::Phase::Forward;
    std::int64_t m_total = 0;
    std::int64_t m_done = 0;
    std::int64_t m_nodes = 0;
    bool m_announced = false;
    bool m_isQuiet = false;
    Clock::time_point m_started = Clock::now();
    Clock::time_point m_lastProgress = Clock::now();
};

} // namespace scalescope::engine
