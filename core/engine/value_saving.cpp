// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/value_saving.h"

#include "core/job/options.h"
#include "core/job/size.h"
#include "core/message/say_run.h"
#include "core/runfile/values_folder.h"

#include <filesystem>
#include <limits>
#include <utility>

namespace scalescope::engine {

namespace {

std::int64_t freeBytes(const std::filesystem::path& folder)
{
    std::error_code error;
    const auto space = std::filesystem::space(std::filesystem::absolute(folder).parent_path(), error);
    return error ? std::numeric_limits<std::int64_t>::max() : static_cast<std::int64_t>(space.available);
}

} // namespace

Result<void> ValueSaving::prepare()
{
    if (!isAsked()) {
        return {};
    }
    if (const auto fits = job::checkSaveValues(m_job.saveValues); !fits) {
        return tl::unexpected(fits.error());
    }
    m_names = *text::NamePattern::from(m_job.saveValues); // checked above
    const std::filesystem::path folder = runfile::valuesOf(m_job.output);
    std::error_code none;
    if (std::filesystem::exists(folder, none) && !std::filesystem::is_directory(folder, none)) {
        return fail(say::valuesFolderNotMade(folder.string(), say::itIsAFile()), "--save-values");
    }
    m_limit = m_job.saveLimit.value_or(m_usualLimit.value_or(freeBytes(folder) / 2));
    m_size.emplace(*m_names);
    return {};
}

Result<void> ValueSaving::begin(bool isMeasured, runfile::RunWriter& run)
{
    if (isMeasured) {
        const auto what = say::tensorsWithGradients({m_size->tensors()}, job::sizeText(m_size->bytes()));
        if (m_size->bytes() > m_limit) {
            return fail(say::wouldSaveTooMuch(m_job.saveValues, what, job::sizeText(m_limit)),
                        "--save-values");
        }
        const std::string folder = runfile::valuesOf(m_job.output).string();
        m_events.emit(job::logOf(say::savingValues(what, folder, job::sizeText(m_limit))));
    } else {
        m_events.emit(job::logOf(say::savingUnknown(job::sizeText(m_limit))));
    }
    m_values.emplace(std::move(*m_names), run.keepValues(), m_limit);
    return m_values->start();
}

void ValueSaving::startAgain()
{
    if (m_values) {
        (void)m_values->start(); // it could start before; what fails now is said at the end
    }
}

void ValueSaving::finish(RunFileSink& sink)
{
    if (!m_values) {
        return;
    }
    const message::Finding failure = m_values->finish();
    if (failure) {
        sink.addProblem(graph::problemOf(failure));
    } else {
        m_events.emit(job::logOf(say::savedTensors({m_values->tensors()}, job::sizeText(m_values->bytes()))));
    }
    if (!failure && m_values->tensors() == 0) {
        sink.addProblem(graph::problemOf(say::noValuesSaved(m_job.saveValues)));
    }
    graph::RunFacts facts;
    facts.savedValues = m_values->tensors();
    sink.writer().setFacts(facts);
}

} // namespace scalescope::engine
