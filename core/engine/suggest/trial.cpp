// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/search.h"

#include "core/engine/capture/interpreter.h"
#include "core/engine/compat/autograd_node.h"
#include "core/engine/inputs/backward_plan.h"
#include "core/engine/inputs/inputs.h"
#include "core/engine/track/gradients.h"
#include "core/engine/values/errors.h"
#include "core/engine/values/sparse_indices.h"
#include "core/message/message_json.h"
#include "core/message/say_common.h"
#include "core/message/say_run.h"
#include "core/text/json_text.h"

#include <ATen/Parallel.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <torch/csrc/autograd/autograd.h>
#include <unistd.h>

namespace scalescope::engine {

namespace {

/// Counts how far a method came.
class StepCounter : public StepObserver
{
public:
    void beforeStep(const Step& /*step*/, c10::ArrayRef<c10::IValue> /*inputs*/) override {}
    void afterStep(const Step& /*step*/, c10::ArrayRef<c10::IValue> /*outputs*/) override { ++m_count; }
    [[nodiscard]] std::int64_t count() const { return m_count; }

private:
    std::int64_t m_count = 0;
};

/// What a run of a method does by default, without measuring: the run's interpreter, inputs with gradients
/// where operators take them, backward from the first output that has one.
class DefaultRun
{
public:
    /// The module is written to.
    DefaultRun(const torch::jit::Module& module, std::string method, const std::vector<job::Input>& inputs,
               const std::string& baseFolder);

    /// The words of what ends a run; none where nothing did. A backward that fails does not, as nobody asked
    /// for it.
    message::Clause run();
    /// Operators that were called before the first failure.
    [[nodiscard]] std::int64_t steps() const { return m_steps; }

private:
    void forward(bool inputsHaveGradients, StepObserver* observer = nullptr);
    bool runsWithoutGradients();
    message::Clause backward();

