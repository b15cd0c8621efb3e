// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_words.h"

#include "core/graph/figures.h"
#include "core/report/text/error_sentence.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/error_text.h"
#include "widgets/models/localized_number.h"

#include <QStringList>
#include <cmath>

namespace scalescope::widgets {

namespace {

using graph::Direction;

/// "loss, off by 0.035 %", which the digits beneath it may not show.
QString offLabel(const graph::Run& run)
{
    const graph::RunError& error = *run.error;
    const double off = std::abs(error.loss - error.referenceLoss) / std::abs(error.referenceLoss);
    return std::isfinite(off) ? ComparisonWords::tr("%1, off by %2", "a loss or an output")
                                    .arg(startLabel(run), errorPercentage(off))
                              : startLabel(run);
}

/// From the first run to the second: "5.742 → 5.740".
QString lossChangeText(const graph::RunError& error, bool isFirst)
{
    const QString exact = lossText(error.referenceLoss);
    const QString rounded = lossText(error.loss);
    return QStringLiteral("%1 → %2").arg(isFirst ? rounded : exact, isFirst ? exact : rounded);
}

/// "6.15 % · 0.9981".
QString figuresOf(const graph::TensorError& gradients)
{
    QStringList figures{errorPercentage(gradients.relativeError)};
    if (!std::isnan(gradients.cosine))
        figures << localizedNumber(gradients.cosine, 'f', 4);
    return figures.join(QStringLiteral(" · "));
}

} // namespace

QString partialRunWarning(graph::RunStatus status, const QString& name)
{
    switch (status) {
    case graph::RunStatus::Done:
        return {};
    case graph::RunStatus::Stopped:
        return ComparisonWords::tr(
                   "%1 was stopped before its end: its figures are partial, of what was recorded until "
                   "then.")
            .arg(name);
    case graph::RunStatus::Failed:
        return ComparisonWords::tr(
                   "%1 failed before its end: its figures are partial, of what was recorded until then.")
            .arg(name);
    case graph::RunStatus::Incomplete:
        return ComparisonWords::tr(
                   "%1 is incomplete: its figures are partial, of what was recorded until its engine was "
                   "ended.")
            .arg(name);
    }
    return {};
}

bool isSimulated(const graph::Run& run)
{
    return run.error || graph::hasErrors(run.graph);
}

QString untoldSentence(const QString& format)
{
    return ComparisonWords::
        tr("How many have problems in %1 can't be told: nothing was recorded of their groups of elements.")
            .arg(format);
}

QString leavingLabel(Direction direction, const QString& format)
{
    return (direction == Direction::Forward ? ComparisonWords::tr("tensors: problems in %1")
                                            : ComparisonWords::tr("gradients: problems in %1"))
        .arg(format);
}

QString leavingMeaning()
{
    return ComparisonWords::tr("too large, zero or subnormal");
}

QString leavingText(std::size_t leaving, std::size_t tensors, std::size_t untold)
{
    const std::size_t told = tensors - untold;
    if (told == 0 && untold > 0)
        return ComparisonWords::tr("can't be told", "how many tensors");
    return ComparisonWords::tr("%1 of %2", "tensors").arg(leaving).arg(told);
}

QString lossText(double loss)
{
    QString text = QString::asprintf("%#.4g", loss);
    return localizedNumber(text.endsWith(QLatin1Char('.')) ? text.chopped(1) : text);
}

std::vector<FigureCard> errorCards(const graph::Run& run, bool isFirst)
{
    const graph::RunError& error = *run.error;
    std::vector<FigureCard> cards;
    if (!std::isnan(error.referenceLoss) && !std::isnan(error.loss))
        cards.push_back({offLabel(run), lossChangeText(error, isFirst), Direction::Forward});
    if (!std::isnan(error.gradients.relativeError))
        cards.push_back({ComparisonWords::tr("gradients: rel. error · cosine"), figuresOf(error.gradients),
                         Direction::Backward});
    return cards;
}

std::vector<FigureCard> resultCards(const graph::Graph& graph)
{
    const graph::Node* worst = report::worstResult(graph);
    if (worst == nullptr)
        return {};
    return {{ComparisonWords::tr("SQNR of the result"),
             errorCell(DirectionErrors::of(*worst, Direction::Forward), sheet::FieldId::Sqnr),
             Direction::Forward}};
}

QString unwritableReport(const QString& path, const QString& reason)
{
    return ComparisonWords::tr(
               "The report can't be written to '%1' (%2); choose a folder that you may write to.")
        .arg(path, reason);
}

} // namespace scalescope::widgets
