// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/run_writer.h"

#include "core/message/say_run.h"
#include "core/message/say_runfile.h"
#include "core/runfile/reading.h"
#include "core/runfile/tables.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace scalescope::runfile {

namespace {

namespace fs = std::filesystem;

constexpr int rowsPerBatch = 5000;
constexpr std::chrono::milliseconds longestBatch{500};
/// How long a batch waits for readers before it goes on growing, all of them together, and the last one
/// before it goes into another file.
constexpr std::chrono::milliseconds patience{100};
constexpr std::chrono::milliseconds patienceInAll{2000};
constexpr std::chrono::milliseconds lastPatience{2000};

} // namespace

struct RunWriter::State
{
    explicit State(PartialFile claimed)
        : file(std::move(claimed)),
          tables(std::make_unique<Tables>(file.path())),
          committer([this](const std::stop_token& stop) { commitInTime(stop); })
    {
    }

    ~State()
    {
        committer.request_stop();
        committer.join();
        try {
            commitLocked(patience);
        } catch (const std::exception&) { // what was committed before stays readable
        }
    }

    /// Runs one change of the tables within the current batch, or keeps its error.
    template <typename Change>
    void write(const Change& change)
    {
        const std::lock_guard lock(mutex);
        if (error || !tables || ended)
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
                commitLocked(std::min(patience, patienceLeft));
        } catch (const Damaged& found) {
            if (!refused)
                refused = found.where;
        } catch (const std::exception& exception) {
            error = say::verbatim(exception.what());
        }
    }

    /// The same of what refers to other rows: where one was left out, all that came later are.
    template <typename Change>
    void record(const Change& change)
    {
        write([&](Tables& into) {
            if (!refused)
                change(into);
        });
    }

    /// A reader that holds the file for long only delays a batch: it is tried again with the next one.
    void commitLocked(std::chrono::milliseconds longest)
    {
        if (rows == 0 || !tables)
            return;
        if (tables->commit(0) || commitPatiently(longest)) {
            rows = 0;
            return;
        }
        batchBegan = std::chrono::steady_clock::now();
        rows = 1;
    }

    bool commitPatiently(std::chrono::milliseconds longest)
    {
        const auto began = std::chrono::steady_clock::now();
        const bool isDone = tables->commit(static_cast<int>(longest.count()));
        const auto waited = std::chrono::steady_clock::now() - began;
        patienceLeft -= std::min(patienceLeft, std::chrono::ceil<std::chrono::milliseconds>(waited));
        return isDone;
    }

    void commitOrKeepError(std::chrono::milliseconds longest)
    {
        try {
            commitLocked(longest);
        } catch (const std::exception& exception) {
            if (!error)
                error = say::verbatim(exception.what());
            rows = 0;
        }
    }

    /// Leaves the file to the readers that keep it: the content goes into another one.
    void leaveToReaders()
    {
        try {
            const Image image = tables->image();
            tables.reset();
            rows = 0;
            if (const std::error_code failed = file.putIntoJournal(image.bytes()))
                error = say::verbatim(failed.message());
        } catch (const std::exception& exception) {
            error = say::verbatim(exception.what());
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
            commitOrKeepError(std::min(patience, patienceLeft));
        }
    }

    PartialFile file;  ///< goes after the tables: closing a file's descriptor drops SQLite's locks on it
    fs::path finished; ///< empty until then
    std::mutex mutex;
    std::unique_ptr<Tables> tables;                         ///< null once the file is finished
    bool ended = false;                                     ///< the tables have their checksums
    std::atomic<bool> complete = false;                     ///< and say that the run came to its end
    int rows = 0;                                           ///< in the open batch, since it was last tried
    std::chrono::milliseconds patienceLeft = patienceInAll; ///< of the batches but the last one
    message::Clause refused;                                ///< what no reader takes; the first one
    std::string lastNode;
    std::optional<graph::Problem> problemAtEnd;
    graph::NodeId lastId = -1;
    std::chrono::steady_clock::time_point batchBegan;
    message::Clause error; ///< the first one
    std::condition_variable_any begun;
    std::jthread committer; ///< last, so that all above is there when it starts
};

RunWriter::RunWriter(std::unique_ptr<State> state) : m_state(std::move(state)) {}
RunWriter::RunWriter(RunWriter&&) noexcept = default;
RunWriter& RunWriter::operator=(RunWriter&&) noexcept = default;
RunWriter::~RunWriter() = default;

Result<RunWriter> RunWriter::create(const fs::path& output)
{
    return PartialFile::claim(output).and_then(
        [](PartialFile&& claimed) { return create(std::move(claimed)); });
}

Result<RunWriter> RunWriter::create(PartialFile claimed)
{
    if (auto cleared = claimed.clear(); !cleared)
        return tl::unexpected(std::move(cleared.error()));
    const fs::path output = claimed.output();
    try {
        return RunWriter(std::make_unique<State>(std::move(claimed)));
    } catch (const std::exception& exception) {
        return tl::unexpected(cannotFill(output, say::verbatim(exception.what())));
    }
}

