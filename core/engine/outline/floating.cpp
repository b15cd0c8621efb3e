// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/outline/value.h"

#include "core/engine/values/tensor_facts.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace scalescope::engine::outline {

namespace {

const std::set<std::string_view>& discrete()
{
    static const std::set<std::string_view> operators = {
        "aten::eq",          "aten::ne",           "aten::lt",
        "aten::gt",          "aten::le",           "aten::ge",
        "aten::logical_and", "aten::logical_or",   "aten::logical_not",
        "aten::logical_xor", "aten::isnan",        "aten::isinf",
        "aten::isfinite",    "aten::argmax",       "aten::argmin",
        "aten::argsort",     "aten::nonzero",      "aten::any",
        "aten::all",         "aten::bitwise_and",  "aten::bitwise_or",
        "aten::bitwise_not", "aten::randint",      "aten::bucketize",
        "aten::one_hot",     "aten::searchsorted", "aten::multinomial",
        "aten::randperm",    "prim::NumToTensor",  "aten::_shape_as_tensor"};
    return operators;
}

/// Their second result holds positions.
const std::set<std::string_view>& withPositions()
{
    static const std::set<std::string_view> operators = {"aten::max",       "aten::min",
                                                         "aten::topk",      "aten::sort",
                                                         "aten::kthvalue",  "aten::median",
                                                         "aten::mode",      "aten::cummax",
                                                         "aten::cummin",    "aten::max_pool2d_with_indices",
                                                         "aten::nanmedian", "aten::unique",
                                                         "aten::_unique2",  "aten::adaptive_max_pool2d"};
    return operators;
}

/// Results are of the type of what is read.
const std::set<std::string_view>& keeping()
{
    static const std::set<std::string_view> operators = {"aten::view",
                                                         "aten::reshape",
                                                         "aten::transpose",
                                                         "aten::permute",
                                                         "aten::unsqueeze",
                                                         "aten::squeeze",
                                                         "aten::expand",
                                                         "aten::slice",
                                                         "aten::select",
                                                         "aten::contiguous",
                                                         "aten::flatten",
                                                         "aten::clone",
                                                         "aten::detach",
                                                         "aten::t",
                                                         "aten::cat",
                                                         "aten::stack",
                                                         "aten::chunk",
                                                         "aten::split",
                                                         "aten::unbind",
                                                         "aten::flip",
                                                         "aten::repeat",
                                                         "aten::expand_as",
                                                         "aten::view_as",
                                                         "aten::roll",
                                                         "aten::tril",
                                                         "aten::triu",
                                                         "aten::zeros_like",
                                                         "aten::ones_like",
                                                         "aten::full_like",
                                                         "aten::cumsum",
                                                         "aten::masked_fill",
                                                         "aten::alias",
                                                         "aten::clamp",
                                                         "aten::clamp_min",
                                                         "aten::clamp_max",
                                                         "aten::abs",
                                                         "aten::neg",
                                                         "aten::add",
                                                         "aten::sub",
                                                         "aten::mul",
                                                         "aten::remainder",
                                                         "aten::new_zeros",
                                                         "aten::new_ones",
                                                         "aten::empty_like",
                                                         "aten::lift_fresh_copy",
                                                         "aten::to",
                                                         "aten::index",
                                                         "aten::gather",
                                                         "aten::floor_divide",
                                                         "aten::index_select",
                                                         "aten::narrow",
                                                         "aten::unflatten"};
    return operators;
}

/// Quantized tensors have no scale of their own in a number format; dynamic operators give floats back.
bool isQuantized(std::string_view name)
{
    const bool isOfQuantized =
        name.starts_with("quantized::") && name.find("dynamic") == std::string_view::npos;
    return isOfQuantized || name.starts_with("aten::quantize_per_");
}

std::optional<at::ScalarType> askedType(const ResultOf& result)
{
    if (result.schema == nullptr)
        return std::nullopt;
    const auto& arguments = result.schema->arguments();
    for (std::size_t i = 0; i < std::min(arguments.size(), result.constants.size()); ++i)
        if (arguments[i].name() == "dtype" && result.constants[i] != nullptr && result.constants[i]->isInt())
            return static_cast<at::ScalarType>(result.constants[i]->toInt());
    return std::nullopt;
}

} // namespace

bool isFloating(const ResultOf& result)
{
    if (const auto asked = askedType(result))
        return *asked >= at::ScalarType::Byte && *asked < at::ScalarType::NumOptions && hasScale(*asked);
    std::string_view name = result.target;
    if (name.ends_with('_') && !name.ends_with("__"))
        name.remove_suffix(1);
    if (discrete().contains(name) || isQuantized(name))
        return false;
    if (result.index == 1 && withPositions().contains(name))
        return false;
    if (keeping().contains(name))
        return result.readsFloats || !result.readsTensors;
    return name != "aten::arange";
}

} // namespace scalescope::engine::outline
