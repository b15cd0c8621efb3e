// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"
#include "core/result.h"
#include "core/text/name_pattern.h"

#include <optional>
#include <set>
#include <string>

namespace scalescope::report {

/// Which modules are meant: those whose name `include` matches somewhere and `exclude` does not; regular
/// expressions, empty for no condition.
struct ModuleFilter
{
    std::string include;
    std::string exclude;

    [[nodiscard]] bool isAny() const { return !include.empty() || !exclude.empty(); }
    bool operator==(const ModuleFilter&) const = default;
};

/// The same, ready to be asked.
class ModulePatterns
{
public:
    /// Fails where one is not a regular expression.
    static Result<ModulePatterns> from(const ModuleFilter& filter);

    /// Whether the module itself is meant.
    [[nodiscard]] bool names(const std::string& path) const;
    /// Whether what it makes is: `include` matches it or a module around it, `exclude` none of them.
    [[nodiscard]] bool hold(const std::string& path) const;

private:
    std::optional<text::NamePattern> m_include;
    std::optional<text::NamePattern> m_exclude;
};

/// The modules of the nodes that are meant.
Result<std::set<std::string>> modulesIn(const graph::Graph& graph, const ModuleFilter& filter);

} // namespace scalescope::report
