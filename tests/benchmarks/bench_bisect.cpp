// SPDX-License-Identifier: GPL-3.0-or-later
// What a trial of a bisection costs, against a tracked run of the same model: whole jobs, one thread.
#include "core/engine/engine.h"
#include "core/engine/examples/example.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/support/places.h"

#include <c10/util/Exception.h>
#include <filesystem>

namespace scalescope::bench {

namespace {

class CountedTrials : public job::EventSink
{
public:
    void emit(const job::Event& event) override
    {
        if (const auto* progress = std::get_if<job::Progress>(&event);
            progress != nullptr && progress->phase == job::Phase::Bisect) {
            count = progress->done;
        }
    }
    std::int64_t count = 0;
};

/// The benchmark's transformer in a folder of its own.
class Model
{
public:
    Model()
    {
        std::filesystem::create_directories(m_folder);
        engine::buildModule(tests::sourcePath("tests/benchmarks/transformer.py").toStdString(), 0,
                            tests::sourcePath("resources/examples/nn.py").toStdString())
            .save((m_folder / "model.pt").string());
    }
    Model(const Model&) = delete;
    Model& operator=(const Model&) = delete;
    ~Model() { std::filesystem::remove_all(m_folder); }

    [[nodiscard]] job::Job job() const
    {
        job::Job job;
        job.model = (m_folder / "model.pt").string();
        job.inputs = {{"x", "randn:[2,64,512]"}};
        job.threads = 1;
        return job;
    }

    void track() const
    {
        job::Job job = this->job();
        job.output = (m_folder / "run.scales").string();
        std::filesystem::remove(job.output);
        run(job);
    }

    /// The number of trials.
    [[nodiscard]] std::int64_t bisect() const
    {
        job::Job job = this->job();
        job.command = job::Command::Bisect;
        job.transforms = *job::transformsFrom({"fp8"});
        job.target = job::BisectTarget{job::BisectTarget::Kind::Gradients};
        return run(job);
    }

private:
    static std::int64_t run(const job::Job& job)
    {
        CountedTrials trials;
        const auto done = engine::runJob(job, trials, {});
        TORCH_CHECK(done, "the run failed: ", done ? std::string() : done.error().message);
        return trials.count;
    }

    std::filesystem::path m_folder = std::filesystem::temp_directory_path() / "scalescope-bench-bisect";
};

std::vector<Measurement> trialTime()
{
    const Model model;
    std::int64_t trials = 1;
    const auto seconds =
        secondsByRound({[&] { model.track(); }, [&] { trials = model.bisect(); }}, 3, Clock::Cpu);
    const Rounds trial = seconds[1] / static_cast<double>(trials);
    return {measured("bisect/trial", trial / seconds[0], "x tracked").withGoal(1.0),
            measured("bisect/trials", 1 / trial, "trials/s").of(Kind::Rate)};
}

const Register trialRegistered("bisect/trial", trialTime);

} // namespace

} // namespace scalescope::bench