    torch::jit::Module m_module;
    std::string m_method;
    const std::vector<job::Input>& m_inputs;
    InputContext m_context;
    c10::IValue m_result;
    std::int64_t m_steps = 0;
};

DefaultRun::DefaultRun(const torch::jit::Module& module, std::string method,
                       const std::vector<job::Input>& inputs, const std::string& baseFolder)
    : m_module(module), m_method(std::move(method)), m_inputs(inputs)
{
    m_context.baseFolder = baseFolder;
}

message::Clause DefaultRun::run()
{
    StepCounter counter;
    try {
        forward(true, &counter);
    } catch (const RunFailure& failure) {
        m_steps = counter.count();
        // A run does without gradients of inputs too, where it must.
        if (failure.cause() != RunFailure::Cause::Operator || !runsWithoutGradients())
            return failure.words();
    }
    return backward();
}

void DefaultRun::forward(bool inputsHaveGradients, StepObserver* observer)
{
    const auto called = m_module.get_method(m_method);
    auto arguments = makeInputs(called.function().getSchema(), m_inputs, m_context);
    if (!arguments)
        throw RunFailure(arguments.error(), RunFailure::Cause::Job, {}, clauseOf(arguments.error()));
    if (inputsHaveGradients)
        for (c10::IValue& argument : *arguments)
            argument = withGradients(argument);
    SourceBook sources;
    Interpreter interpreter(m_module, sources, observer);
    const at::AutoGradMode gradients(true);
    at::manual_seed(m_context.seed);
    m_result = interpreter.run(m_method, std::move(*arguments));
}

bool DefaultRun::runsWithoutGradients()
{
    try {
        forward(false);
        return true;
    } catch (const RunFailure&) {
        return false;
    }
}

message::Clause DefaultRun::backward()
{
    const at::AutoGradMode gradients(true);
    auto plan = planBackward(m_result, job::Job{}, m_context);
    m_result = {};
    if (!plan)
        return clauseOf(plan.error());
    try {
        if (!plan->empty())
            checkKeptIndices();
        torch::autograd::backward(plan->roots, plan->seeds);
    } catch (const std::exception& error) {
        return isOutOfMemory(error) ? errorClause(error) : message::Clause();
    }
    return {};
}

constexpr int ranStatus = 0;
constexpr int failedStatus = 1;
constexpr std::size_t longestReport = 65536;

message::Clause errorOfRun(DefaultRun& trial)
{
    try {
        at::set_num_threads(1); // a pool of threads does not survive the fork
        torch::jit::setGraphExecutorOptimize(false);
        ignoreMissingGradients();
        return trial.run();
    } catch (const std::exception& error) {
        return errorClause(error);
    } catch (...) {
        return say::unknownException();
    }
}

/// The child: nothing of the parent's may be written or destroyed by it. It tells its steps, then its error.
[[noreturn]] void runChild(int result, DefaultRun trial)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (const int nowhere = ::open("/dev/null", O_RDWR | O_CLOEXEC); nowhere >= 0)
        for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
            ::dup2(nowhere, stream);
    const message::Clause why = errorOfRun(trial);
    const std::string told =
        std::to_string(trial.steps()) + ' ' +
        message::toJson(why).dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
    const bool failed = why && ::write(result, told.data(), told.size()) > 0;
    ::_exit(failed ? failedStatus : ranStatus);
}

std::int64_t residentMemoryOf(pid_t process)
{
    std::ifstream stream("/proc/" + std::to_string(process) + "/statm");
    std::int64_t total = 0;
    std::int64_t resident = 0;
    stream >> total >> resident;
    return resident * ::sysconf(_SC_PAGESIZE);
}

/// A child that is at work, and what it may take.
struct Watched
{
    pid_t child;
    std::chrono::milliseconds limit;
    std::int64_t memory;
};

/// What the child writes until it closes its end, or why it is not waited for.
tl::expected<std::string, Trial::End> readUntilClosed(int result, const Watched& watched)
{
    constexpr std::int64_t betweenChecks = 20; // ms
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + watched.limit;
    std::string text;
    std::array<char, 1024> buffer{};
    for (;;) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        pollfd ready{result, POLLIN, 0};
        if (left <= 0)
            return tl::unexpected(Trial::End::TookTooLong);
        if (residentMemoryOf(watched.child) > watched.memory)
            return tl::unexpected(Trial::End::TookTooMuch);
        const int events = ::poll(&ready, 1, static_cast<int>(std::min<std::int64_t>(left, betweenChecks)));
        if (events == 0)
            continue;
        const ssize_t count = events > 0 ? ::read(result, buffer.data(), buffer.size()) : -1;
        if (count == 0)
            return text;
        if (count > 0) // what a model says may have any length; the rest is read, but not kept
            text.append(buffer.data(), text.size() < longestReport ? static_cast<std::size_t>(count) : 0);
        else if (errno != EINTR)
            return text;
    }
}

/// What runChild() told.
Trial failedTrial(const std::string& told)
{
    char* end = nullptr;
    const std::int64_t steps = std::strtoll(told.c_str(), &end, 10);
    const auto json = text::parseJson(end);
    const message::Clause why = json ? message::messageFromJson(*json) : message::Clause();
    return {Trial::End::Failed, why ? why : say::errorWithoutText(), steps};
}

} // namespace

Trial tryInputs(const torch::jit::Module& module, const std::string& method,
                const std::vector<job::Input>& inputs, const std::string& baseFolder,
                std::chrono::milliseconds limit, std::int64_t memory)
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return {Trial::End::Failed, say::noRoomForPipe()};
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        runChild(ends[1], DefaultRun(module, method, inputs, baseFolder));
    }
    ::close(ends[1]);
    const auto text = child > 0 ? readUntilClosed(ends[0], {child, limit, memory}) : std::string();
    ::close(ends[0]);
    if (child < 0)
        return {Trial::End::Failed, say::noRoomForProcess()};
    if (!text)
        ::kill(child, SIGKILL);
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (!text)
        return {text.error()};
    if (!WIFEXITED(status))
        return {Trial::End::Crashed};
    return WEXITSTATUS(status) == ranStatus ? Trial{Trial::End::Ran} : failedTrial(*text);
}

} // namespace scalescope::engine
