// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/suggest.h"

#include "core/engine/compat/dtypes.h"
#include "core/engine/load/type_info.h"

#include <torch/csrc/jit/ir/constants.h>
#include <torch/csrc/jit/ir/ir.h>

#include <optional>
#include <set>

namespace scalescope::engine {

namespace {

using torch::jit::Graph;
using torch::jit::Node;
using torch::jit::Value;

constexpr int deepestCall = 60;
constexpr int mostSteps =
    10'000; ///< functions that call each other twice have more ways than can be followed

/// A call of a graph: what its inputs stand for in the caller.
struct Frame
{
    const Graph* graph = nullptr;
    std::vector<const Value*> arguments; ///< in the caller's graph; empty for the method itself
    const Frame* caller = nullptr;
    c10::IValue self;
};

/// What a value is known to be without running: an attribute of the module, a constant, a parameter of the
/// caller.
std::optional<c10::IValue> known(const Value* value, const Frame& frame)
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
    if (node->kind() == c10::prim::ListConstruct && !node->inputs().empty())
        return known(node->input(0), frame); // of an LSTM's weights the first is what is asked for
    return torch::jit::toIValue(value);
}

std::optional<at::Tensor> tensorOf(const Value* value, const Frame& frame)
{
    const auto found = known(value, frame);
    return found && found->isTensor() && found->toTensor().defined() ? std::optional(found->toTensor())
                                                                     : std::nullopt;
}

std::string dtypeSuffix(const at::Tensor& weight)
{
    const auto type = weight.scalar_type();
    return at::isFloatingType(type) && type != at::kFloat ? ":" + dtypeName(type) : "";
}

std::string randn(const std::string& sizes, const at::Tensor& weight)
{
    return "randn:[" + sizes + "]" + dtypeSuffix(weight);
}

std::string convolution(const Node* node, const Frame& frame, const at::Tensor& weight, bool transposed)
{
    std::int64_t groups = 1;
    for (std::size_t i = 0; i < node->inputs().size(); ++i)
        if (const auto value = known(node->input(i), frame);
            value && value->isInt() && i + 1 == (node->inputs().size() > 9 ? 9U : node->inputs().size()))
            groups = value->toInt();
    const std::int64_t channels = transposed ? weight.size(0) : weight.size(1) * groups;
    const char* rest = weight.dim() == 3 ? ",64" : weight.dim() == 4 ? ",32,32" : ",8,16,16";
    return randn((weight.dim() == 5 ? "2," : "4,") + std::to_string(channels) + rest, weight);
}

/// What a layer that reads the value as its `position`th input says about its shape.
std::optional<std::string> fromLayer(const Node* node, std::size_t position, const Frame& frame)
{
    const std::string name = node->kind().toQualString();
    const auto weightAt = [&](std::size_t index) {
        return index < node->inputs().size() ? tensorOf(node->input(index), frame) : std::nullopt;
    };
    const auto size = [](const at::Tensor& tensor, std::int64_t dim) {
        return std::to_string(tensor.size(dim));
    };
    if (name == "aten::linear" && position == 0) {
        if (const auto weight = weightAt(1); weight && weight->dim() == 2)
            return randn("8," + size(*weight, 1), *weight);
    } else if (name == "aten::embedding" && position == 1) {
        if (const auto weight = weightAt(0); weight && weight->dim() == 2)
            return "randint(0," + size(*weight, 0) + "):[8,32]";
    } else if ((name == "aten::matmul" || name == "aten::mm") && position == 0) {
        if (const auto weight = weightAt(1); weight && weight->dim() == 2)
            return randn("8," + size(*weight, 0), *weight);
        const Node* other = node->input(1)->node();
        if (other->kind() == c10::aten::t)
            if (const auto weight = tensorOf(other->input(0), frame); weight && weight->dim() == 2)
                return randn("8," + size(*weight, 1), *weight);
    } else if (name == "aten::addmm" && position == 1) {
        const Node* other = node->input(2)->node();
        const bool isTransposed = other->kind() == c10::aten::t;
        if (const auto weight = tensorOf(isTransposed ? other->input(0) : node->input(2), frame);
            weight && weight->dim() == 2)
            return randn("8," + size(*weight, isTransposed ? 1 : 0), *weight);
    } else if (name.starts_with("aten::conv") || name == "aten::_convolution") {
        if (const auto weight = weightAt(1); position == 0 && weight && weight->dim() >= 3)
            return convolution(node, frame, *weight, name.find("transpose") != std::string::npos);
    } else if (name == "aten::batch_norm" && position == 0) {
        if (const auto weight = weightAt(1); weight && weight->dim() == 1)
            return randn("8," + size(*weight, 0), *weight);
    } else if (name == "aten::layer_norm" && position == 0) {
        if (const auto weight = weightAt(2); weight && weight->dim() == 1)
            return randn("8," + size(*weight, 0), *weight);
    } else if ((name == "aten::lstm" || name == "aten::gru") && position == 0) {
        if (const auto weight = weightAt(2); weight && weight->dim() == 2)
            return randn("8,16," + size(*weight, 1), *weight);
    }
    return std::nullopt;
}

/// Operators whose result has their first input's width.
bool keepsWidth(const Node* node)
{
    static const std::set<std::string> names{
        "aten::dropout", "aten::to",      "aten::contiguous", "aten::detach",  "aten::clone",
        "aten::relu",    "aten::relu_",   "aten::tanh",       "aten::sigmoid", "aten::gelu",
        "aten::silu",    "aten::float",   "aten::type_as",    "aten::flatten", "aten::mul",
        "aten::div",     "aten::sub",     "aten::add",        "aten::clamp",   "aten::clamp_",
        "aten::abs",     "aten::neg",     "aten::exp",        "aten::log",     "aten::view",
        "aten::reshape", "aten::softmax", "aten::square",     "aten::alias",   "aten::quantize_per_tensor",
        "aten::long",    "aten::int",     "aten::double"};
    return names.contains(node->kind().toQualString());
}

class Follower
{
public:
    std::optional<std::string> follow(const Value* value, const Frame& frame, int depth)
    {
        if (depth > deepestCall || ++m_steps > mostSteps || !m_seen.insert({&frame, value}).second)
            return std::nullopt;
        for (const auto& use : value->uses())
            if (auto found = fromUse(use, frame, depth))
                return found;
        return std::nullopt;
    }

private:
    std::optional<std::string> fromUse(const torch::jit::Use& use, const Frame& frame, int depth)
    {
        const Node* node = use.user;
        if (auto found = fromLayer(node, use.offset, frame))
            return found;
        if (node->kind() == c10::prim::CallMethod || node->kind() == c10::prim::CallFunction)
            return intoCall(node, use.offset, frame, depth);
        if (use.offset == 0 && keepsWidth(node))
            return follow(node->output(0), frame, depth + 1);
        if (node->kind() == c10::prim::unchecked_unwrap_optional || node->kind() == c10::prim::unchecked_cast)
            return follow(node->output(0), frame, depth + 1);
        if (node->kind() == c10::prim::Return && node->owningBlock()->owningNode() &&
            node->owningBlock()->owningNode()->kind() == c10::prim::If)
            return follow(node->owningBlock()->owningNode()->output(use.offset), frame, depth + 1);
        return std::nullopt;
    }

