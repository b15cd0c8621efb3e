// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/supervisor.h"

#include "app/engine/memory.h"
#include "core/job/size.h"
#include "core/message/say_run.h"

#include <atomic>
#include <csignal>
#include <filesystem>
#include <future>
#include <thread>
#include <unistd.h>

namespace scalescope::app {

namespace {

using namespace std::chrono_literals;

constexpr auto patienceWithLargeFile = 20s;
constexpr auto patienceWithReader = 40ms;
constexpr auto patienceAtTheEnd = 10s; ///< of the process that has nothing else left to do
constexpr auto betweenChecks = 20ms;

std::atomic<bool> stopAsked = false;
static_assert(std::atomic<bool>::is_always_lock_free); // else no signal handler may set it

// Not blocked and waited for: a BLAS starts its threads before main, so that a signal would reach one of
// them.
void handleStopSignals()
{
    struct sigaction action = {};
    action.sa_handler = [](int) { stopAsked = true; };
    action.sa_flags = SA_RESTART;
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        ::sigaction(signal, &action, nullptr);
}

} // namespace

Supervisor::Supervisor(EventWriter& events) : m_events(events)
{
    handleStopSignals();
}

void Supervisor::startWatch()
{
    std::thread([this] {
        for (;; std::this_thread::sleep_for(betweenChecks))
            check();
    }).detach();
}

void Supervisor::setMemoryLimit(std::int64_t bytes)
{
    const std::scoped_lock lock(m_mutex);
    m_memory = bytes;
}

void Supervisor::setOutputLimit(std::int64_t bytes)
{
    const std::scoped_lock lock(m_mutex);
    m_output = bytes;
}

void Supervisor::setTimeLimit(std::optional<TimeLimit> limit)
{
    const std::scoped_lock lock(m_mutex);
    m_time = std::move(limit);
}

void Supervisor::setRun(std::shared_ptr<runfile::RunWriter> run)
{
    const std::scoped_lock lock(m_mutex);
    m_run = std::move(run);
}

void Supervisor::setLastWords(LastWords words)
{
    const std::scoped_lock lock(m_mutex);
    m_lastWords = std::move(words);
}

double Supervisor::seconds() const
{
    return std::chrono::duration<double>(Clock::now() - m_start).count();
}

void Supervisor::end(job::Done done, EventWriter::Before before)
{
    m_ending.lock();
    done.seconds = seconds();
    endWith(done, patienceAtTheEnd, before);
}

void Supervisor::endWith(const job::Done& done, std::chrono::milliseconds patience,
                         EventWriter::Before before)
{
    if (m_leave)
        m_leave(done);
    else if (!m_events.emitLast(done, patience, before))
        ::raise(SIGKILL); // else what others wrote before would be taken for it
    // Not exit: destructors of libtorch and of the model's libraries have nothing left to do but to crash.
    ::_exit(static_cast<int>(done.status));
}

void Supervisor::sayLast(const job::Log& log)
{
    if (!m_events.emitInTime(log, patienceAtTheEnd))
        ::raise(SIGKILL);
}

void Supervisor::check()
{
    if (stopAsked)
        stop(say::stoppedByUser(), graph::Severity::Info);
    if (m_events.isClosed())
        stop(say::nobodyReads(), graph::Severity::Warning);
    checkLimits();
    checkOutput();
}

/// What the run file has on the disk; a batch that is not there yet makes it little larger.
void Supervisor::checkOutput()
{
    std::shared_ptr<runfile::RunWriter> run;
    std::optional<std::int64_t> most;
    {
        const std::scoped_lock lock(m_mutex);
        run = m_run;
        most = m_output;
    }
    std::error_code none;
    const auto bytes = run && most ? std::filesystem::file_size(run->partialPath(), none) : 0;
    if (!none && static_cast<std::int64_t>(bytes) > most.value_or(0))
        stop(say::outputLimitReached(job::sizeText(static_cast<std::int64_t>(bytes)), job::sizeText(*most),
                                     run->lastNode()),
             graph::Severity::Warning, patienceWithLargeFile);
}

bool Supervisor::isComplete()
{
    const std::scoped_lock lock(m_mutex);
    return m_run && m_run->isComplete();
}

void Supervisor::checkLimits()
{
    std::optional<std::int64_t> memory;
    std::optional<TimeLimit> time;
    {
        const std::scoped_lock lock(m_mutex);
        memory = m_memory;
        time = m_time;
    }
    if (time && seconds() > time->seconds && !isComplete())
        stop(time->said, graph::Severity::Warning);
    if (const auto used = memory ? residentMemory() : 0; memory && used > *memory)
        stop(say::memoryLimitReached(job::sizeText(used), job::sizeText(*memory)), graph::Severity::Warning);
}

void Supervisor::stop(const message::Sentence& said, graph::Severity severity,
                      std::chrono::milliseconds patience)
{
    // Where the run has just come to its end, its own last event is on its way.
    if (!m_ending.try_lock_for(inAnInstant))
        ::_exit(static_cast<int>(ExitStatus::Stopped));
    job::Done done{said.status(), message::english(said), {}, finishRun(said, severity, patience), seconds(),
                   said};
    if (isComplete() && !done.path.empty()) // the file says that it was not stopped
        done = {ExitStatus::Done, {}, {}, done.path, done.seconds, {}};
    sayLastWords();
    endWith(done, patienceWithReader, EventWriter::Before::CutLine);
}

void Supervisor::sayLastWords()
{
    LastWords words;
    {
        const std::scoped_lock lock(m_mutex);
        words = m_lastWords;
    }
    for (job::Log& log : words ? words() : std::vector<job::Log>())
        m_events.emitInTime(std::move(log), patienceWithReader);
}

std::string Supervisor::finishRun(const message::Sentence& said, graph::Severity severity,
                                  std::chrono::milliseconds patience)
{
    std::shared_ptr<runfile::RunWriter> run;
    {
        const std::scoped_lock lock(m_mutex);
        run = m_run;
    }
    if (!run)
        return {};
    // On a thread of its own: the file's lock may be held by a thread that waits for a slow disk.
    std::packaged_task<Result<std::filesystem::path>()> task([run, said, severity] {
        run->addProblem(graph::problemOf(severity, std::string(say::runStopped.form.problem), said));
        return run->finish(graph::RunStatus::Stopped);
    });
    auto finished = task.get_future();
    std::thread(std::move(task)).detach();
    const bool inTime = finished.wait_for(patience) == std::future_status::ready;
    if (!inTime)
        return {};
    const auto file = finished.get();
    if (!file)
        m_events.emitInTime(job::logOf(file.error().said), patienceWithReader);
    return file.value_or(std::filesystem::path()).string();
}

} // namespace scalescope::app
