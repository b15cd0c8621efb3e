// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/open_runs.h"

#include "app/runs/files.h"
#include "app/runs/job_summary.h"
#include "core/report/text/sanitized_text.h"
#include "widgets/models/transform_names.h"

#include <QDir>
#include <QFileInfo>
#include <QMap>
#include <algorithm>
#include <iterator>

namespace scalescope::app {

namespace {

/// By the user, or from elsewhere.
bool isNamed(const OpenRun& open)
{
    return !open.job || QFileInfo(open.file).absolutePath() != QDir(runsFolder()).absolutePath();
}

QString fileNameOf(const OpenRun& open)
{
    return QFileInfo(isNamed(open) ? open.file : QString::fromStdString(open.job->model)).fileName();
}

/// Runs that nobody gave a name go by their model and what was done to it.
QString plainTitle(const OpenRun& open)
{
    return isNamed(open) || open.job->transforms.empty()
               ? fileNameOf(open)
               : OpenRuns::tr("%1 · %2", "model, transforms")
                     .arg(fileNameOf(open), widgets::transformsText(open.job->transforms));
}

/// Of a run that did not come to its end every list says so.
QString marked(const QString& title, const OpenRun& open)
{
    if (open.isGrowing)
        return OpenRuns::tr("%1 · running", "title of a run").arg(title);
    switch (open.run->status) {
    case graph::RunStatus::Done:
        return title;
    case graph::RunStatus::Stopped:
        return OpenRuns::tr("%1 · stopped", "title of a run").arg(title);
    case graph::RunStatus::Failed:
        return OpenRuns::tr("%1 · failed", "title of a run").arg(title);
    case graph::RunStatus::Incomplete:
        return OpenRuns::tr("%1 · incomplete", "title of a run").arg(title);
    }
    return title;
}

} // namespace

void OpenRuns::put(const QString& file, const std::shared_ptr<const graph::Run>& run, bool isGrowing)
{
    const auto known = std::ranges::find(m_runs, file, &OpenRun::file);
    const bool hasGrown = known != m_runs.end() && known->isGrowing;
    OpenRun open{file, run, {}, {}, {}, isGrowing, hasGrown ? known->number : ++m_lastNumber};
    // A run that has grown is of the same job, whose model may have been chosen by hand.
    open.job = hasGrown && known->job ? known->job : jobOf(*run, file);
    if (known != m_runs.end())
        *known = std::move(open);
    else
        m_runs.push_back(std::move(open));
    makeTitles();
    Q_EMIT changed();
}

void OpenRuns::remove(const QString& file)
{
    if (std::erase_if(m_runs, [&file](const OpenRun& open) { return open.file == file; }) == 0)
        return;
    makeTitles();
    Q_EMIT changed();
}

void OpenRuns::rename(const QString& from, const QString& to)
{
    std::erase_if(m_runs, [&](const OpenRun& open) { return open.file == to && from != to; });
    for (OpenRun& open : m_runs) {
        if (open.file == from)
            open.file = to;
    }
    makeTitles();
    Q_EMIT renamed(from, to);
    Q_EMIT changed();
}

void OpenRuns::setModel(const std::string& from, const std::string& to)
{
    for (OpenRun& open : m_runs) {
        if (open.job && open.job->model == from)
            open.job->model = to;
    }
    makeTitles();
    Q_EMIT changed();
}

const OpenRun* OpenRuns::find(const QString& file) const
{
    const auto known = std::ranges::find(m_runs, file, &OpenRun::file);
    return known == m_runs.end() ? nullptr : &*known;
}

const OpenRun* OpenRuns::newestOf(const job::Job& job, const Fits& fits) const
{
    const auto isRunOf = [wanted = asSetUp(job), &fits](const OpenRun& open) {
        return open.run->status == graph::RunStatus::Done && open.job && asSetUp(*open.job) == wanted &&
               !anyFileChangedSince(*open.run, wanted) && fits(*open.run);
    };
    const auto newest = std::find_if(m_runs.rbegin(), m_runs.rend(), isRunOf);
    return newest == m_runs.rend() ? nullptr : &*newest;
}

const OpenRun* OpenRuns::runOf(const job::Job& job) const
{
    return newestOf(job, [](const graph::Run&) { return true; });
}

const OpenRun* OpenRuns::variantOf(const graph::Run& original, const job::Job& job) const
{
    return newestOf(job, [&original](const graph::Run& variant) {
        return variant.facts.engine == original.facts.engine && variant.facts.torch == original.facts.torch &&
               variant.facts.device == original.facts.device;
    });
}

std::ptrdiff_t OpenRuns::placeOf(const QString& file) const
{
    return std::ranges::find(m_runs, file, &OpenRun::file) - m_runs.begin();
}

QString OpenRuns::fileAfter(const QString& file, int places) const
{
    const auto count = std::ssize(m_runs);
    return count == 0 ? QString()
                      : m_runs[static_cast<std::size_t>((placeOf(file) + places + count) % count)].file;
}

QString OpenRuns::fileBeside(const QString& file) const
{
    const auto place = static_cast<std::size_t>(placeOf(file));
    if (place == m_runs.size() || m_runs.size() == 1)
        return {};
    return m_runs[place == 0 ? 1 : place - 1].file;
}

QString OpenRuns::fileOf(const graph::Run& run) const
{
    const auto found =
        std::ranges::find_if(m_runs, [&](const OpenRun& open) { return open.run.get() == &run; });
    return found == m_runs.end() ? QString() : found->file;
}

QString OpenRuns::titleOf(const QString& file) const
{
    const OpenRun* open = find(file);
    return open == nullptr ? QString() : open->title;
}

bool OpenRuns::isOfOneOfSeveral(const OpenRun& variant) const
{
    if (isNamed(variant) || variant.job->transforms.empty())
        return false;
    return std::ranges::count_if(m_runs, [&variant](const OpenRun& open) {
               return open.job && open.job->transforms.empty() && open.job->model == variant.job->model;
           }) > 1;
}

void OpenRuns::makeTitles()
{
    QMap<QString, int> uses;
    for (OpenRun& open : m_runs) {
        const auto shown = [](const QString& text) {
            return QString::fromStdString(report::sanitizedText(text.toStdString()));
        };
        open.name = shown(fileNameOf(open));
        open.title = shown(marked(plainTitle(open), open));
        ++uses[open.title];
    }
    const auto isOneOfSeveral = [&](const OpenRun& open) {
        return (uses.value(open.title) > 1 || isOfOneOfSeveral(open)) && !timeOfDay(*open.run).isEmpty();
    };
    constexpr qsizetype toMinutes = 5; // of HH:mm:ss
    const auto timed = [](const OpenRun& open, qsizetype letters) {
        return tr("%1 · %2", "title of a run, time of day")
            .arg(open.title, timeOfDay(*open.run).first(letters));
    };
    QMap<QString, int> inMinute;
    for (const OpenRun& open : m_runs)
        if (isOneOfSeveral(open))
            ++inMinute[timed(open, toMinutes)];
    QMap<QString, int> taken;
    for (OpenRun& open : m_runs) {
        if (isOneOfSeveral(open)) {
            const QString title = timed(open, toMinutes);
            open.title = inMinute.value(title) > 1 ? timed(open, timeOfDay(*open.run).size()) : title;
        }
        if (const int number = ++taken[open.title]; number > 1)
            open.title = tr("%1 (%2)", "title of a run, a number").arg(open.title).arg(number);
    }
}

} // namespace scalescope::app
