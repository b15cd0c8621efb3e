// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bisect/module_shares.h"

#include <algorithm>
#include <limits>

namespace scalescope::bisect {

ModuleShares::ModuleShares(const Bisection& bisection)
{
    const auto groups = ranked(bisection);
    for (const RankedGroup& ranked : groups)
        if (ranked.group.op.empty())
            m_shares[ranked.group.module] = ranked.share;
    std::map<std::string, double> sums;
    for (const RankedGroup& ranked : groups)
        if (!ranked.group.op.empty())
            sums[ranked.group.module] += ranked.share;
    for (const auto& [module, sum] : sums)
        m_shares.emplace(module, std::min(sum, 1.0));
}

double ModuleShares::of(const std::string& module) const
{
    for (std::string path = module;;) {
        if (const auto found = m_shares.find(path); found != m_shares.end())
            return found->second;
        const auto dot = path.rfind('.');
        if (dot == std::string::npos)
            return std::numeric_limits<double>::quiet_NaN();
        path.resize(dot);
    }
}

} // namespace scalescope::bisect
