// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/engine_process.h"
#include "tests/app/runner/fake_engine.h"

#include <QTest>
#include <algorithm>
#include <optional>
#include <vector>

namespace scalescope::tests {

/// An engine process on a fake engine, with what it sent.
struct Run
{
    explicit Run(const QString& body) : fake(body)
    {
        engine.setProgram(fake.path());
        QObject::connect(&engine, &app::EngineProcess::eventReceived,
                         [this](const job::Event& event) { events.push_back(event); });
        QObject::connect(&engine, &app::EngineProcess::finished,
                         [this](const app::Outcome& result) { outcome = result; });
    }
    void start()
    {
        job::Job job;
        job.model = "model.pt";
        job.output = fake.runFile().toStdString();
        job.timeLimit = timeLimit;
        engine.start(job);
    }
    [[nodiscard]] bool waitForEnd() const
    {
        return QTest::qWaitFor([this] { return outcome.has_value(); }, 30000);
    }
    template <typename T>
    [[nodiscard]] qsizetype count() const
    {
        return std::ranges::count_if(events,
                                     [](const auto& event) { return std::holds_alternative<T>(event); });
    }
    [[nodiscard]] bool waitForEvents(qsizetype number) const
    {
        return QTest::qWaitFor([&] { return std::ssize(events) >= number; }, 30000);
    }

    FakeEngine fake;
    app::EngineProcess engine;
    std::optional<double> timeLimit;
    std::vector<job::Event> events;
    std::optional<app::Outcome> outcome;
};

} // namespace scalescope::tests
