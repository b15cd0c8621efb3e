// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/model_reader.h"

#include "app/runs/engine_words.h"
#include "core/graph/outline.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <variant>

namespace scalescope::app {

namespace {

const QString prefix = QStringLiteral("scalescope-outline-");
constexpr qint64 youngSeconds = 60; ///< a folder has no lock yet in the moment after it was made

/// -1 where another process has it, or where there is no such folder.
int lockOf(const QString& folder)
{
    const int opened =
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (opened >= 0 && ::flock(opened, LOCK_EX | LOCK_NB) == 0)
        return opened;
    if (opened >= 0)
        ::close(opened);
    return -1;
}

void removeLeft()
{
    const auto folders = QDir(QDir::tempPath())
                             .entryInfoList({prefix + u'*'}, QDir::Dirs | QDir::Hidden | QDir::NoSymLinks |
                                                                 QDir::NoDotAndDotDot);
    for (const QFileInfo& folder : folders) {
        const bool isOwn = folder.ownerId() == ::geteuid();
        if (!isOwn || folder.lastModified().secsTo(QDateTime::currentDateTime()) < youngSeconds)
            continue;
        const int lock = lockOf(folder.absoluteFilePath());
        if (lock < 0)
            continue;
        QDir(folder.absoluteFilePath()).removeRecursively();
        ::close(lock);
    }
}

} // namespace

OutlineFolder::OutlineFolder()
    : m_folder(QDir(QDir::tempPath()).filePath(prefix + QStringLiteral("XXXXXX"))), m_lock(-1)
{
    if (m_folder.isValid())
        m_lock = lockOf(m_folder.path());
    removeLeft();
}

OutlineFolder::~OutlineFolder()
{
    m_folder.remove();
    if (m_lock >= 0)
        ::close(m_lock);
}

QString OutlineFolder::file() const
{
    return m_folder.filePath(QStringLiteral("outline.scales"));
}

ModelReader::ModelReader()
{
    connect(&m_engine, &EngineProcess::eventReceived, this, &ModelReader::take);
    connect(&m_engine, &EngineProcess::finished, this,
            [this](const Outcome& outcome) { end(outcomeText(outcome)); });
    connect(&m_loader, &RunLoader::loaded, this, [this](const QString&, const auto& run) {
        endReading();
        if (!graph::isOutline(*run))
            return;
        m_outline = run;
        Q_EMIT outlineRead();
    });
    // The model can be run all the same, which says what there is to say.
    connect(&m_loader, &RunLoader::failed, this, &ModelReader::endReading);
}

void ModelReader::endReading()
{
    m_readsOutline = false;
    m_folder.reset();
}

void ModelReader::ask(const job::Job& question)
{
    m_triesInputs = question.trySuggestions;
    m_folder = std::make_unique<OutlineFolder>();
    job::Job whole = question;
    whole.withoutSandbox = true; // the window says it where there is none
    if (m_folder->isValid())
        whole.output = m_folder->file().toStdString();
    m_engine.start(whole);
}

bool ModelReader::hasTriedInputs() const
{
    return m_info &&
           std::ranges::any_of(m_info->methods, [](const auto& method) { return method.trial.has_value(); });
}

void ModelReader::take(const job::Event& event)
{
    if (const auto* first = std::get_if<job::FirstResults>(&event)) {
        m_readsOutline = true;
        m_loader.load(QString::fromStdString(first->path));
    }
    if (const QString unguarded = unguardedText(event); !unguarded.isEmpty())
        m_unguarded = unguarded; // before the answer
    const auto* info = std::get_if<job::Info>(&event);
    if (info == nullptr)
        return;
    m_info = info->model;
    m_triesInputs = m_triesInputs && !hasTriedInputs();
    Q_EMIT answered();
}

void ModelReader::end(const QString& sentence)
{
    m_triesInputs = false;
    if (!m_readsOutline)
        m_folder.reset();
    Q_EMIT ended(sentence);
}

} // namespace scalescope::app
