// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/version_text.h"

#include "app/runner/engine_process.h"
#include "core/message/say_run.h"

#include <QCoreApplication>
#include <QProcess>
#include <QtGlobal>

namespace scalescope::app::cli {

std::string versionDetails()
{
    int argc = 1;
    char name[] = "scalescope";
    char* argv[] = {name, nullptr};
    const QCoreApplication application(argc, argv);
    const QString program = findEngine();
    QProcess engine;
    engine.start(program, {QStringLiteral("--version"), QStringLiteral("--verbose")});
    const std::string qt = std::string("Qt ") + qVersion() + '\n';
    if (engine.waitForFinished())
        return qt + engine.readAllStandardOutput().toStdString();
    return qt +
           message::english(
               say::engineNotStarted(program.toStdString(), engine.errorString().toStdString())) +
           '\n';
}

} // namespace scalescope::app::cli