void RunWriter::setFacts(const graph::RunFacts& facts)
{
    m_state->write([&](Tables& tables) {
        for (const auto& [key, text] : facts.texts())
            tables.setFact(key, text);
    });
}

void RunWriter::addNode(const graph::Node& node)
{
    m_state->record([&](Tables& tables) {
        tables.addNode(node);
        m_state->lastNode = node.name;
        m_state->lastId = node.id;
    });
}

void RunWriter::setMetric(graph::NodeId node, graph::Direction direction, const graph::Metric& metric)
{
    m_state->record([&](Tables& tables) { tables.setMetric(node, direction, metric); });
}

void RunWriter::setError(graph::NodeId node, graph::Direction direction, const graph::TensorError& error)
{
    m_state->record([&](Tables& tables) { tables.setError(node, direction, error); });
}

void RunWriter::setRunError(const graph::RunError& error)
{
    m_state->record([&](Tables& tables) { tables.setRunError(error); });
}

void RunWriter::addModuleCall(const graph::ModuleCall& call)
{
    m_state->record([&](Tables& tables) { tables.addModuleCall(call); });
}

void RunWriter::addSource(const std::string& file, const std::string& text)
{
    m_state->write([&](Tables& tables) { tables.addSource(file, text); });
}

void RunWriter::addProblem(const graph::Problem& problem)
{
    m_state->write([&](Tables& tables) {
        graph::Problem told = problem;
        if (m_state->refused && told.node > m_state->lastId) // it was left out
            told.node.reset();
        tables.addProblem(told);
    });
}

void RunWriter::addTransformNote(const graph::TransformNote& note)
{
    m_state->record([&](Tables& tables) { tables.addTransformNote(note); });
}

void RunWriter::addQuantized(const graph::QuantizedTensor& tensor)
{
    m_state->record([&](Tables& tables) { tables.addQuantized(tensor); });
}

void RunWriter::discardNodes()
{
    m_state->write([&](Tables& tables) {
        tables.discardNodes();
        m_state->lastId = -1;
    });
}

void RunWriter::setProblemAtEnd(std::optional<graph::Problem> problem)
{
    const std::lock_guard lock(m_state->mutex);
    m_state->problemAtEnd = std::move(problem);
}

fs::path RunWriter::keepValues()
{
    const std::lock_guard lock(m_state->mutex);
    return m_state->file.keepValues();
}

/// A file that is empty goes with its claim.
void RunWriter::discard()
{
    const std::lock_guard lock(m_state->mutex);
    m_state->tables.reset();
    m_state->rows = 0;
    if (::ftruncate(m_state->file.descriptor(), 0) != 0)
        m_state->error = say::verbatim(std::generic_category().message(errno)); // unreached: an open file
}

void RunWriter::flush()
{
    const std::lock_guard lock(m_state->mutex);
    m_state->commitOrKeepError(std::min(patience, m_state->patienceLeft));
}

/// A run that says that it came to its end although a row was left out did not: it was stopped.
Result<fs::path> RunWriter::finish(graph::RunStatus status)
{
    const message::Clause refused = refusal();
    if (!refused || status != graph::RunStatus::Done)
        return finishAs(status);
    const message::Sentence said = say::runFileFull(refused);
    addProblem(graph::problemOf(graph::Severity::Error, std::string(say::runStopped.form.problem), said));
    return finishAs(graph::RunStatus::Stopped).and_then([&said](const fs::path&) -> Result<fs::path> {
        return tl::unexpected(errorOf(said));
    });
}

Result<fs::path> RunWriter::finishAs(graph::RunStatus status)
{
    m_state->write([&](Tables& tables) {
        if (m_state->problemAtEnd)
            tables.addProblem(*m_state->problemAtEnd);
        tables.end(status);
        m_state->ended = true;
        m_state->complete = status == graph::RunStatus::Done;
    });
    const std::lock_guard lock(m_state->mutex);
    State& state = *m_state;
    state.commitOrKeepError(lastPatience);
    if (!state.finished.empty())
        return state.finished;
    if (!state.file.isInPlace())
        state.error = say::removedMeanwhile(state.file.path().string());
    if (!state.error && state.rows > 0)
        state.leaveToReaders();
    if (state.error)
        return tl::unexpected(cannotFill(state.file.output(), state.error));
    state.tables.reset();
    return state.file.finish(status == graph::RunStatus::Done)
        .and_then([&state](PartialFile::Finished&& finished) {
            state.finished = std::move(finished.file);
            return finished.values.map([&state] { return state.finished; });
        });
}

fs::path RunWriter::partialPath() const
{
    return m_state->file.path();
}

message::Clause RunWriter::refusal() const
{
    const std::lock_guard lock(m_state->mutex);
    return m_state->refused;
}

std::string RunWriter::lastNode() const
{
    const std::lock_guard lock(m_state->mutex);
    return m_state->lastNode;
}

bool RunWriter::isComplete() const
{
    return m_state->complete;
}

fs::path RunWriter::finishedPath() const
{
    const std::lock_guard lock(m_state->mutex);
    return m_state->finished;
}

} // namespace scalescope::runfile
