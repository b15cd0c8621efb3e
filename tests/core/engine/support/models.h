// SPDX-License-Identifier: GPL-3.0-or-later
// Small models, stock runs to compare with, and a sink that keeps a graph: for tests of the engine.
#pragma once

#include "core/engine/track/node_sink.h"

#include <torch/csrc/jit/serialization/import_source.h>
#include <torch/script.h>

#include <algorithm>

namespace scalescope::engine::testing {

/// A layer with a parameter of its own.
inline torch::jit::Module scaleLayer(const std::string& name)
{
    torch::jit::Module layer(name);
    layer.register_attribute("training", c10::BoolType::get(), true);
    layer.register_parameter("factor", at::randn({4}).requires_grad_(), false);
    layer.define(R"(
def forward(self, x):
    return torch.tanh(x * self.factor)
)");
    return layer;
}

/// A module with 4x4 `weight`, `bias`, buffers `state` and `count`, submodules `first` and `second`, and the
/// methods of `code`.
inline torch::jit::Module modelOf(const std::string& code)
{
    at::manual_seed(3);
    torch::jit::Module model("Model");
    model.register_attribute("training", c10::BoolType::get(), true);
    model.register_parameter("weight", at::randn({4, 4}).requires_grad_(), false);
    model.register_parameter("bias", at::randn({4}).requires_grad_(), false);
    model.register_buffer("state", at::zeros({4}));
    model.register_buffer("count", at::zeros({}, at::kLong));
    model.register_module("first", scaleLayer("Scale"));
    model.register_module("second", scaleLayer("Scale2"));
    model.define(code);
    return model;
}

/// An object of a module's type: tensors are 4x4, parameters require a gradient, flags are true.
inline c10::intrusive_ptr<c10::ivalue::Object>
filledObject(const std::shared_ptr<torch::jit::CompilationUnit>& unit, const c10::ClassTypePtr& type)
{
    auto object = c10::ivalue::Object::create(c10::StrongTypePtr(unit, type), type->numAttributes());
    for (std::size_t i = 0; i < type->numAttributes(); ++i) {
        const auto attribute = type->getAttribute(i);
        if (attribute->kind() == c10::TypeKind::TensorType) {
            object->setSlot(i, at::randn({4, 4}).requires_grad_(type->is_parameter(i)));
        } else if (attribute->kind() == c10::TypeKind::BoolType) {
            object->setSlot(i, true);
        } else if (const auto inner = attribute->cast<c10::ClassType>()) {
            object->setSlot(i, filledObject(unit, inner));
        } else if (const auto members = attribute->cast<c10::EnumType>()) {
            const auto [name, value] = members->enumNamesValues().front();
            object->setSlot(i,
                            c10::IValue(c10::make_intrusive<c10::ivalue::EnumHolder>(members, name, value)));
        }
    }
    return object;
}

/// A model from the source texts that an archive holds, by name: what only whole archives can say. Their
/// files are in `folder`.
inline torch::jit::Module modelFromArchiveCode(const std::map<std::string, std::string>& code,
                                               const std::string& folder = "code/")
{
    at::manual_seed(3);
    const auto unit = std::make_shared<torch::jit::CompilationUnit>();
    const std::vector<at::IValue> constants;
    const torch::jit::SourceImporter importer(
        unit, &constants,
        [&](const std::string& name) -> std::shared_ptr<torch::jit::Source> {
            const auto found = code.find(name);
            std::string file = name;
            std::ranges::replace(file, '.', '/');
            return found == code.end()
                       ? nullptr
                       : std::make_shared<torch::jit::Source>(found->second, folder + file + ".py", 1);
        },
        10);
    const auto type = importer.loadType(c10::QualifiedName("__torch__.Model"))->expect<c10::ClassType>();
    return torch::jit::Module(filledObject(unit, type));
}

/// Whether this libtorch has products and softmax of float16 on the processor, as newer ones have.
inline bool computesInFloat16()
{
    try {
        const at::Tensor ones = at::ones({2, 2}, at::kHalf);
        return at::softmax(at::linear(ones, ones).tanh(), 1).defined();
    } catch (const std::exception&) {
        return false;
    }
}

/// Keeps what is found as a graph.
class GraphSink : public NodeSink
{
public:
    void addNode(const graph::Node& node) override { graph.nodes.push_back(node); }
    void addGradient(graph::NodeId node, const graph::Metric& metric) override
    {
        graph.nodes.at(static_cast<std::size_t>(node)).backward.metric =
            std::make_shared<const graph::Metric>(metric);
        gradientOrder.push_back(node);
    }
    void addModuleCall(const graph::ModuleCall& call) override { calls.push_back(call); }
    void addProblem(const graph::Problem& problem) override { problems.push_back(problem); }

    /// The node of that name; a node named "missing" where there is none.
    [[nodiscard]] const graph::Node& node(const std::string& name) const
    {
        static const graph::Node missing = [] {
            graph::Node node;
            node.name = "missing";
            return node;
        }();
        for (const graph::Node& node : graph.nodes) {
            if (node.name == name) {
                return node;
            }
        }
        return missing;
    }

    graph::Graph graph;
    std::vector<graph::ModuleCall> calls;
    std::vector<graph::Problem> problems;
    std::vector<graph::NodeId> gradientOrder;
};

} // namespace scalescope::engine::testing
