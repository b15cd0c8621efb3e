// SPDX-License-Identifier: GPL-3.0-or-later
// What a simulated run with the error of its formats costs: the whole job, from loading to the run file, of
// the transformer that tracking is measured with, one thread.
#include "core/engine/engine.h"
#include "core/engine/examples/example.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/peak_memory.h"
#include "tests/core/engine/support/job_run.h"
#include "tests/support/places.h"

#include <c10/util/Exception.h>
#include <filesystem>

namespace scalescope::bench {

namespace {

/// The model in a folder of its own, and jobs on it.
class Jobs
{
public:
    Jobs()
    {
        countTensorBytes();
        std::filesystem::create_directories(m_folder);
        engine::buildModule(tests::sourcePath("tests/benchmarks/transformer.py").toStdString(), 0,
                            tests::sourcePath("resources/examples/nn.py").toStdString())
            .save((m_folder / "model.pt").string());
    }
    Jobs(const Jobs&) = delete;
    Jobs& operator=(const Jobs&) = delete;
    ~Jobs() { std::filesystem::remove_all(m_folder); }

    void tracked() const { run({}); }
    void simulated(const std::string& rounding = {}) const { run({"fp8"}, rounding); }

private:
    void run(const std::vector<std::string>& transforms, const std::string& rounding = {}) const
    {
        job::Job job;
        job.model = (m_folder / "model.pt").string();
        job.output = (m_folder / "run.scales").string();
        job.inputs = {{"x", "randn:[8,128,512]"}};
        job.threads = 1;
        std::filesystem::remove(job.output);
        job.transforms = *job::transformsFrom(transforms);
        job.rounding = rounding;
        engine::testing::NoEvents events;
        const auto done = engine::runJob(job, events, {});
        TORCH_CHECK(done, "the run failed: ", done ? std::string() : done.error().message);
    }

    std::filesystem::path m_folder = std::filesystem::temp_directory_path() / "scalescope-bench-error";
};

std::vector<Measurement> errorTime()
{
    const Jobs jobs;
    const auto seconds =
        secondsByRound({[&] { jobs.tracked(); }, [&] { jobs.simulated(); }}, roundsOr(5), Clock::Cpu);
    return {measured("error/time", seconds[1] / seconds[0], "x tracked").withGoal(2.4),
            measured("error/time/tracked", seconds[0], "s")};
}

std::vector<Measurement> errorMemory()
{
    const Jobs jobs;
    jobs.tracked();
    jobs.simulated();
    const auto megabytes = [](std::int64_t bytes) { return static_cast<double>(bytes) / 1e6; };
    const double tracked = megabytes(peakTensorBytes([&] { jobs.tracked(); }));
    const double simulated = megabytes(peakTensorBytes([&] { jobs.simulated(); }));
    // Rounded to nearest, an operand of several products is there once; at random each product has its own.
    const double nearest = megabytes(peakTensorBytes([&] { jobs.simulated("nearest-even"); }));
    return {measuredMemory("error/memory", simulated / tracked, "x tracked").withGoal(1.3),
            measuredMemory("error/memory/nearest", nearest / tracked, "x tracked").withGoal(1.3),
            measuredMemory("error/memory/tracked", tracked, "MB")};
}

const Register errorTimeRegistered("error/time", errorTime);
const Register errorMemoryRegistered("error/memory", errorMemory);

} // namespace

} // namespace scalescope::bench
