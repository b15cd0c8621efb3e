// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/search.h"

#include "core/engine/suggest/first_guess.h"
#include "core/engine/suggest/refine.h"
#include "core/engine/suggest/trial.h"

#include <algorithm>
#include <set>

namespace scalescope::engine {

namespace {

using Clock = std::chrono::steady_clock;

/// Refinements of refinements; a model rarely asks for more than this one after another.
constexpr int deepestSearch = 14;

class Search
{
public:
    Search(const torch::jit::Module& module, job::MethodInfo& method, const SearchLimits& limits)
        : m_module(module), m_method(method), m_limits(limits), m_end(Clock::now() + limits.together)
    {
    }

    void run()
    {
        const auto called = m_module.get_method(m_method.name);
        std::vector<Draft> first{{}};
        for (std::size_t i = 0; i < m_method.arguments.size(); ++i) {
            if (m_method.arguments[i].defaultValue)
                continue;
            const auto guesses = guessArgument(m_module, called, i);
            if (guesses.empty())
                return; // an argument that no SPEC can be written for
            m_arguments.push_back(i);
            addGuesses(first, guesses);
        }
        // Before an error leads anywhere, what else the code names is tried.
        for (const Draft& draft : first)
            if (attempt(draft))
                return;
        for (const auto& [draft, error] : std::vector(m_failures))
            if (refine(draft, error, 1))
                return;
    }

private:
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

    /// True where the search is over: the draft ran, or there is no time for another.
    bool attempt(const Draft& draft)
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
        const bool isFirst = m_tried.size() == 1;
        if (trial.end == Trial::End::Ran || isFirst) {
            keep(draft);
            m_method.trial = job::SuggestionTrial{trial.end == Trial::End::Ran, problemOf(trial)};
        }
        if (trial.end == Trial::End::Failed)
            m_failures.emplace_back(draft, trial.error);
        return trial.end == Trial::End::Ran || (isFirst && trial.end == Trial::End::TookTooLong);
    }

    static std::string problemOf(const Trial& trial)
    {
        switch (trial.end) {
        case Trial::End::Ran:
            return {};
        case Trial::End::TookTooLong:
            return "it did not end in time";
        case Trial::End::TookTooMuch:
            return "it needed more memory than its limit";
        case Trial::End::Crashed:
            return "it crashed";
        case Trial::End::Failed:
            break;
        }
        return trial.error;
    }

    void keep(const Draft& draft)
    {
        for (std::size_t i = 0; i < draft.size(); ++i)
            m_method.arguments[m_arguments[i]].suggestion = job::toText(draft[i]);
    }

    /// Depth first: an error that became another one is a step on the way; one that stayed is none.
    bool refine(const Draft& draft, const std::string& error, int depth)
    {
        if (depth > deepestSearch)
            return false;
        for (const Draft& next : refined(draft, error)) {
            const std::size_t failures = m_failures.size();
            if (attempt(next))
                return true;
            if (m_failures.size() == failures)
                continue; // tried before, or it crashed
            const auto [failed, nextError] = m_failures.back();
            if (nextError != error && refine(failed, nextError, depth + 1))
                return true;
        }
        return false;
    }

    const torch::jit::Module& m_module;
    job::MethodInfo& m_method;
    SearchLimits m_limits;
    Clock::time_point m_end;
    std::vector<std::size_t> m_arguments; ///< those without a default, which the drafts are for
    std::set<std::string> m_tried;
    std::vector<std::pair<Draft, std::string>> m_failures;
};

} // namespace

void searchInputs(const torch::jit::Module& module, job::MethodInfo& method, const SearchLimits& limits)
{
    Search(module, method, limits).run();
}

} // namespace scalescope::engine
