// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/theory/rules.h"
#include "core/theory/expected_scales.h"
#include "core/theory/normal_response.h"

#include <algorithm>
#include <functional>
#include <numbers>

namespace scalescope::report {

namespace {

using Function = std::function<double(double)>;

double sigmoid(double x)
{
    return 1 / (1 + std::exp(-x));
}

double softplus(double x)
{
    return x > 30 ? x : std::log1p(std::exp(x));
}

double tanhGelu(double x)
{
    return x / 2 * (1 + std::tanh(std::sqrt(2 / std::numbers::pi) * (x + 0.044715 * x * x * x)));
}

double exponentialUnit(double x, double alpha, double scale = 1)
{
    return scale * (x > 0 ? x : alpha * std::expm1(x));
}

/// The function of a call: torch.nn.functional's definitions.
Function functionOf(const OperatorCall& call)
{
    std::string_view name = call.node().target;
    name.remove_prefix(name.rfind(':') + 1);
    if (name.ends_with('_'))
        name.remove_suffix(1);
    if (name == "gelu")
        return tanhGelu; // differs from the exact one by less than 0.001
    if (name == "silu")
        return [](double x) { return x * sigmoid(x); };
    if (name == "tanh")
        return [](double x) { return std::tanh(x); };
    if (name == "sigmoid")
        return sigmoid;
    if (name == "softplus")
        return softplus;
    if (name == "mish")
        return [](double x) { return x * std::tanh(softplus(x)); };
    if (name == "elu")
        return [alpha = call.number("alpha", 1)](double x) { return exponentialUnit(x, alpha); };
    if (name == "selu")
        return [](double x) { return exponentialUnit(x, 1.6732632423543772, 1.0507009873554805); };
    if (name == "log_sigmoid")
        return [](double x) { return -softplus(-x); };
    if (name == "softsign")
        return [](double x) { return x / (1 + std::abs(x)); };
    if (name == "hardswish")
        return [](double x) { return x * std::clamp(x + 3, 0.0, 6.0) / 6; };
    if (name == "hardsigmoid")
        return [](double x) { return std::clamp(x + 3, 0.0, 6.0) / 6; };
    if (name == "relu6")
        return [](double x) { return std::clamp(x, 0.0, 6.0); };
    if (name == "hardtanh")
        return [low = call.number("min_val", -1), high = call.number("max_val", 1)](double x) {
            return std::clamp(x, low, std::max(low, high));
        };
    return {};
}

std::string_view operandOf(const OperatorCall& call)
{
    return call.isTensor("self") ? "self" : "input";
}

theory::Response responseOf(const OperatorCall& call)
{
    const double spread = call.moments(operandOf(call)).std;
    const Function function = functionOf(call);
    return function && spread > 0 ? theory::normalResponse(function, spread)
                                  : theory::Response{unknown, unknown, unknown};
}

double activationOutput(const OperatorCall& call)
{
    return std::sqrt(responseOf(call).variance);
}

double activationGradient(const OperatorCall& call, const TensorUse& /*use*/)
{
    return call.gradient() * std::sqrt(responseOf(call).slope);
}

theory::Spreads reluOf(const OperatorCall& call)
{
    return call.has("negative_slope") ? theory::leakyReluSpreads(call.number("negative_slope", 0.01))
                                      : theory::reluSpreads();
}

double reluOutput(const OperatorCall& call)
{
    return call.moments("self").std * reluOf(call).output;
}

double reluGradient(const OperatorCall& call, const TensorUse& /*use*/)
{
    return call.gradient() * reluOf(call).gradient;
}

double softmaxSize(const OperatorCall& call)
{
    return call.size("self", static_cast<int>(call.number("dim", -1)));
}

/// As the theory of unit scaling counts it, with the mean of 1/size.
double softmaxOutput(const OperatorCall& call)
{
    const double spread = call.moments("self").std;
    return std::isfinite(spread) ? std::sqrt(theory::softmaxResponse(softmaxSize(call), spread).meanSquare)
                                 : unknown;
}

double softmaxGradient(const OperatorCall& call, const TensorUse& /*use*/)
{
    const double spread = call.moments("self").std;
    return std::isfinite(spread)
               ? call.gradient() * std::sqrt(theory::softmaxResponse(softmaxSize(call), spread).gradient)
               : unknown;
}

/// Products of independent variables: what has a mean keeps it.
double mulOutput(const OperatorCall& call)
{
    if (!call.isTensor("other"))
        return std::abs(call.number("other", unknown)) * call.moments("self").std;
    const TensorMoments self = call.moments("self");
    const TensorMoments other = call.moments("other");
    const double mean = self.mean * other.mean;
    return std::sqrt(std::max(0.0, self.square() * other.square() - mean * mean));
}

/// What is broadcast to n times its size sums n products.
double mulGradient(const OperatorCall& call, const TensorUse& use)
{
    const std::string_view factor = use.argument == "self" ? "other" : "self";
    const double by =
        call.isTensor(factor) ? call.moments(factor).rms : std::abs(call.number(factor, unknown));
    return call.gradient() * by * theory::repeatedGradient(call.numel() / OperatorCall::elements(use.tensor));
}

/// By a number: the quotient of two normal variables has no variance.
double divisor(const OperatorCall& call)
{
    const bool isNumber = !call.isTensor("other") || call.numel("other") == 1;
    return !isNumber || call.has("rounding_mode") ? unknown
           : call.isTensor("other")               ? call.moments("other").rms
                                                  : std::abs(call.number("other", unknown));
}

double divOutput(const OperatorCall& call)
{
    return call.moments("self").std / divisor(call);
}

double divGradient(const OperatorCall& call, const TensorUse& use)
{
    return use.argument == "self" ? call.gradient() / divisor(call) : unknown;
}

/// A kept element is divided by 1 - p: Unit Scaling, appendix E.
double dropoutGain(const OperatorCall& call)
{
    return call.truth("train") ? theory::dropoutSpread(call.number("p", 0)) : 1;
}

double dropoutOutput(const OperatorCall& call)
{
    const TensorMoments input = call.moments("input");
    const double gain = dropoutGain(call);
    return std::sqrt(gain * gain * input.square() - (input.square() - input.variance()));
}

double dropoutGradient(const OperatorCall& call, const TensorUse& /*use*/)
{
    return call.gradient() * dropoutGain(call);
}

/// One loss, or a mean or sum of B rows; the probabilities are those of a softmax over the logits, so that a
/// row's gradient has the mean square (V E[p^2] - 2/V + 1)/V, (V-1)/V^2 of flat ones (Unit Scaling, appendix
/// E).
double crossEntropyGradient(const OperatorCall& call, const TensorUse& use)
{
    const auto isMean = call.number("reduction", 1) == 1;
    const double classes = call.tensor("self") != nullptr && call.tensor("self")->shape.size() < 2
                               ? call.size("self", 0)
                               : call.size("self", 1);
    const double spread = call.moments("self").std;
    if (use.argument != "self" || call.has("weight") || !std::isfinite(spread) || classes < 2)
        return unknown;
    const double square = theory::softmaxResponse(classes, spread).meanSquare;
    const double rows = isMean ? call.numel("self") / classes : 1;
    return call.gradient() / rows * std::sqrt(std::max(0.0, (classes * square - 2 / classes + 1) / classes));
}

/// 2 (x - t), divided by their number where the loss is a mean.
double squaredErrorGradient(const OperatorCall& call, const TensorUse& use)
{
    const double errors = std::max(call.numel("self"), call.numel("target"));
    const double divisor = call.number("reduction", 1) == 1 ? errors : 1;
    const double square = call.moments("self").square() + call.moments("target").square();
    return call.gradient() * theory::squaredErrorGradient() * std::sqrt(square / 2) / divisor *
           theory::repeatedGradient(errors / OperatorCall::elements(use.tensor));
}

} // namespace

std::span<const TheoryRule> elementwiseRules()
{
    static const std::vector<TheoryRule> rules = {
        {.targets = {"aten::gelu", "aten::silu", "aten::tanh", "aten::sigmoid", "aten::softplus",
                     "aten::mish", "aten::elu", "aten::selu", "aten::log_sigmoid", "aten::softsign",
                     "aten::hardswish", "aten::hardsigmoid", "aten::relu6", "aten::hardtanh"},
         .output = activationOutput,
         .gradient = activationGradient,
         .bound = {"self", "input"}},
        {.targets = {"aten::relu", "aten::leaky_relu"},
         .output = reluOutput,
         .gradient = reluGradient,
         .bound = {"self"}},
        {.targets = {"aten::softmax", "aten::_softmax"},
         .output = softmaxOutput,
         .gradient = softmaxGradient,
         .countsMean = true,
         .bound = {"self"}},
        {.targets = {"aten::mul"}, .kind = TheoryKind::Product, .output = mulOutput, .gradient = mulGradient},
        {.targets = {"aten::div"}, .output = divOutput, .gradient = divGradient},
        {.targets = {"aten::dropout"}, .output = dropoutOutput, .gradient = dropoutGradient},
        {.targets = {"aten::cross_entropy_loss"}, .gradient = crossEntropyGradient},
        {.targets = {"aten::mse_loss"}, .kind = TheoryKind::Sum, .gradient = squaredErrorGradient},
    };
    return rules;
}

} // namespace scalescope::report
