// SPDX-License-Identifier: GPL-3.0-or-later
// What a run costs beside the model: `scalescope run` of the smallest example from start to end, which loads,
// runs and goes back in a few milliseconds.
#include "tests/benchmarks/benchmark.h"
#include "tests/support/places.h"

#include <QProcess>
#include <QTemporaryDir>
#include <stdexcept>

namespace scalescope::bench {

namespace {

constexpr double goal = 250; // ms

std::vector<Measurement> smallRun()
{
    const QTemporaryDir folder;
    const auto run = [&] {
        QProcess process;
        process.start(tests::programPath("scalescope"),
                      {"run", tests::examplePath("mlp.pt"), "--inputs", tests::examplePath("mlp.inputs.json"),
                       "-o", folder.filePath("small.scales")});
        if (!process.waitForFinished() || process.exitCode() != 0) {
            throw std::runtime_error("the example could not be run");
        }
    };
    return {measured("command/run_of_a_small_model", secondsByRound({run}, roundsOr(9))[0] * 1e3, "ms")
                .withGoal(goal)};
}

const Register registered("command/run", smallRun);

} // namespace

} // namespace scalescope::bench
