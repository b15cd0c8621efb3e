// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/outline/occurrences.h"

namespace scalescope::engine::outline {

std::int64_t Occurrences::next(const std::string& module, const std::string& target)
{
    std::int64_t& count = m_counts[module + '\n' + target];
    m_counted.push_back(&count);
    return count++;
}

Occurrences::Counts Occurrences::takeBack(Mark mark)
{
    Counts counts;
    for (std::size_t i = mark; i < m_counted.size(); ++i) {
        ++counts[m_counted[i]];
        --*m_counted[i];
    }
    m_counted.resize(mark);
    return counts;
}

void Occurrences::raise(const Counts& other, Mark mark)
{
    Counts own;
    for (std::size_t i = mark; i < m_counted.size(); ++i)
        ++own[m_counted[i]];
    for (const auto& [count, times] : other) {
        for (std::int64_t missing = times - own[count]; missing > 0; --missing) {
            ++*count;
            m_counted.push_back(count);
        }
    }
}

} // namespace scalescope::engine::outline
