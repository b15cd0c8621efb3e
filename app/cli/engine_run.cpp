// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/engine_run.h"

#include "app/cli/stop_signals.h"
#include "app/runner/engine_process.h"

#include <QCoreApplication>
#include <exception>

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
    std::exception_ptr failure; // of the first event that could not be told: Qt lets no exception through
    QObject::connect(&stopSignals, &StopSignals::received, &engine, &EngineProcess::stop);
    QObject::connect(&engine, &EngineProcess::eventReceived, [&](const job::Event& event) {
        if (failure)
            return;
        try {
            onEvent(event);
        } catch (...) {
            failure = std::current_exception();
            engine.stop(); // what was recorded gets its name
        }
    });
    QObject::connect(&engine, &EngineProcess::finished, [&](const Outcome& result) {
        outcome = result;
        application.quit();
    });
    engine.start(job);
    application.exec();
    if (failure && !isStopAsked()) // which broke off what was being told
        std::rethrow_exception(failure);
    return outcome;
}

} // namespace scalescope::app::cli
