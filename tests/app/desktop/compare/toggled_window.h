// SPDX-License-Identifier: GPL-3.0-or-later
// A window whose toggles run a variant of the model, with the real engine.
#pragma once

#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runs/patience.h"

#include <QSignalSpy>
#include <QToolButton>

namespace scalescope::tests {

/// "unit_scale, fp8"; nothing for an original.
inline QString transformsOf(const graph::Run& run)
{
    QStringList names;
    for (const std::string& name : run.facts.transforms)
        names << QString::fromStdString(name);
    return names.join(QStringLiteral(", "));
}

/// A window, what is clicked in it, and what it told.
struct Toggles : WindowFixture
{
    Toggles()
        : simulate(window.findChild<QToolButton*>("simulate")),
          stop(window.findChild<QToolButton*>("stop")),
          ended(&window.workspace().controller(), &app::RunController::runEnded),
          stages(&window.workspace().controller(), &app::RunController::stageStarted),
          shown(&window.workspace(), &app::Workspace::resultsShown)
    {
        // Beside a failure it says why.
        QObject::connect(&window.workspace(), &app::Workspace::message, &window,
                         [](const QString& sentence) { qInfo("the window says: %s", qPrintable(sentence)); });
    }

    [[nodiscard]] bool hasEnded(int count)
    {
        return QTest::qWaitFor([&] { return ended.count() == count; }, enginePatience);
    }
    [[nodiscard]] bool compares()
    {
        return QTest::qWaitFor([&] { return window.compared().comparison() != nullptr; }, enginePatience);
    }
    /// Opens the example, clicks Simulate FP8, and waits for the comparison with the variant.
    [[nodiscard]] bool compareExample()
    {
        if (!show())
            return false;
        window.openExample();
        QTest::mouseClick(simulate, Qt::LeftButton);
        return hasEnded(1) && compares();
    }
    [[nodiscard]] bool hasRun()
    {
        return QTest::qWaitFor([&] { return !shown.isEmpty() && shown.last().first().toBool(); },
                               enginePatience);
    }

    QToolButton* simulate;
    QToolButton* stop;
    QSignalSpy ended;
    QSignalSpy stages;
    QSignalSpy shown;
};

} // namespace scalescope::tests
