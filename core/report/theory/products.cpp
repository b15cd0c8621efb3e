// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/theory/rules.h"
#include "core/theory/expected_scales.h"
#include "core/theory/normal_response.h"

namespace scalescope::report {

namespace {

using theory::sumOfProducts;

/// The two sides of a product of matrices and how many elements are summed.
struct Matrices
{
    std::string_view left;
    std::string_view right;
};

Matrices matricesOf(const OperatorCall& call)
{
    if (call.isTensor("mat1"))
        return {"mat1", "mat2"};
    if (call.isTensor("batch1"))
        return {"batch1", "batch2"};
    return {"self", call.isTensor("mat2") ? "mat2" : "other"};
}

double matmulOutput(const OperatorCall& call)
{
    const auto [left, right] = matricesOf(call);
    const double products =
        call.number("alpha", 1) *
        sumOfProducts(call.size(left, -1), call.moments(left).square(), call.moments(right).square());
    const double beta = call.number("beta", 1);
    const double added = left == "self" ? 0 : call.addedVariance("self");
    return std::sqrt(products * products + beta * beta * added);
}

/// Each element of the left operand meets the columns of the right one; what is broadcast over a batch sums
/// over that, too. Unit Scaling, section 4.1.
double matmulGradient(const OperatorCall& call, const TensorUse& use)
{
    const auto [left, right] = matricesOf(call);
    const double g = call.gradient();
    const double alpha = call.number("alpha", 1);
    const double inner = call.size(left, -1);
    // Multiplications in all: the result's elements times the inner size; each of an operand's elements
    // takes part in as many as are left for it.
    const double all = call.numel() * inner;
    if (use.argument == left)
        return alpha * g * sumOfProducts(all / call.numel(left), call.moments(right).square());
    if (use.argument == right)
        return alpha * g * sumOfProducts(all / call.numel(right), call.moments(left).square());
    return call.number("beta", 1) * g *
           theory::repeatedGradient(call.numel() / OperatorCall::elements(use.tensor));
}

double repeated(const std::vector<double>& numbers, std::size_t dimensions)
{
    double product = 1;
    for (const double number : numbers)
        product *= number;
    return numbers.size() == 1 ? std::pow(product, static_cast<double>(dimensions)) : product;
}

/// Unit Scaling, section 4.1 and appendix E; docs/unit-scaling-rules.md for strides, groups and transposed
/// ones. A linear layer is a convolution with as many positions as there are rows.
theory::ConvolutionTerms termsOf(const OperatorCall& call)
{
    const graph::Node* weight = call.tensor("weight");
    if (call.node().target.ends_with("::linear")) {
        const double fanIn = call.size("weight", -1);
        const double fanOut = weight != nullptr ? call.numel("weight") / fanIn : 1;
        const double rows = call.numel() / fanOut;
        return {fanIn, fanOut, rows, rows};
    }
    const bool isTransposed =
        call.truth("transposed") || call.node().target.find("transpose") != std::string::npos;
    if (weight == nullptr || weight->shape.size() < 3)
        return {unknown, unknown, unknown, unknown};
    const std::size_t dimensions = weight->shape.size() - 2;
    theory::ConvolutionSizes sizes;
    sizes.fanOut = call.size("weight", 0);
    sizes.perGroup = call.size("weight", 1);
    sizes.kernel = call.numel("weight") / (sizes.fanOut * sizes.perGroup);
    sizes.groups = call.number("groups", 1);
    const auto strides = call.numbers("stride");
    sizes.stride = strides.empty() ? call.number("stride", 1) : repeated(strides, dimensions);
    sizes.inputPositions =
        call.numel("input") / (isTransposed ? sizes.fanOut : sizes.perGroup * sizes.groups);
    sizes.outputPositions = call.numel() / (isTransposed ? sizes.perGroup * sizes.groups : sizes.fanOut);
    return theory::convolutionTerms(sizes, isTransposed);
}

double layerOutput(const OperatorCall& call)
{
    const double products =
        sumOfProducts(termsOf(call).output, call.moments("input").square(), call.moments("weight").square());
    return std::sqrt(products * products + call.addedVariance("bias"));
}

double layerGradient(const OperatorCall& call, const TensorUse& use)
{
    const double g = call.gradient();
    const theory::ConvolutionTerms terms = termsOf(call);
    if (use.argument == "input")
        return g * sumOfProducts(terms.input, call.moments("weight").square());
    if (use.argument == "weight")
        return g * sumOfProducts(terms.weight, call.moments("input").square());
    return g * sumOfProducts(terms.bias);
}

/// 1 + 1/2 + ... + 1/n.
double harmonicNumber(double n)
{
    constexpr double eulerGamma = 0.5772156649015329;
    return std::log(n) + eulerGamma + 1 / (2 * n);
}

/// Probabilities of attention: each of so many positions has the mean square `square`, the scores the factor
/// `scale` of a product of query and key.
struct Attention
{
    double scale = unknown;
    double square = unknown;
    double slope = unknown; ///< mean square of what it makes of the gradients of the probabilities
    double kept = unknown;
    double length = unknown;
    double width = unknown;
};

/// The scores are normal of standard deviation scale width^1/2 rms(q) rms(k); with a mask it is not known how
/// many of them count. Under a causal one 1 to S positions are averaged, of which the mean of 1/i is H(S)/S,
/// about ln(S)/S in the unit-scaling library's model.
Attention attentionOf(const OperatorCall& call)
{
    Attention attention;
    if (call.has("attn_mask"))
        return attention;
    attention.length = call.size("value", -2);
    attention.width = call.size("query", -1);
    attention.scale = call.number("scale", 1 / std::sqrt(attention.width));
    const double scores = attention.scale * sumOfProducts(attention.width, call.moments("query").square(),
                                                          call.moments("key").square());
    if (!std::isfinite(scores))
        return {};
    attention.kept = 1 - call.number("dropout_p", 0);
    const theory::SoftmaxResponse response = theory::softmaxResponse(attention.length, scores);
    const double shorter = call.truth("is_causal") ? harmonicNumber(attention.length) : 1;
    attention.square = response.meanSquare * shorter;
    attention.slope = response.gradient * shorter;
    return attention;
}

double attentionOutput(const OperatorCall& call)
{
    const Attention attention = attentionOf(call);
    return sumOfProducts(attention.length, attention.square / attention.kept, call.moments("value").square());
}

/// The gradient of a score is p (g v - sum), of root mean square rms(p) width^1/2 rms(v) rms(g); a query sums
/// it over the keys, a key over the queries.
double attentionGradient(const OperatorCall& call, const TensorUse& use)
{
    const Attention attention = attentionOf(call);
    const double g = call.gradient();
    if (use.argument == "value")
        return g * sumOfProducts(attention.length, attention.square / attention.kept);
    const double scores = g * sumOfProducts(call.size("value", -1), call.moments("value").square());
    const std::string_view other = use.argument == "query" ? "key" : "query";
    return scores * attention.scale *
           sumOfProducts(attention.length, attention.slope / attention.kept, call.moments(other).square());
}

} // namespace

std::span<const TheoryRule> productRules()
{
    static const std::vector<TheoryRule> rules = {
        {.targets = {"aten::matmul", "aten::bmm", "aten::mm", "aten::addmm", "aten::baddbmm"},
         .kind = TheoryKind::Product,
         .output = matmulOutput,
         .gradient = matmulGradient,
         .bound = {"self", "other", "mat2"}},
        {.targets = {"aten::linear", "aten::conv1d", "aten::conv2d", "aten::conv3d", "aten::_convolution",
                     "aten::convolution", "aten::conv_transpose1d", "aten::conv_transpose2d",
                     "aten::conv_transpose3d"},
         .kind = TheoryKind::Product,
         .output = layerOutput,
         .gradient = layerGradient,
         .bound = {"input"}},
        {.targets = {"aten::scaled_dot_product_attention"},
         .kind = TheoryKind::Product,
         .output = attentionOutput,
         .gradient = attentionGradient},
    };
    return rules;
}

} // namespace scalescope::report
