// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bisect/module_shares.h"

#include <algorithm>
#include <limits>

namespace scalescope::bisect {

namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

} // namespace

ModuleShares::ModuleShares(const Bisection& bisection)
{
    for (const RankedGroup& ranked : ranked(bisection)) {
        Shares& shares = m_shares[ranked.group.module];
        if (ranked.group.op.empty()) {
            shares.whole = ranked.share;
            shares.isOpened = ranked.isOpened;
        } else {
            double& sum = shares.own[ranked.group.op];
            sum = std::min(1.0, sum + ranked.share);
        }
    }
}

double ModuleShares::ofModule(const std::string& path) const
{
    const auto found = m_shares.find(path);
    if (found == m_shares.end())
        return ofUnopenedAround(path);
    if (found->second.whole)
        return *found->second.whole;
    double sum = 0;
    for (const auto& [op, share] : found->second.own)
        sum += share;
    return found->second.own.empty() ? unknown : std::min(1.0, sum);
}

double ModuleShares::ofOperator(const std::string& path, const std::string& op) const
{
    const auto found = m_shares.find(path);
    if (found == m_shares.end())
        return ofUnopenedAround(path);
    const Shares& shares = found->second;
    if (shares.own.empty())
        return shares.isOpened ? unknown : shares.whole.value_or(unknown);
    const auto own = shares.own.find(op);
    return own == shares.own.end() ? unknown : own->second;
}

/// Whatever is in a group that was opened and has no share has nothing rounded.
double ModuleShares::ofUnopenedAround(std::string path) const
{
    for (auto dot = path.rfind('.'); dot != std::string::npos; dot = path.rfind('.')) {
        path.resize(dot);
        if (const auto found = m_shares.find(path); found != m_shares.end())
            return found->second.isOpened || !found->second.whole ? unknown : *found->second.whole;
    }
    return unknown;
}

} // namespace scalescope::bisect
