// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/error_words.h"

#include "core/report/error_fields.h"
#include "core/report/error_sentence.h"
#include "widgets/compare/comparison_words.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/error_text.h"
#include "widgets/models/message_text.h"

#include <QCoreApplication>
#include <cmath>

namespace scalescope::widgets {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::Comparison)
};

using compare::Comparison;
using graph::Direction;

bool isSimulated(const graph::Run& run)
{
    return run.error || report::hasErrors(run.graph);
}

QString pairText(const QString& first, const QString& second)
{
    return QStringLiteral("%1 → %2").arg(first, second);
}

QString lossText(double loss)
{
    return QString::number(loss, 'g', 4);
}

/// Two simulated runs beside each other.
std::vector<ComparisonCard> cardsOfBoth(const graph::RunError& a, const graph::RunError& b)
{
    std::vector<ComparisonCard> cards;
    if (!std::isnan(a.loss) && !std::isnan(b.loss))
        cards.push_back(
            {Words::tr("loss"), pairText(lossText(a.loss), lossText(b.loss)), Direction::Forward});
    const double first = a.gradients.relativeError;
    const double second = b.gradients.relativeError;
    if (!std::isnan(first) && !std::isnan(second))
        cards.push_back({Words::tr("error of all gradients"),
                         pairText(errorPercentage(first), errorPercentage(second)), Direction::Backward});
    return cards;
}

/// `isFirst`: the arrows of the plot lead from the simulated run to the other one.
std::vector<ComparisonCard> cardsOfOne(const graph::RunError& error, bool isFirst)
{
    std::vector<ComparisonCard> cards;
    const QString exact = lossText(error.referenceLoss);
    const QString rounded = lossText(error.loss);
    if (!std::isnan(error.referenceLoss) && !std::isnan(error.loss))
        cards.push_back({isFirst ? Words::tr("loss, rounded → exact") : Words::tr("loss, exact → rounded"),
                         isFirst ? pairText(rounded, exact) : pairText(exact, rounded), Direction::Forward});
    if (!std::isnan(error.gradients.relativeError))
        cards.push_back({Words::tr("error of all gradients"), errorPercentage(error.gradients.relativeError),
                         Direction::Backward});
    return cards;
}

/// Of a run that has no loss and no gradients.
std::vector<ComparisonCard> cardsOfResult(const graph::Graph& graph)
{
    for (auto node = graph.nodes.rbegin(); node != graph.nodes.rend(); ++node)
        if (node->forwardError)
            return {
                {Words::tr("SQNR of the result"), sqnrText(node->forwardError->sqnr), Direction::Forward}};
    return {};
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

std::vector<ComparisonCard> errorCards(const Comparison& comparison)
{
    const graph::Run& a = *comparison.a;
    const graph::Run& b = *comparison.b;
    if (a.error && b.error)
        return cardsOfBoth(*a.error, *b.error);
    if (a.error || b.error)
        return cardsOfOne(b.error ? *b.error : *a.error, !b.error);
    if (!isSimulated(a) && !isSimulated(b))
        return {};
    return cardsOfResult(isSimulated(b) ? b.graph : a.graph);
}

QStringList errorSentences(const Comparison& comparison, const compare::Summary& summary,
                           const std::array<QString, 2>& names)
{
    const std::array runs{comparison.a.get(), comparison.b.get()};
    const bool haveBoth = runs[0]->error && runs[1]->error;
    QStringList sentences;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const auto said = runs[i]->error ? report::errorSentence(*runs[i]->error) : message::Message();
        if (said)
            sentences
                << (haveBoth
                        ? Words::tr("%1: %2", "a run, what its formats cost").arg(names[i], messageText(said))
                        : messageText(said));
    }
    if (sentences.isEmpty())
        return {};
    const bool hasGradients = summary.backward.ofA + summary.backward.ofB > 0;
    sentences << (hasGradients
                      ? Words::tr("Furthest from 1: forward %1, gradient %2.")
                            .arg(furthestText(summary.forward), furthestText(summary.backward))
                      : Words::tr("Furthest from 1: forward %1.").arg(furthestText(summary.forward)));
    return sentences;
}

} // namespace scalescope::widgets
