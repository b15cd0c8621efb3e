// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/compat/autograd_node.h"
#include "core/graph/graph.h"

#include <memory>
#include <optional>
#include <torch/script.h>
#include <unordered_map>
#include <vector>

namespace scalescope::engine {

/// Which elements of memory a node's tensor is.
struct ViewPart
{
    graph::NodeId node = 0;
    std::vector<std::int64_t> sizes;
    std::vector<std::int64_t> strides;
    std::int64_t offset = 0;       ///< in the memory, in elements
    const void* history = nullptr; ///< the function of its base when it was made: tells contents apart
};

/// Sees the gradients of tensors when backward reaches them, without changing the autograd graph: a pre-hook
/// on the function that made the tensor, or on the gradient accumulator of a leaf.
class GradientHooks
{
public:
    /// Told each node's total gradient, in the order of backward.
    using Record = std::function<void(graph::NodeId, const at::Tensor&)>;

    explicit GradientHooks(Record record);
    ~GradientHooks();
    GradientHooks(const GradientHooks&) = delete;
    GradientHooks& operator=(const GradientHooks&) = delete;

    /// Watches the gradient of a tensor that requires one; does nothing for others.
    void watch(const at::Tensor& tensor, graph::NodeId node);

    /// A view was written to in place. Autograd joins such a write to the view's base, so that what the view
    /// held before gets its gradient there and not at the function that made it. `parts` are the nodes of
    /// that content: of the view itself first, then of those that it is a view of.
    void watchWrite(const at::Tensor& view, std::vector<ViewPart> parts);

    /// An operator gave back its input itself. From here on the tensor has a gradient of its own: a function
    /// that passes gradients on is put between it and what made it. Leaves and tensors without a gradient
    /// stay as they are. No value and no order of summation changes: all later uses were later uses before.
    static void giveOwnGradient(const at::Tensor& tensor);

    /// Gradients are recorded only between these two: a model may ask for gradients in its forward itself.
    void start();
    void stop();

    /// How many tensors are watched.
    [[nodiscard]] std::int64_t watched() const { return m_watched; }

    struct State;

private:
    std::shared_ptr<State> m_state;
    std::vector<AutogradNode> m_accumulators; ///< a tensor holds its accumulator only weakly
    std::int64_t m_watched = 0;
};

/// Which nodes are views with a gradient, and of which other such nodes: what GradientHooks::watchWrite()
/// has to be told when one is written to.
class Views
{
public:
    /// A node's tensor; those that are no views with a gradient are left out.
    void add(graph::NodeId node, const at::Tensor& tensor);
    /// The node's tensor was made as a view of another's, if both are views of one base.
    void setSource(graph::NodeId node, const at::Tensor& tensor, graph::NodeId source,
                   const at::Tensor& sourceTensor);
    /// The node itself and what it is a view of, nearest first; empty where it is no view.
    [[nodiscard]] std::vector<ViewPart> partsOf(graph::NodeId node) const;

private:
    struct View
    {
        ViewPart part;
        std::optional<graph::NodeId> source;
    };
    std::unordered_map<graph::NodeId, View> m_views;
};

/// The value with every floating-point tensor replaced by a copy of a leaf that requires a gradient: the
/// model can write to the copy in place, which it could not to the leaf. Lists, tuples and dictionaries are
/// copied. `leaves`, where given, receives the leaves in order.
c10::IValue withGradients(const c10::IValue& value, std::vector<at::Tensor>* leaves = nullptr);

/// Whether a value holds a tensor that withGradients() would replace.
bool holdsFloats(const c10::IValue& value);

} // namespace scalescope::engine
