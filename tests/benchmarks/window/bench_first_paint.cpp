// SPDX-License-Identifier: GPL-3.0-or-later
// From the start of a process to the first paint of its window: loading the program, the widgets, the styles.
#include "tests/app/desktop/window_fixture.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/window/first_paint.h"

#include <QProcess>
#include <cstdlib>

namespace scalescope::bench {

int paintOnce()
{
    tests::WindowFixture fixture;
    // What is freed on the way out is not part of the start.
    QObject::connect(&fixture.window, &app::MainWindow::firstPaint, [] { std::_Exit(0); });
    fixture.window.show();
    return QApplication::exec();
}

namespace {

std::vector<Measurement> firstPaint()
{
    const std::string option(paintOnceOption);
    const auto start = [&] {
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(), {QString::fromStdString(option)});
        if (!process.waitForFinished() || process.exitCode() != 0)
            throw std::runtime_error("the window was not painted");
    };
    return {measured("window/first_paint", secondsByRound({start}, 9)[0] * 1e3, "ms")};
}

const Register registered("window/first_paint", firstPaint);

} // namespace

} // namespace scalescope::bench
