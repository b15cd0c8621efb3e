// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace scalescope::engine::outline {

/// Counts the calls of each operator in each module, as a run does. A run takes one branch of an `if`: both
/// count from the same number, and what comes after from the larger one.
class Occurrences
{
public:
    /// How many of these came before.
    std::int64_t next(const std::string& module, const std::string& target);

    /// A place to come back to.
    using Mark = std::size_t;
    [[nodiscard]] Mark mark() const { return m_counted.size(); }
    /// What was counted since, and forgets it.
    using Counts = std::unordered_map<std::int64_t*, std::int64_t>;
    Counts takeBack(Mark mark);
    /// After another branch that began at the mark: as much as the larger one of both.
    void raise(const Counts& other, Mark mark);

private:
    std::unordered_map<std::string, std::int64_t> m_counts; ///< whose elements stay where they are
    std::vector<std::int64_t*> m_counted;                   ///< one for each that was counted
};

} // namespace scalescope::engine::outline
