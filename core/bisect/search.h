// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bisect/operand_tree.h"

#include <unordered_map>
#include <vector>

namespace scalescope::bisect {

/// Runs a model with some of its operands rounded.
class Trials
{
public:
    virtual ~Trials() = default;
    /// The target's error, from 0; infinite where it has no bound. `rounded` is by operand.
    virtual double error(const std::vector<bool>& rounded) = 0;
};

/// What a search finds, as it finds it.
class Finds
{
public:
    virtual ~Finds() = default;
    /// A group's error with only it rounded, and with all but it.
    virtual void measured(const OperandTree::Group& group, double alone, double without) = 0;
    /// An operand is kept in full precision, or rounded again, which gives that error.
    virtual void kept(const RoundedOperand& operand, double error, bool released) = 0;
};

/// A group's part of the whole error, from 0 to 1: the mean of what it brings where nothing else is rounded,
/// and what leaving it out of everything takes away. These are the first and the last of the coalitions that
/// the Shapley value is a mean of (Shapley 1953, A Value for n-Person Games): exact where errors add up.
double shareOf(double alone, double without, double whole);

/// Finds which of many rounded operands cause an error: the largest groups first, each opened where it
/// matters, down to one operand.
class Search
{
public:
    /// All have to live as long.
    Search(const OperandTree& tree, Trials& trials, Finds& finds);

    /// The error with everything rounded.
    [[nodiscard]] double whole() const { return m_whole; }
    /// Measures groups: opens the one with the largest share, until none that is left has a share of
    /// `least` and one operand was measured by itself.
    void rank(double least = 0.05);
    /// After rank(): keeps operands until the error is at most `bound`, each time the one that takes away
    /// most, and rounds those again that turned out not to be needed. Greedy, with gains that are measured
    /// again only where they could win: Minoux 1978, Accelerated greedy algorithms.
    void keepUntil(double bound);

private:
    struct Candidate
    {
        std::size_t group = 0;
        double gain = 0;       ///< what keeping it takes away
        double share = 0;      ///< breaks ties, such as between infinite errors
        std::size_t round = 0; ///< how many operands were kept when the gain was measured
        double error = 0;      ///< that is left with it kept
        bool operator<(const Candidate& other) const;
    };

    double errorOf(const std::vector<bool>& rounded);
    [[nodiscard]] std::vector<bool> only(const OperandTree::Group& group, bool rounded) const;
    void measure(std::size_t group);
    void open(std::size_t group);
    Candidate candidate(std::size_t group, double error) const;
    void openCandidates(std::size_t group);
    void keep(const Candidate& chosen);
    void release(double bound);

    const OperandTree& m_tree;
    Trials& m_trials;
    Finds& m_finds;
    std::unordered_map<std::vector<bool>, double> m_known;
    double m_whole = 0;
    bool m_sawOperand = false;
    std::vector<Candidate> m_candidates; ///< measured, and not opened; a heap while operands are kept
    std::vector<bool> m_rounded;
    std::vector<std::size_t> m_kept; ///< operands, in order
    double m_error = 0;              ///< with these kept
};

} // namespace scalescope::bisect
