// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/prepared_graph.h"

#include "core/engine/capture/autocast.h"
#include "core/engine/program/instructions.h"
#include "core/engine/values/errors.h"
#include "core/message/say_program.h"

#include <torch/csrc/jit/ir/constants.h>
#include <torch/csrc/jit/ir/ir.h>
#include <unordered_map>

namespace scalescope::engine {

namespace {

using torch::jit::Node;
using torch::jit::Value;
namespace attr = torch::jit::attr;
namespace prim = torch::jit::prim;

/// Kinds that the interpreter resolves itself, because they have no operator or must be followed.
NodeControl controlOf(const Node& node)
{
    static const std::unordered_map<c10::Symbol, NodeControl> controls = {
        {prim::If, NodeControl::If},
        {prim::Loop, NodeControl::Loop},
        {prim::CallFunction, NodeControl::CallFunction},
        {prim::CallMethod, NodeControl::CallMethod},
        {prim::fork, NodeControl::Fork},
        {c10::Symbol::fromQualString("prim::awaitable"), NodeControl::Awaitable},
        {c10::Symbol::fromQualString("prim::awaitable_wait"), NodeControl::AwaitableWait},
        {prim::Enter, NodeControl::Enter},
        {prim::Exit, NodeControl::Exit},
    };
    const auto found = controls.find(node.kind());
    return found == controls.end() ? NodeControl::Step : found->second;
}

/// Kinds that have no operator and become steps of their own.
StepKind stepKindOf(const Node& node)
{
    static const std::unordered_map<c10::Symbol, StepKind> kinds = {
        {prim::Constant, StepKind::Constant},
        {prim::GetAttr, StepKind::GetAttribute},
        {prim::SetAttr, StepKind::SetAttribute},
        {prim::TupleConstruct, StepKind::TupleConstruct},
        {prim::TupleUnpack, StepKind::TupleUnpack},
        {prim::TupleSlice, StepKind::TupleSlice},
        {prim::ListConstruct, StepKind::ListConstruct},
        {prim::ListUnpack, StepKind::ListUnpack},
        {prim::DictConstruct, StepKind::DictConstruct},
        {prim::CreateObject, StepKind::CreateObject},
        {prim::isinstance, StepKind::IsInstance},
        {prim::RaiseException, StepKind::Raise},
        {c10::aten::warn, StepKind::Warn},
        {prim::annotate, StepKind::Identity},
        {prim::Load, StepKind::Identity},
        {prim::Store, StepKind::Identity},
        {prim::unchecked_cast, StepKind::Identity},
        {c10::aten::wait, StepKind::Wait},
        {prim::Uninitialized, StepKind::Constant},
        {prim::Closure, StepKind::Constant},
    };
    const auto found = kinds.find(node.kind());
    return found == kinds.end() ? StepKind::Operator : found->second;
}

void addOperator(Instruction& instruction, Node& node)
{
    const auto* found = node.maybeOperator();
    if (!found) {
        throw ClauseError(say::noOperatorForThese(node.kind().toQualString()));
    }
    instruction.operation = guardedOperation(node, found->getOperation(&node));
    instruction.schema = &found->schema();
    noteEffects(instruction);
    instruction.variadic = found->hasOperation() && found->schema().is_vararg();
}

void addDetails(Instruction& instruction, Node& node)
{
    switch (instruction.kind) {
    case StepKind::Constant:
        if (node.kind() == prim::Constant && node.output()->type()->kind() != c10::TypeKind::FunctionType) {
            instruction.payload = torch::jit::toIValue(node.output()).value();
        }
        break;
    case StepKind::GetAttribute:
    case StepKind::SetAttribute:
        instruction.name = node.s(attr::name);
        break;
    case StepKind::TupleConstruct:
    case StepKind::ListConstruct:
    case StepKind::DictConstruct:
    case StepKind::CreateObject:
        instruction.type = node.output()->type();
        break;
    case StepKind::TupleSlice:
        instruction.begin = node.i(attr::beg);
        instruction.end = node.i(attr::end);
        break;
    case StepKind::IsInstance:
        instruction.types = node.tys(attr::types);
        break;
    case StepKind::Operator:
        addOperator(instruction, node);
        break;
    default:
        break;
    }
}

class Builder
{
public:
    Builder(PreparedGraph& graph, SourceBook& sources) : m_graph(graph), m_sources(sources) {}

