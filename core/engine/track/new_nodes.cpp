// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/new_nodes.h"

#include "core/engine/compat/dtypes.h"
#include "core/engine/program/program.h"
#include "core/runfile/bounds.h"

#include <cmath>

namespace scalescope::engine {

std::string UniqueNames::nameFor(const std::string& wanted)
{
    const auto [place, isNew] = m_names.try_emplace(wanted, 0);
    if (isNew) {
        return wanted;
    }
    for (;;) {
        std::string name = wanted + "_" + std::to_string(++place->second);
        if (m_names.try_emplace(name, 0).second) {
            return name;
        }
    }
}

namespace {

/// "linear" of "aten::linear".
std::string shortName(const std::string& target)
{
    const auto colon = target.rfind(':');
    const std::string name = colon == std::string::npos ? target : target.substr(colon + 1);
    return name.substr(name.rfind('.') + 1);
}

} // namespace

graph::Node inputNode(const std::string& path)
{
    graph::Node node;
    node.kind = graph::NodeKind::Input;
    node.name = path;
    node.target = path;
    node.provenance = graph::Provenance::ofInput(path);
    return node;
}

graph::Node attributeNode(const ModuleAttribute& attribute)
{
    graph::Node node;
    node.kind = attribute.isParameter ? graph::NodeKind::Parameter : graph::NodeKind::Buffer;
    node.name = attribute.name;
    node.target = attribute.name;
    node.module = attribute.module;
    node.moduleType = attribute.moduleType;
    node.provenance = graph::Provenance::ofAttribute(attribute.name);
    return node;
}

graph::Node constantNode(std::int64_t number)
{
    graph::Node node;
    node.kind = graph::NodeKind::Constant;
    node.name = "constant";
    node.target = "constant";
    node.provenance = graph::Provenance::ofConstant(number);
    return node;
}

graph::Node resultNode(const Step& step, int index)
{
    graph::Node node;
    node.kind = graph::NodeKind::Op;
    node.target = step.instruction->target;
    node.name = shortName(node.target);
    node.module = step.scope->path;
    node.moduleType = step.scope->type;
    node.location = step.instruction->location;
    node.caller = callerOf(step);
    node.provenance = provenanceOf(step).ofResult(index);
    node.outputIndex = index;
    return node;
}

graph::Node rewrittenNode(const ObservedNode& before, const Write* write)
{
    graph::Node node;
    node.arguments.push_back({"self", before.id});
    if (write) {
        node.target = write->target;
        node.module = write->scope->path;
        node.moduleType = write->scope->type;
        node.location = write->location;
        node.caller = write->caller;
        node.provenance = write->provenance;
        if (write->node) {
            node.arguments.push_back({"written", *write->node});
        }
    } else {
        node.target = "aten::copy_";
    }
    node.name = shortName(node.target);
    node.provenance = node.provenance.ofWriteInto(before.name);
    return node;
}

graph::Node outputNode(const std::string& path)
{
    graph::Node node;
    node.kind = graph::NodeKind::Output;
    node.name = path.empty() ? "output" : "output." + path;
    node.target = path;
    node.provenance = graph::Provenance::ofOutput(path);
    return node;
}

namespace {

/// With the start of one that is too long.
std::string quoted(const std::string& text)
{
    constexpr std::size_t longest = std::size_t{64} << 10;
    std::string result = "\"";
    for (const char c : std::string_view(text).substr(0, longest)) {
        if (c == '"' || c == '\\') {
            result += '\\';
        }
        if (c == '\n') {
            result += "\\n";
        } else {
            result += c;
        }
    }
    result += '"';
    if (text.size() > longest) {
        result += " ... " + std::to_string(text.size() - longest) + " bytes more";
    }
    return result;
}

/// The enumerations that TorchScript passes as integers.
std::string integerText(std::int64_t value, c10::TypeKind formal)
{
    switch (formal) {
    case c10::TypeKind::ScalarTypeType:
        return "torch." + dtypeName(static_cast<at::ScalarType>(value));
    case c10::TypeKind::LayoutType:
        return value == 0 ? "torch.strided" : "torch.sparse_coo";
    case c10::TypeKind::MemoryFormatType: {
        static constexpr const char* names[] = {"contiguous_format", "preserve_format", "channels_last",
                                                "channels_last_3d"};
        return value >= 0 && value < 4 ? std::string("torch.") + names[value] : std::to_string(value);
    }
    default:
        return std::to_string(value);
    }
}

c10::TypeKind formalKind(const c10::Argument* argument)
{
    if (!argument) {
        return c10::TypeKind::AnyType;
    }
    c10::TypePtr type = argument->real_type();
    if (type->kind() == c10::TypeKind::OptionalType) {
        type = type->containedTypes().front();
    }
    return type->kind();
}

/// What is kept of one call: a file that is read may have no larger row. Tensors are what edges are made of.
constexpr std::int64_t mostTensors = 1'000'000;
constexpr std::int64_t mostConstants = 10'000;             ///< of one argument
constexpr std::int64_t mostBytes = std::int64_t{16} << 20; ///< of constants
constexpr int mostLevels = 200;

class Describer
{
public:
    using Value = decltype(graph::Argument::value);

