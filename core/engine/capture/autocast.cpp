// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/autocast.h"

#include "core/engine/compat/autocast.h"

#include <torch/csrc/jit/api/function_impl.h>
#include <torch/csrc/jit/ir/ir.h>
#include <torch/csrc/jit/passes/autocast.h>
#include <torch/csrc/jit/passes/constant_propagation.h>
#include <torch/csrc/jit/passes/peephole.h>

#include <set>

namespace scalescope::engine {

namespace {

using torch::jit::Block;
using torch::jit::Node;
namespace attr = torch::jit::attr;
namespace prim = torch::jit::prim;

bool entersAutocast(Block& block)
{
    for (Node* node : block.nodes()) {
        if (node->kind() == prim::Enter && isAutocast(node->input()->type())) {
            return true;
        }
        for (Block* inner : node->blocks()) {
            if (entersAutocast(*inner)) {
                return true;
            }
        }
    }
    return false;
}

/// The function that a node calls and that the pass has to see inlined: constructors of autocast objects,
/// whose arguments it reads, and free functions, which it refuses.
torch::jit::Function* functionToInline(Node& node)
{
    if (node.kind() == prim::CallFunction) {
        return node.input(0)->type()->expectRef<c10::FunctionType>().function();
    }
    if (node.kind() == prim::CallMethod && isAutocast(node.input(0)->type())) {
        return node.input(0)->type()->expect<c10::ClassType>()->findMethod(node.s(attr::name));
    }
    return nullptr;
}

void inlineCalls(Block& block)
{
    for (auto it = block.nodes().begin(); it != block.nodes().end();) {
        Node* node = *it++;
        for (Block* inner : node->blocks()) {
            inlineCalls(*inner);
        }
        torch::jit::Function* called = functionToInline(*node);
        auto* function = called ? torch::jit::tryToGraphFunction(*called) : nullptr;
        if (!function) {
            continue;
        }
        if (node->kind() == prim::CallFunction) {
            node->removeInput(0);
        }
        Node* before = node->prev();
        torch::jit::inlineCallTo(node, function, /*use_graph=*/true);
        // What came in may call functions itself.
        it = before->kind() == prim::Param ? block.nodes().begin() : std::next(before->iterator());
    }
}

} // namespace

bool isAutocast(const c10::TypePtr& type)
{
    const auto object = type->cast<c10::ClassType>();
    if (!object || !object->name()) {
        return false;
    }
    // The classes that libtorch's own pass knows; a class of that name elsewhere does nothing.
    static const std::set<std::string> names = {
        "__torch__.torch.amp.autocast_mode.autocast", "__torch__.torch.cpu.amp.autocast_mode.autocast",
        "__torch__.torch.cuda.amp.autocast_mode.autocast", "__torch__.torch.autocast_mode.autocast"};
    return names.count(object->name()->qualifiedName()) > 0;
}

AutocastState entered(const AutocastState& around, const c10::IValue& object)
{
    const auto autocast = object.toObject();
    const bool enabled = autocast->getAttr("_enabled").toBool();
    const auto type = static_cast<at::ScalarType>(autocast->getAttr("fast_dtype").toInt());
    AutocastState state = around;
    if (autocast->getAttr("device").toStringRef() == "cuda") {
        state.cuda = enabled;
        state.cudaType = type;
    } else {
        state.cpu = enabled;
        state.cpuType = type;
    }
    return state;
}

std::shared_ptr<torch::jit::Graph> withCasts(const std::shared_ptr<torch::jit::Graph>& graph,
                                             const AutocastState& state, const std::vector<bool>& tensors)
{
    const bool enters = entersAutocast(*graph->block());
    if (!torch::jit::autocastEnabled() || (!enters && !state.active())) {
        return graph;
    }
    auto copy = graph->copy();
    for (std::size_t i = 0; i < std::min(tensors.size(), copy->inputs().size()); ++i) {
        if (tensors[i]) {
            copy->inputs()[i]->setType(c10::TensorType::get());
        }
    }
    if (enters) {
        inlineCalls(*copy->block());
        // The pass wants the constructor's arguments as constants, which the default dtype is only then.
        torch::jit::PeepholeOptimize(copy, /*disable_shape_peepholes=*/true);
        torch::jit::ConstantPropagationImmutableTypes(copy);
    }
    const AmbientAutocast ambient(state);
    torch::jit::Autocast(copy);
    return copy;
}

} // namespace scalescope::engine
