// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/graph/transform_records.h"
#include "core/result.h"
#include "core/runfile/partial_file.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace scalescope::runfile {

/// Writes a run file as the run goes: into `OUT.scales.partial`, one transaction per batch, renamed by
/// finish(). A process killed in between leaves a partial file that opens and says so, and an older
/// OUT.scales untouched. Calls may come from several threads. The first call that fails is remembered for
/// finish(); what was committed before stays readable.
class RunWriter
{
public:
    /// Fails in a sentence where the folder can't be written, or another run writes the same file.
    static Result<RunWriter> create(const std::filesystem::path& output);
    static Result<RunWriter> create(PartialFile claimed);
    RunWriter(RunWriter&&) noexcept;
    RunWriter& operator=(RunWriter&&) noexcept;
    ~RunWriter();

    /// Writes those that are known; the others stay what they are.
    void setFacts(const graph::RunFacts& facts);
    /// A node with what is known of it; a forward metric that it carries is written with it.
    void addNode(const graph::Node& node);
    void setMetric(graph::NodeId node, graph::Direction direction, const graph::Metric& metric);
    void setError(graph::NodeId node, graph::Direction direction, const graph::TensorError& error);
    void setRunError(const graph::RunError& error);
    void addModuleCall(const graph::ModuleCall& call);
    void addSource(const std::string& file, const std::string& text);
    void addProblem(const graph::Problem& problem);
    void addTransformNote(const graph::TransformNote& note);
    void addQuantized(const graph::QuantizedTensor& tensor);
    /// Forgets every node, edge, metric, module call and record of a transform so far, and the problems that
    /// name a node: the forward run starts again (an input is run without a gradient). Facts, sources and
    /// other problems stay.
    void discardNodes();
    /// What is a problem of the run if it ends from now on; nothing takes it back.
    void setProblemAtEnd(std::optional<graph::Problem> problem);
    /// Says that the run saves values, and where, as PartialFile::keepValues().
    std::filesystem::path keepValues();
    /// Leaves no file: the run is not to be. Nothing can be written any more.
    void discard();

    /// Commits the current batch; done by itself every few thousand rows, and half a second after
    /// the first row of a batch at the latest.
    void flush();
    /// Commits, records how the run ended, and renames to the final name, which it gives: OUT.scales, or,
    /// where the run did not come to its end and OUT.scales holds one that did, OUT.incomplete.scales; saved
    /// values go with it. Fails in a sentence (disk full, ...), also where the run was to be done and
    /// refusal() is something: the file is then there, of a run that was stopped.
    Result<std::filesystem::path> finish(graph::RunStatus status);

    [[nodiscard]] std::filesystem::path partialPath() const;
    /// What of the run its file can't hold, by the bounds of those who read it: nothing in most. From there
    /// on only facts, sources and problems are written, so that the file can be read.
    [[nodiscard]] message::Clause refusal() const;
    /// The name of the node that was added last; empty before the first.
    [[nodiscard]] std::string lastNode() const;
    /// Whether the file says that the run came to its end, though it may not have its name yet: nothing is
    /// left to be stopped. From any thread, at once.
    [[nodiscard]] bool isComplete() const;
    /// Empty until finish() has succeeded.
    [[nodiscard]] std::filesystem::path finishedPath() const;

private:
    struct State;
    Result<std::filesystem::path> finishAs(graph::RunStatus status);
    explicit RunWriter(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace scalescope::runfile
