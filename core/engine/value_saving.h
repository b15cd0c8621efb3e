// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/run_file_sink.h"
#include "core/engine/track/saved_values.h"
#include "core/job/event_sink.h"
#include "core/job/job.h"
#include "core/result.h"
#include "core/runfile/run_writer.h"

#include <cstdint>
#include <optional>

namespace scalescope::engine {

/// What `--save-values` asks of a run. How much it would write is known after a run without writing, because
/// shapes may depend on the data.
class ValueSaving
{
public:
    /// All have to outlive this. Where the job saves nothing, neither does this.
    /// `usualLimit` is that of a job that names none; without it half of what is free on the disk.
    ValueSaving(const job::Job& job, job::EventSink& events, std::optional<std::int64_t> usualLimit)
        : m_job(job), m_events(events), m_usualLimit(usualLimit)
    {
    }

    [[nodiscard]] bool isAsked() const { return !m_job.saveValues.empty(); }

    /// Fails where the job's expression is none, or the folder can't be made.
    Result<void> prepare();
    /// What adds up the values in a run that goes before.
    [[nodiscard]] TensorObserver* measure() { return m_size ? &*m_size : nullptr; }
    /// After that run. Fails where it would have saved more than the limit; else says what will be saved,
    /// which goes beside this run file.
    Result<void> begin(bool isMeasured, runfile::RunWriter& run);

    /// What saves the values in the run itself; null where nothing is saved.
    [[nodiscard]] TensorObserver* observer() { return m_values ? &*m_values : nullptr; }
    /// Where the run starts again.
    void startAgain();
    /// Ends the folder, and says what is in it or why it is not whole.
    void finish(RunFileSink& sink);

private:
    const job::Job& m_job;
    job::EventSink& m_events;
    std::optional<std::int64_t> m_usualLimit;
    std::optional<text::NamePattern> m_names; ///< from prepare() on
    std::optional<SavedSize> m_size;
    std::int64_t m_limit = 0;            ///< bytes
    std::optional<SavedValues> m_values; ///< from begin() on
};

} // namespace scalescope::engine
