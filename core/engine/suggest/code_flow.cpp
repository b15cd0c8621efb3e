// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/code_flow.h"

#include <algorithm>
#include <map>
#include <set>
#include <torch/csrc/jit/ir/constants.h>

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

namespace {

using job::Generated;
using Kind = Generated::Kind;

/// The sizes that layer_shapes.cpp gives samples and words.
constexpr std::int64_t samples = 8;
constexpr std::int64_t wordsOfAll = 32;

Generated fewIndices()
{
    return {Kind::Randint, {std::int64_t{0}, std::int64_t{2}}, {samples}, {}};
}

Generated lengths()
{
    return {Kind::Full, {std::int64_t{8}}, {samples}, {}};
}

/// EmbeddingBag: with offsets, the words of all samples are one row.
std::optional<Generated> bag(const Reader& reader)
{
    const auto offsets = reader.node->inputs().size() > 2
                             ? CodeFlow::known(reader.node->input(2), *reader.frame)
                             : std::optional<c10::IValue>(c10::IValue());
    const auto weight = CodeFlow::known(reader.node->input(0), *reader.frame);
    if (reader.position == 2)
        return Generated{Kind::Arange, {}, {samples}, {}};
    if (reader.position == 1 && !offsets && weight && weight->isTensor() && weight->toTensor().dim() == 2)
        return Generated{Kind::Randint, {std::int64_t{0}, weight->toTensor().size(0)}, {wordsOfAll}, {}};
    if (reader.position == 6)
        return Generated{Kind::Uniform, {std::int64_t{0}, std::int64_t{1}}, {wordsOfAll}, {}};
    return std::nullopt;
}

/// `x[rows]`, `x[rows, columns]`
std::optional<Generated> listed(const Reader& reader)
{
    for (const auto& use : reader.node->output()->uses()) {
        const std::string name = use.user->kind().toQualString();
        if (use.offset == 1 &&
            (name == "aten::index" || name == "aten::index_put_" || name == "aten::index_put"))
            return fewIndices();
    }
    return std::nullopt;
}

} // namespace

std::optional<Generated> roleOf(const Reader& reader)
{
    static const std::map<std::pair<std::string, std::size_t>, Generated> roles = [] {
        const Generated truths{Kind::Ones, {}, {samples}, "bool"};
        const Generated nothingMasked{Kind::Zeros, {}, {samples}, "bool"};
        const Generated classes = fewIndices();
        const Generated parts{Kind::Uniform, {std::int64_t{0}, std::int64_t{1}}, {samples}, {}};
        return std::map<std::pair<std::string, std::size_t>, Generated>{
            {{"aten::index_select", 2}, fewIndices()},
            {{"aten::gather", 2}, fewIndices()},
            {{"aten::scatter", 2}, fewIndices()},
            {{"aten::scatter_", 2}, fewIndices()},
            {{"aten::scatter_add", 2}, fewIndices()},
            {{"aten::scatter_add_", 2}, fewIndices()},
            {{"aten::scatter_reduce", 2}, fewIndices()},
            {{"aten::scatter_reduce_", 2}, fewIndices()},
            {{"aten::index_add", 2}, fewIndices()},
            {{"aten::index_add_", 2}, fewIndices()},
            {{"aten::bincount", 0}, fewIndices()},
            {{"aten::one_hot", 0}, fewIndices()},
            {{"aten::where", 0}, truths},
            {{"aten::masked_fill", 1}, nothingMasked},
            {{"aten::masked_fill_", 1}, nothingMasked},
            {{"aten::masked_select", 1}, truths},
            {{"aten::cross_entropy_loss", 1}, classes},
            {{"aten::nll_loss", 1}, classes},
            {{"aten::nll_loss_nd", 1}, classes},
            {{"aten::multi_margin_loss", 1}, classes},
            {{"aten::binary_cross_entropy", 1}, parts},
            {{"aten::ctc_loss", 1},
             {Kind::Randint, {std::int64_t{1}, std::int64_t{3}}, {samples, samples}, {}}},
            {{"aten::ctc_loss", 2}, lengths()},
            {{"aten::ctc_loss", 3}, lengths()},
            {{"aten::_pack_padded_sequence", 1}, lengths()}};
    }();
    const std::string name = reader.node->kind().toQualString();
    if (name == "aten::embedding_bag")
        return bag(reader);
    if (name == "prim::ListConstruct")
        return listed(reader);
    const auto found = roles.find({name, reader.position});
    return found == roles.end() ? std::nullopt : std::optional(found->second);
}

std::vector<Place> partsAlongFirst(const Reader& reader, CodeFlow& flow)
{
    const std::string name = reader.node->kind().toQualString();
    const auto dimension = reader.node->inputs().size() > 1
                               ? CodeFlow::known(reader.node->input(1), *reader.frame)
                               : std::nullopt;
    const bool isFirst = reader.position == 0 && dimension && dimension->isInt() && dimension->toInt() == 0;
    if (isFirst && name == "aten::select")
        return {reader.output()};
    std::vector<Place> parts;
    if (isFirst && name == "aten::unbind")
        for (const Reader& list : flow.readersOf(reader.output()))
            for (std::size_t i = 0;
                 list.node->kind() == c10::prim::ListUnpack && i < list.node->outputs().size(); ++i)
                parts.push_back(list.output(i));
    return parts;
}

} // namespace scalescope::engine