    std::optional<std::string> intoCall(const Node* node, std::size_t position, const Frame& frame, int depth)
    {
        Frame inner;
        inner.caller = &frame;
        std::size_t first = 0;
        const torch::jit::Function* callee = nullptr;
        if (node->kind() == c10::prim::CallMethod) {
            const auto type = node->input(0)->type()->cast<c10::ClassType>();
            callee = type ? type->findMethod(node->s(c10::attr::name)) : nullptr;
        } else if (const auto type = node->input(0)->type()->cast<c10::FunctionType>()) {
            callee = type->function();
            first = 1; // the function itself
        }
        if (!callee || !callee->isGraphFunction() || position < first)
            return std::nullopt;
        const auto graph = torch::jit::toGraphFunction(*callee).graph();
        inner.graph = graph.get();
        for (std::size_t i = first; i < node->inputs().size(); ++i)
            inner.arguments.push_back(node->input(i));
        if (position - first >= graph->inputs().size())
            return std::nullopt;
        if (auto found = follow(graph->inputs()[position - first], inner, depth + 1))
            return found;
        return std::nullopt;
    }

    std::set<std::pair<const Frame*, const Value*>> m_seen;
    int m_steps = 0;
};

} // namespace

std::string suggestInput(const torch::jit::Module& module, const torch::jit::Method& method,
                         std::size_t argument)
{
    const auto& schema = method.function().getSchema();
    const auto& info = schema.arguments().at(argument + 1);
    if (info.default_value())
        return {}; // the default is the better suggestion
    if (info.type()->kind() == c10::TypeKind::TensorType && method.function().isGraphFunction()) {
        const auto graph = torch::jit::toGraphFunction(method.function()).graph();
        Frame frame;
        frame.graph = graph.get();
        frame.self = module._ivalue();
        if (auto found = Follower().follow(graph->inputs().at(argument + 1), frame, 0))
            return *found;
    }
    return exampleSpec(info.type());
}

} // namespace scalescope::engine
