// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/code_check.h"

#include "core/engine/compat/libtorch.h"
#include "core/engine/load/zip_file.h"
#include "core/message/say_load.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <torch/csrc/jit/runtime/operator.h>
#include <torch/custom_class.h>

namespace scalescope::engine {

namespace {

bool isNamePart(char c)
{
    return c == '_' || c == '.' || std::isalnum(static_cast<unsigned char>(c)) != 0;
}

/// The next place that is no space; a backslash continues a line.
std::size_t afterSpaces(std::string_view code, std::size_t at)
{
    return std::min(code.find_first_not_of(" \t\r\n\\", at), code.size());
}

/// The dotted name that starts there, without the spaces that libtorch's parser allows around its dots, and
/// the place after it.
std::pair<std::string, std::size_t> dottedNameAt(std::string_view code, std::size_t at)
{
    std::string name;
    for (;;) {
        while (at < code.size() && isNamePart(code[at]))
            name += code[at++];
        const std::size_t next = afterSpaces(code, at);
        const bool goesOn = next < code.size() && next > at && isNamePart(code[next]) &&
                            (code[next] == '.' || name.back() == '.');
        if (!goesOn)
            return {std::move(name), at};
        at = next;
    }
}

/// Calls `visit` with each dotted name outside strings and comments, and whether it is called.
template <typename Visit>
void forEachName(std::string_view code, Visit visit)
{
    std::size_t at = 0;
    while (at < code.size()) {
        const char c = code[at];
        if (c == '"' || c == '\'') {
            const auto end = endOfString(code, at);
            at = end == at ? code.size() : end;
        } else if (c == '#') {
            at = std::min(code.find('\n', at), code.size());
        } else if (isNamePart(c)) {
            const auto [name, end] = dottedNameAt(code, at);
            at = end;
            const std::size_t next = afterSpaces(code, at);
            visit(name, next < code.size() && code[next] == '(');
        } else {
            ++at;
        }
    }
}

bool isRegistered(const std::string& qualified)
{
    try {
        return !torch::jit::getAllOperatorsFor(c10::Symbol::fromQualString(qualified)).empty();
    } catch (const std::exception&) { // what no symbol can be named
        return false;
    }
}

/// "ops.deepmd.border_op" is deepmd::border_op, "torch.linear" aten::linear; empty for what is no operator.
std::string operatorOf(std::string_view name)
{
    if (name.starts_with("ops.")) {
        name.remove_prefix(4);
        const auto dot = name.find('.');
        if (dot == std::string_view::npos || name.substr(0, dot) == "prim")
            return {};
        const auto rest = name.substr(dot + 1);
        // An overload's name may follow; operators are looked up without it.
        return std::string(name.substr(0, dot)) + "::" + std::string(rest.substr(0, rest.find('.')));
    }
    if (!name.starts_with("torch."))
        return {};
    name.remove_prefix(6);
    if (name.find('.') != std::string_view::npos || name == "device" || name == "dtype")
        return {};
    return "aten::" + std::string(name);
}

void sortOnce(std::vector<std::string>& names)
{
    std::ranges::sort(names);
    names.erase(std::ranges::unique(names).begin(), names.end());
}

} // namespace

std::vector<std::string> calledOperators(std::string_view code)
{
    std::vector<std::string> names;
    forEachName(code, [&](const std::string& name, bool called) {
        if (std::string op = called ? operatorOf(name) : ""; !op.empty())
            names.push_back(std::move(op));
    });
    sortOnce(names);
    return names;
}

std::vector<std::string> unknownOperators(std::string_view code)
{
    constexpr std::string_view customClasses = "__torch__.torch.classes.";
    std::vector<std::string> unknown;
    forEachName(code, [&](const std::string& name, bool called) {
        if (name.starts_with(customClasses)) {
            if (!torch::getCustomClass(name))
                unknown.push_back(name.substr(std::string_view("__torch__.").size()));
        } else if (const std::string op = called ? operatorOf(name) : ""; !op.empty() && !isRegistered(op)) {
            unknown.push_back(op);
        }
    });
    sortOnce(unknown);
    return unknown;
}

std::vector<std::string> refusedOperators(std::string_view code)
{
    std::vector<std::string> names = calledOperators(code);
    std::erase_if(names, [](const std::string& name) { return !isRefusedOperator(name); });
    return names;
}

namespace {

/// libtorch looks at all methods of a class for each that it adds.
constexpr std::size_t mostMethods = 4000;

/// The texts between quotes.
std::set<std::string, std::less<>> quotedNames(std::string_view line)
{
    std::set<std::string, std::less<>> names;
    while (true) {
        const std::size_t begin = line.find_first_of("\"'");
        const std::size_t end = begin == std::string_view::npos ? begin : line.find(line[begin], begin + 1);
        if (end == std::string_view::npos)
            return names;
        names.emplace(line.substr(begin + 1, end - begin - 1));
        line.remove_prefix(end + 1);
    }
}

struct Class
{
    std::string name;
    std::set<std::string, std::less<>> hooks;
    std::set<std::string, std::less<>> methods;
    bool inHooks = false; ///< in a list of hooks that goes on

    [[nodiscard]] message::Clause problem(const std::string& file) const
    {
        const auto missing =
            std::ranges::find_if(hooks, [this](const auto& hook) { return !methods.contains(hook); });
        if (missing != hooks.end())
            return say::hookMissing(shownName(file), shownName(*missing), shownName(name));
        if (methods.size() > mostMethods)
            return say::tooManyMethods(shownName(file), mostMethods, shownName(name));
        return {};
    }
};

/// Up to what can't be part of a name.
std::string_view nameAt(std::string_view text)
{
    return text.substr(0, text.find_first_of("(: \r"));
}

void readMember(Class& open, std::string_view line)
{
    const std::size_t begin = line.find_first_not_of(" \t");
    line.remove_prefix(begin == std::string_view::npos ? line.size() : begin);
    if (line.starts_with("def "))
        open.methods.emplace(nameAt(line.substr(4)));
    if (line.starts_with("__forward_hooks__") || line.starts_with("__forward_pre_hooks__"))
        open.inHooks = true;
    if (!open.inHooks)
        return;
    open.hooks.merge(quotedNames(line));
    open.inHooks = line.find(']') == std::string_view::npos;
}

} // namespace

message::Clause classProblem(const std::string& file, std::string_view code)
{
    Class open;
    while (!code.empty()) {
        const std::size_t end = std::min(code.find('\n'), code.size());
        const std::string_view line = code.substr(0, end);
        code.remove_prefix(std::min(end + 1, code.size()));
        if (line.starts_with("class ")) {
            if (auto problem = open.problem(file))
                return problem;
            open = {std::string(nameAt(line.substr(6))), {}, {}, false};
        } else {
            readMember(open, line);
        }
    }
    return open.problem(file);
}

} // namespace scalescope::engine
