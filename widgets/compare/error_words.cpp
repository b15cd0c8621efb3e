// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/error_words.h"

#include "core/report/text/error_sentence.h"
#include "widgets/compare/comparison_words.h"
#include "widgets/models/error_text.h"
#include "widgets/models/message_text.h"
#include "widgets/models/transform_names.h"
#include "widgets/report/report_words.h"

#include <cmath>

namespace scalescope::widgets {

namespace {

using compare::Comparison;
using graph::Direction;

QString pairText(const QString& first, const QString& second)
{
    return QStringLiteral("%1 → %2").arg(first, second);
}

/// Two simulated runs beside each other.
std::vector<FigureCard> cardsOfBoth(const graph::Run& runA, const graph::Run& runB)
{
    const graph::RunError& a = *runA.error;
    const graph::RunError& b = *runB.error;
    std::vector<FigureCard> cards;
    if (!std::isnan(a.loss) && !std::isnan(b.loss))
        cards.push_back({startLabel(runB), pairText(lossText(a.loss), lossText(b.loss)), Direction::Forward});
    const double first = a.gradients.relativeError;
    const double second = b.gradients.relativeError;
    if (!std::isnan(first) && !std::isnan(second))
        cards.push_back({ComparisonWords::tr("error of all gradients"),
                         pairText(errorPercentage(first), errorPercentage(second)), Direction::Backward});
    return cards;
}

/// What is done to the simulated run beside its formats and not to the exact one, which is then not the run
/// that its error is told against: "Unit scaling"; empty where that is the same run.
QString alsoDone(const graph::Run& simulated, const graph::Run& exact)
{
    const auto withoutFormats = [](const graph::Run& run) {
        std::vector<std::string> names = run.facts.transforms;
        std::erase_if(names, [](const std::string& name) {
            const auto transform = job::transformFrom(name);
            return transform && job::simulatesFormats(*transform);
        });
        return names;
    };
    const auto names = withoutFormats(simulated);
    if (names == withoutFormats(exact))
        return {};
    graph::Run alone;
    alone.facts.transforms = names;
    const QString text = transformsText(alone);
    return text.isEmpty() ? ComparisonWords::tr("the model without formats") : text;
}

/// What backward started at, if that is one number of the run's results; its sign is the other run's.
std::optional<double> lossOf(const graph::Run& run, double other)
{
    std::optional<double> loss;
    for (const graph::Node& node : run.graph.nodes) {
        if (node.kind != graph::NodeKind::Output || !node.requiresGrad || !node.forward.metric ||
            node.forward.metric->statistics.numel != 1)
            continue;
        if (loss)
            return std::nullopt;
        loss = std::copysign(node.forward.metric->statistics.absMax, other);
    }
    return loss;
}

/// Of a simulated run beside another than the one without its formats: the losses of the two that are
/// compared, as all other cards are of these, and what of the error can be told of formats alone.
std::vector<FigureCard> cardsBesideAnother(const graph::Run& simulated, const graph::Run& exact,
                                           const QString& without, bool isFirst)
{
    std::vector<FigureCard> cards = errorCards(simulated, isFirst);
    for (FigureCard& card : cards) {
        const auto loss = lossOf(exact, simulated.error->loss);
        if (card.direction == Direction::Forward && loss) {
            const QString there = lossText(simulated.error->loss);
            card.label = startLabel(simulated);
            card.value = isFirst ? pairText(there, lossText(*loss)) : pairText(lossText(*loss), there);
        } else {
            const bool isForward = card.direction == Direction::Forward;
            card.place = isForward ? card.label : ComparisonWords::tr("rel. error · cosine");
            card.label =
                ComparisonWords::tr("%1 vs. %2", "a loss or gradients, the run that they are told against")
                    .arg(isForward ? startLabel(simulated) : ComparisonWords::tr("gradients"), without);
        }
    }
    return cards;
}

} // namespace

std::optional<std::size_t> exactBesideSimulated(const Comparison& comparison)
{
    const bool first = isSimulated(*comparison.a);
    if (first == isSimulated(*comparison.b))
        return std::nullopt;
    return first ? 1 : 0;
}

bool simulatesAny(const Comparison& comparison)
{
    return isSimulated(*comparison.a) || isSimulated(*comparison.b);
}

std::vector<FigureCard> errorCards(const Comparison& comparison)
{
    const graph::Run& a = *comparison.a;
    const graph::Run& b = *comparison.b;
    if (!isSimulated(a) && !isSimulated(b))
        return {};
    std::vector<FigureCard> cards;
    if (a.error && b.error)
        cards = cardsOfBoth(a, b);
    else if (const graph::Run& simulated = b.error ? b : a; simulated.error) {
        const graph::Run& exact = b.error ? a : b;
        const QString without = isSimulated(exact) ? QString() : alsoDone(simulated, exact);
        cards = without.isEmpty() ? errorCards(simulated, !b.error)
                                  : cardsBesideAnother(simulated, exact, without, !b.error);
    }
    return cards.empty() ? resultCards(isSimulated(b) ? b.graph : a.graph) : cards;
}

QStringList errorRemarks(const Comparison& comparison)
{
    const auto& a = comparison.a->error;
    const auto& b = comparison.b->error;
    const double norm = b && !a   ? b->gradients.normRatio
                        : a && !b ? a->gradients.normRatio
                                  : graph::TensorError::unavailable;
    return std::isnan(norm)
               ? QStringList()
               : QStringList{ComparisonWords::tr("The norm of all gradients is %1 of the exact run's.")
                                 .arg(errorPercentage(norm))};
}

QStringList errorSentences(const Comparison& comparison, const compare::Summary& summary,
                           const std::array<QString, 2>& names)
{
    const std::array runs{comparison.a.get(), comparison.b.get()};
    const bool haveBoth = runs[0]->error && runs[1]->error;
    QStringList sentences;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const auto said = isSimulated(*runs[i])
                              ? report::errorSentence(runs[i]->error.value_or(graph::RunError()),
                                                      report::errorOfResults(runs[i]->graph),
                                                      report::startsAtLoss(*runs[i]))
                              : message::Finding();
        if (said)
            sentences << (haveBoth ? ComparisonWords::tr("%1: %2", "a run, what its formats cost")
                                         .arg(names[i], messageText(said))
                                   : messageText(said));
    }
    if (sentences.isEmpty())
        return {};
    const bool hasGradients = summary.backward.ofA + summary.backward.ofB > 0;
    sentences
        << (hasGradients
                ? ComparisonWords::tr("Furthest from 1: forward %1, gradient %2.")
                      .arg(furthestText(summary.forward), furthestText(summary.backward))
                : ComparisonWords::tr("Furthest from 1: forward %1.").arg(furthestText(summary.forward)));
    return sentences;
}

} // namespace scalescope::widgets
