// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/code_flow.h"

#include "core/engine/compat/dtypes.h"

#include <set>

namespace scalescope::engine {

namespace {

using job::Generated;
using torch::jit::Node;
using torch::jit::Value;

/// Sizes that layers leave open.
constexpr std::int64_t batch = 8;
constexpr std::int64_t fewImages = 4;
constexpr std::int64_t imageSide = 32;
constexpr std::int64_t signalLength = 64;
constexpr std::int64_t volumeSide = 16;
constexpr std::int64_t steps = 16;
constexpr std::int64_t words = 32;

std::optional<at::Tensor> tensorOf(const Value* value, const FlowFrame& frame)
{
    // Of an LSTM's weights the first is what is asked for.
    if (value->node()->kind() == c10::prim::ListConstruct && !value->node()->inputs().empty())
        return tensorOf(value->node()->input(0), frame);
    const auto found = CodeFlow::known(value, frame);
    if (found && found->isTensorList() && !found->toTensorVector().empty())
        return found->toTensorVector().front();
    return found && found->isTensor() && found->toTensor().defined() ? std::optional(found->toTensor())
                                                                     : std::nullopt;
}

Generated normal(std::vector<std::int64_t> shape, const at::Tensor& weight)
{
    const auto type = weight.scalar_type();
    const bool plain = !at::isFloatingType(type) || type == at::kFloat;
    return {Generated::Kind::Randn, {}, std::move(shape), plain ? "" : dtypeName(type)};
}

Generated indices(std::int64_t rows)
{
    return {Generated::Kind::Randint, {std::int64_t{0}, std::max<std::int64_t>(rows, 1)}, {batch, words}, ""};
}

/// Weight and what it is multiplied with: the rows of a weight are the width unless it is transposed.
std::optional<Generated> product(const Value* other, const FlowFrame& frame)
{
    const Node* node = other->node();
    const std::string name = node->kind().toQualString();
    const bool isTransposed = name == "aten::t" || name == "aten::transpose" || name == "aten::numpy_T";
    const auto weight = tensorOf(isTransposed ? node->input(0) : other, frame);
    if (!weight || weight->dim() < 1 || weight->dim() > 2)
        return std::nullopt;
    return normal({batch, weight->size(isTransposed ? weight->dim() - 1 : 0)}, *weight);
}

std::optional<at::Tensor> weightAt(const Reader& reader, std::size_t index)
{
    const auto& inputs = reader.node->inputs();
    return index < inputs.size() ? tensorOf(inputs[index], *reader.frame) : std::nullopt;
}

/// What is looked up in the rows of a weight.
std::optional<Generated> lookedUp(const Reader& reader)
{
    const auto weight = weightAt(reader, 0);
    return reader.position == 1 && weight && weight->dim() == 2 ? std::optional(indices(weight->size(0)))
                                                                : std::nullopt;
}

/// Rows for a weight [out, in].
std::optional<Generated> rowsFor(const std::optional<at::Tensor>& weight)
{
    return weight && weight->dim() == 2 ? std::optional(normal({batch, weight->size(1)}, *weight))
                                        : std::nullopt;
}

/// Number of groups of a convolution: the last whole number among its arguments, `_convolution`'s ninth.
std::int64_t groupsOf(const Node* node, const FlowFrame& frame)
{
    const std::size_t at = node->inputs().size() > 9 ? 8 : node->inputs().size() - 1;
    const auto value = CodeFlow::known(node->input(at), frame);
    return value && value->isInt() ? std::max<std::int64_t>(value->toInt(), 1) : 1;
}

std::optional<Generated> convolution(const Reader& reader)
{
    const auto weight = weightAt(reader, 1);
    if (!weight || weight->dim() < 3 || weight->dim() > 5)
        return std::nullopt;
    const std::string name = reader.node->kind().toQualString();
    bool transposed = name.find("transpose") != std::string::npos;
    if (name == "aten::_convolution" && reader.node->inputs().size() > 6) {
        const auto flag = CodeFlow::known(reader.node->input(6), *reader.frame);
        transposed = flag && flag->isBool() && flag->toBool();
    }
    const std::int64_t channels =
        transposed ? weight->size(0) : weight->size(1) * groupsOf(reader.node, *reader.frame);
    if (weight->dim() == 3)
        return normal({fewImages, channels, signalLength}, *weight);
    if (weight->dim() == 4)
        return normal({fewImages, channels, imageSide, imageSide}, *weight);
    return normal({2, channels, volumeSide, volumeSide, volumeSide}, *weight);
}

/// A recurrent layer: [steps, batch, width], or [batch, steps, width] where it says so; the same sizes.
std::optional<Generated> recurrent(const std::optional<at::Tensor>& weight)
{
    if (!weight || weight->dim() != 2)
        return std::nullopt;
    return normal({batch, steps, weight->size(1)}, *weight);
}

std::optional<Generated> normalised(const Reader& reader, const std::vector<std::size_t>& weightPlaces)
{
    for (const std::size_t at : weightPlaces)
        if (at < reader.node->inputs().size())
            if (const auto weight = tensorOf(reader.node->input(at), *reader.frame);
                weight && weight->dim() >= 1) {
                std::vector<std::int64_t> shape = weight->sizes().vec();
                shape.insert(shape.begin(), batch);
                return normal(std::move(shape), *weight);
            }
    return std::nullopt;
}

/// What a layer takes as its first argument.
std::optional<Generated> firstArgument(const Reader& reader, const std::string& name)
{
    if (name == "aten::linear")
        return rowsFor(weightAt(reader, 1));
    if (name == "aten::matmul" || name == "aten::mm")
        return product(reader.node->input(1), *reader.frame);
    if (name.starts_with("aten::conv") || name == "aten::_convolution")
        return convolution(reader);
    if (name == "aten::batch_norm" || name == "aten::instance_norm")
        return normalised(reader, {1, 3});
    if (name == "aten::layer_norm" || name == "aten::rms_norm")
        return normalised(reader, {2});
    if (name == "aten::lstm_cell" || name == "aten::gru_cell" || name == "aten::rnn_tanh_cell")
        return rowsFor(weightAt(reader, 2));
    if (name == "aten::lstm" || name == "aten::gru" || name == "aten::rnn_tanh" || name == "aten::rnn_relu")
        return recurrent(weightAt(reader, 2));
    return std::nullopt;
}

} // namespace

std::optional<Generated> shapeForLayer(const Reader& reader)
{
    if (auto found = roleOf(reader))
        return found;
    const std::string name = reader.node->kind().toQualString();
    if (name == "aten::embedding" || name == "aten::embedding_bag")
        return lookedUp(reader);
    if (name == "aten::addmm" && reader.position == 1)
        return product(reader.node->input(2), *reader.frame);
    return reader.position == 0 ? firstArgument(reader, name) : std::nullopt;
}

bool keepsWidth(const Reader& reader)
{
    static const std::set<std::string> names{
        "aten::dropout",  "aten::to",      "aten::contiguous", "aten::detach",    "aten::clone",
        "aten::relu",     "aten::relu_",   "aten::tanh",       "aten::sigmoid",   "aten::gelu",
        "aten::silu",     "aten::float",   "aten::type_as",    "aten::flatten",   "aten::mul",
        "aten::div",      "aten::sub",     "aten::add",        "aten::clamp",     "aten::clamp_",
        "aten::abs",      "aten::neg",     "aten::exp",        "aten::log",       "aten::view",
        "aten::reshape",  "aten::softmax", "aten::square",     "aten::alias",     "aten::quantize_per_tensor",
        "aten::long",     "aten::int",     "aten::double",     "aten::unsqueeze", "aten::squeeze",
        "aten::transpose"};
    return reader.position == 0 && reader.node->outputs().size() == 1 &&
           names.contains(reader.node->kind().toQualString());
}

} // namespace scalescope::engine
