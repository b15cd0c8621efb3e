// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/exported_model.h"

#include "core/engine/exported/module_builder.h"
#include "core/engine/exported/operator_calls.h"
#include "core/engine/load/zip_file.h"
#include "core/message/say_exported.h"

#include <algorithm>
#include <torch/csrc/jit/api/function_impl.h>

namespace scalescope::engine::exported {

namespace {

using InputKind = InputSpec::Kind;
using OutputKind = OutputSpec::Kind;
using torch::jit::Value;

void collectTypes(const std::vector<Operation>& operations, std::map<std::string, std::string>& types)
{
    for (const Operation& operation : operations) {
        for (const ModuleCall& call : operation.modules)
            types.emplace(call.path, call.type);
        for (const Body& body : operation.bodies)
            collectTypes(body.operations, types);
    }
}

/// The class of modules whose weight an operator reads.
std::string_view classOfWeight(std::string_view target)
{
    if (target.starts_with("torch.ops.aten.linear."))
        return "torch.nn.modules.linear.Linear";
    return target.starts_with("torch.ops.aten.embedding.") ? "torch.nn.modules.sparse.Embedding"
                                                           : std::string_view();
}

/// Of modules that are not called themselves, as nn.MultiheadAttention reads the weight of its projection:
/// what it is read for says what they are. `paths` are those of parameters.
void collectReadTypes(const std::vector<Operation>& operations, const std::map<Id, std::string>& paths,
                      std::map<std::string, std::string>& types)
{
    constexpr std::string_view ending = ".weight";
    for (const Operation& operation : operations) {
        for (const Body& body : operation.bodies)
            collectReadTypes(body.operations, paths, types);
        const auto known = operation.kind == Operation::Kind::Call ? classOfWeight(operation.node->target)
                                                                   : std::string_view();
        for (const auto& [name, operand] : operation.inputs) {
            const auto* value = std::get_if<Operand::Value>(&operand.content);
            const auto path = value == nullptr ? paths.end() : paths.find(value->id);
            if (!known.empty() && name == "weight" && path != paths.end() && path->second.ends_with(ending))
                types.emplace(path->second.substr(0, path->second.size() - ending.size()), known);
        }
    }
}

class Maker
{
public:
    Maker(const Document& document, const TensorsByName& tensors)
        : m_document(document), m_program(lower(document)), m_tree(typesOf(document, m_program))
    {
        if (document.inputs.size() != m_program.inputs.size() ||
            document.outputs.size() != document.graph.outputs.size())
            throw ClauseError(say::programNotAsWritten("signature"));
        addTensors(tensors);
    }

    ExportedModel make(const c10::IValue& samples)
    {
        const MethodArguments arguments(inputTree(), m_document.argumentNames, leaves());
        ModuleBuilder builder(m_tree, m_stored);
        MethodGraph method = builder.begin();
        arguments.addTo(method);
        builder.add(method, m_program.body.operations, m_program.body.outputs);
        addResults(method);
        m_tree.addMethod({}, "forward", method.finished());
        if (!samples.isNone())
            setSamples(arguments, samples);
        return {m_tree.root(),
                InputRules(arguments, m_document),
                m_document.torchVersion,
                m_document.isDecomposed,
                m_document.hasLostGradModes,
                {builder.missing().begin(), builder.missing().end()}};
    }

private:
    static std::map<std::string, std::string> typesOf(const Document& document, const LoweredProgram& program)
    {
        std::map<std::string, std::string> types{{std::string(), document.rootType}};
        collectTypes(program.body.operations, types);
        std::map<Id, std::string> paths;
        for (std::size_t i = 0; i < std::min(document.inputs.size(), program.inputs.size()); ++i)
            if (document.inputs[i].kind == InputKind::Parameter)
                paths.emplace(program.inputs[i], document.inputs[i].target);
        collectReadTypes(program.body.operations, paths, types);
        return types;
    }

    /// Tensors of the same memory are one, whichever of its names the program reads.
    void addTensors(const TensorsByName& tensors)
    {
        std::unordered_map<const at::TensorImpl*, std::vector<std::string>> paths;
        for (const InputSpec& spec : m_document.inputs)
            if (const at::Tensor* tensor = tensorOf(spec, tensors)) {
                m_tree.add(spec.target, *tensor, spec.kind == InputKind::Parameter,
                           spec.kind == InputKind::Buffer);
                paths[tensor->unsafeGetTensorImpl()].push_back(spec.target);
            }
        for (std::size_t i = 0; i < m_document.inputs.size(); ++i)
            if (const at::Tensor* tensor = tensorOf(m_document.inputs[i], tensors)) {
                auto all = paths.at(tensor->unsafeGetTensorImpl());
                // Its own name first: another is for where that is out of reach.
                std::ranges::stable_partition(
                    all, [&](const std::string& path) { return path == m_document.inputs[i].target; });
                m_stored.emplace(m_program.inputs[i], StoredValue{std::move(all)});
            }
    }

