// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"

#include <map>
#include <string>
#include <vector>

namespace scalescope::widgets {

/// The modules of a graph that can be folded: those that were called or made nodes themselves, that hold two
/// or more operators, and not all of another one's.
class ModuleTree
{
public:
    struct Module
    {
        std::string path;
        std::string type; ///< empty where it is not known
        int parent = -1;  ///< the innermost module around it, which comes before it; -1 at the top
        int depth = 0;    ///< how many modules are around it
    };

    ModuleTree(const graph::Graph& graph, const std::vector<graph::ModuleCall>& calls);

    [[nodiscard]] const std::vector<Module>& modules() const { return m_modules; }
    /// The innermost foldable module at or around a path, -1 where there is none.
    [[nodiscard]] int moduleOf(const std::string& path) const;
    /// Whether the node is the only operator inside its module, so that the module's name says what it is.
    [[nodiscard]] bool isAlone(const graph::Node& node) const;
    /// The largest depth of any module, -1 without modules.
    [[nodiscard]] int deepest() const;

private:
    void addModule(const std::string& path, const std::map<std::string, std::string>& types);

    std::map<std::string, int> m_operators; ///< by path: operators in it and in all inside
    std::map<std::string, int> m_index;     ///< of every path, its innermost foldable module
    std::vector<Module> m_modules;
};

} // namespace scalescope::widgets
