// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/engine_run.h"

#include "app/cli/stop_signals.h"
#include "app/runner/engine_process.h"

#include <QCoreApplication>

namespace scalescope::app::cli {

Outcome runEngine(const job::Job& job, const std::function<void(const job::Event&)>& onEvent)
{
    int argc = 1;
    char name[] = "scalescope";
    char* argv[] = {name, nullptr};
    QCoreApplication application(argc, argv);

    Outcome outcome;
    EngineProcess engine;
    StopSignals stopSignals;
    QObject::connect(&stopSignals, &StopSignals::received, &engine, &EngineProcess::stop);
    QObject::connect(&engine, &EngineProcess::eventReceived, onEvent);
    QObject::connect(&engine, &EngineProcess::finished, [&](const Outcome& result) {
        outcome = result;
        application.quit();
    });
    engine.start(job);
    application.exec();
    return outcome;
}

} // namespace scalescope::app::cli
