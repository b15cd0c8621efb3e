// SPDX-License-Identifier: GPL-3.0-or-later
// What --save-values asks of a run: how much it will be, and what it was.
#include "core/engine/tracked_run.h"
#include "core/job/option_texts.h"
#include "core/job/size.h"
#include "core/message/say_run.h"
#include "core/runfile/values_folder.h"

#include <filesystem>
#include <limits>

namespace scalescope::engine {

namespace {

std::int64_t freeBytes(const std::filesystem::path& folder)
{
    std::error_code error;
    const auto space = std::filesystem::space(std::filesystem::absolute(folder).parent_path(), error);
    return error ? std::numeric_limits<std::int64_t>::max() : static_cast<std::int64_t>(space.available);
}

} // namespace

/// How much --save-values would write is known after a run without writing: shapes may depend on the data.
Result<void> TrackedRun::measureValues()
{
    if (auto fits = job::checkSaveValues(m_job.saveValues); !fits) {
        return fits;
    }
    auto names = *text::NamePattern::from(m_job.saveValues); // checked above
    const std::filesystem::path folder = runfile::valuesOf(m_job.output);
    std::error_code none;
    if (std::filesystem::exists(folder, none) && !std::filesystem::is_directory(folder, none)) {
        return fail(say::valuesFolderNotMade(folder.string(), say::itIsAFile()), "--save-values");
    }
    const std::int64_t limit = m_job.saveLimit.value_or(freeBytes(folder) / 2);
    SavedSize size(names);
    NoNodes nothing;
    const auto failure = tryForward(nothing, {&size});
    m_tracker.reset();
    m_result = {};
    if (!failure) {
        const auto what = say::tensorsWithGradients({size.tensors()}, job::sizeText(size.bytes()));
        if (size.bytes() > limit) {
            return fail(say::wouldSaveTooMuch(m_job.saveValues, what, job::sizeText(limit)), "--save-values");
        }
        m_events.emit(job::logOf(say::savingValues(what, folder.string(), job::sizeText(limit))));
    } else {
        m_events.emit(job::logOf(say::savingUnknown(job::sizeText(limit))));
    }
    // From here the folder for the values is this run's.
    auto claimed = runfile::PartialFile::claim(m_job.output);
    if (!claimed) {
        return tl::unexpected(claimed.error());
    }
    m_claimed = std::move(*claimed);
    m_values.emplace(std::move(names), m_claimed->keepValues(), limit);
    return m_values->start().and_then([this] { return m_model.renew(); });
}

void TrackedRun::finishValues()
{
    if (!m_values) {
        return;
    }
    const auto finished = m_values->finish();
    if (!finished) {
        m_sink->addProblem(
            graph::problemOf(graph::Severity::Warning, "values-not-saved", finished.error().said));
    } else {
        m_events.emit(job::logOf(say::savedTensors({m_values->tensors()}, job::sizeText(m_values->bytes()))));
    }
    if (finished && m_values->tensors() == 0) {
        m_sink->addProblem(graph::problemOf(say::noValuesSaved(m_job.saveValues)));
    }
    graph::RunFacts facts;
    facts.savedValues = m_values->tensors();
    m_sink->writer().setFacts(facts);
}

} // namespace scalescope::engine
