// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/window_fixture.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/window/first_paint.h"

#include <QApplication>

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    scalescope::tests::prepareApplication();
    if (argc == 2 && argv[1] == scalescope::bench::paintOnceOption)
        return scalescope::bench::paintOnce();
    return scalescope::bench::runBenchmarks("window", {argv + 1, argv + argc});
}
