// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/engine_process.h"

#include "core/message/say_run.h"
#include "core/process_start.h"
#include "core/runfile/partial_file.h"
#include "core/text/json_text.h"
#include "core/text/number_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <csignal>
#include <nlohmann/json.hpp>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <utility>

namespace scalescope::app {

namespace {

constexpr int quitAfterMs = 6000; ///< readers of its run file can hold an engine up for a while
constexpr int exitAfterDoneMs = 2000;
constexpr int destructionMs = 5000; ///< nobody waits for it but where code of the model's prevents an end
constexpr int sliceMs = 8;          // half a frame: a flood of events must not freeze the window
constexpr int digestMs = 2000;      // what an engine leaves to be read takes a part of that
constexpr qsizetype mostUnread = qsizetype(64) << 20; // all events of a run are less
constexpr qsizetype pipeful = qsizetype(64) << 10;
constexpr int betweenChecksMs = 1000;
constexpr qsizetype keptErrors = 4096;
const QString partialSuffix = QStringLiteral(".partial");

/// Runs in the child: Ctrl+C on a terminal reaches the whole process group, but it is the parent that decides
/// how the engine stops; and an engine whose parent died must not run on.
void prepareChild()
{
    std::signal(SIGINT, SIG_IGN);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
}

/// By SIGSTOP or another such signal; of a child of this process.
bool isSuspended(qint64 child)
{
    siginfo_t info = {};
    return child > 0 && ::waitid(P_PID, static_cast<id_t>(child), &info, WSTOPPED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == child;
}

/// The protocol version of a hello whose other members may be unknown here.
std::optional<int> protocolOf(const QByteArray& line)
{
    const auto json = text::parseJson({line.data(), static_cast<std::size_t>(line.size())});
    if (!json || !json->is_object() || json->value("event", nlohmann::json()) != "hello")
        return std::nullopt;
    const auto protocol = json->find("protocol");
    if (protocol == json->end() || !protocol->is_number_integer())
        return std::nullopt;
    return protocol->get<int>();
}

/// Threads of libtorch's that wait for work sleep, unless the user wants otherwise: where other programs need
/// the processors too, threads that spin take them from those that they wait for.
/// docs/decisions/waiting-threads.md.
QProcessEnvironment engineEnvironment()
{
    constexpr auto policy = "OMP_WAIT_POLICY";
    auto environment = QProcessEnvironment::systemEnvironment();
    if (!environment.contains(policy) && !environment.contains("GOMP_SPINCOUNT"))
        environment.insert(policy, "passive");
    return environment;
}

} // namespace

QString findEngine()
{
    QString chosen = qEnvironmentVariable("SCALESCOPE_ENGINE");
    if (!chosen.isEmpty())
        return chosen;
    const QString folder = QCoreApplication::applicationDirPath();
    QString beside = folder + QStringLiteral("/scalescope-engine");
    const QString installed = folder + QStringLiteral("/../libexec/scalescope/scalescope-engine");
    if (!QFileInfo::exists(beside) && QFileInfo::exists(installed))
        return QFileInfo(installed).canonicalFilePath();
    return beside;
}

EngineProcess::EngineProcess(QObject* parent) : QObject(parent)
{
    m_killTimer.setSingleShot(true);
    m_process.setChildProcessModifier(prepareChild);
    m_process.setProcessEnvironment(engineEnvironment());
    connect(&m_killTimer, &QTimer::timeout, this, &EngineProcess::endAtOnce);
    connect(&m_limitTimer, &QTimer::timeout, this, &EngineProcess::keepTimeLimit);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &EngineProcess::readOutput);
    connect(&m_process, &QProcess::readyReadStandardError, this, &EngineProcess::readErrors);
    connect(&m_process, &QProcess::finished, this, &EngineProcess::processEnded);
    connect(&m_process, &QProcess::errorOccurred, this, &EngineProcess::processFailed);
}

EngineProcess::~EngineProcess()
{
    m_process.disconnect(this);
    if (m_process.state() == QProcess::NotRunning)
        return;
    quit();
    if (m_process.waitForFinished(destructionMs))
        return;
    m_process.kill();
    m_process.waitForFinished(1000);
}

void EngineProcess::reset(const job::Job& job)
{
    m_output = QString::fromStdString(job.output);
    m_isRun = job.command == job::Command::Run;
    m_timeLimit = job.timeLimit;
    m_model = job::FileStamp(job.model);
    m_modelName = job.model;
    m_timesBefore = fileTimes();
    m_lines = LineBuffer();
    m_limit = EventLimit();
    m_lastErrors.clear();
    m_seen = {};
    m_hello.reset();
    m_done.reset();
    m_refused = {};
    m_running = true;
    m_ended = false;
    m_stopAsked = false;
    m_outOfTime = false;
    m_quitAsked = false;
    m_sinceEnd.invalidate();
    m_clock.start();
    if (m_timeLimit)
        m_limitTimer.start(std::min(betweenChecksMs, m_killAfterMs));
}

void EngineProcess::start(const job::Job& job)
{
    Q_ASSERT(!m_running);
    reset(job);
    if (const auto said = whyNoRunHere()) // Qt would give another reason, or the engine's loader
        return endUnstarted(said);
    if (m_program.isEmpty())
        m_program = findEngine();
    const QByteArray document = QByteArray::fromStdString(
        job::toJson(job).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    m_process.start(m_program, {});
    m_process.write(document);
    m_process.closeWriteChannel();
}

void EngineProcess::stop()
{
    if (!m_running || m_ended)
        return;
    m_stopAsked = true;
    if (!m_sinceEnd.isValid())
        m_sinceEnd.start();
    m_process.terminate();
    m_killTimer.start(quitAfterMs);
}

void EngineProcess::quit()
{
    if (const qint64 process = m_process.processId(); process > 0)
        ::kill(static_cast<pid_t>(process), SIGQUIT);
}

void EngineProcess::endAtOnce()
{
    if (std::exchange(m_quitAsked, true)) {
        m_process.kill();
        return;
    }
    quit();
    m_killTimer.start(m_killAfterMs);
}

void EngineProcess::keepTimeLimit()
{
    const double late = static_cast<double>(m_clock.elapsed()) - *m_timeLimit * 1000;
    if (late < m_killAfterMs || !isSuspended(m_process.processId()))
        return;
    m_outOfTime = true;
    ::kill(static_cast<pid_t>(m_process.processId()), SIGCONT); // it ends the run, and says why
    if (!m_killTimer.isActive())
        m_killTimer.start(m_killAfterMs);
}

void EngineProcess::readOutput()
{
    m_lines.append(m_process.readAllStandardOutput());
    if (!m_sliceQueued)
        handleSlice();
}

void EngineProcess::readErrors()
{
    const QByteArray text = m_process.readAllStandardError();
    m_lastErrors = (m_lastErrors + text).right(keptErrors);
    passPrinted(text.toStdString());
}

void EngineProcess::handleSlice()
{
    m_sliceQueued = false;
    QElapsedTimer slice;
    slice.start();
    skipFlood();
    while (const auto line = m_lines.next()) {
        handleLine(*line);
        if (slice.elapsed() < sliceMs)
            continue;
        m_sliceQueued = true;
        QMetaObject::invokeMethod(this, &EngineProcess::handleSlice, Qt::QueuedConnection);
        return;
    }
    finishWhenRead();
}

void EngineProcess::skipFlood()
{
    const bool isOverdue = m_sinceEnd.isValid() && m_sinceEnd.elapsed() > digestMs;
    if (isOverdue || m_lines.size() > mostUnread)
        m_limit.leaveOut(m_lines.keepLast(pipeful));
}

void EngineProcess::handleLine(const LineBuffer::Line& line)
{
    if (m_refused || line.text.trimmed().isEmpty())
        return;
    forgetDone();
    if (!m_hello) {
        const auto protocol = protocolOf(line.text);
        if (!protocol)
            return refuse(say::notTheEngine(m_program.toStdString()));
        if (*protocol != job::protocolVersion)
            return refuse(
                say::engineOfOtherProtocol(m_program.toStdString(), *protocol, job::protocolVersion));
    }
    const auto event =
        line.tooLong ? fail(ExitStatus::Unreadable, "too long") : job::eventFromLine(line.text.toStdString());
    const bool isLog = event && std::holds_alternative<job::Log>(*event);
    const bool isTaken =
        event && isOfThisJob(*event) && isWithinLimit(*event, static_cast<std::size_t>(line.text.size()));
    if (isTaken)
        handleEvent(*event);
    else if (!isLog) // its lines are counted
        passPrinted(line.text.left(2000).toStdString() + (line.tooLong ? "..." : ""));
}

bool EngineProcess::isWithinLimit(const job::Event& event, std::size_t bytes)
{
    return m_limit.pass(event, bytes, static_cast<double>(m_clock.elapsed()) / 1000);
}

bool EngineProcess::isOfThisJob(const job::Event& event) const
{
    std::string file;
    if (const auto* first = std::get_if<job::FirstResults>(&event)) {
        file = first->path;
        if (m_isRun && file != runfile::partialOf(m_output.toStdString()))
            return false; // a run's file has its name when it is whole
    }
    if (const auto* done = std::get_if<job::Done>(&event))
        file = done->path;
    return file.empty() || runfile::isOfOutput(file, m_output.toStdString());
}

void EngineProcess::forgetDone()
{
    if (m_done && !m_stopAsked)
        m_killTimer.stop();
    m_done.reset();
}

void EngineProcess::handleEvent(const job::Event& event)
{
    if (const auto* hello = std::get_if<job::Hello>(&event))
        m_hello = *hello;
    if (const auto* started = std::get_if<job::PhaseStarted>(&event))
        m_seen = {started->phase, 0};
    if (const auto* progress = std::get_if<job::Progress>(&event))
        m_seen = {progress->phase, progress->done};
    if (const auto* done = std::get_if<job::Done>(&event)) {
        m_done = *done;
        if (!m_killTimer.isActive()) // its work is done: a hang on the way out must not be waited for
            m_killTimer.start(exitAfterDoneMs);
        return;
    }
    Q_EMIT eventReceived(event);
}

void EngineProcess::passPrinted(std::string text)
{
    const std::size_t bytes = text.size();
    if (const job::Event log = job::Log{"engine", std::move(text), {}}; isWithinLimit(log, bytes))
        Q_EMIT eventReceived(log);
}

void EngineProcess::refuse(const message::Sentence& said)
{
    m_refused = said;
    m_process.kill();
}

void EngineProcess::processFailed(QProcess::ProcessError error)
{
    if (error != QProcess::FailedToStart || !m_running)
        return;
    endUnstarted(say::engineNotStarted(m_program.toStdString(), m_process.errorString().toStdString()));
}

void EngineProcess::endUnstarted(const message::Sentence& said)
{
    m_refused = said;
    m_ended = true;
    m_limitTimer.stop();
    QMetaObject::invokeMethod(this, &EngineProcess::finishWhenRead, Qt::QueuedConnection);
}

void EngineProcess::processEnded()
{
    m_killTimer.stop();
    m_limitTimer.stop();
    m_ended = true;
    if (!m_sinceEnd.isValid())
        m_sinceEnd.start();
    m_lines.append(m_process.readAllStandardOutput());
    if (!m_sliceQueued)
        handleSlice();
}

void EngineProcess::finishWhenRead()
{
    if (!m_ended || !m_running)
        return;
    if (const auto rest = m_lines.rest())
        handleLine(*rest);
    m_running = false;
    if (!m_hello && !m_refused && isFolderGone()) // libtorch's libraries end the engine before its first word
        m_refused = say::workingFolderGone();
    if (m_process.exitStatus() == QProcess::CrashExit)
        m_done.reset();
    if (const auto log = m_limit.leftOut())
        Q_EMIT eventReceived(*log);
    if (m_done)
        Q_EMIT eventReceived(*m_done);
    Q_EMIT finished(outcome());
}

namespace {

/// Who set it may not expect it to be reached so early.
bool tellsOfLimit(const message::Message& said)
{
    return said.id() == say::timeLimitReached.form.id || said.id() == say::memoryLimitReached.form.id;
}

} // namespace

Outcome EngineProcess::outcome() const
{
    Outcome result;
    result.seconds = static_cast<double>(m_clock.elapsed()) / 1000;
    addRunFile(result);
    if (m_refused) {
        result.status = m_refused.status();
        result.say(m_refused);
    } else if (m_done) {
        result.status = m_done->status;
        result.sentence = QString::fromStdString(m_done->message);
        result.said = m_done->said;
        result.field = QString::fromStdString(m_done->field);
        if (m_isRun && result.runFile.isEmpty() && hadNoFile() && tellsOfLimit(result.said))
            result.say(say::endedBeforeRecording(result.said, placeOf(m_seen)));
    } else {
        describeDeath(result);
    }
    result.byUser = m_stopAsked && result.status == ExitStatus::Stopped;
    return result;
}

void EngineProcess::describeDeath(Outcome& outcome) const
{
    const bool bySignal = m_process.exitStatus() == QProcess::CrashExit;
    if (bySignal)
        outcome.signal = m_process.exitCode(); // for a crash, Qt gives the signal's number here
    outcome.crashed = bySignal && !m_stopAsked && !m_outOfTime;
    const bool wasStopped =
        m_outOfTime || (!bySignal && m_process.exitCode() == static_cast<int>(ExitStatus::Stopped));
    outcome.status = m_stopAsked || wasStopped ? ExitStatus::Stopped : ExitStatus::ModelFailed;

    const message::Clause how =
        bySignal ? whatSignalDid(m_process.exitCode()) : say::endedByItself(m_process.exitCode());
    const message::Clause left =
        outcome.runFile.isEmpty() ? say::nothingRecorded() : say::recordedIn(outcome.runFile.toStdString());
    const std::string lastWords = lastError();
    if (m_stopAsked)
        return outcome.say(say::runStopped(placeOf(m_seen), left));
    // Its last event was lost where code of the model's writes there without end.
    if (wasStopped && m_timeLimit && outcome.seconds >= *m_timeLimit)
        return outcome.say(say::timeLimitReached(text::roundTripText(*m_timeLimit)));
    if (outcome.signal == SIGBUS && m_model.isChanged()) {
        outcome.status = ExitStatus::Unreadable;
        return outcome.say(say::modelChangedAndDied(m_modelName, placeOf(m_seen), left));
    }
    if (lastWords.empty())
        outcome.say(say::engineDied(how, placeOf(m_seen), left));
    else
        outcome.say(say::engineDiedSaying(how, placeOf(m_seen), lastWords, left));
}

std::string EngineProcess::lastError() const
{
    const QByteArray line = m_lastErrors.trimmed().split('\n').last();
    return QString::fromUtf8(line).simplified().left(300).toStdString();
}

bool EngineProcess::hadNoFile() const
{
    return m_seen.phase && *m_seen.phase < job::Phase::Reference;
}

void EngineProcess::addRunFile(Outcome& outcome) const
{
    if (m_done && !m_done->path.empty()) {
        outcome.runFile = QString::fromStdString(m_done->path);
        return;
    }
    // What was written meanwhile is another run's: this one had not come so far, or that one goes on.
    if (hadNoFile() || runfile::isBeingWritten((m_output + partialSuffix).toStdString()))
        return;
    const FileTimes times = fileTimes();
    if (times.finished.isValid() && times.finished != m_timesBefore.finished) {
        outcome.runFile = m_output; // a run that failed is finished all the same, with what it recorded
    } else if (times.partial.isValid() && times.partial != m_timesBefore.partial) {
        outcome.runFile = m_output + partialSuffix;
        outcome.partial = true;
    }
}

EngineProcess::FileTimes EngineProcess::fileTimes() const
{
    if (m_output.isEmpty())
        return {};
    const QFileInfo partial(m_output + partialSuffix);
    // One that is empty was claimed, and nothing was written.
    return {QFileInfo(m_output).lastModified(), partial.size() > 0 ? partial.lastModified() : QDateTime()};
}

} // namespace scalescope::app
