// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/layers/module_filter.h"

#include "core/message/say_report.h"

#include <utility>

namespace scalescope::report {

namespace {

Result<std::optional<text::NamePattern>> patternFrom(const std::string& text)
{
    if (text.empty())
        return std::nullopt;
    auto pattern = text::NamePattern::from(text);
    if (!pattern)
        return fail(say::notRegularExpression(text, pattern.error()));
    return std::move(*pattern);
}

/// Whether it is found in the module's name or in that of a module around it.
bool findsAround(const text::NamePattern& pattern, std::string path)
{
    while (!pattern.findsIn(path)) {
        const std::size_t dot = path.rfind('.');
        if (dot == std::string::npos)
            return false;
        path.resize(dot);
    }
    return true;
}

} // namespace

Result<ModulePatterns> ModulePatterns::from(const ModuleFilter& filter)
{
    ModulePatterns patterns;
    for (const auto& [text, pattern] :
         {std::pair(&filter.include, &patterns.m_include), std::pair(&filter.exclude, &patterns.m_exclude)}) {
        auto made = patternFrom(*text);
        if (!made)
            return tl::unexpected(made.error());
        *pattern = std::move(*made);
    }
    return patterns;
}

bool ModulePatterns::names(const std::string& path) const
{
    return (!m_include || m_include->findsIn(path)) && !(m_exclude && m_exclude->findsIn(path));
}

bool ModulePatterns::hold(const std::string& path) const
{
    return (!m_include || findsAround(*m_include, path)) && !(m_exclude && findsAround(*m_exclude, path));
}

Result<std::set<std::string>> modulesIn(const graph::Graph& graph, const ModuleFilter& filter)
{
    return ModulePatterns::from(filter).map([&graph](const ModulePatterns& patterns) {
        std::set<std::string> modules;
        for (const graph::Node& node : graph.nodes)
            if (!modules.contains(node.module) && patterns.hold(node.module))
                modules.insert(node.module);
        return modules;
    });
}

} // namespace scalescope::report
