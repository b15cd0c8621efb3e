// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rules/convolutions.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

theory::ConvolutionSizes sizesOf(const CallFacts& facts)
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
    return {static_cast<double>(weight[0]),
            static_cast<double>(weight[1]),
            product(weight.slice(2)),
            stride,
            call.number("groups"),
            batch * product(input.slice(batchDimensions + 1)),
            batch * product(output.slice(batchDimensions + 1))};
}

Factors factorsOf(const CallFacts& facts, bool isTransposed)
{
    const theory::ConvolutionTerms terms = theory::convolutionTerms(sizesOf(facts), isTransposed);
    const double square = squareOf(facts, "input");
    const double spread = squareOf(facts, "weight");
    return {1 / theory::sumOfProducts(terms.output, square, spread),
            {{"input", 1 / theory::sumOfProducts(terms.input, spread), true},
             {"weight", 1 / theory::sumOfProducts(terms.weight, square)},
             {"bias", 1 / theory::sumOfProducts(terms.bias)}}};
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
    return factorsOf(facts, false);
}

Factors transposedConvolutionFactors(const CallFacts& facts, const Options& /*options*/)
{
    return factorsOf(facts, true);
}

} // namespace scalescope::engine::unit_scaling
