// SPDX-License-Identifier: GPL-3.0-or-later
// What tracking and simulated FP8 cost: forward and backward of a transformer, one thread.
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/peak_memory.h"
#include "tests/benchmarks/workload.h"

namespace scalescope::bench {

namespace {

constexpr const char* clones = "clones and six ATen calls";

std::vector<Measurement> trackingTime()
{
    Workload work;
    const auto seconds = secondsByRound({[&] { work.untracked(); }, [&] { work.tracked(); },
                                         [&] { work.cloneScheme(); }, [&] { work.readTracked(); }},
                                        roundsOr(9), Clock::Cpu);
    return {measured("tracking/time", seconds[1] / seconds[0], "x untracked")
                .withGoal(1.10)
                .withLimit(1 + seconds[3] / seconds[0])
                .beside(seconds[2] / seconds[0], clones),
            measured("tracking/time/untracked", seconds[0], "s")};
}

std::vector<Measurement> trackingMemory()
{
    Workload work;
    work.untracked();
    work.tracked();
    const auto megabytes = [](std::int64_t bytes) { return static_cast<double>(bytes) / 1e6; };
    const double plain = megabytes(peakTensorBytes([&] { work.untracked(); }));
    const double tracked = megabytes(peakTensorBytes([&] { work.tracked(); }));
    const double cloning = megabytes(peakTensorBytes([&] { work.cloneScheme(); }));
    return {measuredMemory("tracking/memory", tracked / plain, "x untracked")
                .withGoal(1.10)
                .withLimit(1)
                .beside(cloning / plain, clones),
            measuredMemory("tracking/memory/untracked", plain, "MB")};
}

std::vector<Measurement> processMemory()
{
    Workload work;
    work.untracked();
    const auto megabytes = [](std::int64_t bytes) { return static_cast<double>(bytes) / 1e6; };
    const double plain = megabytes(peakProcessBytes([&] { work.untracked(); }));
    const double tracked = megabytes(peakProcessBytes([&] { work.tracked(); }));
    return {
        measuredMemory("tracking/process_memory", tracked / plain, "x untracked").withGoal(1.05).withLimit(1),
        measuredMemory("tracking/process_memory/untracked", plain, "MB")};
}

std::vector<Measurement> simulationTime()
{
    Workload work;
    const auto seconds = secondsByRound(
        {[&] { work.tracked(); }, [&] { work.simulated("nearest"); }, [&] { work.simulated("stochastic"); }},
        roundsOr(9), Clock::Cpu);
    return {measured("fp8/time/nearest", seconds[1] / seconds[0], "x tracked").withGoal(1.1),
            measured("fp8/time/stochastic", seconds[2] / seconds[0], "x tracked").withGoal(1.1),
            measured("fp8/time/tracked", seconds[0], "s")};
}

const Register trackingTimeRegistered("tracking/time", trackingTime);
const Register simulation("fp8/time", simulationTime);
const Register trackingMemoryRegistered("tracking/memory", trackingMemory);
const Register process("tracking/process_memory", processMemory);

} // namespace

} // namespace scalescope::bench
