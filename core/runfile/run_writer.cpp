// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/run_writer.h"

#include "core/runfile/tables.h"

#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <fcntl.h>
#include <mutex>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace scalescope::runfile {

namespace {

namespace fs = std::filesystem;

constexpr int rowsPerBatch = 500;
constexpr std::chrono::milliseconds longestBatch{500};
/// How long a batch waits for readers before it goes on growing, and how long the last one does.
constexpr int patience = 100;
constexpr int lastPatience = 10000;

fs::path partialOf(fs::path output)
{
    return output += ".partial";
}

/// The file's content is on the disk before its name says that it is whole.
void syncToDisk(const fs::path& file)
{
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
}

Error cannotWrite(const fs::path& file, const std::string& reason, ExitStatus status = ExitStatus::Stopped)
{
    return {status,
            "The run file " + file.string() + " can't be written (" + reason +
                "); choose another place with -o, or make room there.",
            "-o"};
}

/// A file that can't be made is a wrong name, told in the system's words, which say more than SQLite's; one
/// that can be made but not filled is a disk without room.
Error cannotBegin(const fs::path& output, const fs::path& file, const std::exception& exception)
{
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (descriptor < 0)
        return cannotWrite(output, std::generic_category().message(errno), ExitStatus::Usage);
    ::close(descriptor);
    return cannotWrite(output, exception.what());
}

} // namespace

struct RunWriter::State
{
    explicit State(fs::path outputFile)
        : output(std::move(outputFile)),
          tables(std::make_unique<Tables>(partialOf(output))),
          committer([this](const std::stop_token& stop) { commitInTime(stop); })
    {
    }

    ~State()
    {
        committer.request_stop();
        committer.join();
        try {
            commitLocked(lastPatience);
        } catch (const std::exception&) { // what was committed before stays readable
        }
    }

    /// Runs one change of the tables within the current batch, or keeps its error.
    template <typename Change>
    void write(const Change& change)
    {
        const std::lock_guard lock(mutex);
        if (!error.empty() || !tables)
            return;
        try {
            if (rows == 0) {
                tables->begin();
                batchBegan = std::chrono::steady_clock::now();
                ++rows;
                begun.notify_one();
            }
            change(*tables);
            if (++rows > rowsPerBatch)
                commitLocked();
        } catch (const std::exception& exception) {
            error = exception.what();
        }
    }

    /// A reader that holds the file for long only delays a batch: it is tried again with the next one.
    void commitLocked(int milliseconds = patience)
    {
        if (rows == 0 || !tables)
            return;
        if (tables->commit(milliseconds))
            rows = 0;
        else
            batchBegan = std::chrono::steady_clock::now();
    }

    void commitOrKeepError(int milliseconds = patience)
    {
        try {
            commitLocked(milliseconds);
        } catch (const std::exception& exception) {
            if (error.empty())
                error = exception.what();
            rows = 0;
        }
    }

    /// Commits a batch that no further row completes: a model can spend minutes in one operator.
    void commitInTime(const std::stop_token& stop)
    {
        std::unique_lock lock(mutex);
        while (!stop.stop_requested()) {
            begun.wait(lock, stop, [this] { return rows > 0; });
            const auto due = batchBegan + longestBatch;
            if (begun.wait_until(lock, stop, due,
                                 [this, due] { return rows == 0 || batchBegan + longestBatch != due; }))
                continue;
            if (stop.stop_requested())
                return;
            commitOrKeepError();
        }
    }

    fs::path output;
    std::mutex mutex;
    std::unique_ptr<Tables> tables; ///< null once the file is finished
    int rows = 0;                   ///< in the open batch
    std::chrono::steady_clock::time_point batchBegan;
    std::string error; ///< the first one
    std::condition_variable_any begun;
    std::jthread committer; ///< last, so that all above is there when it starts
};

RunWriter::RunWriter(std::unique_ptr<State> state) : m_state(std::move(state)) {}
RunWriter::RunWriter(RunWriter&&) noexcept = default;
RunWriter& RunWriter::operator=(RunWriter&&) noexcept = default;
RunWriter::~RunWriter() = default;

Result<RunWriter> RunWriter::create(const fs::path& output)
{
    const fs::path partial = partialOf(output);
    std::error_code ignored;
    fs::remove(partial, ignored);
    fs::path journal = partial;
    fs::remove(journal += "-journal", ignored);
    // Where the finished file is put by its name, a device or a pipe of that name would be lost.
    if (fs::exists(output, ignored) && !fs::is_regular_file(output, ignored))
        return tl::unexpected(cannotWrite(output, "it is no regular file", ExitStatus::Usage));
    try {
        return RunWriter(std::make_unique<State>(output));
    } catch (const std::exception& exception) {
        return tl::unexpected(cannotBegin(output, partial, exception));
    }
}

void RunWriter::setFact(const std::string& key, const std::string& value)
{
    m_state->write([&](Tables& tables) { tables.setFact(key, value); });
}

void RunWriter::addNode(const graph::Node& node)
{
    m_state->write([&](Tables& tables) { tables.addNode(node); });
}

void RunWriter::setMetric(graph::NodeId node, graph::Direction direction, const graph::Metric& metric)
{
    m_state->write([&](Tables& tables) { tables.setMetric(node, direction, metric); });
}

void RunWriter::addModuleCall(const graph::ModuleCall& call)
{
    m_state->write([&](Tables& tables) { tables.addModuleCall(call); });
}

void RunWriter::addSource(const std::string& file, const std::string& text)
{
    m_state->write([&](Tables& tables) { tables.addSource(file, text); });
}

void RunWriter::addProblem(const graph::Problem& problem)
{
    m_state->write([&](Tables& tables) { tables.addProblem(problem); });
}

void RunWriter::addTransformNote(const graph::TransformNote& note)
{
    m_state->write([&](Tables& tables) { tables.addTransformNote(note); });
}

void RunWriter::addQuantised(const graph::QuantisedTensor& tensor)
{
    m_state->write([&](Tables& tables) { tables.addQuantised(tensor); });
}

void RunWriter::discardNodes()
{
    m_state->write([](Tables& tables) { tables.discardNodes(); });
}

void RunWriter::flush()
{
    const std::lock_guard lock(m_state->mutex);
    m_state->commitOrKeepError();
}

Result<void> RunWriter::finish(graph::RunStatus status)
{
    setFact("status", std::string(toString(status)));
    const std::lock_guard lock(m_state->mutex);
    State& state = *m_state;
    state.commitOrKeepError(lastPatience);
    if (state.error.empty() && state.rows > 0)
        state.error = "another program has kept it locked";
    if (!state.error.empty())
        return tl::unexpected(cannotWrite(state.output, state.error));
    state.tables.reset();
    const fs::path partial = partialOf(state.output);
    syncToDisk(partial);
    std::error_code failed;
    fs::rename(partial, state.output, failed);
    if (failed)
        return tl::unexpected(cannotWrite(state.output, failed.message()));
    return {};
}

fs::path RunWriter::partialPath() const
{
    return partialOf(m_state->output);
}

} // namespace scalescope::runfile
