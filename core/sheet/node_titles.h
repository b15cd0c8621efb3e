// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <map>
#include <string>

namespace scalescope::sheet {

/// What nodes are called in the views: an operator that is all its module does goes by the module's name, as
/// a person who wrote the model would say; other operators by their own unique name. Beside one that
/// computes, views, copies and what a transform adds count as nothing: a Conv1D of GPT-2 is its addmm.
class NodeTitles
{
public:
    /// Counts the float operators of each module. Give it the unpruned graph, so that titles stay when
    /// pruning changes.
    explicit NodeTitles(const graph::Graph& graph);
    NodeTitles() = default;

    /// Short, for cards and rows: "k", "net.0", "matmul_1"; parameters "k.weight"; inputs and outputs their
    /// path.
    [[nodiscard]] std::string title(const graph::Node& node) const;
    /// With the module path: "layers.0.k", "layers.0.matmul_1", "layers.0.k.weight".
    [[nodiscard]] std::string path(const graph::Node& node) const;

    /// Whether the node is an operator that is all its module does.
    [[nodiscard]] bool isNamedAfterModule(const graph::Node& node) const;

private:
    /// The float operators of a module that compute; where none does, all.
    struct Own
    {
        graph::NodeId last = 0;
        int count = 0;
        bool computes = false;
    };
    std::map<std::string, Own> m_operators; ///< by module
};

/// The last part of a module's path, with what a number counts: "q" of "layers.0.q", "layers.0" of
/// "encoder.layers.0".
std::string moduleTitle(const std::string& path);

} // namespace scalescope::sheet
