// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bisect/operand_tree.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string_view>

namespace scalescope::bisect {

namespace {

/// The first `names` of a path: "encoder.0" of "encoder.0.fc", 2. The whole path where it has no more.
std::string_view ancestor(std::string_view path, std::size_t names)
{
    std::size_t end = 0;
    for (std::size_t i = 0; i < names; ++i) {
        end = path.find('.', end + (i > 0 ? 1 : 0));
        if (end == std::string_view::npos)
            return path;
    }
    return path.substr(0, end);
}

std::size_t depthOf(std::string_view path)
{
    return path.empty() ? 0 : 1 + static_cast<std::size_t>(std::ranges::count(path, '.'));
}

} // namespace

OperandTree::OperandTree(std::vector<RoundedOperand> operands) : m_operands(std::move(operands))
{
    if (m_operands.empty())
        return;
    std::vector<std::size_t> all(m_operands.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    addModule(0, all);
}

/// The group of operands that share the first `depth` names of their modules. Whatever it holds comes after
/// it in the list.
std::size_t OperandTree::addModule(std::size_t depth, const std::vector<std::size_t>& operands)
{
    const auto nameAt = [this](std::size_t operand, std::size_t names) {
        return ancestor(m_operands[operand].module, names);
    };
    // Parts of the module, in order of their first operand: of each module below it, and each operand of its
    // own.
    struct Part
    {
        bool isModule = false;
        std::vector<std::size_t> operands;
    };
    std::vector<Part> parts;
    std::size_t names = depth;
    for (;; ++names) {
        parts.clear();
        std::map<std::string_view, std::size_t> below;
        for (const std::size_t operand : operands) {
            if (depthOf(m_operands[operand].module) <= names) {
                parts.push_back({false, {operand}});
                continue;
            }
            const auto [found, isNew] = below.emplace(nameAt(operand, names + 1), parts.size());
            if (isNew)
                parts.push_back({true, {}});
            parts[found->second].operands.push_back(operand);
        }
        if (parts.size() != 1 || !parts.front().isModule)
            break;
    }
    const std::size_t number = m_groups.size();
    const std::string_view path = depth == 0 ? std::string_view() : nameAt(operands.front(), names);
    m_groups.push_back({std::string(path), std::nullopt, operands, {}});
    if (operands.size() == 1 && depth > 0) {
        m_groups[number].operand = operands.front();
        return number;
    }
    for (const Part& part : parts) {
        std::size_t child = m_groups.size();
        if (part.isModule)
            child = addModule(names + 1, part.operands);
        else
            m_groups.push_back(
                {m_operands[part.operands.front()].module, part.operands.front(), part.operands, {}});
        m_groups[number].children.push_back(child);
    }
    return number;
}

} // namespace scalescope::bisect
