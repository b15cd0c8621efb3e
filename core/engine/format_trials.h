// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bisect/search.h"
#include "core/engine/error/target_values.h"
#include "core/engine/prepared_model.h"

#include <chrono>

namespace scalescope::engine {

class NodeSink;
class Tracker;

/// Replays a program with some of its operands rounded, and measures a target of each run against that of the
/// run without formats.
class FormatTrials : public bisect::Trials
{
public:
    /// The model is captured and transformed with the switches. All have to live as long.
    FormatTrials(const job::Job& job, PreparedModel& model, RoundingSwitches& switches,
                 job::BisectTarget target, job::EventSink& events);

    /// Runs the reference. Fails where the target is not there, or is a gradient that is zero in theory.
    /// Throws as error() does.
    Result<void> runReference();
    /// The operands that the target may depend on: backward is left out where it does not run. By these the
    /// choices of trials are.
    [[nodiscard]] const std::vector<bisect::RoundedOperand>& operands() const { return m_operands; }

    /// Throws RunFailure, and what backward throws.
    double error(const std::vector<bool>& rounded) override;
    /// Says how many trials there were in the end.
    void finish() { sayProgress(); }

    /// The target where it is a number: of the reference, and of the latest trial.
    [[nodiscard]] std::optional<double> reference() const { return m_reference.loss; }
    [[nodiscard]] std::optional<double> latest() const { return m_latest; }

private:
    /// With `nodes`, what the run's tensors and gradients measure goes there: of a target that is a tensor.
    TargetValues run(const Program& program, NodeSink* nodes = nullptr);
    void goBackward(c10::IValue result, Tracker* tracker, TargetValues& values);
    void takeGradients(TargetValues& values);
    [[nodiscard]] Result<void> checkReference() const;
    void prepareRun();
    void sayProgress();

    const job::Job& m_job;
    PreparedModel& m_model;
    RoundingSwitches& m_switches;
    job::BisectTarget m_target;
    job::EventSink& m_events;
    std::vector<bisect::RoundedOperand> m_operands;
    std::vector<std::size_t> m_numbers; ///< of the operands among the switches
    TargetValues m_reference;
    std::optional<double> m_latest;
    std::string m_state; ///< of the model before any run
    std::int64_t m_trials = 0;
    std::chrono::steady_clock::time_point m_lastProgress;
};

} // namespace scalescope::engine
