// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/program_document.h"

#include "core/engine/exported/graph_reader.h"
#include "core/engine/exported/json_values.h"
#include "core/message/say_exported.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace scalescope::engine::exported {

namespace {

using nlohmann::json;

/// What a document does not keep: nothing here needs it, and it takes room.
constexpr std::array<std::string_view, 10> leftOut{
    "guards_code", "sym_int_values", "sym_bool_values", "sym_float_values", "custom_obj_values",
    "torch_fn",    "strides",        "storage_offset",  "layout",           "device"};

/// A program of a thousand operators has some hundred thousand values.
constexpr CountedBounds programBounds{{std::size_t{64} << 20, 200}, 1'200'000, leftOut};

/// "2*s27" of "2*Symbol('s27', positive=True, integer=True)".
std::string withoutAssumptions(std::string_view expression)
{
    constexpr std::string_view start = "Symbol('";
    std::string text;
    while (!expression.empty()) {
        const auto symbol = expression.find(start);
        text += expression.substr(0, symbol);
        if (symbol == std::string_view::npos)
            break;
        expression.remove_prefix(symbol + start.size());
        text += expression.substr(0, expression.find('\''));
        const auto end = expression.find(')');
        expression.remove_prefix(end == std::string_view::npos ? expression.size() : end + 1);
    }
    return text;
}

InputMeta::Size sizeOf(const json& value)
{
    const auto& [kind, content] = only(value);
    if (kind == "as_int")
        return {integer(content), {}};
    const json* hint = find(content, "hint");
    const auto exported = hint == nullptr ? std::nullopt : std::optional(integer(only(*hint).second));
    const std::string expression = withoutAssumptions(textOf(content.at("expr_str")));
    const auto formula = formulaOf(expression);
    if (formula && formula->symbol.empty())
        return {formula->addend, {}};
    return {exported, formula.value_or(SizeFormula{expression, 1, 0})};
}

// ---- signature ----

using InputKind = InputSpec::Kind;
using OutputKind = OutputSpec::Kind;

struct InputMember
{
    std::string_view name;
    InputKind kind;
    const char* target; ///< the member that names what it is, null where there is none
};
constexpr std::array inputMembers{
    InputMember{"parameter", InputKind::Parameter, "parameter_name"},
    InputMember{"buffer", InputKind::Buffer, "buffer_name"},
    InputMember{"tensor_constant", InputKind::Constant, "tensor_constant_name"},
    InputMember{"custom_obj", InputKind::Object, "custom_obj_name"},
    InputMember{"token", InputKind::Token, nullptr},
};

InputSpec inputSpecOf(const json& value)
{
    const auto& [kind, content] = only(value);
    InputSpec spec;
    if (kind == "user_input") {
        const Argument held = argumentOf(content.at("arg"));
        if (const auto* name = held.as<ValueName>())
            spec.value = name->name;
        else
            spec.constant = held;
        return spec;
    }
    if (kind == "constant_input") {
        spec.kind = InputKind::ConstantInput;
        spec.value = textOf(content.at("name"));
        spec.constant = argumentOf(content.at("value"));
        return spec;
    }
    const auto* member = std::ranges::find(inputMembers, std::string_view(kind), &InputMember::name);
    if (member == inputMembers.end())
        notAsWritten();
    spec.kind = member->kind;
    spec.value = textOf(content.at("arg").at("name"));
    if (member->target != nullptr)
        spec.target = textOf(content.at(member->target));
    checkPath(spec.target);
    if (const json* persistent = find(content, "persistent"))
        spec.persistent = boolean(*persistent);
    return spec;
}

struct OutputMember
{
    std::string_view name;
    OutputKind kind;
    const char* target;
};
constexpr std::array outputMembers{
    OutputMember{"user_output", OutputKind::User, nullptr},
    OutputMember{"loss_output", OutputKind::Loss, nullptr},
    OutputMember{"buffer_mutation", OutputKind::BufferMutation, "buffer_name"},
    OutputMember{"user_input_mutation", OutputKind::InputMutation, "user_input_name"},
    OutputMember{"parameter_mutation", OutputKind::ParameterMutation, "parameter_name"},
    OutputMember{"token", OutputKind::Token, nullptr},
};

OutputSpec outputSpecOf(const json& value)
{
    const auto& [kind, content] = only(value);
    const auto* member = std::ranges::find(outputMembers, std::string_view(kind), &OutputMember::name);
    if (member == outputMembers.end())
        notAsWritten();
    const json& held = content.at("arg");
    // A user's output may be anything; the others are tensors, by their names.
    OutputSpec spec{
        member->kind, member->kind == OutputKind::User ? argumentOf(held) : tensorArgument(held), {}};
    if (member->target != nullptr)
        spec.target = textOf(content.at(member->target));
    return spec;
}

// ---- the whole ----

/// What decomposing makes of linear layers, convolutions, softmax and normalisation.
bool isPartOfAnother(const Node& node)
{
    static const std::unordered_set<std::string_view> parts{"aten.addmm.default",
                                                            "aten.mm.default",
                                                            "aten.convolution.default",
                                                            "aten._softmax.default",
                                                            "aten._log_softmax.default",
                                                            "aten.native_layer_norm.default",
                                                            "aten.native_group_norm.default"};
    constexpr std::string_view operators = "torch.ops.";
    return node.target.starts_with(operators) &&
           parts.contains(std::string_view(node.target).substr(operators.size()));
}

/// Releases before 2.6 write numbers that are not finite as bare words, which JSON does not have; later ones
/// as strings, as this does.
std::string withQuotedWords(std::string_view text)
{
    constexpr std::array<std::string_view, 3> words{"-Infinity", "Infinity", "NaN"};
    std::string quoted;
    bool isInString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto* word = words.end();
        if (text[i] == '"')
            isInString = !isInString;
        else if (isInString && text[i] == '\\' && i + 1 < text.size())
            quoted += text[i++];
        else if (!isInString)
            word = std::ranges::find_if(words, [&](auto w) { return text.substr(i).starts_with(w); });
        if (word == words.end()) {
            quoted += text[i];
        } else {
            quoted.append(1, '"').append(*word).append(1, '"');
            i += word->size() - 1;
        }
    }
    return quoted;
}

