// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layout/dot_process.h"

#include "widgets/layout/dot_cost.h"
#include "widgets/layout/dot_program.h"
#include "widgets/layout/layered_layout.h"
#include "widgets/models/message_text.h"

#include <QCoreApplication>
#include <QProcess>
#include <csignal>
#include <sys/prctl.h>

namespace scalescope::widgets {

namespace {

constexpr std::chrono::seconds mostTime{4};

/// The one that is asked for, else that which is there.
DotProgram programOr(const QString& program)
{
    DotProgram found = dotProgram(QCoreApplication::applicationDirPath());
    if (!program.isEmpty())
        found.path = program;
    return found;
}

QStringList arguments()
{
    return {QStringLiteral("-Tjson0")};
}

QString notStarted(const QString& program)
{
    return QCoreApplication::translate("DotProcess",
                                       "The graph can't be laid out because the program `%1` can't "
                                       "be started: install Graphviz (package graphviz).")
        .arg(program);
}

/// Ctrl+C, or a kill, of the program that waits for dot ends dot too.
void prepareChild()
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
}

LayoutResult layersOf(const LayoutRequest& request, LayoutResult::Method method)
{
    LayoutResult result = layeredLayout(request);
    result.method = method;
    return result;
}

QString died(QProcess& process)
{
    const QString said = QString::fromLocal8Bit(process.readAllStandardError()).section('\n', 0, 0).trimmed();
    const QString cause =
        !said.isEmpty() ? said
        : process.exitStatus() == QProcess::CrashExit
            ? QCoreApplication::translate("DotProcess", "it was killed")
            : QCoreApplication::translate("DotProcess", "exit status %1").arg(process.exitCode());
    return QCoreApplication::translate("DotProcess",
                                       "The graph can't be laid out because Graphviz's dot ended "
                                       "early (%1): fold some modules and try again.")
        .arg(cause);
}

bool endedWell(const QProcess& process)
{
    return process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

} // namespace

DotProcess::DotProcess(QObject* parent) : QObject(parent)
{
    m_reader.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(mostTime);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        const auto request = m_request;
        cancel();
        m_request = request;
        takeLayers(LayoutResult::Method::LayersForTime);
    });
}

DotProcess::~DotProcess()
{
    cancel();
    for (QProcess* killed : findChildren<QProcess*>()) // Qt complains of one that it has to end itself
        killed->waitForFinished();
    m_reader.waitForDone();
}

void DotProcess::start(LayoutRequest request)
{
    cancel();
    m_busy = true;
    m_request = std::make_shared<const LayoutRequest>(std::move(request));
    if (isTooMuchForDot(*m_request)) {
        takeLayers(LayoutResult::Method::LayersForSize);
        return;
    }
    m_process = new QProcess(this);
    QProcess* process = m_process;
    const DotProgram dot = programOr(m_program);
    connect(process, &QProcess::errorOccurred, this,
            [this, process, path = dot.path](QProcess::ProcessError error) {
                if (error == QProcess::FailedToStart && process == m_process)
                    giveUp(notStarted(path));
            });
    connect(process, &QProcess::finished, this, [this, process] {
        if (process == m_process)
            processEnded(process);
    });
    connect(process, &QProcess::started, process, [process, text = dotText(*m_request)] {
        process->write(text);
        process->closeWriteChannel();
    });
    process->setChildProcessModifier(prepareChild);
    process->setProcessEnvironment(dot.environment);
    process->start(dot.path, arguments());
    m_timer.start();
}

void DotProcess::cancel()
{
    ++m_turn;
    m_timer.stop();
    m_busy = false;
    QProcess* process = std::exchange(m_process, nullptr);
    if (process == nullptr)
        return;
    process->disconnect(this);
    if (process->state() == QProcess::NotRunning) {
        process->deleteLater();
        return;
    }
    // Not at its first error: what it was to read may fail to be written before its end is known.
    connect(process, &QProcess::stateChanged, process, [process](QProcess::ProcessState state) {
        if (state == QProcess::NotRunning)
            process->deleteLater();
    });
    process->kill();
}

void DotProcess::processEnded(QProcess* process)
{
    if (!endedWell(*process)) {
        giveUp(died(*process));
        return;
    }
    const QByteArray answer = process->readAllStandardOutput();
    m_process = nullptr;
    m_timer.stop();
    process->deleteLater();
    work([answer, request = m_request] { return layoutFromAnswer(answer, *request); });
}

void DotProcess::takeLayers(LayoutResult::Method method)
{
    m_busy = true;
    work([method, request = m_request]() -> Result<LayoutResult> { return layersOf(*request, method); });
}

void DotProcess::work(const std::function<Result<LayoutResult>()>& task)
{
    m_reader.start([this, task, turn = m_turn] {
        auto result = std::make_shared<Result<LayoutResult>>(task());
        QMetaObject::invokeMethod(
            this, [this, turn, result] { deliver(turn, result); }, Qt::QueuedConnection);
    });
}

void DotProcess::deliver(quint64 turn, const std::shared_ptr<Result<LayoutResult>>& result)
{
    if (turn != m_turn)
        return;
    m_busy = false;
    if (*result)
        Q_EMIT finished(**result);
    else
        Q_EMIT failed(messageText(result->error()));
}

void DotProcess::giveUp(const QString& sentence)
{
    cancel();
    Q_EMIT failed(sentence);
}

QString layoutNote(const LayoutResult& layout)
{
    switch (layout.method) {
    case LayoutResult::Method::Dot:
        return {};
    case LayoutResult::Method::LayersForSize:
        return QCoreApplication::translate("DotProcess",
                                           "Drawn in plain layers: Graphviz's dot would take too long on so "
                                           "many cards or such long edges.");
    case LayoutResult::Method::LayersForTime:
        return QCoreApplication::translate(
                   "DotProcess", "Drawn in plain layers: Graphviz's dot was not done after %1 seconds.")
            .arg(mostTime.count());
    }
    return {};
}

Result<LayoutResult> layOut(const LayoutRequest& request, const QString& program)
{
    if (isTooMuchForDot(request))
        return layersOf(request, LayoutResult::Method::LayersForSize);
    QProcess process;
    process.setChildProcessModifier(prepareChild);
    const DotProgram dot = programOr(program);
    process.setProcessEnvironment(dot.environment);
    process.start(dot.path, arguments());
    if (!process.waitForStarted())
        return fail(ExitStatus::Unreadable, notStarted(dot.path).toStdString());
    process.write(dotText(request));
    process.closeWriteChannel();
    if (!process.waitForFinished(static_cast<int>(std::chrono::milliseconds(mostTime).count()))) {
        process.kill();
        process.waitForFinished();
        return layersOf(request, LayoutResult::Method::LayersForTime);
    }
    if (!endedWell(process))
        return fail(ExitStatus::Unreadable, died(process).toStdString());
    return layoutFromAnswer(process.readAllStandardOutput(), request);
}

} // namespace scalescope::widgets
