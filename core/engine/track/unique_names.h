// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <unordered_map>

namespace scalescope::engine {

/// Gives each node a name that no other has: "linear", "linear_1", "linear_2".
class UniqueNames
{
public:
    /// The wanted name, or the first free one that begins with it.
    std::string nameFor(const std::string& wanted);

private:
    std::unordered_map<std::string, int> m_names; ///< and the last number behind each
};

} // namespace scalescope::engine