class Reader
{
public:
    /// What is being read: "nodes[12]".
    [[nodiscard]] const std::string& place() const { return m_place; }

    Document read(const json& whole)
    {
        readVersions(whole);
        if (m_document.schemaMajor < oldestSchema || m_document.schemaMajor > newestSchema)
            return std::move(m_document);
        const json& module = at(whole, "graph_module");
        readGraph(at(module, "graph"));
        const json& signature = at(module, "signature");
        for (const json& spec : array(signature.at("input_specs")))
            m_document.inputs.push_back(inputSpecOf(spec));
        for (const json& spec : array(signature.at("output_specs")))
            m_document.outputs.push_back(outputSpecOf(spec));
        readMeta(at(at(whole, "graph_module").at("graph"), "tensor_values"));
        m_document.isDecomposed = m_isOfAten && std::ranges::any_of(m_document.graph.nodes, isPartOfAnother);
        if (const json* calls = find(module, "module_call_graph"))
            readCalls(*calls);
        if (const json* ranges = find(whole, "range_constraints"))
            readRanges(*ranges);
        return std::move(m_document);
    }

private:
    /// Of a program that was decomposed: whether a node's history begins in a region with a mode of its own.
    [[nodiscard]] bool hasLostGradMode(const json& node) const
    {
        const json* metadata = m_isOfAten ? find(node, "metadata") : nullptr;
        const json* history = metadata == nullptr ? nullptr : find(*metadata, "from_node");
        return history != nullptr && history->is_string() &&
               history->get_ref<const std::string&>().find("wrap_with_set_grad_enabled") != std::string::npos;
    }

    const json& at(const json& value, const char* member)
    {
        m_place = member;
        return value.at(member);
    }

