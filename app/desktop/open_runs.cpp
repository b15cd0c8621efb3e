// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/open_runs.h"

#include "app/desktop/job_summary.h"
#include "app/desktop/run_files.h"
#include "core/report/shown_text.h"
#include "widgets/models/transform_names.h"

#include <QDir>
#include <QFileInfo>
#include <QMap>
#include <QSet>
#include <algorithm>
#include <iterator>

namespace scalescope::app {

namespace {

/// By the user, or from elsewhere.
bool isNamed(const OpenRun& open)
{
    return !open.job || QFileInfo(open.file).absolutePath() != QDir(runsFolder()).absolutePath();
}

/// Runs that nobody gave a name go by their model and what was done to it.
QString plainTitle(const OpenRun& open)
{
    if (isNamed(open))
        return QFileInfo(open.file).fileName();
    const auto& job = open.job;
    const QString model = QFileInfo(QString::fromStdString(job->model)).fileName();
    return job->transforms.empty() ? model
                                   : OpenRuns::tr("%1 · %2", "model, transforms")
                                         .arg(model, widgets::transformsText(job->transforms));
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

QString startOf(const graph::Run& run)
{
    const auto started = startTime(run);
    return started.isValid() ? started.toLocalTime().time().toString(QStringLiteral("HH:mm:ss")) : QString();
}

} // namespace

void OpenRuns::put(const QString& file, const std::shared_ptr<const graph::Run>& run, bool isGrowing)
{
    const auto known = std::ranges::find(m_runs, file, &OpenRun::file);
    const bool hasGrown = known != m_runs.end() && known->isGrowing;
    OpenRun open{file, run, {}, {}, isGrowing, hasGrown ? known->number : ++m_lastNumber};
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

const OpenRun* OpenRuns::runOf(const job::Job& job) const
{
    const auto fits = [wanted = asSetUp(job)](const OpenRun& open) {
        return open.run->status == graph::RunStatus::Done && open.job && asSetUp(*open.job) == wanted &&
               !modelChangedSince(*open.run, QString::fromStdString(wanted.model));
    };
    const auto newest = std::find_if(m_runs.rbegin(), m_runs.rend(), fits);
    return newest == m_runs.rend() ? nullptr : &*newest;
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

QString OpenRuns::titleOf(const QString& file) const
{
    const OpenRun* open = find(file);
    return open == nullptr ? QString() : open->title;
}

QString OpenRuns::timeOfOriginal(const OpenRun& twin) const
{
    const auto isOriginal = [&twin](const OpenRun& open) {
        return open.job && open.job->transforms.empty() && open.job->model == twin.job->model;
    };
    if (!twin.job || twin.job->transforms.empty() || std::ranges::count_if(m_runs, isOriginal) < 2)
        return {};
    job::Job job = asSetUp(*twin.job);
    job.transforms.clear();
    const OpenRun* original = nullptr;
    for (const OpenRun& open : m_runs) {
        const bool isOlder = startTime(*open.run) <= startTime(*twin.run);
        const bool isNewest = original == nullptr || startTime(*original->run) <= startTime(*open.run);
        if (isOriginal(open) && asSetUp(*open.job) == job && isOlder && isNewest)
            original = &open;
    }
    return original == nullptr ? QString() : startOf(*original->run);
}

void OpenRuns::makeTitles()
{
    QMap<QString, int> uses;
    QSet<QString> timed; // files of twins whose title has the time of their original
    for (OpenRun& open : m_runs) {
        QString plain = plainTitle(open);
        const QString original = isNamed(open) ? QString() : timeOfOriginal(open);
        if (!original.isEmpty()) {
            plain = tr("%1 of %2", "title of a run, time of day").arg(plain, original);
            timed.insert(open.file);
        }
        const std::string title = marked(plain, open).toStdString();
        open.title = QString::fromStdString(report::shownText(title));
        ++uses[open.title];
    }
    QMap<QString, int> taken;
    for (OpenRun& open : m_runs) {
        const QString time = startOf(*open.run);
        if (uses.value(open.title) > 1 && !time.isEmpty() && !timed.contains(open.file))
            open.title = tr("%1 of %2", "title of a run, time of day").arg(open.title, time);
        if (const int number = ++taken[open.title]; number > 1)
            open.title = tr("%1 (%2)", "title of a run, a number").arg(open.title).arg(number);
    }
}

} // namespace scalescope::app
