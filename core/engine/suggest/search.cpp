// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/search.h"

#include "core/engine/suggest/first_guess.h"
#include "core/engine/suggest/refine.h"
#include "core/job/job.h"
#include "core/message/say_run.h"

#include <algorithm>
#include <cctype>
#include <deque>
#include <limits>
#include <optional>
#include <set>

namespace scalescope::engine {

namespace {

using Clock = std::chrono::steady_clock;

/// One trial in so many goes to the failure that was followed least, in case that the others lead nowhere.
constexpr std::size_t breadth = 5;
/// As many drafts as one that only changes the numbers of an error weighs.
constexpr std::size_t weightOfStall = 4;
/// How many trials look for tensors that go with the values that the code has first.
constexpr int mostReturns = 10;

/// A draft that failed, and what its error says to try next.
struct Failure
{
    Draft draft;
    std::string error;
    std::int64_t steps = 0;
    std::vector<Draft> next;
    std::size_t tried = 0;  ///< of `next`
    std::size_t stalls = 0; ///< how many drafts one after another failed in the same words, but for their
                            ///< numbers, at the same place

    [[nodiscard]] bool isExhausted() const { return tried == next.size(); }
};

class Search
{
public:
    Search(const torch::jit::Module& module, job::MethodInfo& method, const SearchLimits& limits)
        : m_module(module), m_method(method), m_limits(limits), m_end(Clock::now() + limits.together)
    {
    }

    void run()
    {
        std::vector<Draft> first{{}};
        if (!guess(first))
            return;
        find(first);
        if (m_ran)
            returnToFirstValues();
    }

private:
    /// False where there is an argument that no SPEC can be written for.
    bool guess(std::vector<Draft>& first)
    {
        const auto called = m_module.get_method(m_method.name);
        for (std::size_t i = 0; i < m_method.arguments.size(); ++i) {
            if (m_method.arguments[i].defaultValue)
                continue;
            const auto guesses = guessesFor(called, i);
            if (guesses.empty())
                return false;
            m_arguments.push_back(i);
            m_guesses.push_back(guesses);
            addGuesses(first, guesses);
        }
        return true;
    }

    void find(const std::vector<Draft>& first)
    {
        if (attempt(first.front()) || attemptNamed())
            return;
        // Before any other error leads anywhere, what else the code names is tried.
        for (const Draft& draft : first)
            if (attempt(draft))
                return;
        while (Failure* failure = mostPromising()) {
            const Draft next = failure->next[failure->tried++];
            if (attempt(next, failure))
                return;
        }
    }

    /// A number or a text, of which the code names several, as its branches do: the first one is rather
    /// meant. It takes its place in a draft that has another one.
    [[nodiscard]] Draft withFirstValues(Draft draft) const
    {
        for (std::size_t i = 0; i < draft.size(); ++i) {
            const job::Spec& first = m_guesses[i].front();
            const bool isValue = std::holds_alternative<std::int64_t>(first.value) ||
                                 std::holds_alternative<double>(first.value) ||
                                 std::holds_alternative<std::string>(first.value);
            if (isValue && std::ranges::find(m_guesses[i], (*m_ran)[i]) != m_guesses[i].end())
                draft[i] = first;
        }
        return draft;
    }

    /// What ran may be of a later branch only because that comes further: a few trials look for tensors that
    /// the first one takes.
    void returnToFirstValues()
    {
        const Draft start = withFirstValues(*m_ran);
        if (start == *m_ran)
            return;
        std::vector<Draft> drafts{start};
        for (int trials = 0; trials < mostReturns && !drafts.empty(); ++trials) {
            const Draft draft = drafts.front();
            drafts.erase(drafts.begin());
            m_failures.clear();
            if (attempt(draft))
                return;
            std::vector<Draft> next = m_failures.empty() ? std::vector<Draft>() : m_failures.front().next;
            std::erase_if(next, [this](const Draft& one) { return withFirstValues(one) != one; });
            drafts.insert(drafts.begin(), next.begin(), next.end());
        }
    }

    /// An exported model says what it takes, and its argument's suggestion is that.
    [[nodiscard]] std::vector<job::Spec> guessesFor(const torch::jit::Method& called,
                                                    std::size_t argument) const
    {
        const job::ArgumentInfo& info = m_method.arguments[argument];
        if (!info.tensors.empty())
            if (auto said = job::parseSpec(info.suggestion))
                return {std::move(*said)};
        return guessArgument(m_module, called, argument);
    }

    /// The best guess goes into each draft; each other one into a copy of the first draft.
    static void addGuesses(std::vector<Draft>& drafts, const std::vector<job::Spec>& guesses)
    {
        const Draft base = drafts.front();
        for (Draft& draft : drafts)
            draft.push_back(guesses.front());
        for (std::size_t i = 1; i < guesses.size(); ++i) {
            drafts.push_back(base);
            drafts.back().push_back(guesses[i]);
        }
    }

    [[nodiscard]] std::vector<job::Input> inputsOf(const Draft& draft) const
    {
        std::vector<job::Input> inputs;
        for (std::size_t i = 0; i < draft.size(); ++i)
            inputs.push_back({m_method.arguments[m_arguments[i]].name, job::toText(draft[i])});
        return inputs;
    }

    /// What the first error says of an argument that it names is surer than any guess.
    bool attemptNamed()
    {
        if (m_failures.empty())
            return false;
        Failure& first = m_failures.front();
        while (!first.isExhausted() && changesNamed(first.draft, first.next[first.tried], first.error)) {
            const Draft next = first.next[first.tried++];
            if (attempt(next, &first))
                return true;
        }
        return false;
    }

