// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/supervisor.h"

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
    if (stopAsked) {
        auto why = m_reason ? m_reason() : std::nullopt;
        stop(why ? std::move(*why) : job::endOf(say::stoppedByUser()), withReaders);
    }
    checkOutput();
}

std::shared_ptr<runfile::RunWriter> Supervisor::run()
{
    const std::scoped_lock lock(m_mutex);
    return m_run;
}

/// What the run file has on the disk; a batch that is not there yet makes it little larger.
void Supervisor::checkOutput()
{
    const auto writer = m_output ? run() : nullptr;
    std::error_code none;
    const auto bytes = writer ? std::filesystem::file_size(writer->partialPath(), none) : 0;
    if (!none && static_cast<std::int64_t>(bytes) > m_output.value_or(0))
        stop(job::endOf(say::outputLimitReached(job::sizeText(static_cast<std::int64_t>(bytes)),
                                                job::sizeText(*m_output), writer->lastNode())),
             patienceWithLargeFile);
}

void Supervisor::stopFor(const message::Sentence& said)
{
    stop(job::endOf(said), withReaders);
}

void Supervisor::stop(job::Done why, std::chrono::milliseconds patience)
{
    // Where the run has just come to its end, its own last event is on its way.
    if (!m_ending.try_lock_for(inAnInstant))
        ::_exit(static_cast<int>(ExitStatus::Stopped));
    why.path = finishRun(why, patience);
    why.seconds = seconds();
    if (const auto writer = run(); writer && writer->isComplete() && !why.path.empty())
        why = {ExitStatus::Done, {}, {}, why.path, why.seconds, {}}; // as the file says
    sayLastWords();
    endWith(why, patienceWithReader, EventWriter::Before::CutLine);
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

std::string Supervisor::finishRun(const job::Done& why, std::chrono::milliseconds patience)
{
    const auto writer = run();
    if (!writer)
        return {};
    const bool isWish = why.said.id() == say::stoppedByUser.form.id;
    auto problem = graph::problemOf(isWish ? graph::Severity::Info : graph::Severity::Warning,
                                    std::string(say::runStopped.form.problem), why.said);
    // On a thread of its own: the file's lock may be held by a thread that waits for a slow disk.
    std::packaged_task<Result<std::filesystem::path>()> task([writer, problem] {
        writer->addProblem(problem);
        return writer->finish(graph::RunStatus::Stopped);
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
