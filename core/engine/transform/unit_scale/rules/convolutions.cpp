// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rules/convolutions.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

/// Sizes of a convolution, as products.
struct ConvolutionSizes
{
    std::size_t dimensions;
    double kernel;
    double stride;
    double groups;
    double inputPositions;  ///< in the batch
    double outputPositions; ///< in the batch
};

ConvolutionSizes sizesOf(const CallFacts& facts)
{
    const Call& call = facts.call;
    const c10::IntArrayRef weight = call.sizes("weight");
    const c10::IntArrayRef input = call.sizes("input");
    const c10::IntArrayRef output = facts.outputs.at(0).sizes();
    const std::size_t dimensions = weight.size() - 2;
    const std::size_t batchDimensions = input.size() - dimensions - 1;
    const double batch = product(input.slice(0, batchDimensions));
    const auto strides = call.integers("stride");
    const double stride = strides.size() == dimensions
                              ? product(strides)
                              : std::pow(product(strides), static_cast<double>(dimensions));
    return {dimensions,
            product(weight.slice(2)),
            stride,
            call.number("groups"),
            batch * product(input.slice(batchDimensions + 1)),
            batch * product(output.slice(batchDimensions + 1))};
}

} // namespace

bool isConvolution(const CallFacts& facts, std::int64_t dimensions, bool transposed)
{
    const Call& call = facts.call;
    const bool named = call.schema().name().find("transpose") != std::string::npos;
    const bool flagged = call.has("transposed") && call.truth("transposed");
    return call.isFloating("input") && call.isTensor("weight") &&
           call.tensor("weight").dim() == dimensions + 2 && call.tensor("input").dim() > dimensions &&
           (named || flagged) == transposed;
}

Factors convolutionFactors(const CallFacts& facts, const Options& /*options*/)
{
    const ConvolutionSizes sizes = sizesOf(facts);
    const c10::IntArrayRef weight = facts.call.sizes("weight");
    const double perOutput = static_cast<double>(weight[1]) * sizes.kernel;
    const double perInput = static_cast<double>(weight[0]) * sizes.kernel / (sizes.stride * sizes.groups);
    const double perWeight = sizes.outputPositions;
    const double square = squareOf(facts, "input");
    const double spread = squareOf(facts, "weight");
    return {1 / std::sqrt(perOutput * square * spread),
            {{"input", 1 / std::sqrt(perInput * spread), true},
             {"weight", 1 / std::sqrt(perWeight * square)},
             {"bias", 1 / std::sqrt(perWeight)}}};
}

Factors transposedConvolutionFactors(const CallFacts& facts, const Options& /*options*/)
{
    const ConvolutionSizes sizes = sizesOf(facts);
    const c10::IntArrayRef weight = facts.call.sizes("weight");
    const double perOutput = static_cast<double>(weight[0]) * sizes.kernel / (sizes.stride * sizes.groups);
    const double perInput = static_cast<double>(weight[1]) * sizes.kernel;
    const double square = squareOf(facts, "input");
    const double spread = squareOf(facts, "weight");
    return {1 / std::sqrt(perOutput * square * spread),
            {{"input", 1 / std::sqrt(perInput * spread), true},
             {"weight", 1 / std::sqrt(sizes.inputPositions * square)},
             {"bias", 1 / std::sqrt(sizes.outputPositions)}}};
}

} // namespace scalescope::engine::unit_scaling
