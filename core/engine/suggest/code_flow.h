// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/spec.h"

#include <deque>
#include <memory>
#include <optional>
#include <torch/csrc/jit/ir/ir.h>
#include <torch/script.h>
#include <vector>

namespace scalescope::engine {

/// A graph that a method's code calls, with what its inputs stand for.
struct FlowFrame
{
    std::shared_ptr<torch::jit::Graph> graph;
    std::vector<const torch::jit::Value*> arguments; ///< in the caller's graph; empty for the method itself
    const FlowFrame* caller = nullptr;
    c10::IValue self; ///< of the method itself
};

/// A value in one call of the graph that it belongs to.
struct Place
{
    const torch::jit::Value* value = nullptr;
    const FlowFrame* frame = nullptr;
};

/// A node that reads a value as its `position`th input.
struct Reader
{
    const torch::jit::Node* node = nullptr;
    std::size_t position = 0;
    const FlowFrame* frame = nullptr;

    /// The node's result, in the same call.
    [[nodiscard]] Place output(std::size_t index = 0) const { return {node->output(index), frame}; }
};

/// Follows values of a method through its code without running it: into the methods and functions that it
/// calls, through casts, branches and loops.
class CodeFlow
{
public:
    CodeFlow(const torch::jit::Module& module, const torch::jit::Method& method);

    /// An argument of the method, counted without self; nothing where the method has no code.
    [[nodiscard]] std::optional<Place> argument(std::size_t index) const;
    /// Who reads the value, in the order of the code.
    [[nodiscard]] std::vector<Reader> readersOf(const Place& place);
    /// What a value is known to be without running: an attribute of the module, a constant, a caller's
    /// argument that is one.
    [[nodiscard]] static std::optional<c10::IValue> known(const torch::jit::Value* value,
                                                          const FlowFrame& frame);

private:
    struct Search;
    void follow(const Place& place, int depth, Search& search);
    void intoCall(const Reader& call, int depth, Search& search);

    std::deque<FlowFrame> m_frames; ///< places point to them
    std::vector<std::pair<Reader, const FlowFrame*>> m_entered;
};

/// Values for a tensor that an operator takes as something else than features: as indices, offsets, lengths,
/// classes or truth values. Nothing where the reader is none of these.
std::optional<job::Generated> roleOf(const Reader& reader);

/// Where a node takes a tensor apart along its first dimension (`x[0]`, `a, b = x`): the parts.
std::vector<Place> partsAlongFirst(const Reader& reader, CodeFlow& flow);

/// What a layer that reads a tensor says about its shape and dtype: a Linear's width, an Embedding's rows, a
/// convolution's channels, a recurrent layer's input size, a normalisation's features; sizes that the layer
/// leaves open are small. Nothing where the reader says nothing.
std::optional<job::Generated> shapeForLayer(const Reader& reader);

/// Whether the reader's result has the width of what it reads as its first input.
bool keepsWidth(const Reader& reader);

} // namespace scalescope::engine
