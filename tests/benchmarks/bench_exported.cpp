// SPDX-License-Identifier: GPL-3.0-or-later
// What a model costs as an archive of torch.export beside the same as a TorchScript file: a tracked job, one
// thread; and what opening a large archive costs beside reading its bytes. Python's torch exports the models;
// without it these are left out.
#include "core/engine/engine.h"
#include "core/engine/exported/exported_model.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/peak_memory.h"
#include "tests/core/engine/support/job_run.h"
#include "tests/support/places.h"

#include <QProcess>
#include <QString>
#include <QStringList>
#include <c10/util/Exception.h>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace scalescope::bench {

namespace {

namespace fs = std::filesystem;

/// Of the large archive; SCALESCOPE_BENCH_MIB changes it.
int mebibytes()
{
    const char* text = std::getenv("SCALESCOPE_BENCH_MIB");
    return text ? std::max(1, std::atoi(text)) : 1024;
}

bool succeeds(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program, arguments);
    return process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit &&
           process.exitCode() == 0;
}

/// The models in a folder of their own, made once and gone at the end.
class Models
{
public:
    Models()
    {
        fs::create_directories(m_folder);
        const QStringList arguments{"-B", tests::sourcePath("tests/benchmarks/export_models.py"),
                                    QString::fromStdString(m_folder.string()), QString::number(mebibytes())};
        for (const QString& python :
             {tests::sourcePath("build/test-python/bin/python"), QString("python3")}) {
            m_made = m_made || succeeds(python, arguments);
        }
        if (!m_made) {
            std::fputs("exported: left out, as Python's torch is not here; ./dev test brings it\n", stderr);
        }
    }
    Models(const Models&) = delete;
    Models& operator=(const Models&) = delete;
    ~Models() { fs::remove_all(m_folder); }

    explicit operator bool() const { return m_made; }
    [[nodiscard]] std::string file(const char* name) const { return (m_folder / name).string(); }

    void track(const char* name) const
    {
        job::Job job;
        job.model = file(name);
        job.output = file("run.scales");
        job.inputs = {{"", "randn:[8,128,512]"}};
        job.threads = 1;
        fs::remove(job.output);
        engine::testing::NoEvents events;
        const auto done = engine::runJob(job, events, {});
        TORCH_CHECK(done, "the run failed: ", done ? std::string() : done.error().message);
    }

private:
    fs::path m_folder = fs::temp_directory_path() / "scalescope-bench-exported";
    bool m_made = false;
};

const Models& models()
{
    static const Models made;
    return made;
}

std::vector<Measurement> exportedTime()
{
    if (!models()) {
        return {};
    }
    const auto seconds = secondsByRound(
        {[] { models().track("model.pt"); }, [] { models().track("model.pt2"); }}, roundsOr(5), Clock::Cpu);
    return {measured("exported/time", seconds[1] / seconds[0], "x TorchScript").withGoal(1.1),
            measured("exported/time/torchscript", seconds[0], "s")};
}

/// Of tensors that are allocated: an archive's weights are mapped from it, and not among them.
std::vector<Measurement> exportedMemory()
{
    if (!models()) {
        return {};
    }
    countTensorBytes();
    const auto peak = [](const char* name) {
        models().track(name);
        return static_cast<double>(peakTensorBytes([&] { models().track(name); })) / 1e6;
    };
    const double script = peak("model.pt");
    return {measuredMemory("exported/memory", peak("model.pt2") / script, "x TorchScript").withGoal(1.1),
            measuredMemory("exported/memory/torchscript", script, "MB")};
}

void readBytes(const std::string& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::vector<char> bytes(std::size_t{8} << 20);
    while (stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()))) {
    }
}

/// Of this process, but for pages that are a file's: what a second copy of the weights would add to.
double ownMebibytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        double kibibytes = 0;
        if (word == "RssAnon:" && status >> kibibytes) {
            return kibibytes / 1024;
        }
    }
    return 0;
}

std::vector<Measurement> openingALargeArchive()
{
    if (!models()) {
        return {};
    }
    const std::string file = models().file("large.pt2");
    const auto open = [&] {
        const auto model = engine::exported::loadExported(file);
        TORCH_CHECK(model, "the archive could not be opened");
        return ownMebibytes();
    };
    const auto seconds =
        secondsByRound({[&] { readBytes(file); }, [&] { open(); }}, roundsOr(5), Clock::Wall);
    const double before = ownMebibytes();
    const double size = static_cast<double>(fs::file_size(file)) / (1 << 20);
    return {measured("exported/open", seconds[1] / seconds[0], "x reading"),
            measured("exported/open/reading", seconds[0], "s"),
            measured("exported/open/memory", (open() - before) / size, "x its size")
                .withGoal(0.1)
                .withLimit(0)
                .of(Kind::Memory)};
}

const Register exportedTimeRegistered("exported/time", exportedTime);
const Register exportedMemoryRegistered("exported/memory", exportedMemory);
const Register openingRegistered("exported/open", openingALargeArchive);

} // namespace

} // namespace scalescope::bench
