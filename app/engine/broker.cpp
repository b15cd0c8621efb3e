// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/broker.h"

#include "app/engine/processes.h"
#include "core/engine/error/spill_file.h"
#include "core/job/job_files.h"
#include "core/message/say_run.h"

#include <array>
#include <cerrno>
#include <ctime>
#include <fcntl.h>
#include <limits>
#include <poll.h>
#include <string>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace scalescope::app {

namespace {

namespace fs = std::filesystem;

/// What callers send to the process that they started. The last one asks for an end at once.
constexpr std::array passedOn{SIGTERM, SIGINT, SIGHUP, SIGUSR1, SIGUSR2, SIGQUIT};

volatile sig_atomic_t runnerOfSignals = 0;
volatile sig_atomic_t stopWasAsked = 0;

void passOn(int signal)
{
    if (signal != SIGUSR1 && signal != SIGUSR2)
        stopWasAsked = 1;
    if (runnerOfSignals > 0)
        ::kill(runnerOfSignals, signal == SIGQUIT ? SIGKILL : signal);
}

/// Handlers run only while the broker waits, so that the runner is there when they do.
sigset_t heldSignals()
{
    sigset_t held;
    ::sigemptyset(&held);
    ::sigaddset(&held, SIGCHLD);
    for (const int signal : passedOn)
        ::sigaddset(&held, signal);
    return held;
}

sigset_t withoutHeld(sigset_t blocked)
{
    ::sigdelset(&blocked, SIGCHLD);
    for (const int signal : passedOn)
        ::sigdelset(&blocked, signal);
    return blocked;
}

void handleSignals()
{
    struct sigaction action = {};
    action.sa_handler = passOn;
    for (const int signal : passedOn)
        ::sigaction(signal, &action, nullptr);
    action.sa_handler = [](int) {}; // ends a wait
    ::sigaction(SIGCHLD, &action, nullptr);
}

bool hasEnded(pid_t runner)
{
    siginfo_t info = {};
    return ::waitid(P_PID, static_cast<id_t>(runner), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           info.si_pid == runner;
}

int wait(pid_t process)
{
    int status = 0;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    return status;
}

/// All that the runner has started, where it has a group: at once, so that none of them starts another
/// meanwhile. Comes before the runner is waited for: its number may be somebody else's then.
void endGroup(pid_t runner)
{
    ::kill(-runner, SIGKILL);
}

timespec timeOf(std::chrono::milliseconds time)
{
    return {time.count() / 1000, time.count() % 1000 * 1'000'000};
}

/// -1 where there can be none; who needs it says so.
int openSpill(const fs::path& output)
{
    try {
        return engine::openSpill(fs::absolute(output).parent_path());
    } catch (const std::system_error&) {
        return -1;
    }
}

bool writesFile(const job::Job& job)
{
    return job.command == job::Command::Run || (job.command == job::Command::Info && !job.output.empty());
}

} // namespace

Broker::Broker(const job::Job& job, BrokerWatch watch, SayDone sayDone, SayLog sayLog)
    : m_watch(std::move(watch)),
      m_sayDone(std::move(sayDone)),
      m_sayLog(std::move(sayLog)),
      m_recordsRun(job.command == job::Command::Run)
{
    openModel(job);
    if (writesFile(job))
        openOutput(job);
}

/// One state of one file, whatever comes under its name later. What is no file is told by its name.
void Broker::openModel(const job::Job& job)
{
    const int descriptor = ::open(job.model.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    struct stat state = {};
    if (descriptor >= 0 && ::fstat(descriptor, &state) == 0 && S_ISREG(state.st_mode))
        m_files.model = descriptor;
    else if (descriptor >= 0)
        ::close(descriptor);
}

void Broker::openOutput(const job::Job& job)
{
    auto prepared =
        job::checkOverwrites(job).and_then([&job] { return runfile::PreparedOutput::open(job.output); });
    if (!prepared) {
        m_error = std::move(prepared.error());
        return;
    }
    m_output.emplace(std::move(*prepared));
    m_files.file = m_output->file();
    m_files.journal = m_output->journal();
    if (job.command == job::Command::Info)
        return;
    if (!job.saveValues.empty())
        watchValues(job);
    if (!job.transforms.empty())
        m_files.spill = openSpill(job.output);
}

void Broker::watchValues(const job::Job& job)
{
    m_files.values = m_output->makeValues();
    std::error_code failed;
    const auto space = fs::space(m_files.values, failed);
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    m_valuesLimit = job.saveLimit.value_or(failed ? most : static_cast<std::int64_t>(space.available / 2));
    m_watch.watchValues(m_files.values, *m_valuesLimit);
}

engine::InheritedFiles Broker::handed() const
{
    engine::InheritedFiles files;
    if (m_files.model >= 0)
        files.model = "/proc/self/fd/" + std::to_string(m_files.model);
    files.spill = m_files.spill;
    files.valuesLimit = m_valuesLimit;
    if (m_output)
        files.output = std::make_shared<KeptOutput>(m_requests[1], m_replies[0], m_files.file);
    else if (m_error)
        files.output = std::make_shared<KeptOutput>(*m_error);
    return files;
}

Result<engine::InheritedFiles> Broker::split()
{
    if (::pipe2(m_requests, O_CLOEXEC) != 0 || ::pipe2(m_replies, O_CLOEXEC) != 0)
        return fail(say::engineGaveUp(say::noRoomForPipe()));
    m_words.emplace();
    if (!m_words->hasRoom())
        return fail(say::engineGaveUp(say::noRoomForProcess()));
    const sigset_t held = heldSignals();
    ::sigprocmask(SIG_BLOCK, &held, &m_before);
    const pid_t broker = ::getpid();
    const pid_t runner = ::fork();
    if (runner > 0)
        keep(runner);
    ::sigprocmask(SIG_SETMASK, &m_before, nullptr);
    if (runner < 0) {
        m_output.reset();
        return fail(say::engineGaveUp(say::noRoomForProcess()));
    }
    if (m_watch.startsProcesses())
        ::setpgid(0, 0); // the sandbox refuses to leave it
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != broker) // it died before it was asked for
        ::_exit(static_cast<int>(ExitStatus::Stopped));
    ::close(m_requests[0]);
    ::close(m_replies[1]);
    if (m_output)
        m_output->leaveToFork();
    return handed();
}

void Broker::keep(pid_t runner)
{
    ::close(m_requests[1]);
    ::close(m_replies[0]);
    ::fcntl(m_replies[1], F_SETFL, O_NONBLOCK); // nothing that the runner does keeps this waiting
    runnerOfSignals = runner;
    ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    handleSignals();
    if (m_output)
        m_desk.emplace(m_requests[0], m_replies[1], *m_output, [runner] { return !hasEnded(runner); });
    bool isOpen = m_desk.has_value();
    const sigset_t waiting = withoutHeld(m_before);
    while (!hasEnded(runner)) {
        pollfd request{isOpen ? m_requests[0] : -1, POLLIN, 0};
        const timespec time = timeOf(BrokerWatch::betweenChecks);
        if (::ppoll(&request, 1, &time, &waiting) == 1)
            isOpen = m_desk->answer();
        look(runner);
    }
    endAs(runner);
}

void Broker::look(pid_t runner)
{
    if (stopWasAsked != 0)
        m_watch.wasAskedToStop();
    const auto verdict =
        m_watch.check({runner, m_words->isRead(), m_desk.has_value() && m_desk->isFinishing()});
    if (verdict.means == BrokerWatch::Means::None || hasEnded(runner))
        return;
    if (verdict.means == BrokerWatch::Means::Kill)
        endFor(runner, verdict.why);
    m_words->leaveReason(job::endOf(verdict.why));
    ::kill(runner, SIGTERM);
}

/// What was recorded stays in the partial file.
void Broker::endFor(pid_t runner, const message::Sentence& said)
{
    runnerOfSignals = 0;
    endGroup(runner);
    endDescendants();
    closeOutput();
    m_sayDone(job::endOf(said));
    ::_exit(static_cast<int>(said.status()));
}

/// Waits for the file that is being flushed to the disk: nothing of the runner is left that could make more.
std::optional<BrokerDesk::Made> Broker::closeOutput()
{
    const auto made = m_desk ? m_desk->made() : std::nullopt;
    m_desk.reset();
    m_output.reset();
    return made;
}

/// Which file is the run's, and whether the run came to its end, is known here: what the other process says
/// may be said by code of the model's.
job::Done Broker::checked(job::Done done, const std::optional<BrokerDesk::Made>& made) const
{
    done.path = m_recordsRun && made ? made->file.string() : std::string();
    if (!m_recordsRun || done.status != ExitStatus::Done || (made && made->runIsComplete))
        return done;
    const message::Sentence said = say::endWithoutFile();
    return {said.status(), message::english(said), {}, done.path, done.seconds, said};
}

/// Callers see what they would see of the runner.
void Broker::endAs(pid_t runner)
{
    runnerOfSignals = 0;
    endGroup(runner);
    const int status = wait(runner);
    endDescendants();
    const auto made = closeOutput();
    if (!WIFSIGNALED(status)) {
        if (const auto done = m_words->last())
            m_sayDone(checked(*done, made));
        m_sayLog(job::logOf(say::endedWithoutWord(WEXITSTATUS(status)), "engine"));
        ::_exit(WEXITSTATUS(status) == 0 ? static_cast<int>(ExitStatus::ModelFailed) : WEXITSTATUS(status));
    }
    const int signal = WTERMSIG(status);
    ::signal(signal, SIG_DFL);
    sigset_t only;
    ::sigemptyset(&only);
    ::sigaddset(&only, signal);
    ::sigprocmask(SIG_UNBLOCK, &only, nullptr);
    ::kill(::getpid(), signal);
    ::_exit(128 + signal);
}

} // namespace scalescope::app
