// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bisect/bisection.h"

#include <map>
#include <optional>
#include <string>

namespace scalescope::bisect {

/// How much of an error the modules of a model cause, as far as they were measured.
class ModuleShares
{
public:
    explicit ModuleShares(const Bisection& bisection);

    /// The share, from 0 to 1, of a module with all that is in it; of one that is in a group which was not
    /// opened, the group's. NaN where nothing is rounded.
    [[nodiscard]] double ofModule(const std::string& path) const;
    /// That of the products that a module makes itself by this operator ("aten::linear"); of a module that
    /// was not opened, the module's.
    [[nodiscard]] double ofOperator(const std::string& path, const std::string& op) const;

private:
    struct Shares
    {
        std::optional<double> whole;
        std::map<std::string, double> own; ///< the sum of its operands, by operator
        bool isOpened = false;
    };

    [[nodiscard]] double ofUnopenedAround(std::string path) const;

    std::map<std::string, Shares> m_shares;
};

} // namespace scalescope::bisect
