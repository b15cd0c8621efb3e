// SPDX-License-Identifier: GPL-3.0-or-later
// What the sandbox and the engine's second process cost: describing the smallest example from start to end,
// with and without them.
#include "core/job/job.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/support/places.h"

#include <QProcess>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace scalescope::bench {

namespace {

void describe(const QString& engine)
{
    job::Job job;
    job.command = job::Command::Info;
    job.model = tests::examplePath("mlp.pt").toStdString();
    job.withoutSandbox = true;
    QProcess process;
    process.start(engine, {});
    process.write(QByteArray::fromStdString(job::toJson(job).dump()));
    process.closeWriteChannel();
    if (!process.waitForFinished() || process.exitCode() != 0) {
        throw std::runtime_error("the example could not be described");
    }
}

std::vector<Measurement> starts()
{
    const auto seconds =
        secondsByRound({[] { describe(tests::programPath("scalescope-engine")); },
                        [] { describe(tests::programPath("../tests/engine_without_sandbox")); }},
                       roundsOr(15));
    return {measured("sandbox/start_with_it", seconds[0] * 1e3, "ms"),
            measured("sandbox/start_without_it", seconds[1] * 1e3, "ms")};
}

const Register sandboxRegistered("sandbox/start", starts);

} // namespace

} // namespace scalescope::bench
