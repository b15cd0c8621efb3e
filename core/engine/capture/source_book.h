// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <torch/script.h>

#include <map>
#include <set>
#include <string>

namespace scalescope::engine {

/// Where operator calls come from, and the texts that those places are in: the original Python where the
/// archive remembers it, else TorchScript's own code. A traced model remembers places without their text:
/// there the original line holds TorchScript's statements.
class SourceBook
{
public:
    struct Place
    {
        graph::SourceLocation location; ///< empty where the range has no file
        /// Where the model's own code stands for it: the same, or what a trace tells of who called PyTorch's
        /// code, or TorchScript's line where only that is known. Empty where nothing is.
        graph::SourceLocation own;
    };
    Place locate(const torch::jit::SourceRange& range);

    /// File name to text. An archive keeps only the functions that were compiled: other lines are empty.
    [[nodiscard]] std::map<std::string, std::string> texts() const;

private:
    static bool isStack(const torch::jit::Source& source, const graph::SourceLocation& location);
    graph::SourceLocation placeInArchive(const torch::jit::SourceRange& range);
    static graph::SourceLocation ownPlaceIn(const torch::jit::Source& stack);
    void keepLine(const graph::SourceLocation& location, const torch::jit::SourceRange& own);
    void keep(const std::shared_ptr<torch::jit::Source>& source);

    std::set<std::shared_ptr<torch::jit::Source>> m_seen;
    std::map<std::string, std::map<int, std::string>> m_lines;
};

} // namespace scalescope::engine
