// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/replacements.h"

#include "core/engine/transform/unit_scale/rule.h"
#include "core/graph/scaled_target.h"
#include "core/message/say_transforms.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <regex>

namespace scalescope::engine::unit_scaling {

namespace {

std::string ruleNames()
{
    std::string names;
    for (const Rule* rule : rules()) {
        if (rule->isOffered) {
            names += (names.empty() ? "" : ", ") + std::string(rule->name);
        }
    }
    return names;
}

tl::unexpected<Error> badReplacement(const Replacement& replacement, message::Clause what)
{
    return fail(say::replacementWrong(replacement.from, replacement.to, std::move(what)), "--replace");
}

Result<void> setOption(Replacement& replacement, const std::string& name, const std::string& value)
{
    if (name == "constraint") {
        replacement.options.constraint = job::constraintFrom(value);
        if (!replacement.options.constraint) {
            return badReplacement(replacement, say::noConstraintForIt(value, constraintList()));
        }
        return {};
    }
    if (name != "mult" || !replacement.rule->takesMult) {
        const auto& hasOptions =
            replacement.rule->takesMult ? say::hasMultAndConstraint : say::hasOnlyConstraint;
        return badReplacement(replacement, hasOptions(std::string(replacement.rule->name), name));
    }
    double& mult = replacement.options.mult;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), mult);
    if (error != std::errc() || end != value.data() + value.size() || !std::isfinite(mult) || mult <= 0) {
        return badReplacement(replacement, say::multNotAboveZero(value));
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
            return badReplacement(replacement, say::optionsMalformed());
        }
        if (auto set = setOption(replacement, match[1], match[2]); !set) {
            return set;
        }
        place = match[0].second;
    }
    return {};
}

/// "gelu" of "torch.nn.functional.gelu", "F.gelu" and "torch.gelu": an operator as Python code names it.
/// Other names as they are.
std::string withoutPythonModule(const std::string& name)
{
    for (const std::string_view module :
         {"torch.nn.functional.", "nn.functional.", "unit_scaling.functional.", "torch.Tensor.", "torch.",
          "F.", "U."}) {
        const bool inModule = name.size() > module.size() && name.compare(0, module.size(), module) == 0;
        if (inModule && name.find('.', module.size()) == std::string::npos) {
            return name.substr(module.size());
        }
    }
    return name;
}

/// The rule that an operator with its namespace stands for: "unit_scaled::gelu", and "aten::gelu" where the
/// transform has a rule for it. null: it is to be called as it is.
const Rule* ruleOfOperator(const std::string& name, bool extended)
{
    const bool isScaled = graph::isScaledTarget(name);
    const std::string target = graph::unscaledName(name);
    for (const Rule* rule : rules()) {
        const auto& targets = rule->targets;
        const bool isKnown = rule->isOffered && (isScaled || extended || !rule->extended);
        if (isKnown && std::find(targets.begin(), targets.end(), target) != targets.end()) {
            return rule;
        }
    }
    return isScaled ? ruleNamed(name.substr(graph::scaledPrefix.size())) : nullptr;
}

/// "aten::gelu" of "aten::gelu(mult=2)".
std::string withoutOptions(const std::string& to)
{
    return to.substr(0, to.find('('));
}

/// The operator that `to` names, as a rule or as one to be called as it is.
Result<void> findTarget(Replacement& replacement, bool extended)
{
    const std::string name = withoutOptions(replacement.to);
    if (name.find("::") == std::string::npos) {
        const std::string rule = withoutPythonModule(name);
        replacement.rule = ruleNamed(rule);
        if (!replacement.rule) {
            replacement.rule = ruleOfOperator("aten::" + rule, true);
        }
    } else {
        // An operator that is mapped to itself stays unscaled.
        const bool same = name == replacement.from || name == "aten::" + replacement.from;
        replacement.rule = same ? nullptr : ruleOfOperator(name, extended);
        replacement.target = name;
    }
    const bool isOperator = replacement.rule || (!replacement.target.empty() && !graph::isScaledTarget(name));
    if (!isOperator) {
        return badReplacement(replacement, say::noScaledOperator(name, ruleNames()));
    }
    return {};
}

Result<Replacement> parseReplacement(const std::string& from, const std::string& to, bool extended)
{
    Replacement replacement{from, to, nullptr, {}, {}};
    if (auto found = findTarget(replacement, extended); !found) {
        return tl::unexpected(found.error());
    }
    const auto open = to.find('(');
    if (open == std::string::npos) {
        return replacement;
    }
    if (!replacement.rule) {
        return badReplacement(replacement, say::onlyScaledHasOptions());
    }
    const bool closed = to.back() == ')';
    if (auto set = setOptions(replacement, closed ? to.substr(open + 1, to.size() - open - 2) : "?"); !set) {
        return tl::unexpected(set.error());
    }
    return replacement;
}

} // namespace

Result<std::vector<Replacement>> parseReplacements(const std::map<std::string, std::string>& entries,
                                                   bool extended)
{
    std::vector<Replacement> replacements;
    for (const auto& [from, to] : entries) {
        auto parsed = parseReplacement(from, to, extended);
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
    const std::string from = withoutPythonModule(replacement.from);
    return from == name || from == target || "aten::" + from == name || "aten::" + from == target ||
           (rule && rule->name == from);
}

bool meansName(const Replacement& replacement, const std::string& qualifiedName)
{
    constexpr std::size_t longestName = 4096; // the matcher calls itself for each digit
    if (qualifiedName.size() > longestName) {
        return false;
    }
    static const std::regex mangled(R"(___torch_mangle_\d+\.)");
    std::string name = std::regex_replace(qualifiedName, mangled, "");
    std::string from = replacement.from;
    for (const std::string& prefix : {std::string("__torch__."), std::string("__main__.")}) {
        name = name.rfind(prefix, 0) == 0 ? name.substr(prefix.size()) : name;
        from = from.rfind(prefix, 0) == 0 ? from.substr(prefix.size()) : from;
    }
    if (from == name) {
        return true;
    }
    const std::string last = name.substr(name.rfind('.') + 1);
    const bool isPyTorchs = name.rfind("torch.", 0) == 0;
    if (name.rfind("torch.nn.modules.", 0) == 0) {
        return from == last || from == "nn." + last || from == "torch.nn." + last;
    }
    // PyTorch's own functions have operators of the same names.
    return isPyTorchs ? "torch.nn.functional." + last == name &&
                            (from == "F." + last || from == "nn.functional." + last)
                      : from == last;
}

} // namespace scalescope::engine::unit_scaling
