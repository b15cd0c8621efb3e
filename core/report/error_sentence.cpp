// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/error_sentence.h"

#include "core/message/say_report.h"

#include <cmath>
#include <fmt/format.h>

namespace scalescope::report {

namespace {

std::string percentageText(double part)
{
    return fmt::format("{:.3g} %", part * 100);
}

message::Clause lossClause(const graph::RunError& error)
{
    if (std::isnan(error.loss) || std::isnan(error.referenceLoss))
        return {};
    return say::lossAgainst(fmt::format("{:.6g}", error.loss), fmt::format("{:.6g}", error.referenceLoss));
}

message::Clause gradientClause(const graph::TensorError& gradients)
{
    if (std::isnan(gradients.relativeError))
        return {};
    const auto error = percentageText(gradients.relativeError);
    return std::isnan(gradients.cosine)
               ? say::gradientErrorIs(error)
               : say::gradientsAgainst(error, fmt::format("{:.4f}", gradients.cosine),
                                       percentageText(gradients.normRatio));
}

} // namespace

const graph::Node* worstResult(const graph::Graph& graph)
{
    const graph::Node* worst = nullptr;
    for (const graph::Node& node : graph.nodes)
        if (node.kind == graph::NodeKind::Output && node.forwardError &&
            !(worst && worst->forwardError->relativeError >= node.forwardError->relativeError))
            worst = &node;
    return worst;
}

std::optional<graph::TensorError> errorOfResults(const graph::Graph& graph)
{
    const graph::Node* worst = worstResult(graph);
    return worst == nullptr ? std::nullopt : std::optional(*worst->forwardError);
}

message::Finding errorSentence(const graph::RunError& error, const std::optional<graph::TensorError>& results)
{
    const message::Clause loss = lossClause(error);
    const message::Clause gradients = gradientClause(error.gradients);
    if (!loss && !gradients)
        return results && !std::isnan(results->relativeError)
                   ? say::errorOfRun(say::resultsAgainst(percentageText(results->relativeError),
                                                         fmt::format("{:.1f}", results->sqnr)))
                   : message::Finding();
    const message::Clause both = loss && gradients ? say::thisAndThat(loss, gradients)
                                 : loss            ? loss
                                                   : gradients;
    return say::errorOfRun(both);
}

} // namespace scalescope::report
