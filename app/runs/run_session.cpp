// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_session.h"

#include "app/runs/delete_soon.h"
#include "app/runs/engine_words.h"
#include "widgets/models/message_text.h"

namespace scalescope::app {

namespace {

constexpr int readIntervalMs = 500;

template <typename... Ts>
struct Overloaded : Ts...
{
    using Ts::operator()...;
};
template <typename... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

} // namespace

RunSession::RunSession(QObject* parent) : QObject(parent)
{
    m_nextRead.setSingleShot(true);
    m_nextRead.setInterval(readIntervalMs);
    connect(&m_nextRead, &QTimer::timeout, this, &RunSession::readPartial);
    connect(&m_loader, &RunLoader::loaded, this, [this](const QString& file, const auto& run) {
        const bool more = isRunning();
        Q_EMIT resultsRead(file, run, !more);
        if (more)
            m_nextRead.start();
    });
    connect(&m_loader, &RunLoader::failed, this, [this](const QString&, const QString& sentence) {
        // While it runs the file may be between two names; the next read will tell.
        if (isRunning())
            m_nextRead.start();
        else
            Q_EMIT readFailed(sentence);
    });
}

void RunSession::start(const job::Job& job)
{
    abandon();
    m_engine = std::make_unique<EngineProcess>();
    connect(m_engine.get(), &EngineProcess::eventReceived, this, &RunSession::handle);
    connect(m_engine.get(), &EngineProcess::finished, this, &RunSession::handleEnd);
    job::Job allowed = job;
    allowed.withoutSandbox = true; // the window says it where there is none
    m_engine->start(allowed);
}

void RunSession::stop()
{
    if (isRunning())
        m_engine->stop();
}

void RunSession::abandon()
{
    m_nextRead.stop();
    m_loader.cancel();
    m_partial.clear();
    deleteSoon(std::move(m_engine), this);
}

void RunSession::handle(const job::Event& event)
{
    const Overloaded visitor{
        [this](const job::PhaseStarted& started) { Q_EMIT phaseStarted(started.phase); },
        [this](const job::Progress& progress) { Q_EMIT progressed(progress); },
        [this](const job::Log& log) {
            Q_EMIT logged(QString::fromStdString(log.source),
                          log.said ? widgets::messageText(log.said) : QString::fromStdString(log.text));
        },
        [this](const job::FirstResults& first) {
            m_partial = QString::fromStdString(first.path);
            readPartial();
        },
        [](const auto&) {},
    };
    std::visit(visitor, event);
    if (const QString sentence = unguardedText(event); !sentence.isEmpty())
        Q_EMIT unguarded(sentence);
}

void RunSession::handleEnd(const Outcome& outcome)
{
    m_nextRead.stop();
    m_loader.cancel();
    Q_EMIT ended(outcome);
    if (!outcome.runFile.isEmpty())
        m_loader.load(outcome.runFile);
}

void RunSession::readPartial()
{
    if (isRunning() && !m_partial.isEmpty())
        m_loader.load(m_partial);
}

} // namespace scalescope::app