    /// True where the search is over: the draft ran, or there is no time for another. `from` is the failure
    /// whose error asked for the draft.
    bool attempt(const Draft& draft, const Failure* from = nullptr)
    {
        std::string key;
        for (const job::Spec& spec : draft)
            key += job::toText(spec) + '\n';
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(m_end - Clock::now());
        if (!m_tried.insert(key).second)
            return false;
        if (left.count() <= 0 || static_cast<int>(m_tried.size()) > m_limits.trials)
            return true;
        const Trial trial = tryInputs(m_module, m_method.name, inputsOf(draft), {},
                                      std::min(left, m_limits.each), m_limits.memory);
        const message::Clause problem = problemOf(trial);
        const std::string error = message::english(problem); // the rules read libtorch's words
        const bool isFirst = m_tried.size() == 1;
        if (trial.end == Trial::End::Ran)
            m_ran = draft;
        if (trial.end == Trial::End::Ran || isFirst) {
            keep(draft);
            m_method.trial = job::SuggestionTrial{trial.end == Trial::End::Ran, error, problem};
        }
        // An error that became another one is a step on the way; one that stayed is none.
        if (trial.end == Trial::End::Failed && (!from || error != from->error || trial.steps > from->steps))
            follow(draft, error, trial.steps, from);
        // One that goes on for long may end with fewer samples: that comes before all else.
        if (trial.end == Trial::End::TookTooLong)
            m_failures.push_back(
                {draft, error, std::numeric_limits<std::int64_t>::max(), withOneSample(draft), 0, 0});
        return trial.end == Trial::End::Ran;
    }

    void follow(const Draft& draft, const std::string& error, std::int64_t steps, const Failure* from)
    {
        Failure failure{draft, error, steps, refined(draft, error), 0, 0};
        if (from && steps <= from->steps && withoutNumbers(error) == withoutNumbers(from->error))
            failure.stalls = from->stalls + 1;
        // What the error names itself comes first.
        std::ranges::stable_partition(failure.next,
                                      [&](const Draft& next) { return changesNamed(draft, next, error); });
        m_failures.push_back(std::move(failure));
    }

    static std::string withoutNumbers(std::string error)
    {
        std::erase_if(error, [](unsigned char c) { return std::isdigit(c) != 0; });
        return error;
    }

    [[nodiscard]] bool changesNamed(const Draft& draft, const Draft& next, const std::string& error) const
    {
        for (std::size_t i = 0; i < draft.size(); ++i)
            if (!(draft[i] == next[i]) && isNamed(m_method.arguments[m_arguments[i]].name, error))
                return true;
        return false;
    }

    /// In quotes, or as what is no word of English: "input" alone may be anything.
    static bool isNamed(const std::string& argument, const std::string& error)
    {
        const auto isPart = [](char c) {
            return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
        };
        const auto isQuote = [](char c) { return c == '\'' || c == '"' || c == '`'; };
        const bool isWord = argument.find('_') == std::string::npos;
        for (auto at = error.find(argument); at != std::string::npos; at = error.find(argument, at + 1)) {
            const char before = at == 0 ? ' ' : error[at - 1];
            const auto end = at + argument.size();
            const char after = end == error.size() ? ' ' : error[end];
            if (isWord ? isQuote(before) && after == before : !isPart(before) && !isPart(after))
                return true;
        }
        return false;
    }

    /// The failure to follow next: the one that came furthest; of equals the one followed least, then the
    /// newest.
    Failure* mostPromising()
    {
        Failure* best = nullptr;
        const bool least = m_tried.size() % breadth == 0;
        for (Failure& failure : m_failures) {
            if (failure.isExhausted())
                continue;
            const auto rank = [least](const Failure& of) {
                const auto followed = -static_cast<std::int64_t>(of.tried + weightOfStall * of.stalls);
                return least ? std::pair(followed, of.steps) : std::pair(of.steps, followed);
            };
            if (!best || rank(failure) >= rank(*best))
                best = &failure;
        }
        return best;
    }

    static message::Clause problemOf(const Trial& trial)
    {
        switch (trial.end) {
        case Trial::End::Ran:
            return {};
        case Trial::End::TookTooLong:
            return say::didNotEndInTime();
        case Trial::End::TookTooMuch:
            return say::neededTooMuchMemory();
        case Trial::End::Crashed:
            return say::itCrashed();
        case Trial::End::Failed:
            break;
        }
        return trial.why;
    }

    void keep(const Draft& draft)
    {
        for (std::size_t i = 0; i < draft.size(); ++i)
            m_method.arguments[m_arguments[i]].suggestion = job::toText(draft[i]);
    }

    const torch::jit::Module& m_module;
    job::MethodInfo& m_method;
    SearchLimits m_limits;
    Clock::time_point m_end;
    std::vector<std::size_t> m_arguments;          ///< those without a default, which the drafts are for
    std::vector<std::vector<job::Spec>> m_guesses; ///< for each of them, the best first
    std::optional<Draft> m_ran;                    ///< the last that did
    std::set<std::string> m_tried;
    std::deque<Failure> m_failures; ///< one that is followed stays where it is
};

} // namespace

void searchInputs(const torch::jit::Module& module, job::MethodInfo& method, const SearchLimits& limits)
{
    Search(module, method, limits).run();
}

} // namespace scalescope::engine
