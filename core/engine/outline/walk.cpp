// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/outline/walk.h"

#include "core/engine/outline/collector.h"
#include "core/engine/outline/outline.h"
#include "core/graph/outline.h"
#include "core/message/say_run.h"

#include <algorithm>
#include <filesystem>

namespace scalescope::engine::outline {

namespace prim = torch::jit::prim;

/// One more call, branch or loop around what is walked.
class Walk::Deeper
{
public:
    explicit Deeper(Walk& walk) : m_walk(walk)
    {
        if (++m_walk.m_depth > m_walk.m_limits.depth)
            throw Full{};
    }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;
    ~Deeper() { --m_walk.m_depth; }

private:
    Walk& m_walk;
};

Walk::Walk(const torch::jit::Module& module, SourceBook& sources, Collector& collector, const Limits& limits)
    : m_module(module), m_sources(sources), m_collector(collector), m_limits(limits), m_scopes(module)
{
}

ValuePtr Walk::get(const JitValue* value)
{
    ValuePtr& known = m_frame->values[value];
    if (known == nullptr)
        known = m_values.unknown();
    return known;
}

void Walk::set(const JitValue* value, ValuePtr known)
{
    m_frame->values[value] = known;
}

Walk::Inputs Walk::inputsOf(const JitNode& node)
{
    Inputs inputs;
    for (const JitValue* input : node.inputs())
        inputs.push_back(get(input));
    return inputs;
}

Walk::Inputs Walk::outputsOf(const torch::jit::Block& block)
{
    Inputs outputs;
    for (const JitValue* output : block.outputs())
        outputs.push_back(get(output));
    return outputs;
}

void Walk::walkBlock(const torch::jit::Block& block)
{
    const Deeper deeper(*this);
    for (const JitNode* node : block.nodes())
        walkNode(*node);
}

void Walk::walkNode(const JitNode& node)
{
    static const std::unordered_map<c10::Symbol, Handler> handlers = {
        {prim::If, &Walk::walkIf},
        {prim::Loop, &Walk::walkLoop},
        {prim::CallMethod, &Walk::callMethod},
        {prim::CallFunction, &Walk::callFunction},
        {prim::fork, &Walk::callSubgraph},
        {c10::Symbol::fromQualString("prim::awaitable"), &Walk::callSubgraph},
        {c10::Symbol::fromQualString("prim::awaitable_wait"), &Walk::identity},
        {prim::Constant, &Walk::constant},
        {prim::GetAttr, &Walk::getAttribute},
        {prim::SetAttr, &Walk::setAttribute},
        {prim::TupleConstruct, &Walk::makeSequence},
        {prim::ListConstruct, &Walk::makeSequence},
        {prim::DictConstruct, &Walk::makeDictionary},
        {prim::TupleUnpack, &Walk::unpack},
        {prim::ListUnpack, &Walk::unpack},
        {prim::TupleSlice, &Walk::slice},
        {prim::TupleIndex, &Walk::element},
        {c10::aten::__getitem__, &Walk::element},
        {prim::annotate, &Walk::identity},
        {prim::Load, &Walk::identity},
        {prim::Store, &Walk::identity},
        {prim::unchecked_cast, &Walk::identity},
        {c10::aten::_unwrap_optional, &Walk::identity},
        {prim::unchecked_unwrap_optional, &Walk::identity},
        {c10::aten::wait, &Walk::identity},
        {prim::Enter, &Walk::identity},
        {prim::Exit, &Walk::nothing},
        {prim::CreateObject, &Walk::nothing},
        {prim::Uninitialized, &Walk::nothing},
        {prim::Closure, &Walk::nothing},
        {prim::isinstance, &Walk::nothing},
        {prim::RaiseException, &Walk::nothing},
        {prim::Drop, &Walk::nothing},
        {c10::aten::warn, &Walk::nothing},
    };
    m_collector.spend();
    const auto handler = handlers.find(node.kind());
    (this->*(handler == handlers.end() ? &Walk::apply : handler->second))(node);
}

namespace {

/// An assertion that fails: what comes after it has nothing from there.
bool raises(const torch::jit::Block& block)
{
    return std::ranges::any_of(
        block.nodes(), [](const torch::jit::Node* node) { return node->kind() == prim::RaiseException; });
}

} // namespace

Walk::Around Walk::around(const char* kind, const JitNode& node)
{
    const graph::SourceLocation location = m_sources.locate(node.sourceRange()).location;
    std::string place = std::filesystem::path(location.file).filename().string();
    if (place.size() > mostConstantBytes)
        place.clear();
    return {kind, location.line > 0 ? place + ":" + std::to_string(location.line) : place};
}

void Walk::walkBranch(const JitNode& node, std::size_t branch)
{
    m_around.push_back(around(branch == 0 ? graph::inBranch : graph::inOtherBranch, node));
    ++m_choices;
    walkBlock(*node.blocks()[branch]);
    --m_choices;
    m_around.pop_back();
}

void Walk::walkIf(const JitNode& node)
{
    const auto blocks = node.blocks();
    std::optional<bool> condition = truthOf(*get(node.input(0)));
    if (!condition && raises(*blocks[0]) != raises(*blocks[1]))
        condition = raises(*blocks[1]);
    Inputs results;
    if (condition) {
        const torch::jit::Block& taken = *blocks[*condition ? 0 : 1];
        walkBlock(taken);
        results = outputsOf(taken);
    } else {
        const Occurrences::Mark start = m_occurrences.mark();
        walkBranch(node, 0);
        const Occurrences::Counts counted = m_occurrences.takeBack(start);
        walkBranch(node, 1);
        m_occurrences.raise(counted, start);
        const Inputs one = outputsOf(*blocks[0]);
        const Inputs other = outputsOf(*blocks[1]);
        for (std::size_t i = 0; i < one.size(); ++i)
            results.push_back(merged(one[i], other[i]));
    }
    for (std::size_t i = 0; i < node.outputs().size(); ++i)
        set(node.output(i), results.at(i));
}

/// What comes out of an `if`, be it from the one branch or the other.
ValuePtr Walk::merged(ValuePtr one, ValuePtr other)
{
    const Deeper deeper(*this);
    m_collector.spend();
    if (one == other)
        return one;
    const bool bothKnown = one->known && other->known;
    if (bothKnown && isScalar(*one->known) && isScalar(*other->known) && *one->known == *other->known)
        return one;
    if (bothKnown && one->known->isObject() && one->known->is(*other->known))
        return one;
    m_collector.read(*one);
    m_collector.read(*other);
    ValuePtr either = m_values.ofNodes(one->nodes);
    for (const graph::NodeId node : other->nodes)
        addAlternative(either->nodes, node);
    if (one->parts && other->parts && one->parts->size() == other->parts->size()) {
        either->parts.emplace();
        for (std::size_t i = 0; i < one->parts->size(); ++i)
            either->parts->push_back(
                {(*one->parts)[i].name, merged((*one->parts)[i].value, (*other->parts)[i].value)});
        return either;
    }
    for (const ValuePtr value : {one, other})
        if (value->parts)
            for (const graph::NodeId node : nodesIn(*value, m_collector))
                addAlternative(either->nodes, node);
    return either;
}

/// The body once. What it hands on from one pass to the next is unknown in the first, but for the tensors
/// that it begins with.
void Walk::walkLoop(const JitNode& node)
{
    const torch::jit::Block& body = *node.blocks().front();
    const Inputs inputs = inputsOf(node);
    const auto& most = inputs.at(0)->known;
    const bool isNeverRun = truthOf(*inputs.at(1)) == false || (most && most->isInt() && most->toInt() <= 0);
    const std::size_t carried = node.outputs().size();
    if (isNeverRun) {
        for (std::size_t i = 0; i < carried; ++i)
            set(node.output(i), inputs.at(i + 2));
        return;
    }
    set(body.inputs().at(0), m_values.unknown());
    for (std::size_t i = 0; i < carried; ++i) {
        const ValuePtr first = inputs.at(i + 2);
        const bool mayChange = first->known && !first->known->isObject();
        set(body.inputs().at(i + 1), mayChange ? m_values.unknown() : first);
    }
    m_around.push_back(around(graph::inLoop, node));
    walkBlock(body);
    m_around.pop_back();
    for (std::size_t i = 0; i < carried; ++i)
        set(node.output(i), get(body.outputs().at(i + 1)));
}

graph::Run outlineOf(const torch::jit::Module& module, const std::string& method, const Limits& limits)
{
    SourceBook sources;
    Collector collector(module, limits);
    bool isWhole = true;
    try {
        Walk(module, sources, collector, limits).run(module.get_method(method));
    } catch (const Full&) {
        isWhole = false;
    }
    graph::Run run = collector.take();
    run.graph.edges = edgesFromArguments(run.graph.nodes);
    run.sources = sources.texts();
    run.facts.method = method;
    graph::markOutline(run.facts);
    if (!isWhole)
        run.problems.push_back(
            graph::problemOf(say::outlineCut(static_cast<std::int64_t>(run.graph.nodes.size()))));
    return run;
}

} // namespace scalescope::engine::outline
