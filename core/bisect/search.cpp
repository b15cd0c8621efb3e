// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bisect/search.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace scalescope::bisect {

namespace {

/// How much less one error is than another; nothing of infinite ones.
double difference(double from, double to)
{
    return from == to ? 0 : from - to;
}

} // namespace

double shareOf(double alone, double without, double whole)
{
    const auto part = [whole](double error) {
        if (std::isinf(whole))
            return std::isinf(error) ? 1.0 : 0.0;
        return whole > 0 ? error / whole : 0.0;
    };
    return whole > 0 ? std::max((part(alone) + 1 - part(without)) / 2, 0.0) : 0;
}

bool Search::Candidate::operator<(const Candidate& other) const
{
    return std::tuple(gain, share, other.group) < std::tuple(other.gain, other.share, group);
}

Search::Search(const OperandTree& tree, Trials& trials, Finds& finds)
    : m_tree(tree), m_trials(trials), m_finds(finds), m_rounded(tree.operands().size(), true)
{
    m_whole = errorOf(m_rounded);
    m_error = m_whole;
}

/// A NaN is as far off as can be.
double Search::errorOf(const std::vector<bool>& rounded)
{
    if (std::ranges::none_of(rounded, [](bool is) { return is; }))
        return 0;
    const auto known = m_known.find(rounded);
    if (known != m_known.end())
        return known->second;
    const double error = m_trials.error(rounded);
    return m_known[rounded] = std::isnan(error) ? std::numeric_limits<double>::infinity() : error;
}

/// The operands of the group are `rounded`, all others are not; what is kept stays so.
std::vector<bool> Search::only(const OperandTree::Group& group, bool rounded) const
{
    std::vector<bool> result = rounded ? std::vector<bool>(m_rounded.size(), false) : m_rounded;
    for (const std::size_t operand : group.operands)
        result[operand] = rounded;
    return result;
}

void Search::rank(double least)
{
    if (m_tree.groups().empty() || m_whole == 0)
        return;
    open(0);
    const auto isBehind = [](const Candidate& a, const Candidate& b) {
        return std::tuple(a.share, b.group) < std::tuple(b.share, a.group);
    };
    const auto isGroup = [this](const Candidate& candidate) {
        return !m_tree.groups()[candidate.group].operand;
    };
    for (;;) {
        std::vector<Candidate> groups;
        std::ranges::copy_if(m_candidates, std::back_inserter(groups), isGroup);
        const auto first = std::ranges::max_element(groups, isBehind);
        if (first == groups.end() || (first->share < least && m_sawOperand))
            return;
        open(first->group);
    }
}

void Search::open(std::size_t group)
{
    std::erase_if(m_candidates, [group](const Candidate& candidate) { return candidate.group == group; });
    for (const std::size_t child : m_tree.groups()[group].children)
        measure(child);
}

void Search::measure(std::size_t number)
{
    const OperandTree::Group& group = m_tree.groups()[number];
    const double alone = errorOf(only(group, true));
    const double without = errorOf(only(group, false));
    m_finds.measured(group, alone, without);
    m_sawOperand |= group.operand.has_value();
    Candidate found = candidate(number, without);
    found.share = shareOf(alone, without, m_whole);
    m_candidates.push_back(found);
}

Search::Candidate Search::candidate(std::size_t group, double error) const
{
    return {group, difference(m_error, error), 0, m_kept.size(), error};
}

void Search::keepUntil(double bound)
{
    std::make_heap(m_candidates.begin(), m_candidates.end());
    while (m_error > bound && !m_candidates.empty()) {
        std::pop_heap(m_candidates.begin(), m_candidates.end());
        Candidate first = m_candidates.back();
        m_candidates.pop_back();
        const OperandTree::Group& group = m_tree.groups()[first.group];
        if (first.round != m_kept.size()) {
            const double share = first.share;
            first = candidate(first.group, errorOf(only(group, false)));
            first.share = share;
            m_candidates.push_back(first);
            std::push_heap(m_candidates.begin(), m_candidates.end());
        } else if (group.operand) {
            keep(first);
        } else {
            openCandidates(first.group);
        }
    }
    release(bound);
}

/// While nothing is kept, what is measured is of the whole and worth telling.
void Search::openCandidates(std::size_t group)
{
    for (const std::size_t child : m_tree.groups()[group].children) {
        if (m_kept.empty())
            measure(child);
        else
            m_candidates.push_back(candidate(child, errorOf(only(m_tree.groups()[child], false))));
        std::push_heap(m_candidates.begin(), m_candidates.end());
    }
}

void Search::keep(const Candidate& chosen)
{
    const std::size_t operand = *m_tree.groups()[chosen.group].operand;
    m_rounded[operand] = false;
    m_kept.push_back(operand);
    m_error = chosen.error;
    m_finds.kept(m_tree.operands()[operand], m_error, false);
}

/// What later ones made superfluous.
void Search::release(double bound)
{
    if (m_error > bound)
        return;
    for (const std::size_t operand : m_kept) {
        m_rounded[operand] = true;
        const double error = errorOf(m_rounded);
        if (error > bound) {
            m_rounded[operand] = false;
            continue;
        }
        m_error = error;
        m_finds.kept(m_tree.operands()[operand], error, true);
    }
}

} // namespace scalescope::bisect
