// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/run_file_sink.h"

#include "core/engine/values/errors.h"
#include "core/message/say_runfile.h"

#include <algorithm>

namespace scalescope::engine {

namespace {

constexpr std::chrono::milliseconds betweenProgress{50};
// A person sees the first results soon, but not a file with next to nothing in it.
constexpr std::chrono::milliseconds untilFirstResults{200};
constexpr std::int64_t nodesOfFirstResults = 64;

} // namespace

RunFileSink::RunFileSink(std::shared_ptr<runfile::RunWriter> writer, job::EventSink& events)
    : m_writer(std::move(writer)), m_events(events)
{
}

void RunFileSink::addNode(const graph::Node& node)
{
    m_writer->addNode(node);
    checkRoom(node.location);
    ++m_nodes;
    if (!m_announced && !m_isQuiet &&
        (m_nodes >= nodesOfFirstResults || Clock::now() - m_started >= untilFirstResults)) {
        announceFirstResults();
    }
    count();
}

void RunFileSink::announceFirstResults()
{
    m_announced = true;
    m_writer->flush();
    m_events.emit(job::FirstResults{m_writer->partialPath().string(), m_nodes});
}

void RunFileSink::addGradient(graph::NodeId node, const graph::Metric& metric)
{
    m_writer->setMetric(node, graph::Direction::Backward, metric);
    checkRoom({});
    count();
}

void RunFileSink::addError(graph::NodeId node, graph::Direction direction, const graph::TensorError& error)
{
    m_writer->setError(node, direction, error);
}

void RunFileSink::setRunError(const graph::RunError& error)
{
    m_writer->setRunError(error);
}

void RunFileSink::addModuleCall(const graph::ModuleCall& call)
{
    m_writer->addModuleCall(call);
}

void RunFileSink::addProblem(const graph::Problem& problem)
{
    if (m_isQuiet && !problem.node) {
        return;
    }
    m_writer->addProblem(problem);
    if (m_isQuiet) {
        return;
    }
    m_events.emit(job::ProblemFound{problem});
}

void RunFileSink::add(const graph::TransformNote& note)
{
    m_writer->addTransformNote(note);
}

void RunFileSink::add(const graph::QuantizedTensor& tensor)
{
    m_writer->addQuantized(tensor);
}

void RunFileSink::startPhase(job::Phase phase, std::int64_t total)
{
    m_phase = phase;
    m_total = total;
    m_done = 0;
    m_lastProgress = Clock::now();
    m_events.emit(job::PhaseStarted{phase});
}

void RunFileSink::endPhase()
{
    if (!m_announced && !m_isQuiet && m_nodes > 0) {
        announceFirstResults();
    }
    m_events.emit(job::Progress{m_phase, m_done, m_total});
}

void RunFileSink::startAgain()
{
    m_writer->discardNodes();
    m_nodes = 0;
    m_done = 0;
}

/// What is not in the file is not worth being computed.
void RunFileSink::checkRoom(const graph::SourceLocation& location) const
{
    if (const message::Clause refused = m_writer->refusal()) {
        throw RunFailure(errorOf(say::runFileFull(refused)), RunFailure::Cause::Limit, location);
    }
}

void RunFileSink::count()
{
    ++m_done;
    if (m_total > 0) {
        m_total = std::max(m_total, m_done); // the gradient of an output is there without a hook
    }
    const auto now = Clock::now();
    if (now - m_lastProgress >= betweenProgress) {
        m_lastProgress = now;
        m_events.emit(job::Progress{m_phase, m_done, m_total});
    }
}

} // namespace scalescope::engine
