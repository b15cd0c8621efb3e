// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/code_flow.h"

#include <torch/csrc/jit/ir/constants.h>

#include <algorithm>
#include <set>

namespace scalescope::engine {

namespace {

using torch::jit::Node;
using torch::jit::Value;

constexpr int deepestFlow = 60;
constexpr std::size_t mostFrames = 4000;

/// The graph that a call node calls, and how many of its inputs come before the callee's.
std::pair<std::shared_ptr<torch::jit::Graph>, std::size_t> calleeOf(const Node* node)
{
    const torch::jit::Function* callee = nullptr;
    std::size_t first = 0;
    if (node->kind() == c10::prim::CallMethod) {
        const auto type = node->input(0)->type()->cast<c10::ClassType>();
        callee = type ? type->findMethod(node->s(c10::attr::name)) : nullptr;
    } else if (const auto type = node->input(0)->type()->cast<c10::FunctionType>()) {
        callee = type->function();
        first = 1; // the function itself
    }
    if (!callee || !callee->isGraphFunction())
        return {};
    return {torch::jit::toGraphFunction(*callee).graph(), first};
}

bool isCast(const Node* node)
{
    return node->kind() == c10::prim::unchecked_unwrap_optional ||
           node->kind() == c10::prim::unchecked_cast || node->kind() == c10::aten::_unwrap_optional;
}

} // namespace

struct CodeFlow::Search
{
    std::vector<Reader> found;
    std::set<std::pair<const FlowFrame*, const Value*>> seen;
};

CodeFlow::CodeFlow(const torch::jit::Module& module, const torch::jit::Method& method)
{
    if (method.function().isGraphFunction())
        m_frames.push_back(
            {torch::jit::toGraphFunction(method.function()).graph(), {}, nullptr, module._ivalue()});
}

std::optional<Place> CodeFlow::argument(std::size_t index) const
{
    if (m_frames.empty() || index + 1 >= m_frames.front().graph->inputs().size())
        return std::nullopt;
    return Place{m_frames.front().graph->inputs()[index + 1], &m_frames.front()};
}

std::vector<Reader> CodeFlow::readersOf(const Place& place)
{
    Search search;
    follow(place, 0, search);
    return std::move(search.found);
}

void CodeFlow::follow(const Place& place, int depth, Search& search)
{
    if (depth > deepestFlow || !search.seen.insert({place.frame, place.value}).second)
        return;
    for (const auto& use : place.value->uses()) {
        const Reader reader{use.user, use.offset, place.frame};
        const Node* owner =
            use.user->kind() == c10::prim::Return ? use.user->owningBlock()->owningNode() : nullptr;
        if (use.user->kind() == c10::prim::CallMethod || use.user->kind() == c10::prim::CallFunction)
            intoCall(reader, depth, search);
        else if (isCast(use.user))
            follow(reader.output(), depth + 1, search);
        else if (use.user->kind() == c10::prim::Loop && use.offset >= 2)
            follow({use.user->blocks()[0]->inputs()[use.offset - 1], place.frame}, depth + 1, search);
        else if (owner && owner->kind() == c10::prim::If)
            follow({owner->output(use.offset), place.frame}, depth + 1, search);
        else if (owner && owner->kind() == c10::prim::Loop && use.offset >= 1)
            follow({owner->output(use.offset - 1), place.frame}, depth + 1, search);
        else
            search.found.push_back(reader);
    }
}

void CodeFlow::intoCall(const Reader& call, int depth, Search& search)
{
    const auto [graph, first] = calleeOf(call.node);
    if (!graph || call.position < first || call.position - first >= graph->inputs().size())
        return;
    const auto known = std::ranges::find_if(m_entered, [&call](const auto& entered) {
        return entered.first.node == call.node && entered.first.frame == call.frame;
    });
    const FlowFrame* frame = known == m_entered.end() ? nullptr : known->second;
    if (!frame) {
        if (m_frames.size() >= mostFrames)
            return;
        FlowFrame& made = m_frames.emplace_back();
        made.graph = graph;
        made.caller = call.frame;
        for (std::size_t i = first; i < call.node->inputs().size(); ++i)
            made.arguments.push_back(call.node->input(i));
        frame = &made;
        m_entered.emplace_back(call, frame);
    }
    follow({graph->inputs()[call.position - first], frame}, depth + 1, search);
}

std::optional<c10::IValue> CodeFlow::known(const Value* value, const FlowFrame& frame)
{
    const Node* node = value->node();
    if (node->kind() == c10::prim::Param && node == frame.graph->param_node()) {
        if (!frame.caller)
            return value->offset() == 0 ? std::optional(frame.self) : std::nullopt;
        return value->offset() < frame.arguments.size()
                   ? known(frame.arguments[value->offset()], *frame.caller)
                   : std::nullopt;
    }
    if (node->kind() == c10::prim::GetAttr) {
        const auto owner = known(node->input(0), frame);
        if (!owner || !owner->isObject())
            return std::nullopt;
        const auto slot = owner->toObjectRef().type()->findAttributeSlot(node->s(c10::attr::name));
        return slot ? std::optional(owner->toObjectRef().getSlot(*slot)) : std::nullopt;
    }
    if (isCast(node))
        return known(node->input(0), frame);
    if (node->kind() == c10::prim::If) // one of the branches may keep what is known
        for (const torch::jit::Block* block : node->blocks())
            if (auto found = known(block->outputs()[value->offset()], frame); found && !found->isNone())
                return found;
    return torch::jit::toIValue(value);
}

} // namespace scalescope::engine
