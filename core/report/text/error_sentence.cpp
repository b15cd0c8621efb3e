// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text/error_sentence.h"

#include "core/job/backward_seed.h"
#include "core/job/bisect_target.h"
#include "core/message/say_report.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace scalescope::report {

namespace {

std::string percentageText(double part)
{
    return fmt::format("{:.3g} %", part * 100);
}

message::Clause lossClause(const graph::RunError& error, bool isLoss)
{
    if (std::isnan(error.loss) || std::isnan(error.referenceLoss))
        return {};
    const auto& against = isLoss ? say::lossAgainst : say::outputAgainst;
    return against(fmt::format("{:.6g}", error.loss), fmt::format("{:.6g}", error.referenceLoss));
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
        if (node.kind == graph::NodeKind::Output && node.forward.error &&
            !(worst && worst->forward.error->relativeError >= node.forward.error->relativeError))
            worst = &node;
    return worst;
}

std::optional<graph::TensorError> errorOfResults(const graph::Graph& graph)
{
    const graph::Node* worst = worstResult(graph);
    return worst == nullptr ? std::nullopt : std::optional(*worst->forward.error);
}

bool startsAtLoss(const graph::Run& run)
{
    if (job::usualTarget(run.facts.backward).kind != job::BisectTarget::Kind::Loss)
        return false;
    const auto isStart = [](const graph::Node& node) {
        return node.kind == graph::NodeKind::Output && node.requiresGrad;
    };
    const auto isNumber = [&](const graph::Node& node) { return isStart(node) && node.shape.empty(); };
    const bool isMade = !run.facts.backward.starts_with(job::toString(job::SeedKind::Output));
    return isMade || std::ranges::none_of(run.graph.nodes, isStart) ||
           std::ranges::any_of(run.graph.nodes, isNumber);
}

message::Sentence whyNoBaseline(const graph::Run& run, const std::string& name)
{
    for (const graph::Node& node : run.graph.nodes) {
        if (node.kind != graph::NodeKind::Output || !node.forward.metric)
            continue;
        const graph::Statistics& statistics = node.forward.metric->statistics;
        if (statistics.nans > 0)
            return say::resultNotFinite(node.name, name, "NaN");
        if (statistics.numel == 1 && statistics.posInfs + statistics.negInfs > 0)
            return say::resultNotFinite(node.name, name, "Inf");
    }
    return {};
}

message::Finding errorSentence(const graph::RunError& error, const std::optional<graph::TensorError>& results,
                               bool hasLoss)
{
    const message::Clause loss = lossClause(error, hasLoss);
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
