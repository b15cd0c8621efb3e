// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/job_summary.h"

#include "core/job/job_files.h"
#include "core/job/spec.h"
#include "widgets/models/display.h"
#include "widgets/models/plain_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStringList>
#include <QTimeZone>
#include <algorithm>

namespace scalescope::app {

namespace {

struct JobSummary
{
    Q_DECLARE_TR_FUNCTIONS(JobSummary)
};

QString shapeOf(const job::Generated& generated)
{
    QStringList sizes;
    for (const std::int64_t size : generated.shape)
        sizes << QString::number(size);
    return sizes.isEmpty() ? JobSummary::tr("one number") : sizes.join(QStringLiteral("×"));
}

/// The part of a SPEC that tells inputs apart at a glance: a shape, a file's name, a short literal.
QString shortSpec(const std::string& text)
{
    const auto spec = job::parseSpec(text);
    if (!spec)
        return QString::fromStdString(text);
    if (const auto* generated = std::get_if<job::Generated>(&spec->value))
        return shapeOf(*generated);
    if (const auto* file = std::get_if<job::FileReference>(&spec->value))
        return QFileInfo(QString::fromStdString(file->path)).fileName();
    return QString::fromStdString(job::toText(*spec));
}

/// Takes the model's file where it is found, and the folder that other names start in.
void findFiles(job::Job& job, const QDir& beside)
{
    const QString recorded = QString::fromStdString(job.model);
    const QString base = QString::fromStdString(job.baseFolder);
    // Of a model that was moved together with its run only the name is the same.
    const std::pair<QDir, QString> places[] = {{base.isEmpty() ? beside : QDir(base), recorded},
                                               {beside, recorded},
                                               {QDir::current(), recorded},
                                               {beside, QFileInfo(recorded).fileName()}};
    for (const auto& [folder, name] : places) {
        const QString path = QDir::cleanPath(folder.absoluteFilePath(name));
        if (!QFileInfo(path).isFile())
            continue;
        job.model = path.toStdString();
        if (base.isEmpty())
            job.baseFolder = folder.absolutePath().toStdString();
        return;
    }
}

} // namespace

QString summaryOf(const job::Job& job, std::optional<bool> asSaved)
{
    QStringList inputs;
    for (const job::Input& input : job.inputs) {
        const QString spec = shortSpec(input.spec);
        inputs << (input.name.empty() ? spec : QString::fromStdString(input.name) + QLatin1Char(' ') + spec);
    }
    QStringList parts;
    if (job.method != "forward")
        parts << QString::fromStdString(job.method);
    if (!inputs.isEmpty())
        parts << inputs.join(QStringLiteral(", "));
    const std::optional<bool> training = job.training ? job.training : asSaved;
    if (training)
        parts << widgets::modeText(graph::modeOf(training));
    parts << JobSummary::tr("seed %1").arg(job.seed);
    return widgets::sanitizedText(parts.join(QStringLiteral(" · ")));
}

std::optional<job::Job> jobOf(const graph::Run& run, const QString& file)
{
    auto job = job::jobFromText(run.facts.job);
    if (!job)
        return std::nullopt;
    findFiles(job.value(), QFileInfo(file).absoluteDir());
    return std::move(job.value());
}

job::Job asSetUp(job::Job job)
{
    job.command = job::Command::Run;
    job.output.clear();
    job.trySuggestions = false;
    return job;
}

job::Transforms transformsOf(const graph::Run& run)
{
    const auto job = job::jobFromText(run.facts.job);
    return job ? job->transforms : job::Transforms();
}

QDateTime startTime(const graph::Run& run)
{
    const auto& started = run.facts.started;
    return started ? QDateTime::fromSecsSinceEpoch(started->time_since_epoch().count(), QTimeZone::utc())
                   : QDateTime();
}

QString timeOfDay(const graph::Run& run)
{
    const QDateTime started = startTime(run);
    return started.isValid() ? started.toLocalTime().time().toString(QStringLiteral("HH:mm:ss")) : QString();
}

bool modelChangedSince(const graph::Run& run, const QString& model)
{
    const QDateTime started = startTime(run);
    if (!started.isValid())
        return false;
    const QFileInfo file(model);
    // The run's time is in whole seconds, the file's is not.
    return file.isFile() && file.lastModified() >= started.addSecs(1);
}

bool anyFileChangedSince(const graph::Run& run, const job::Job& job)
{
    const job::JobFiles files = job::filesOf(job);
    const auto isNewer = [&run](const std::string& file) {
        return modelChangedSince(run, QString::fromStdString(file));
    };
    return isNewer(job.model) || std::ranges::any_of(files.libraries, isNewer) ||
           std::ranges::any_of(files.values, isNewer);
}

} // namespace scalescope::app
