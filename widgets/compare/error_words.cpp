// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/error_words.h"

#include "core/report/error_fields.h"
#include "core/report/error_sentence.h"
#include "widgets/compare/comparison_words.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/error_text.h"
#include "widgets/models/message_text.h"
#include "widgets/models/shown_number.h"

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

/// Four digits, zeros too: "5.740".
QString lossText(double loss)
{
    QString text = QString::asprintf("%#.4g", loss);
    return shownNumber(text.endsWith(QLatin1Char('.')) ? text.chopped(1) : text);
}

/// "loss, off by 0.035 %", which the digits beneath it may not show.
QString lossLabel(const graph::RunError& error)
{
    const double off = std::abs(error.loss - error.referenceLoss) / std::abs(error.referenceLoss);
    return std::isfinite(off) ? Words::tr("loss, off by %1").arg(errorPercentage(off)) : Words::tr("loss");
}

/// From the first run to the second: "5.742 → 5.740".
QString lossesText(const graph::RunError& error, bool isFirst)
{
    const QString exact = lossText(error.referenceLoss);
    const QString rounded = lossText(error.loss);
    return isFirst ? pairText(rounded, exact) : pairText(exact, rounded);
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

/// "6.15 % · 0.9981".
QString figuresOf(const graph::TensorError& gradients)
{
    QStringList figures{errorPercentage(gradients.relativeError)};
    if (!std::isnan(gradients.cosine))
        figures << shownNumber(gradients.cosine, 'f', 4);
    return figures.join(QStringLiteral(" · "));
}

/// `isFirst`: the arrows of the plot lead from the simulated run to the other one.
std::vector<ComparisonCard> cardsOfOne(const graph::RunError& error, bool isFirst)
{
    std::vector<ComparisonCard> cards;
    if (!std::isnan(error.referenceLoss) && !std::isnan(error.loss))
        cards.push_back({lossLabel(error), lossesText(error, isFirst), Direction::Forward});
    if (!std::isnan(error.gradients.relativeError))
        cards.push_back(
            {Words::tr("gradients: error · cosine"), figuresOf(error.gradients), Direction::Backward});
    return cards;
}

/// Of a run that has no loss and no gradients.
std::vector<ComparisonCard> cardsOfResult(const graph::Graph& graph)
{
    const auto error = report::errorOfResults(graph);
    return error ? std::vector<ComparisonCard>{{Words::tr("SQNR of the result"), sqnrText(error->sqnr),
                                                Direction::Forward}}
                 : std::vector<ComparisonCard>();
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
    if (!isSimulated(a) && !isSimulated(b))
        return {};
    std::vector<ComparisonCard> cards;
    if (a.error && b.error)
        cards = cardsOfBoth(*a.error, *b.error);
    else if (a.error || b.error)
        cards = cardsOfOne(b.error ? *b.error : *a.error, !b.error);
    return cards.empty() ? cardsOfResult(isSimulated(b) ? b.graph : a.graph) : cards;
}

QStringList errorRemarks(const Comparison& comparison)
{
    const auto& a = comparison.a->error;
    const auto& b = comparison.b->error;
    const double norm = b && !a   ? b->gradients.normRatio
                        : a && !b ? a->gradients.normRatio
                                  : graph::TensorError::unavailable;
    return std::isnan(norm) ? QStringList()
                            : QStringList{Words::tr("The norm of all gradients is %1 of the exact run's.")
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
                                                      report::errorOfResults(runs[i]->graph))
                              : message::Finding();
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
