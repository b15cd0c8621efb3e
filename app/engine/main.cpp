// SPDX-License-Identifier: GPL-3.0-or-later
// scalescope-engine: a job on standard input, events on standard output. docs/protocol.md describes both.
#include "app/engine/broker.h"
#include "app/engine/captured_output.h"
#include "app/engine/event_writer.h"
#include "app/engine/process_limits.h"
#include "app/engine/processes.h"
#include "app/engine/sandbox.h"
#include "app/engine/supervisor.h"
#include "core/engine/compat/libtorch.h"
#include "core/engine/engine.h"
#include "core/engine/examples/build_example.h"
#include "core/job/job.h"
#include "core/message/say_run.h"
#include "core/process_start.h"
#include "core/text/number_text.h"
#include "core/version.h"

#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <exception>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <poll.h>
#include <string>
#include <string_view>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace {

using namespace scalescope;

constexpr const char* help =
    "scalescope-engine: runs one PyTorch model and records the scales of its tensors.\n"
    "\n"
    "Reads a job, one JSON document, from standard input until its end, and writes events as JSON lines to\n"
    "standard output; docs/protocol.md describes both. `scalescope run` and the window start it.\n"
    "\n"
    "  --version   print the versions of the engine and of libtorch; with --verbose also what libtorch uses\n"
    "              of the processor, and what keeps a model from this machine\n"
    "  --help      print this\n"
    "  --build-example SOURCE OUT.pt   make an example model from its source\n"
    "\n"
    "Exit status: 0 done, 2 wrong usage, 3 the file can't be read, 4 the model failed, 5 stopped by a\n"
    "limit or the user.\n";

/// The sandbox is entered: how much of it there is is known only then.
void printMachine()
{
    const app::Sandbox sandbox = app::enterSandbox({}, {});
    std::printf("processor: %u threads, libtorch uses %s\n", std::thread::hardware_concurrency(),
                engine::processorCapability().c_str());
    std::printf("sandbox: %s\n", sandbox.fact().c_str());
    if (const auto problem = sandbox.problem())
        std::printf("%s\n", message::english(problem).c_str());
}

/// As a run does it: in a forked process, which has no threads of libraries.
void printVersion(bool verbose)
{
    std::printf("scalescope-engine %s (libtorch %s)\n", std::string(version()).c_str(),
                engine::libtorchVersion().c_str());
    if (!verbose)
        return;
    std::fflush(stdout);
    const pid_t child = ::fork();
    if (child == 0) {
        printMachine();
        std::fflush(stdout);
        ::_exit(0);
    }
    while (child > 0 && ::waitpid(child, nullptr, 0) < 0 && errno == EINTR) {
    }
}

int answerOption(std::string_view option, bool verbose)
{
    const bool isHelp = option == "--help" || option == "-h";
    if (option == "--version")
        printVersion(verbose);
    else if (isHelp)
        std::fputs(help, stdout);
    else
        std::fprintf(stderr, "scalescope-engine: unknown option %s; see --help.\n",
                     std::string(option).c_str());
    return option == "--version" || isHelp ? 0 : static_cast<int>(ExitStatus::Usage);
}

/// There is no other thread yet that would see that the process has to end: it is looked for between reads.
std::string readStandardInput(const app::EventWriter& events, app::Supervisor& supervisor)
{
    constexpr int betweenChecks = 20; // milliseconds
    std::string text;
    std::string buffer(std::size_t{64} * 1024, '\0');
    for (;;) {
        supervisor.check();
        if (events.isClosed())
            supervisor.stopFor(say::nobodyReads());
        pollfd input{STDIN_FILENO, POLLIN, 0};
        if (::poll(&input, 1, betweenChecks) <= 0)
            continue;
        const ssize_t count = ::read(STDIN_FILENO, buffer.data(), buffer.size());
        if (count > 0)
            text.append(buffer, 0, static_cast<std::size_t>(count));
        else if (count == 0 || errno != EINTR)
            return text;
    }
}

/// A model has nothing to read there, where a terminal may be.
void closeStandardInput()
{
    const int nowhere = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (nowhere < 0)
        return;
    ::dup2(nowhere, STDIN_FILENO);
    ::close(nowhere);
}

job::Done failure(const Error& error)
{
    return {error.status, error.message, error.field, {}, 0, error.said};
}

app::Supervisor* supervisorForTerminate = nullptr;

/// An exception that nobody can catch (on a thread of libtorch's, in a destructor) still ends with a
/// sentence.
[[noreturn]] void endOnTerminate()
{
    message::Clause why = say::unknownReason();
    if (const auto current = std::current_exception()) {
        try {
            std::rethrow_exception(current);
        } catch (const std::exception& error) {
            const std::string what = error.what();
            why = say::verbatim(what.substr(0, what.find('\n')));
        } catch (...) {
        }
    }
    supervisorForTerminate->end(failure(errorOf(say::engineGaveUp(why))));
}

/// Reading a model is long enough for a large file on a slow disk: only code that runs while the model is
/// loaded takes longer. Who asks what a model is waits for less than who runs it.
app::BrokerLimits::Time timeLimitOf(const job::Job& job)
{
    if (job.timeLimit)
        return {*job.timeLimit, say::timeLimitReached(text::roundTripText(*job.timeLimit))};
    const double least = job.command == job::Command::Info ? 20 : 120;
    constexpr double bytesPerSecond = 20e6;
    std::error_code none;
    const auto bytes = std::filesystem::file_size(job.model, none);
    const double seconds = std::ceil(least + (none ? 0 : static_cast<double>(bytes) / bytesPerSecond));
    return {seconds, say::readingGivenUp(job.model, text::roundTripText(seconds)), true};
}

