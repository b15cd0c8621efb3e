// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/class_check.h"

#include "core/engine/load/zip_layout.h"
#include "core/message/say_load.h"

#include <algorithm>
#include <set>

namespace scalescope::engine {

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
