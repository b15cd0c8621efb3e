// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"

#include "core/engine/format_trials.h"
#include "core/engine/run_facts.h"
#include "core/engine/values/errors.h"
#include "core/message/say_run.h"

#include <cmath>

namespace scalescope::engine {

namespace {

/// Errors without a bound are left out.
std::optional<double> finite(std::optional<double> error)
{
    return error && std::isfinite(*error) ? error : std::nullopt;
}

class BisectRun : public bisect::Finds
{
public:
    BisectRun(const job::Job& job, job::EventSink& events, const InheritedFiles& files)
        : m_job(job), m_events(events), m_warnings(events), m_model(job, events, files.model)
    {
    }

    Result<void> run()
    {
        const WarningListener listener([this](const Warning& warning) { m_warnings.add(warning); });
        try {
            return runPhases();
        } catch (const RunFailure& failure) {
            return tl::unexpected(m_model.errorOf(failure));
        }
    }

    void measured(const bisect::OperandTree::Group& group, double alone, double without) override
    {
        job::GroupMeasured event;
        event.module = group.module;
        if (group.operand) {
            const bisect::RoundedOperand& operand = m_trials->operands()[*group.operand];
            event.op = operand.op;
            event.operand = operand.role;
        }
        event.operands = static_cast<std::int64_t>(group.operands.size());
        event.alone = finite(alone);
        event.without = finite(without);
        m_events.emit(event);
    }

    void kept(const bisect::RoundedOperand& operand, double error, bool released) override
    {
        m_events.emit(job::OperandKept{operand.module, operand.op, operand.role, released, finite(error)});
    }

private:
    Result<void> runPhases()
    {
        return m_model.choose()
            .and_then([this] {
                m_events.emit(job::PhaseStarted{job::Phase::Load});
                return m_model.load();
            })
            .and_then([this] { return transform(); })
            .and_then([this] { return search(); });
    }

    Result<void> transform()
    {
        m_model.capture();
        auto transformed = m_model.transform(m_switches);
        if (transformed && !m_model.transforms().reference()) {
            return fail(say::bisectWithoutFormats(), "--transform");
        }
        return transformed;
    }

    Result<void> search()
    {
        m_trials.emplace(m_job, m_model, *m_switches, m_job.target.value(), m_events);
        if (m_trials->operands().empty()) {
            return fail(say::bisectWithoutOperands(), "--transform");
        }
        return m_trials->runReference().map([this] { find(); });
    }

    void find()
    {
        const bisect::OperandTree tree(m_trials->operands());
        bisect::Search search(tree, *m_trials, *this);
        m_events.emit(job::BisectStarted{
            m_job.target.value(), static_cast<std::int64_t>(tree.operands().size()), finite(search.whole()),
            finite(m_trials->reference()), finite(m_trials->latest())});
        search.rank();
        if (m_job.bound) {
            search.keepUntil(*m_job.bound);
        }
        m_trials->finish();
    }

    const job::Job& m_job;
    job::EventSink& m_events;
    WarningLog m_warnings;
    PreparedModel m_model;
    std::shared_ptr<RoundingSwitches> m_switches = std::make_shared<RoundingSwitches>();
    std::optional<FormatTrials> m_trials;
};

} // namespace

Result<void> runBisect(const job::Job& job, job::EventSink& events, const InheritedFiles& files)
{
    return BisectRun(job, events, files).run();
}

} // namespace scalescope::engine
