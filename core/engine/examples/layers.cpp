// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/examples/layers.h"

#include <ATen/ATen.h>
#include <cmath>
#include <map>
#include <stdexcept>

namespace scalescope::engine {

using torch::jit::SimpleValue;

ModuleValue::Shared ModuleValue::attr(const Location& location, Function& method, const std::string& field)
{
    Shared found = SimpleValue(m_self).attr(location, method, field);
    const auto simple = std::dynamic_pointer_cast<SimpleValue>(found);
    const auto type = simple ? simple->getValue()->type()->cast<c10::ClassType>() : nullptr;
    return type && type->is_module() ? std::make_shared<ModuleValue>(simple->getValue()) : found;
}

bool ModuleValue::hasAttr(const Location& location, Function& method, const std::string& field)
{
    return SimpleValue(m_self).hasAttr(location, method, field);
}

void ModuleValue::setAttr(const Location& location, Function& method, const std::string& field,
                          torch::jit::Value* value)
{
    SimpleValue(m_self).setAttr(location, method, field, value);
}

ModuleValue::Shared ModuleValue::call(const Location& location, Function& method, Values arguments,
                                      Values keywords, std::size_t binders)
{
    return attr(location, method, "forward")->call(location, method, arguments, keywords, binders);
}

ModuleValue::Shared ModuleValue::iter(const Location& location, Function& method)
{
    const auto type = m_self->type()->expect<c10::ClassType>();
    std::vector<Shared> elements;
    for (std::size_t i = 0; type->findAttribute(std::to_string(i)); ++i) {
        elements.push_back(attr(location, method, std::to_string(i)));
    }
    return std::make_shared<torch::jit::SugaredTupleValue>(std::move(elements));
}

std::shared_ptr<torch::jit::SugaredValue> ModuleSelf::makeSugared(torch::jit::Value* value) const
{
    value->setType(m_type);
    return std::make_shared<ModuleValue>(value);
}

namespace {

using Arguments = std::vector<std::int64_t>;
using Attributes = std::vector<LayerAttribute>;
using LayerKind = LayerAttribute::Kind;

/// Linear, convolution and recurrent layers start uniform in +-fan^-0.5 in PyTorch.
LayerAttribute uniform(const std::string& name, at::IntArrayRef shape, std::int64_t fan)
{
    const double bound = 1 / std::sqrt(static_cast<double>(fan));
    return {name, at::empty(shape).uniform_(-bound, bound)};
}

Attributes linear(const Arguments& a)
{
    return {uniform("weight", {a[1], a[0]}, a[0]), uniform("bias", {a[1]}, a[0])};
}

Attributes embedding(const Arguments& a)
{
    return {{"weight", at::randn({a[0], a[1]})}};
}

Attributes layerNorm(const Arguments& a)
{
    return {{"weight", at::ones({a[0]})}, {"bias", at::zeros({a[0]})}};
}

Attributes conv2d(const Arguments& a)
{
    const std::int64_t fanIn = a[0] * a[2] * a[2];
    return {uniform("weight", {a[1], a[0], a[2], a[2]}, fanIn),
            uniform("bias", {a[1]}, fanIn),
            {"stride", a[3], LayerKind::Constant},
            {"padding", a[4], LayerKind::Constant}};
}

Attributes batchNorm2d(const Arguments& a)
{
    return {{"weight", at::ones({a[0]})},
            {"bias", at::zeros({a[0]})},
            {"running_mean", at::zeros({a[0]}), LayerKind::Buffer},
            {"running_var", at::ones({a[0]}), LayerKind::Buffer},
            {"num_batches_tracked", at::zeros({}, at::kLong), LayerKind::Buffer}};
}

Attributes lstm(const Arguments& a)
{
    const std::int64_t hidden = a[1];
    return {uniform("weight_ih_l0", {4 * hidden, a[0]}, hidden),
            uniform("weight_hh_l0", {4 * hidden, hidden}, hidden),
            uniform("bias_ih_l0", {4 * hidden}, hidden),
            uniform("bias_hh_l0", {4 * hidden}, hidden),
            {"hidden_size", hidden, LayerKind::Constant}};
}

struct Layer
{
    std::size_t arguments;
    Attributes (*attributes)(const Arguments&);
};

const std::map<std::string, Layer>& layers()
{
    static const std::map<std::string, Layer> table = {
        {"Linear", {2, linear}}, {"Embedding", {2, embedding}},     {"LayerNorm", {1, layerNorm}},
        {"Conv2d", {5, conv2d}}, {"BatchNorm2d", {1, batchNorm2d}}, {"LSTM", {2, lstm}},
    };
    return table;
}

} // namespace

std::optional<Attributes> layerAttributes(const std::string& name, const Arguments& arguments)
{
    const auto layer = layers().find(name);
    if (layer == layers().end()) {
        return std::nullopt;
    }
    if (arguments.size() != layer->second.arguments) {
        throw std::invalid_argument(name + " takes " + std::to_string(layer->second.arguments) +
                                    " numbers, not " + std::to_string(arguments.size()));
    }
    return layer->second.attributes(arguments);
}

} // namespace scalescope::engine
