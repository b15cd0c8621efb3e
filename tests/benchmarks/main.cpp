// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/benchmark.h"

int main(int argc, char** argv)
{
    return scalescope::bench::runBenchmarks("engine", {argv + 1, argv + argc});
}
