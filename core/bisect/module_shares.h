// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bisect/bisection.h"

#include <map>
#include <string>

namespace scalescope::bisect {

/// How much of an error the modules of a model cause, as far as they were measured.
class ModuleShares
{
public:
    explicit ModuleShares(const Bisection& bisection);

    /// The share, from 0 to 1, of the smallest measured group that holds the whole module; of a module of
    /// which operands alone were measured their sum. NaN where nothing is known.
    [[nodiscard]] double of(const std::string& module) const;

private:
    std::map<std::string, double> m_shares;
};

} // namespace scalescope::bisect