    void build() { buildBlock(m_graph.block, *m_graph.graph->block()); }

private:
    int slotOf(const Value* value)
    {
        return m_slots.try_emplace(value, static_cast<int>(m_slots.size())).first->second;
    }

    template <typename Values>
    std::vector<int> slotsOf(const Values& values)
    {
        std::vector<int> slots;
        for (const Value* value : values) {
            slots.push_back(slotOf(value));
        }
        return slots;
    }

    void buildBlock(PreparedBlock& prepared, torch::jit::Block& block)
    {
        prepared.inputs = slotsOf(block.inputs());
        for (Node* node : block.nodes()) {
            if (node->kind() != prim::Drop) {
                buildNode(prepared.nodes.emplace_back(), *node);
            }
        }
        prepared.outputs = slotsOf(block.outputs());
        m_graph.slots = m_slots.size();
    }

    std::shared_ptr<Instruction> instructionOf(Node& node, NodeControl control)
    {
        auto instruction = std::make_shared<Instruction>();
        instruction->target = node.kind().toQualString();
        auto place = m_sources.locate(node.sourceRange());
        instruction->location = std::move(place.location);
        instruction->ownPlace = std::move(place.own);
        instruction->keepAlive = m_graph.graph;
        instruction->outputs = node.outputs().size();
        if (control == NodeControl::Step) {
            instruction->kind = stepKindOf(node);
            addDetails(*instruction, node);
        } else if (control == NodeControl::Fork || control == NodeControl::Awaitable) {
            instruction->kind = StepKind::Future;
            const auto contained = node.output()->type()->containedTypes();
            instruction->type = contained.empty() ? c10::TypePtr(c10::AnyType::get()) : contained.front();
        } else if (control == NodeControl::AwaitableWait) {
            addOperator(*instruction, node);
        } else if (control == NodeControl::CallMethod) {
            instruction->name = node.s(attr::name);
        }
        return instruction;
    }

    void buildNode(PreparedNode& prepared, Node& node)
    {
        prepared.control = controlOf(node);
        prepared.instruction = instructionOf(node, prepared.control);
        prepared.inputs = slotsOf(node.inputs());
        for (torch::jit::Block* inner : node.blocks()) {
            buildBlock(prepared.blocks.emplace_back(), *inner);
        }
        prepared.outputs = slotsOf(node.outputs());
        if (prepared.control == NodeControl::CallFunction) {
            prepared.function = node.input(0)->type()->expectRef<c10::FunctionType>().function();
        } else if (prepared.control == NodeControl::CallMethod) {
            followAttributes(prepared, node.input(0));
        } else if (prepared.control == NodeControl::Fork || prepared.control == NodeControl::Awaitable) {
            prepared.subgraph = prepare(node.g(attr::Subgraph), m_sources);
        }
    }

    /// The module that a call goes to, as the chain of attributes from the caller's own module.
    void followAttributes(PreparedNode& prepared, const Value* object)
    {
        std::string path;
        while (object->node()->kind() == prim::GetAttr) {
            path.insert(0, path.empty() ? "" : ".");
            path.insert(0, object->node()->s(attr::name));
            object = object->node()->input();
        }
        const auto inputs = m_graph.graph->inputs();
        prepared.pathKnown = !inputs.empty() && object == inputs[0];
        prepared.relativePath = path;
    }

    PreparedGraph& m_graph;
    SourceBook& m_sources;
    std::unordered_map<const Value*, int> m_slots;
};

} // namespace

std::shared_ptr<const PreparedGraph> prepare(const std::shared_ptr<torch::jit::Graph>& graph,
                                             SourceBook& sources)
{
    auto prepared = std::make_shared<PreparedGraph>();
    prepared->graph = graph;
    Builder(*prepared, sources).build();
    markLastUses(*prepared);
    return prepared;
}

const PreparedGraph& GraphCache::ready(const std::shared_ptr<torch::jit::Graph>& graph,
                                       const AutocastState& autocast, std::vector<bool> tensors)
{
    std::vector<Entry>& entries = m_entries[graph.get()];
    for (const Entry& entry : entries) {
        if (entry.autocast == autocast && entry.tensors == tensors) {
            return *entry.graph;
        }
    }
    auto cast = prepare(withCasts(graph, autocast, tensors), m_sources);
    entries.push_back({graph, autocast, std::move(tensors), std::move(cast)});
    return *entries.back().graph;
}

} // namespace scalescope::engine