    static const at::Tensor* tensorOf(const InputSpec& spec, const TensorsByName& tensors)
    {
        switch (spec.kind) {
        case InputKind::Parameter:
        case InputKind::Buffer:
        case InputKind::Constant:
            break;
        case InputKind::Object:
        case InputKind::Token:
            throw UnsupportedProgram(say::holdsObject());
        default:
            return nullptr;
        }
        const at::Tensor* tensor = tensors(spec.target);
        if (tensor == nullptr)
            throw ClauseError(say::tensorNotListed(shownName(spec.target)));
        return tensor;
    }

    std::vector<Leaf> leaves()
    {
        std::vector<Leaf> leaves;
        for (std::size_t i = 0; i < m_document.inputs.size(); ++i) {
            const InputSpec& spec = m_document.inputs[i];
            if (spec.kind == InputKind::ConstantInput ||
                (spec.kind == InputKind::User && spec.value.empty())) {
                leaves.emplace_back();
            } else if (spec.kind == InputKind::User) {
                const auto* name = m_document.graph.inputs[i].as<ValueName>();
                leaves.push_back({m_program.inputs[i], name->sort, spec.value});
            }
        }
        return leaves;
    }

    /// Without one, all inputs are positional.
    [[nodiscard]] ValueTree inputTree()
    {
        if (!m_document.inputTree.empty())
            return readTree(m_document.inputTree);
        ValueTree all{ValueTree::Kind::Tuple, "builtins.tuple", {}, {}};
        all.children.resize(leaves().size());
        ValueTree tree{
            ValueTree::Kind::Tuple, "builtins.tuple", {}, {all, {ValueTree::Kind::Named, "", {}, {}}}};
        return tree;
    }

    void addResults(MethodGraph& method)
    {
        OperatorCalls calls(method.graph(), m_missing,
                            [&method](const Operand::Value& value) { return method.value(value); });
        std::vector<Value*> results;
        for (std::size_t i = 0; i < m_document.outputs.size(); ++i) {
            const OutputSpec& spec = m_document.outputs[i];
            Value* value = calls.valueOf(m_program.body.outputs[i]);
            if (spec.kind == OutputKind::User || spec.kind == OutputKind::Loss)
                results.push_back(value);
            else if (spec.kind != OutputKind::Token)
                writeBack(method, spec, value);
        }
        method.graph().registerOutput(nested(method.graph(), outputTree(results.size()), results));
    }

    [[nodiscard]] ValueTree outputTree(std::size_t results) const
    {
        if (!m_document.outputTree.empty())
            return readTree(m_document.outputTree);
        ValueTree tree;
        if (results != 1) {
            tree.kind = ValueTree::Kind::Tuple;
            tree.children.resize(results);
        }
        return tree;
    }

    /// What a program without writing in place computes for a tensor that the model wrote to. A buffer's
    /// takes its place: written into, the old one would be lost for backward.
    void writeBack(MethodGraph& method, const OutputSpec& spec, Value* value)
    {
        for (std::size_t i = 0; i < m_document.inputs.size(); ++i) {
            const InputSpec& input = m_document.inputs[i];
            const bool isIt = spec.kind == OutputKind::InputMutation
                                  ? input.kind == InputKind::User && input.value == spec.target
                                  : (input.kind == InputKind::Buffer || input.kind == InputKind::Parameter) &&
                                        input.target == spec.target;
            if (isIt && input.kind == InputKind::Buffer) {
                method.replaceStored(m_program.inputs[i], value);
                return;
            }
            if (isIt) {
                Value* written = method.value({m_program.inputs[i], ValueName::Sort::Tensor});
                method.graph().insert(c10::aten::copy_, {written, value});
                return;
            }
        }
        throw ClauseError(say::programNotAsWritten("output_specs"));
    }

    /// As what the arguments are where nobody says others.
    void setSamples(const MethodArguments& arguments, const c10::IValue& samples)
    {
        auto& function = m_tree.at({}).get_method("forward").function();
        const c10::FunctionSchema& schema = function.getSchema();
        std::vector<c10::Argument> parameters(schema.arguments());
        for (std::size_t i = 0; i < arguments.arguments().size(); ++i) {
            c10::IValue value = sampleOf(arguments.arguments()[i], samples);
            if (!value.isNone())
                parameters[i + 1] = c10::Argument(parameters[i + 1].name(), parameters[i + 1].type(),
                                                  parameters[i + 1].N(), std::move(value));
        }
        function.setSchema(schema.cloneWithArguments(std::move(parameters)));
    }

    /// Positional arguments come first.
    static c10::IValue sampleOf(const MethodArguments::Part& part, const c10::IValue& samples)
    {
        const auto whole = samples.toTuple();
        const auto& positional = whole->elements().at(0).toTupleRef().elements();
        const auto named = whole->elements().at(1).toGenericDict();
        if (part.place < positional.size())
            return MethodArguments::fitted(part, positional[part.place]);
        return named.contains(part.name) ? MethodArguments::fitted(part, named.at(part.name)) : c10::IValue();
    }

    const Document& m_document;
    LoweredProgram m_program;
    ModuleTree m_tree;
    std::unordered_map<Id, StoredValue> m_stored;
    std::set<std::string> m_missing;
};

} // namespace

ExportedModel makeModel(const Document& document, const TensorsByName& tensors, const c10::IValue& samples)
{
    return Maker(document, tensors).make(samples);
}

} // namespace scalescope::engine::exported
