// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"
#include "core/result.h"
#include "widgets/models/node_condition.h"

#include <QString>
#include <functional>

namespace scalescope::widgets {

/// What is wrong with a filter, in a sentence, and with which part of its text.
struct FilterMistake : Error
{
    TextPart where;
};

/// A condition on nodes that a person typed:
/// - text: in the name, target, module, shape (4x32) or dtype, whatever the case
/// - /regex/: a regular expression on the same
/// - a comparison: `bwd.std < 2^-14`, `fwd.rms >= fwd.std`, `numel > 1000`, `dtype = float32`, `kind != op`;
///   figures have the ids of sheet::fields(); without fwd. or bwd. either direction will do
/// - several of these with `and`, `or`, `not` and brackets; `and` binds closer than `or`
class NodeFilter
{
public:
    /// One that all nodes pass.
    NodeFilter() = default;
    static tl::expected<NodeFilter, FilterMistake> parse(const QString& text);

    [[nodiscard]] bool isEmpty() const { return !m_matches; }
    /// `sources`: what the node's figures are got from; without them only those of the node itself are known.
    [[nodiscard]] bool matches(const graph::Node& node, const sheet::Sources& sources = {}) const;

private:
    std::function<bool(const FilteredNode&)> m_matches;
};

} // namespace scalescope::widgets