std::int64_t memoryLimitOf(const job::Job& job)
{
    return job.memoryLimit.value_or(app::availableMemory() / 5 * 4);
}

/// What is known before the sandbox is entered.
struct Machine
{
    std::int64_t memory = 0; ///< the job's limit
    std::int64_t threads = app::countThreadsOfUser();
};

void setLimits(job::Job& job, const Machine& machine, app::Supervisor& supervisor)
{
    const std::int64_t memory = machine.memory;
    if (job.command == job::Command::Info)
        job.memoryLimit = memory; // of the processes that try suggestions, which the supervisor does not see
    app::capAllocations(memory);
    app::limitResources(job, memory, machine.threads);
    supervisor.setOutputLimit(job.outputLimit.value_or(job::defaultOutputLimit));
}

/// Passes events on; a model that is described or in its next phase has been read.
class ReadingWatch : public job::EventSink
{
public:
    ReadingWatch(job::EventSink& sink, app::Broker& broker) : m_sink(sink), m_broker(broker) {}
    void emit(const job::Event& event) override
    {
        const auto* phase = std::get_if<job::PhaseStarted>(&event);
        if (phase != nullptr ? phase->phase != job::Phase::Load : std::holds_alternative<job::Info>(event))
            m_broker.setRead();
        m_sink.emit(event);
    }

private:
    job::EventSink& m_sink;
    app::Broker& m_broker;
};

/// What the model is not kept from; nothing where it is kept from all that it has no need of.
std::optional<graph::Problem> problemOf(const app::Sandbox& sandbox)
{
    const message::Finding said = sandbox.problem();
    if (!said)
        return std::nullopt;
    return graph::problemOf(said);
}

/// What a run keeps to: files that are open, and what the kernel refuses.
struct Bounds
{
    engine::InheritedFiles files;
    app::Sandbox sandbox;
};

job::Done runToTheEnd(const job::Job& job, const Bounds& bounds, job::EventSink& events,
                      app::Supervisor& supervisor)
{
    const auto problem = problemOf(bounds.sandbox);
    if (problem)
        events.emit(job::ProblemFound{*problem});
    std::shared_ptr<runfile::RunWriter> writer;
    const auto started = [&](const std::shared_ptr<runfile::RunWriter>& run) {
        writer = run;
        graph::RunFacts facts;
        facts.sandbox = bounds.sandbox.fact();
        run->setFacts(facts);
        if (problem)
            run->addProblem(*problem);
        if (const auto widened = bounds.sandbox.widened())
            events.emit(job::logOf(widened));
        supervisor.setRun(run);
    };
    const auto result = engine::runJob(job, events, started, bounds.files);
    job::Done done = result ? job::Done{} : failure(result.error());
    if (writer != nullptr)
        done.path = writer->finishedPath().string();
    return done;
}

} // namespace

int main(int argc, char** argv)
{
    tidyStart();
    if (const std::optional<int> status = engine::runBuildExample(argc, argv))
        return *status;
    if (argc > 1)
        return answerOption(argv[1], argc > 2 && argv[2] == std::string_view("--verbose"));
    app::closeForeignDescriptors();
    app::forgetEnvironment();
    // The window or command that started this may be killed: nobody would stop the run then.
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    app::leaveNoCore();
    std::signal(SIGPIPE, SIG_IGN);
    app::EventWriter events(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3));
    app::Supervisor supervisor(events);
    supervisorForTerminate = &supervisor;
    std::set_terminate(endOnTerminate);
    events.emit(job::Hello{job::protocolVersion, std::string(version()), engine::libtorchVersion()});

    if (const auto said = whyTooFewFiles())
        supervisor.end(failure(errorOf(said)));
    auto job = job::jobFromText(readStandardInput(events, supervisor));
    if (!job)
        supervisor.end(failure(job.error()));
    closeStandardInput();
    const Machine machine{memoryLimitOf(*job)};
    app::Broker broker(
        *job,
        {{timeLimitOf(*job), machine.memory, job->trySuggestions}, [&events] { return events.isClosed(); }},
        [&](const job::Done& done) { supervisor.end(done, app::EventWriter::Before::CutLine); },
        [&](const job::Log& log) { supervisor.sayLast(log); });
    const auto files = broker.split();
    if (!files)
        supervisor.end(failure(files.error()));
    supervisor.setReason([&broker] { return broker.reasonToStop(); });
    supervisor.setLastEvent([&broker](const job::Done& done) { broker.leaveLast(done); });
    const Bounds bounds{*files, app::enterSandbox(*job, broker.files())};
    if (const auto said = bounds.sandbox.missing(); said && !job->withoutSandbox)
        supervisor.end(failure(errorOf(said, "--without-sandbox")));
    job->withoutSandbox = false; // a run file that has it would bring the answer with it
    setLimits(*job, machine, supervisor);
    supervisor.startWatch();
    app::CapturedOutput captured(events);
    supervisor.setLastWords([&captured] { return captured.leftOut(); });
    ReadingWatch watch(events, broker);
    const job::Done done = runToTheEnd(*job, bounds, watch, supervisor);
    captured.finish();
    supervisor.setLastWords({}); // said
    supervisor.end(done);
}
