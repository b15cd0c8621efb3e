// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/job_summary.h"

#include "core/job/spec.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

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
        parts << (*training ? JobSummary::tr("train") : JobSummary::tr("eval"));
    parts << JobSummary::tr("seed %1").arg(job.seed);
    return parts.join(QStringLiteral(" · "));
}

std::optional<job::Job> jobOf(const graph::Run& run)
{
    const auto fact = run.facts.find("job");
    if (fact == run.facts.end())
        return std::nullopt;
    auto job = job::jobFromText(fact->second);
    return job ? std::optional(std::move(job.value())) : std::nullopt;
}

} // namespace scalescope::app
