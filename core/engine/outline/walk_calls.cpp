// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/outline/walk.h"
#include "core/engine/track/new_nodes.h"

#include <torch/csrc/jit/api/function_impl.h>

namespace scalescope::engine::outline {

namespace {

/// Of inputs inside inputs.
constexpr int deepestInput = 8;

bool isModule(const Value& value)
{
    return value.known && value.known->isModule();
}

} // namespace

void Walk::run(const torch::jit::Method& method)
{
    const ValuePtr self = valueOf(c10::IValue(m_module._ivalue()), {});
    const std::shared_ptr<const Scope> root = m_scopes.at({}, *self->known);
    Inputs inputs{self};
    const auto& arguments = method.function().getSchema().arguments();
    for (std::size_t i = 1; i < arguments.size(); ++i)
        inputs.push_back(argumentOf(arguments[i].name(), arguments[i].type(), deepestInput));
    m_calling.insert(root.get());
    addOutputs(call(method.function(), inputs, root), *root);
}

/// A node for each tensor that the type says; lists and dictionaries of any length have one for all.
ValuePtr Walk::argumentOf(const std::string& path, const c10::TypePtr& type, int depth)
{
    m_collector.spend();
    if (!mayHoldTensors(type) || depth == 0)
        return m_values.unknown();
    const auto tuple = type->cast<c10::TupleType>();
    if (!tuple) {
        graph::Node node = inputNode(path);
        node.floating = true;
        return m_values.ofNodes({m_collector.add(std::move(node))});
    }
    ValuePtr value = m_values.unknown();
    value->parts.emplace();
    for (std::size_t i = 0; i < tuple->elements().size(); ++i) {
        const std::string name =
            tuple->schema() ? tuple->schema()->arguments().at(i).name() : std::to_string(i);
        std::string below = path;
        below += '.';
        below += name;
        value->parts->push_back({name, argumentOf(below, tuple->elements()[i], depth - 1)});
    }
    return value;
}

std::shared_ptr<const Scope> Walk::scopeOf(const Value& object)
{
    return m_scopes.at(object.path, *object.known);
}

/// While what a node calls is walked.
class Walk::Called
{
public:
    Called(Walk& walk, const JitNode& site) : m_walk(walk), m_outer(walk.m_caller)
    {
        const SourceBook::Place place = walk.m_sources.locate(site.sourceRange());
        if (place.own.file.empty())
            return;
        auto call = std::make_shared<Instruction>();
        call->ownPlace = place.own;
        walk.m_caller = std::move(call);
    }
    ~Called() { m_walk.m_caller = m_outer; }
    Called(const Called&) = delete;
    Called& operator=(const Called&) = delete;
    Called(Called&&) = delete;
    Called& operator=(Called&&) = delete;

private:
    Walk& m_walk;
    std::shared_ptr<const Instruction> m_outer;
};

void Walk::callMethod(const JitNode& node)
{
    const Called called(*this, node);
    const Inputs inputs = inputsOf(node);
    const Value& object = *inputs.front();
    const c10::TypePtr type =
        object.known && object.known->isObject() ? object.known->type() : node.input(0)->type();
    const auto classType = type->cast<c10::ClassType>();
    torch::jit::Function* method =
        classType ? classType->findMethod(node.s(torch::jit::attr::name)) : nullptr;
    if (method == nullptr) // of an interface: which class it is depends on the run
        return set(node.output(), holding(inputs, node.output()->type()));
    set(node.output(), isModule(object) ? callModule(*method, inputs, scopeOf(object), node)
                                        : call(*method, inputs, m_frame->scope));
}

/// A method that calls another of the same module is one call.
ValuePtr Walk::callModule(torch::jit::Function& function, const Inputs& inputs,
                          const std::shared_ptr<const Scope>& scope, const JitNode& site)
{
    if (!m_calling.insert(scope.get()).second)
        return call(function, inputs, scope);
    const ValuePtr result = call(function, inputs, scope);
    m_calling.erase(scope.get());
    graph::ModuleCall made{0,  scope->path,          scope->type,
                           {}, m_frame->scope->path, m_sources.locate(site.sourceRange()).location};
    listOutputs(*result, {}, made.outputs, deepestInput);
    m_collector.add(std::move(made));
    return result;
}

void Walk::callFunction(const JitNode& node)
{
    const Called called(*this, node);
    Inputs inputs = inputsOf(node);
    inputs.erase(inputs.begin()); // the function itself
    const auto type = node.input(0)->type()->cast<c10::FunctionType>();
    set(node.output(),
        type ? call(*type->function(), inputs, m_frame->scope) : holding(inputs, node.output()->type()));
}

/// Of a fork, whose result is taken out where it is waited for.
void Walk::callSubgraph(const JitNode& node)
{
    const auto results = callGraph(*node.g(torch::jit::attr::Subgraph), inputsOf(node), m_frame->scope);
    set(node.output(), results.size() == 1 ? results.front() : holding(results, node.output()->type()));
}

ValuePtr Walk::call(torch::jit::Function& function, const Inputs& inputs,
                    const std::shared_ptr<const Scope>& scope)
{
    function.ensure_defined();
    auto* code = torch::jit::tryToGraphFunction(function);
    const auto results = code != nullptr ? callGraph(*code->graph(), inputs, scope) : Inputs();
    return results.size() == 1 ? results.front() : holding(inputs, c10::AnyType::get());
}

Walk::Inputs Walk::callGraph(const torch::jit::Graph& graph, const Inputs& inputs,
                             const std::shared_ptr<const Scope>& scope)
{
    Frame frame{scope, {}};
    Frame* const caller = std::exchange(m_frame, &frame);
    for (std::size_t i = 0; i < std::min(inputs.size(), graph.inputs().size()); ++i)
        set(graph.inputs()[i], inputs[i]);
    walkBlock(*graph.block());
    Inputs results = outputsOf(*graph.block());
    m_frame = caller;
    return results;
}

void Walk::listOutputs(Value& value, const std::string& path, std::vector<graph::ModuleCall::Output>& outputs,
                       int depth)
{
    m_collector.read(value);
    for (const graph::NodeId node : value.nodes) {
        m_collector.spend();
        outputs.push_back({path, node});
    }
    if (!value.parts || depth == 0)
        return;
    for (const Value::Part& part : *value.parts) {
        m_collector.spend();
        listOutputs(*part.value, path.empty() ? part.name : path + "." + part.name, outputs, depth - 1);
    }
}

/// Where a result is one of several tensors, its node reads them all.
void Walk::addOutputs(ValuePtr result, const Scope& root)
{
    std::vector<graph::ModuleCall::Output> found;
    listOutputs(*result, {}, found, deepestInput);
    graph::ModuleCall made{0, {}, root.type, found};
    for (std::size_t i = 0; i < found.size();) {
        graph::Node node = outputNode(found[i].path);
        const std::string path = found[i].path;
        for (; i < found.size() && found[i].path == path; ++i) {
            node.arguments.push_back({{}, found[i].node});
            node.floating = node.floating || m_collector.isFloating(found[i].node);
        }
        m_collector.add(std::move(node));
    }
    m_collector.add(std::move(made));
}

} // namespace scalescope::engine::outline
