// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layout/dot_process.h"

#include <QCoreApplication>
#include <QProcess>

namespace scalescope::widgets {

namespace {

constexpr int patience = 10 * 60 * 1000; // ms for a layout that somebody waits for

QString programOr(const QString& program)
{
    return program.isEmpty() ? QStringLiteral("dot") : program;
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
}

DotProcess::~DotProcess()
{
    cancel();
    m_reader.waitForDone();
}

void DotProcess::start(LayoutRequest request)
{
    cancel();
    m_busy = true;
    m_request = std::make_shared<const LayoutRequest>(std::move(request));
    m_process = new QProcess(this);
    QProcess* process = m_process;
    connect(process, &QProcess::errorOccurred, this, [this, process](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart && process == m_process)
            giveUp(notStarted(programOr(m_program)));
    });
    connect(process, &QProcess::finished, this, [this, process] {
        if (process == m_process)
            processEnded(process);
    });
    connect(process, &QProcess::started, process, [process, text = dotText(*m_request)] {
        process->write(text);
        process->closeWriteChannel();
    });
    process->start(programOr(m_program), arguments());
}

void DotProcess::cancel()
{
    ++m_turn;
    m_busy = false;
    QProcess* process = std::exchange(m_process, nullptr);
    if (process == nullptr)
        return;
    process->disconnect(this);
    if (process->state() == QProcess::NotRunning) {
        process->deleteLater();
        return;
    }
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
    connect(process, &QProcess::errorOccurred, process, &QObject::deleteLater);
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
    process->deleteLater();
    read(answer);
}

void DotProcess::read(const QByteArray& answer)
{
    m_reader.start([this, answer, request = m_request, turn = m_turn] {
        auto result = std::make_shared<Result<LayoutResult>>(layoutFromAnswer(answer, *request));
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
        Q_EMIT failed(QString::fromStdString(result->error().message));
}

void DotProcess::giveUp(const QString& sentence)
{
    cancel();
    Q_EMIT failed(sentence);
}

Result<LayoutResult> layOut(const LayoutRequest& request, const QString& program)
{
    QProcess process;
    process.start(programOr(program), arguments());
    if (!process.waitForStarted())
        return fail(ExitStatus::Unreadable, notStarted(programOr(program)).toStdString());
    process.write(dotText(request));
    process.closeWriteChannel();
    if (!process.waitForFinished(patience)) {
        process.kill();
        process.waitForFinished();
    }
    if (!endedWell(process))
        return fail(ExitStatus::Unreadable, died(process).toStdString());
    return layoutFromAnswer(process.readAllStandardOutput(), request);
}

} // namespace scalescope::widgets
