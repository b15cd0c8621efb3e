// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/node_metadata.h"

#include "core/engine/exported/name_bounds.h"
#include "core/graph/graph.h"

#include <charconv>
#include <utility>

namespace scalescope::engine::exported {

namespace {

/// Takes what comes before the separator off the front of a text, and the separator.
std::string_view next(std::string_view& text, char separator)
{
    const auto end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

template <typename Number>
std::optional<Number> numberOf(std::string_view text)
{
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

ModuleCall callOf(std::string_view path, std::string_view type)
{
    ModuleCall call{std::string(path), std::string(type), 0};
    const auto mark = path.rfind('@');
    if (mark == std::string_view::npos)
        return call;
    if (const auto number = numberOf<std::int64_t>(path.substr(mark + 1))) {
        call.path = path.substr(0, mark);
        call.call = *number;
    }
    return call;
}

std::string_view trimmed(std::string_view text)
{
    const auto begin = text.find_first_not_of(" \t\r");
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

/// Of `File "net.py", line 12, in forward`.
std::optional<Frame> placeOf(std::string_view line)
{
    constexpr std::string_view opening = "File \"";
    constexpr std::string_view middle = "\", line ";
    line = trimmed(line);
    const auto end = line.find(middle);
    if (!line.starts_with(opening) || end == std::string_view::npos)
        return std::nullopt;
    std::string_view rest = line.substr(end + middle.size());
    const auto number = numberOf<int>(next(rest, ','));
    if (!number)
        return std::nullopt;
    return Frame{std::string(line.substr(opening.size(), end - opening.size())), *number, {}};
}

/// Not a cell of a notebook or a line at a prompt, which is the user's own code.
bool isMadeUp(const std::string& file)
{
    return file.starts_with('<') && !file.starts_with("<ipython-input") && file != "<stdin>";
}

} // namespace

std::optional<std::vector<ModuleCall>> modulesOf(std::string_view stack)
{
    std::vector<ModuleCall> modules;
    if (stack.empty())
        return std::nullopt;
    while (!stack.empty()) {
        std::string_view level = next(stack, ';');
        const std::string_view key = next(level, ',');
        const std::string_view path = next(level, ',');
        if (key.starts_with("_empty_nn_module_stack"))
            return std::nullopt;
        if (path.empty())
            continue;
        checkPath(path);
        checkName(level);
        modules.push_back(callOf(path, level));
        checkLevels(modules.size());
    }
    return modules;
}

std::string rootTypeOf(std::string_view stack)
{
    std::string_view level = next(stack, ';');
    const std::string_view key = next(level, ',');
    const std::string_view path = next(level, ',');
    checkName(level);
    return path.empty() && !key.empty() ? std::string(level) : std::string();
}

std::optional<Frame> frameOf(std::string_view traceback)
{
    std::optional<Frame> innermost;
    std::optional<Frame> own;
    while (!traceback.empty()) {
        const auto place = placeOf(next(traceback, '\n'));
        if (!place || isMadeUp(place->file))
            continue;
        innermost = place;
        // The code comes on the line after it, where the file was there to be read.
        if (std::string_view rest = traceback; !placeOf(next(rest, '\n')))
            innermost->code = next(traceback, '\n');
        if (!graph::isOfPyTorch(innermost->file))
            own = innermost;
    }
    if (!own)
        own = std::move(innermost);
    if (own)
        checkName(own->file);
    return own;
}

} // namespace scalescope::engine::exported