    void readGraph(const json& graph)
    {
        m_document.graph.inputs = argumentsOf(graph.at("inputs"));
        m_document.graph.outputs = argumentsOf(graph.at("outputs"));
        for (const json& node : array(graph.at("nodes"))) {
            m_place = "nodes[" + std::to_string(m_document.graph.nodes.size()) + "]";
            m_document.graph.nodes.push_back(nodeOf(node));
            m_document.hasLostGradModes = m_document.hasLostGradModes || hasLostGradMode(node);
            if (m_document.rootType.empty())
                m_document.rootType = rootTypeOf(metadataOf(node, "nn_module_stack"));
        }
    }

    /// Of the user's tensors and the parameters: all others are what the run makes them.
    void readMeta(const json& values)
    {
        for (std::size_t i = 0; i < m_document.inputs.size(); ++i) {
            const InputSpec& spec = m_document.inputs[i];
            const auto* name =
                i < m_document.graph.inputs.size() ? m_document.graph.inputs[i].as<ValueName>() : nullptr;
            const json* meta = name == nullptr ? nullptr : find(values, name->name.c_str());
            if (meta == nullptr)
                continue;
            if (spec.kind == InputKind::User)
                m_document.inputMeta.emplace(spec.value, inputMetaOf(*meta));
            else if (spec.kind == InputKind::Parameter && meta->at("requires_grad").get<bool>())
                m_document.trained.insert(spec.target);
        }
    }

    static InputMeta inputMetaOf(const json& meta)
    {
        InputMeta known{integer(meta.at("dtype")), {}};
        for (const json& size : array(meta.at("sizes")))
            known.sizes.push_back(sizeOf(size));
        return known;
    }

    void readCalls(const json& calls)
    {
        m_place = "module_call_graph";
        for (const json& call : array(calls)) {
            const json* signature = find(call, "signature");
            if (!textOf(call.at("fqn")).empty() || signature == nullptr)
                continue;
            m_document.inputTree = textOf(signature->at("in_spec"));
            m_document.outputTree = textOf(signature->at("out_spec"));
            if (const json* names = find(*signature, "forward_arg_names"))
                m_document.argumentNames = names->get<std::vector<std::string>>();
            std::ranges::for_each(m_document.argumentNames, checkName);
        }
    }

    void readRanges(const json& ranges)
    {
        m_place = "range_constraints";
        for (const auto& [symbol, range] : ranges.get_ref<const json::object_t&>()) {
            const json* least = find(range, "min_val");
            const json* most = find(range, "max_val");
            m_document.ranges[symbol] = {least ? std::optional(integer(*least)) : std::nullopt,
                                         most ? std::optional(integer(*most)) : std::nullopt};
        }
    }

    void readVersions(const json& whole)
    {
        m_place = "schema_version";
        const json& version = whole.at("schema_version");
        m_document.schemaMajor =
            integer(version.is_object() ? version.at("major") : version); // a number at first
        if (const json* release = find(whole, "torch_version"))
            m_document.torchVersion = textOf(*release);
        checkName(m_document.torchVersion);
        const json* verifiers = find(whole, "verifiers");
        const json* dialect = find(whole, "dialect"); // its name before there were several
        m_isOfAten = (verifiers != nullptr &&
                      std::ranges::find(array(*verifiers), json("ATEN")) != array(*verifiers).end()) ||
                     (dialect != nullptr && *dialect == "ATEN");
    }

    std::string m_place;
    bool m_isOfAten =
        false; ///< no training dialect: as run_decompositions() and releases before 2.6 write it
    Document m_document;
};

} // namespace

Document readDocument(std::string_view text)
{
    Reader reader;
    try {
        auto whole = parseCounted(text, programBounds);
        if (!whole)
            whole = parseCounted(withQuotedWords(text), programBounds);
        if (!whole)
            throw ClauseError(say::programNoJson(whole.error().what));
        return reader.read(*whole);
    } catch (const json::exception&) {
        throw ClauseError(say::programNotAsWritten(reader.place()));
    }
}

} // namespace scalescope::engine::exported
