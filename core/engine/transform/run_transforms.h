// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/capture/source_book.h"
#include "core/engine/transform/transform.h"

#include <optional>

namespace scalescope::engine {

/// What a job's transforms have to do with a run: choosing them, capturing the program that they change, and
/// what they say before and while it runs.
class RunTransforms
{
public:
    explicit RunTransforms(const job::Job& job);

    /// Chooses the transforms; a wrong one is a usage error.
    Result<void> choose();
    /// Whether there are any.
    [[nodiscard]] bool any() const { return !m_transforms.empty(); }
    /// Their names in the order in which they apply.
    [[nodiscard]] std::vector<std::string> names() const;

    /// Whether all that they do is to simulate number formats, so that the program as it is captured is what
    /// the simulated one is compared with.
    [[nodiscard]] bool onlySimulate() const;

    /// Runs the job's method once, which writes to the module, and keeps its program. Gives the method's
    /// result; `observer` sees the run's steps too and may be null. Throws RunFailure.
    c10::IValue capture(const torch::jit::Module& module, SourceBook& sources,
                        std::vector<c10::IValue> arguments, StepObserver* observer = nullptr);
    /// Transforms the captured program; `module` is freshly loaded.
    /// With switches, what is rounded asks them.
    Result<void> apply(const torch::jit::Module& module,
                       std::shared_ptr<RoundingSwitches> switches = nullptr);
    [[nodiscard]] bool isApplied() const { return m_isApplied; }
    /// Changes a freshly loaded module as the transforms want it for a replay.
    void prepareModel(torch::jit::Module& module) const;
    [[nodiscard]] const Program& program() const { return m_program; }
    /// The same without the number formats; nothing where none are simulated.
    [[nodiscard]] const std::optional<Program>& reference() const { return m_reference; }

    /// Where notes, problems and reports go from now on; what was said before is passed on first. Null: kept.
    void reportTo(TransformSink* sink);
    /// What became of all rounded elements, in a sentence for each direction; empty where none were rounded.
    [[nodiscard]] std::vector<message::Finding> summary() const;

private:
    class Reports;

    const job::Job& m_job;
    std::vector<ChosenTransform> m_transforms;
    Program m_program;
    std::optional<Program> m_reference;
    bool m_isApplied = false;
    std::shared_ptr<Reports> m_reports;
};

} // namespace scalescope::engine
