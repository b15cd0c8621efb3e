// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/fold_titles.h"

#include "core/text/last_part.h"

#include <algorithm>
#include <functional>

namespace scalescope::sheet {

namespace {

/// More names do not fit on a card.
constexpr std::size_t mostNames = 3;

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/// "blocks.3" of "blocks.3.0" and "blocks.3.1"; empty where no module around all of them ends in a number
/// that lies inside `caller`.
std::string numberedAround(const std::vector<std::string>& paths, const std::string& caller)
{
    std::string around = paths.front();
    const auto isIn = [&](const std::string& path) {
        return path.starts_with(around) && (path.size() == around.size() || path[around.size()] == '.');
    };
    while (!around.empty() && !(std::ranges::all_of(paths, isIn) && isDigit(around.back()))) {
        const std::size_t dot = around.rfind('.');
        around.resize(dot == std::string::npos ? 0 : dot);
    }
    return around.size() > caller.size() ? around : std::string();
}

/// "convs" of "convs.3", "layer" of "layer3".
std::string withoutNumber(const std::string& name)
{
    std::size_t end = name.size();
    while (end > 0 && (isDigit(name[end - 1]) || name[end - 1] == '.'))
        --end;
    return end == 0 ? name : name.substr(0, end);
}

/// What these are called, each once.
std::vector<std::string> namesOf(const std::vector<std::string>& modules,
                                 const std::function<std::string(const std::string&)>& nameOf)
{
    std::vector<std::string> names;
    for (const std::string& module : modules) {
        const std::string name = nameOf(module);
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
    }
    return names;
}

/// "convs, norms"; empty where they are too many.
std::string listOf(const std::vector<std::string>& names)
{
    std::string all;
    for (const std::string& name : names)
        all += (all.empty() ? "" : ", ") + name;
    return names.size() > mostNames ? std::string() : all;
}

/// "layers.0–5" of six that are counted together, "convs.3, norms.3"; empty where they are too many.
std::string titleOf(const std::vector<std::string>& modules)
{
    const bool areCounted = modules.size() > 1 && namesOf(modules, withoutNumber).size() == 1;
    return areCounted ? modules.front() + "–" + text::lastPart(modules.back()) : listOf(modules);
}

/// "cells.0, out" that are run again and again, "convs, norms" of layers, "layers.0–23" taken two by two.
std::string nameOfSteps(const std::vector<std::string>& first, const std::vector<std::string>& last)
{
    if (first == last)
        return titleOf(first);
    const std::vector<std::string> containers = namesOf(first, withoutNumber);
    return containers.size() > 1 ? listOf(containers) : first.front() + "–" + text::lastPart(last.back());
}

std::string nameOfRepeats(const Fold& first, const Fold& last)
{
    if (!first.modules.empty() && !last.modules.empty())
        return nameOfSteps(first.modules, last.modules);
    if (first.hasNumberAsTitle())
        return {};
    const std::string name = shortModuleName(first.path);
    return first.path == last.path ? name : name + "–" + text::lastPart(last.path);
}

} // namespace

std::string shortModuleName(const std::string& path)
{
    std::size_t start = path.rfind('.');
    const auto isNumber = [](const std::string& text) {
        return !text.empty() && std::ranges::all_of(text, isDigit);
    };
    std::size_t end = path.size();
    while (start != std::string::npos && isNumber(path.substr(start + 1, end - start - 1))) {
        end = start;
        start = start == 0 ? std::string::npos : path.rfind('.', start - 1);
    }
    return start == std::string::npos ? path : path.substr(start + 1);
}

void nameAfterModules(Fold& step, const std::vector<std::string>& paths, bool areLayers)
{
    const std::string around = areLayers && !paths.empty() ? numberedAround(paths, step.path) : std::string();
    if (!around.empty()) {
        step.path = around;
        step.title = shortModuleName(around);
        return;
    }
    step.modules = namesOf(paths, shortModuleName);
    const std::string title = titleOf(step.modules);
    if (title.empty() || (!areLayers && step.modules.size() < 2))
        step.modules.clear();
    else if (areLayers)
        step.title = title;
}

void describeRepeats(Fold& repeats, const Fold& first, const Fold& last)
{
    const std::string times = "×" + std::to_string(last.turn - first.turn + 1);
    const std::string name = nameOfRepeats(first, last);
    repeats.title = name.empty() ? times : name + ' ' + times;
    repeats.path = first.path;
    repeats.type = first.type;
    repeats.first = first.first;
    repeats.last = last.last;
    repeats.result = last.result;
    repeats.begin = first.begin;
    repeats.lastLine = first.lastLine;
}

} // namespace scalescope::sheet
