// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/broker_link.h"

#include "core/message/message_json.h"
#include "core/message/say_run.h"
#include "core/text/json_text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <nlohmann/json.hpp>
#include <poll.h>
#include <unistd.h>
#include <utility>

namespace scalescope::app {

namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using Ending = runfile::PartialFile::Ending;
using Finished = runfile::PartialFile::Finished;

constexpr char begins = 'b';
/// How a run finishes: Ending, a bit for each of its members.
constexpr std::array<char, 8> finishes{'0', '1', '2', '3', '4', '5', '6', '7'};

/// Milliseconds. A broker that dies closes its pipes a moment before it takes this process along: nothing is
/// said then, as of any other engine that was killed.
constexpr int untilKilled = 1000;

char requestFor(const Ending& ending)
{
    return finishes[(ending.runIsComplete ? 1U : 0U) + (ending.keepsValues ? 2U : 0U) +
                    (ending.isInJournal ? 4U : 0U)];
}

Ending endingOf(char request)
{
    const auto choice = static_cast<unsigned>(request - finishes.front());
    return {(choice & 1U) != 0, (choice & 2U) != 0, (choice & 4U) != 0};
}

json toJson(const Error& error)
{
    return {{"status", static_cast<int>(error.status)},
            {"message", error.message},
            {"field", error.field},
            {"said", message::toJson(error.said)}};
}

/// Throws json::exception where it is none, as do all that read answers: the descriptor that they come from
/// may be written to by whatever runs in this process.
Error errorFrom(const json& document)
{
    return {static_cast<ExitStatus>(document.at("status").get<int>()), document.at("message"),
            document.at("field"), message::messageFromJson(document.at("said"))};
}

std::string textOf(const json& document)
{
    return document.dump(-1, ' ', true, json::error_handler_t::replace) + '\n';
}

json answerOf(const Result<void>& done)
{
    return done ? json::object() : json{{"error", toJson(done.error())}};
}

json answerOf(const Result<Finished>& finished)
{
    if (!finished)
        return {{"error", toJson(finished.error())}};
    json answer{{"file", finished->file.string()}};
    if (!finished->values)
        answer["values"] = toJson(finished->values.error());
    return answer;
}

/// What is read from the broker's answer, or that there was none.
template <typename Content, typename Read>
Result<Content> readAnswer(const std::string& text, const std::filesystem::path& output, const Read& read)
{
    try {
        if (const auto answer = text::parseJson(text); answer && answer->is_object())
            return answer->contains("error") ? tl::unexpected(errorFrom(answer->at("error"))) : read(*answer);
    } catch (const json::exception&) {
    }
    return tl::unexpected(runfile::cannotFill(output, say::brokerNotUnderstood()));
}

} // namespace

Result<void> KeptOutput::check(const std::filesystem::path& /*output*/)
{
    return m_error ? Result<void>(tl::unexpected(*m_error)) : Result<void>();
}

Result<runfile::PartialFile> KeptOutput::claim(const std::filesystem::path& output)
{
    m_output = output;
    return check(output).map([&] {
        return runfile::PartialFile::ofBroker(
            output, ::dup(m_file),
            {[this] { return begin(); }, [this](const Ending& ending) { return finish(ending); }});
    });
}

Result<std::string> KeptOutput::ask(const std::string& request)
{
    const std::scoped_lock lock(m_mutex);
    std::string answer;
    std::array<char, 4096> buffer{};
    bool isOpen = ::write(m_requests, request.data(), request.size()) == std::ssize(request);
    while (isOpen && !answer.ends_with('\n')) {
        // One question at a time: who asks next waits for this answer too.
        // NOLINTNEXTLINE(clang-analyzer-unix.BlockInCriticalSection)
        const ssize_t count = ::read(m_replies, buffer.data(), buffer.size());
        if (count > 0)
            answer.append(buffer.data(), static_cast<std::size_t>(count));
        isOpen = count > 0 || (count < 0 && errno == EINTR);
    }
    if (!isOpen) {
        ::poll(nullptr, 0, untilKilled);
        return tl::unexpected(runfile::cannotFill(m_output, say::brokerGone()));
    }
    return answer;
}

Result<void> KeptOutput::begin()
{
    return ask({begins}).and_then([this](const std::string& text) {
        return readAnswer<void>(text, m_output, [](const json&) { return Result<void>(); });
    });
}

Result<Finished> KeptOutput::finish(const Ending& ending)
{
    return ask({requestFor(ending)}).and_then([this](const std::string& text) {
        return readAnswer<Finished>(text, m_output, [](const json& answer) {
            Finished finished{answer.at("file").get<std::string>(), {}};
            if (answer.contains("values"))
                finished.values = tl::unexpected(errorFrom(answer.at("values")));
            return Result<Finished>(std::move(finished));
        });
    });
}

bool BrokerDesk::answer()
{
    char request = 0;
    const ssize_t count = ::read(m_requests, &request, 1);
    if (count == 1)
        answer(request);
    return count == 1 || (count < 0 && (errno == EINTR || errno == EAGAIN));
}

void BrokerDesk::answer(char request)
{
    const bool finishesNow = std::ranges::find(finishes, request) != finishes.end();
    if (request == begins && !std::exchange(m_hasBegun, true))
        reply(textOf(answerOf(m_output.begin())));
    if (!finishesNow || std::exchange(m_hasFinished, true))
        return;
    finish(endingOf(request));
}

void BrokerDesk::finish(const Ending& ending)
{
    m_finishing = std::async([this, ending] {
        const Result<Finished> finished = m_output.finish(ending, m_isWanted);
        if (finished)
            m_made = Made{finished->file, ending.runIsComplete};
        reply(textOf(answerOf(finished)));
    });
    if (m_finishing.wait_for(0s) == std::future_status::deferred) // there can be no thread
        m_finishing.get();
}

bool BrokerDesk::isFinishing() const
{
    return m_finishing.valid() && m_finishing.wait_for(0s) != std::future_status::ready;
}

std::optional<BrokerDesk::Made> BrokerDesk::made() const
{
    if (m_finishing.valid())
        m_finishing.wait();
    return m_made;
}

void BrokerDesk::reply(const std::string& document) const
{
    [[maybe_unused]] const auto written = ::write(m_replies, document.data(), document.size());
}

} // namespace scalescope::app