    explicit Describer(const NodeOf& nodeOf) : m_nodeOf(nodeOf) {}

    Value describe(const c10::IValue& value, c10::TypeKind formal)
    {
        m_constants = mostConstants;
        return kept(value, formal, 0).value_or(Value(std::string("...")));
    }

private:
    /// Nothing where there are too many. Of every tensor the node is asked for, whether it is kept or not.
    std::optional<Value> kept(const c10::IValue& value, c10::TypeKind formal, int level)
    {
        if (value.isTensor() && value.toTensor().defined()) {
            const graph::NodeId node = m_nodeOf(value.toTensor());
            return m_tensors-- > 0 ? std::optional<Value>(node) : std::nullopt;
        }
        if (value.isList() || value.isTuple() || value.isGenericDict()) {
            const bool isKept = level < mostLevels && hasRoomFor(0);
            graph::Argument::List list = listOf(value, formal, level + 1);
            return isKept ? std::optional<Value>(std::move(list)) : std::nullopt;
        }
        if (m_constants <= 0) { // and is not written out either
            return std::nullopt;
        }
        std::string text = constantText(value, formal);
        return hasRoomFor(text.size()) ? std::optional<Value>(std::move(text)) : std::nullopt;
    }

    bool hasRoomFor(std::size_t bytes)
    {
        m_bytes -= static_cast<std::int64_t>(bytes);
        return m_constants-- > 0 && m_bytes >= 0;
    }

    graph::Argument::List listOf(const c10::IValue& value, c10::TypeKind formal, int level)
    {
        graph::Argument::List list;
        std::int64_t left = 0;
        const auto add = [&](const std::string& name, const c10::IValue& element) {
            if (auto argument = kept(element, formal, level)) {
                list.push_back({name, std::move(*argument)});
            } else {
                ++left;
            }
        };
        if (value.isList()) {
            for (const c10::IValue& element : value.toListRef()) {
                add({}, element);
            }
        } else if (value.isTuple()) {
            for (const c10::IValue& element : value.toTupleRef().elements()) {
                add({}, element);
            }
        } else {
            for (const auto& item : value.toGenericDict()) {
                add(item.key().isString() ? runfile::shortName(item.key().toStringRef()) : std::string(),
                    item.value());
            }
        }
        if (left > 0) {
            list.push_back({{}, "... " + std::to_string(left) + " more"});
        }
        return list;
    }

    static std::string constantText(const c10::IValue& value, c10::TypeKind formal)
    {
        if (value.isNone() || value.isTensor()) {
            return "None";
        }
        if (value.isBool()) {
            return pythonText(value.toBool());
        }
        if (value.isInt()) {
            return integerText(value.toInt(), formal);
        }
        if (value.isDouble()) {
            return pythonText(value.toDouble());
        }
        if (value.isString()) {
            return quoted(value.toStringRef());
        }
        if (value.isDevice()) {
            return quoted(value.toDevice().str());
        }
        if (value.isComplexDouble()) {
            const auto number = value.toComplexDouble();
            return pythonText(number.real()) + (number.imag() < 0 ? "-" : "+") +
                   pythonText(std::abs(number.imag())) + "j";
        }
        std::string text = "<";
        text += value.tagKind();
        text += '>';
        return text;
    }

    const NodeOf& m_nodeOf;
    std::int64_t m_tensors = mostTensors;
    std::int64_t m_constants = mostConstants;
    std::int64_t m_bytes = mostBytes;
};

} // namespace

std::vector<graph::Argument> describeArguments(const c10::FunctionSchema* schema,
                                               c10::ArrayRef<c10::IValue> values, const NodeOf& nodeOf)
{
    Describer describer(nodeOf);
    std::vector<graph::Argument> arguments;
    arguments.reserve(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const bool named = schema && i < schema->arguments().size();
        const c10::Argument* formal = named ? &schema->arguments()[i] : nullptr;
        arguments.push_back(
            {formal ? formal->name() : std::string(), describer.describe(values[i], formalKind(formal))});
    }
    return arguments;
}

} // namespace scalescope::engine
