// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/open_model.h"

#include "app/runs/delete_soon.h"
#include "app/runs/files.h"
#include "app/runs/job_summary.h"
#include "app/settings/settings.h"
#include "core/job/inputs_file.h"
#include "core/job/text_file.h"
#include "widgets/models/message_text.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace scalescope::app {

namespace {

job::Job jobFor(const QString& model)
{
    job::Job job;
    job.model = model.toStdString();
    job.baseFolder = QFileInfo(model).absolutePath().toStdString();
    return job;
}

} // namespace

OpenModel::OpenModel(Settings& settings, Ask ask)
    : m_settings(settings), m_ask(std::move(ask)), m_consents(settings)
{
    connect(&m_watch, &ModelWatch::changed, this, [this] {
        read();
        Q_EMIT fileChanged();
    });
}

void OpenModel::setPath(const QString& path)
{
    m_path = path;
    m_watch.watch(path);
}

void OpenModel::open(const QString& path)
{
    setPath(path);
    m_job = jobFor(path);
    if (const auto last = m_settings.lastJob(path)) {
        m_job = asSetUp(*last);
        m_job.model = path.toStdString();
        m_knowsInputs = true;
        if (!m_job.inputs.empty())
            Q_EMIT note(tr("Inputs as last time; Ctrl+I changes them."));
    } else {
        takeInputsBeside();
    }
}

void OpenModel::open(const QString& path, std::unique_ptr<ModelReader> reader)
{
    open(path);
    setReader(std::move(reader));
    m_info = m_reader->info();
    tellUnguarded();
}

void OpenModel::takeInputsBeside()
{
    const QString file = inputsBeside(m_path);
    if (file.isEmpty())
        return;
    auto inputs = job::readFile(file.toStdString(), job::largestInputsFile).and_then(job::inputsFromText);
    if (inputs) {
        m_job.inputs = std::move(inputs.value());
        m_knowsInputs = true;
    } else {
        Q_EMIT message(tr("%1: %2").arg(QFileInfo(file).fileName(), widgets::messageText(inputs.error())));
    }
}

void OpenModel::openOf(const job::Job& job)
{
    m_job = asSetUp(job);
    m_job.transforms.clear();
    m_knowsInputs = true;
    const QString model = QString::fromStdString(job.model);
    const bool isThere = QFileInfo(model).isFile();
    m_missing = isThere ? QString() : model;
    if (isThere && model != m_path) {
        setPath(model);
        read();
    }
}

void OpenModel::close()
{
    setReader(nullptr);
    setPath({});
    m_missing.clear();
    m_job = {};
    m_knowsInputs = false;
    m_info.reset();
}

void OpenModel::setJob(const job::Job& job)
{
    m_job = job;
    m_job.model = m_path.toStdString();
    m_knowsInputs = true;
    rememberJob();
}

void OpenModel::rememberJob()
{
    m_settings.setLastJob(m_path, m_job);
}

void OpenModel::agreeToModel(const QString& path)
{
    agreeTo(job::filesOf(jobFor(path)));
}

bool OpenModel::mayBeRead() const
{
    return m_consents.missingOf(job::filesOf(jobFor(m_path))).model.empty();
}

void OpenModel::read()
{
    setReader(nullptr);
    if (!mayBeRead())
        return;
    setReader(readerOf(m_path, m_job));
    Q_EMIT readingStarted();
}

void OpenModel::followMethod()
{
    const auto shown = outline();
    const bool isKnown =
        m_info && std::ranges::any_of(m_info->methods, [this](const job::MethodInfo& method) {
            return method.name == m_job.method;
        });
    if (shown != nullptr && shown->facts.method != m_job.method && isKnown)
        read();
}

std::unique_ptr<ModelReader> OpenModel::readerOf(const QString& model) const
{
    return readerOf(model, m_settings.lastJob(model));
}

std::unique_ptr<ModelReader> OpenModel::readerOf(const QString& model,
                                                 const std::optional<job::Job>& knownJob) const
{
    job::Job question = jobFor(model);
    question.command = job::Command::Info;
    if (knownJob)
        question.method = knownJob->method;
    question.trySuggestions = !knownJob || knownJob->inputs.empty();
    if (knownJob) // without those that only a file names
        question.opLibraries =
            without(job::filesOf(*knownJob), m_consents.missingOf(job::filesOf(*knownJob))).libraries;
    auto reader = std::make_unique<ModelReader>();
    m_ask(*reader, question);
    return reader;
}

void OpenModel::setReader(std::unique_ptr<ModelReader> reader)
{
    deleteSoon(std::exchange(m_reader, std::move(reader)), this);
    if (m_reader == nullptr)
        return;
    connect(m_reader.get(), &ModelReader::answered, this, &OpenModel::takeInfo);
    connect(m_reader.get(), &ModelReader::outlineRead, this, &OpenModel::outlineRead);
    connect(m_reader.get(), &ModelReader::ended, this, &OpenModel::readingEnded);
}

void OpenModel::tellUnguarded()
{
    if (!m_reader->unguarded().isEmpty())
        Q_EMIT unguarded(m_reader->unguarded());
}

void OpenModel::takeInfo()
{
    const bool isBetter = m_info && m_reader->hasTriedInputs(); // the second answer
    m_info = m_reader->info();
    if (isBetter)
        Q_EMIT suggestionsReceived();
    else
        Q_EMIT infoReceived();
    tellUnguarded();
}

bool OpenModel::asksFirst(const std::function<void()>& next)
{
    m_asked = m_consents.missingOf(job::filesOf(m_job));
    if (isEmpty(m_asked))
        return false;
    m_afterConsent = next;
    Q_EMIT consentNeeded(m_asked);
    return true;
}

void OpenModel::takeConsent(bool agreed)
{
    const auto next = std::exchange(m_afterConsent, {});
    const job::JobFiles asked = std::exchange(m_asked, {});
    if (!agreed)
        return;
    agreeTo(asked);
    read();
    if (next)
        next();
}

} // namespace scalescope::app
