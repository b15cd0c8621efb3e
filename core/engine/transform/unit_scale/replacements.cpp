// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/replacements.h"

#include "core/engine/transform/unit_scale/registry.h"

#include <charconv>
#include <cmath>
#include <regex>

namespace scalescope::engine::unit_scaling {

namespace {

std::string ruleNames()
{
    std::string names;
    for (const Rule* rule : rules()) {
        names += (names.empty() ? "" : ", ") + std::string(rule->name);
    }
    return names;
}

tl::unexpected<Error> badReplacement(const Replacement& replacement, const std::string& what)
{
    return fail(ExitStatus::Usage, "--replace " + replacement.from + "=" + replacement.to + ": " + what,
                "--replace");
}

Result<void> setOption(Replacement& replacement, const std::string& name, const std::string& value)
{
    if (name == "constraint") {
        replacement.options.constraint = constraintFrom(value);
        if (!replacement.options.constraint) {
            return badReplacement(replacement, "there is no constraint " + value +
                                                   "; choose one of: " + constraintNames() + ".");
        }
        return {};
    }
    if (name != "mult" || !replacement.rule->takesMult) {
        const char* known = replacement.rule->takesMult ? "mult and constraint" : "constraint";
        return badReplacement(replacement, std::string(replacement.rule->name) + " has no option " + name +
                                               "; it has " + known + ".");
    }
    double& mult = replacement.options.mult;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), mult);
    if (error != std::errc() || end != value.data() + value.size() || !std::isfinite(mult) || mult <= 0) {
        return badReplacement(replacement, "mult must be a number above 0, not " + value + ".");
    }
    return {};
}

Result<void> setOptions(Replacement& replacement, const std::string& options)
{
    static const std::regex option(R"(\s*(\w+)\s*=\s*([^,\s]+)\s*(,|$))");
    auto place = options.cbegin();
    std::smatch match;
    while (place != options.cend()) {
        if (!std::regex_search(place, options.cend(), match, option,
                               std::regex_constants::match_continuous)) {
            return badReplacement(replacement, "options are written as gelu(mult=2,constraint=gmean).");
        }
        if (auto set = setOption(replacement, match[1], match[2]); !set) {
            return set;
        }
        place = match[0].second;
    }
    return {};
}

Result<Replacement> parseReplacement(const std::string& from, const std::string& to)
{
    Replacement replacement{from, to, nullptr, {}, {}};
    if (to.find("::") != std::string::npos) {
        replacement.target = to;
        return replacement;
    }
    const auto open = to.find('(');
    replacement.rule = ruleNamed(to.substr(0, open));
    if (!replacement.rule) {
        return badReplacement(replacement, "there is no unit-scaled operator " + to.substr(0, open) +
                                               "; choose one of: " + ruleNames() + ".");
    }
    if (open != std::string::npos) {
        const bool closed = to.back() == ')';
        if (auto set = setOptions(replacement, closed ? to.substr(open + 1, to.size() - open - 2) : "?");
            !set) {
            return tl::unexpected(set.error());
        }
    }
    return replacement;
}

} // namespace

Result<std::vector<Replacement>> parseReplacements(const std::map<std::string, std::string>& entries)
{
    std::vector<Replacement> replacements;
    for (const auto& [from, to] : entries) {
        auto parsed = parseReplacement(from, to);
        if (!parsed) {
            return tl::unexpected(parsed.error());
        }
        replacements.push_back(std::move(*parsed));
    }
    return replacements;
}

bool meansOperator(const Replacement& replacement, const std::string& target, const Rule* rule)
{
    const std::string name = outOfPlaceName(target);
    return replacement.from == name || replacement.from == target || "aten::" + replacement.from == name ||
           (rule && rule->name == replacement.from);
}

bool meansName(const Replacement& replacement, const std::string& qualifiedName)
{
    static const std::regex mangled(R"(___torch_mangle_\d+\.)");
    std::string name = std::regex_replace(qualifiedName, mangled, "");
    const std::string prefix = "__torch__.";
    if (replacement.from == name) {
        return true;
    }
    if (name.rfind(prefix, 0) == 0) {
        name = name.substr(prefix.size());
    }
    if (replacement.from == name) {
        return true;
    }
    // PyTorch's own functions have operators of the same names.
    const bool own = name.rfind("torch.", 0) != 0;
    return own && replacement.from == name.substr(name.rfind('.') + 1);
}

} // namespace scalescope::engine::unit_scaling
