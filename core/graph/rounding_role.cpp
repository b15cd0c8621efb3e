// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/rounding_role.h"

#include "core/graph/names.h"

namespace scalescope::graph {

namespace {

constexpr Names<ProductTensor, 8> tensorNames{{{ProductTensor::Input, "input"},
                                               {ProductTensor::Weight, "weight"},
                                               {ProductTensor::Left, "left"},
                                               {ProductTensor::Right, "right"},
                                               {ProductTensor::Query, "query"},
                                               {ProductTensor::Key, "key"},
                                               {ProductTensor::Value, "value"},
                                               {ProductTensor::Gradient, "gradient"}}};

constexpr std::string_view between = " for ";

} // namespace

std::string_view toString(ProductTensor tensor)
{
    return nameOf(tensorNames, tensor);
}

RoundingRole RoundingRole::forGradientOf(ProductTensor other) const
{
    std::string text = m_text;
    text += between;
    text += toString(other);
    return RoundingRole(std::move(text));
}

std::optional<ProductTensor> RoundingRole::tensor() const
{
    return valueOf(tensorNames, std::string_view(m_text).substr(0, m_text.find(between)));
}

} // namespace scalescope::graph
