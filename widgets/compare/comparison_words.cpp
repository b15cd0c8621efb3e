// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_words.h"

#include "core/report/text/error_sentence.h"
#include "widgets/compare/error_words.h"
#include "widgets/models/display.h"
#include "widgets/models/field_text.h"
#include "widgets/models/message_text.h"
#include "widgets/models/transform_names.h"
#include "widgets/report/report_words.h"

#include <QFileInfo>
#include <cmath>

namespace scalescope::widgets {

namespace {

using compare::Comparison;
using graph::Direction;

QFileInfo modelFile(const graph::Run& run)
{
    return QFileInfo(QString::fromStdString(run.facts.model));
}

QString seedText(const graph::Run& run)
{
    return ComparisonWords::tr("seed %1").arg(run.facts.seed ? QString::number(*run.facts.seed) : QString());
}

/// "2^-12.3"; a dash for nothing.
QString exponentText(std::optional<double> exponent)
{
    return exponent ? powerText(*exponent, 1) : QStringLiteral("–");
}

QString valueText(const graph::Node* node, Direction direction, sheet::FieldId quantity)
{
    const graph::Metric* metric = node ? node->metric(direction) : nullptr;
    return metric ? powerText(std::log2(valueOf(metric->statistics, quantity)), 2) : QStringLiteral("–");
}

/// The larger of the two directions' changes.
struct Extreme
{
    compare::Change change;
    Direction direction = Direction::Forward;
};

std::optional<Extreme> extremeOf(const compare::Summary& summary,
                                 std::optional<compare::Change> compare::DirectionSummary::*member)
{
    const auto& forward = summary.forward.*member;
    const auto& backward = summary.backward.*member;
    std::optional<Extreme> extreme;
    if (forward)
        extreme = {*forward, Direction::Forward};
    if (backward && (!extreme || std::abs(backward->log2) > std::abs(extreme->change.log2)))
        extreme = {*backward, Direction::Backward};
    const bool isTold = extreme && std::abs(extreme->change.log2) >= leastChange;
    return isTold ? extreme : std::nullopt;
}

QString placeText(const Comparison& comparison, const Extreme& extreme, sheet::FieldId quantity)
{
    const sheet::NodeTitles titles(comparison.a->graph);
    const std::size_t row = extreme.change.row;
    return ComparisonWords::tr("%1 at %2 (%3), from %4 to %5")
        .arg(changeText(extreme.change.log2), pathText(titles, comparison.node(row)),
             directionText(extreme.direction), valueText(comparison.nodeA(row), extreme.direction, quantity),
             valueText(comparison.nodeB(row), extreme.direction, quantity));
}

/// "2 → 4 of 75", of those of which it can be told.
QString leavingFigures(const compare::DirectionSummary& direction)
{
    const std::size_t told = direction.tensors - direction.untold;
    if (told == 0 && direction.untold > 0)
        return leavingText(0, direction.tensors, direction.untold);
    return ComparisonWords::tr("%1 → %2 of %3").arg(direction.leavingA).arg(direction.leavingB).arg(told);
}

QString leavingSentence(const compare::DirectionSummary& summary, Direction direction,
                        const job::OperandFormat& stored, const std::array<QString, 2>& names)
{
    const QString format = QString::fromStdString(job::rangeOf(stored).label);
    const std::size_t told = summary.tensors - summary.untold;
    if (told == 0 && summary.untold > 0)
        return untoldSentence(format);
    const auto number = [](std::size_t count) { return QString::number(count); };
    const QString pattern =
        direction == Direction::Forward
            ? ComparisonWords::tr("Tensors with problems in %1: %2 in %3, %4 in %5, of %6 that both have.")
            : ComparisonWords::tr("Gradients with problems in %1: %2 in %3, %4 in %5, of %6 that both have.");
    return pattern.arg(format, number(summary.leavingA), names[0], number(summary.leavingB), names[1],
                       number(told));
}

/// Whether tensors that leave formats are counted: of two simulated runs, what rounding did is.
bool countsLeaving(const Comparison& comparison)
{
    return exactBesideSimulated(comparison) || !simulatesAny(comparison);
}

bool hasGradients(const compare::Summary& summary)
{
    return summary.backward.ofA + summary.backward.ofB > 0;
}

bool isUnchanged(const compare::Summary& summary)
{
    return summary.forward.unchanged == summary.forward.compared &&
           summary.backward.unchanged == summary.backward.compared;
}

/// How a run ended before its end; empty where it is whole.
QString endWord(graph::RunStatus status)
{
    switch (status) {
    case graph::RunStatus::Done:
        return {};
    case graph::RunStatus::Stopped:
        return ComparisonWords::tr("stopped");
    case graph::RunStatus::Failed:
        return ComparisonWords::tr("failed");
    case graph::RunStatus::Incomplete:
        return ComparisonWords::tr("incomplete");
    }
    return {};
}

/// What a model is called beside another one: by its file, by the folder too where the files have one name.
std::array<QString, 2> modelNames(const graph::Run& a, const graph::Run& b)
{
    const QFileInfo files[] = {modelFile(a), modelFile(b)};
    const bool sameName = files[0].fileName() == files[1].fileName();
    if (!sameName || !files[0].isAbsolute() || !files[1].isAbsolute() ||
        files[0].filePath() == files[1].filePath())
        return {files[0].fileName(), files[1].fileName()};
    const auto name = [](const QFileInfo& file) {
        return QFileInfo(file.path()).fileName() + QLatin1Char('/') + file.fileName();
    };
    return {name(files[0]), name(files[1])};
}

QString alignedSentence(const compare::Summary& summary, const std::array<QString, 2>& names)
{
    const auto number = [](std::size_t count) { return QString::number(count); };
    return ComparisonWords::tr(
               "Aligned: %1 of %2 operators of %3, %1 of %4 of %5; tensors added: %6, removed: %7.")
        .arg(number(summary.operatorsMatched), number(summary.operatorsA), names[0],
             number(summary.operatorsB), names[1], number(summary.added), number(summary.removed));
}

} // namespace

std::array<QString, 2> runNames(const Comparison& comparison)
{
    const graph::Run& a = *comparison.a;
    const graph::Run& b = *comparison.b;
    auto models = modelNames(a, b);
    const std::array transforms{transformsText(a), transformsText(b)};
    const auto named = [](const QString& model, const QString& transform) {
        return transform.isEmpty() ? model : model + QStringLiteral(" · ") + transform;
    };
    if (models[0] != models[1] && transforms[0] == transforms[1])
        return models;
    if (models[0] != models[1])
        return {named(models[0], transforms[0]), named(models[1], transforms[1])};
    if (transforms[0] != transforms[1]) {
        const auto name = [](const QString& transform) {
            return transform.isEmpty() ? ComparisonWords::tr("original") : transform;
        };
        return {name(transforms[0]), name(transforms[1])};
    }
    if (a.facts.seed != b.facts.seed)
        return {seedText(a), seedText(b)};
    return {ComparisonWords::tr("first run"), ComparisonWords::tr("second run")};
}

QString comparisonTitle(const Comparison& comparison, const std::array<QString, 2>& names)
{
    const auto marked = [](const graph::Run& run, const QString& name) {
        const QString end = endWord(run.status);
        return end.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, end);
    };
    return QStringLiteral("%1 → %2").arg(marked(*comparison.a, names[0]), marked(*comparison.b, names[1]));
}

QStringList comparisonWarnings(const Comparison& comparison, const std::array<QString, 2>& names)
{
    QStringList warnings{partialRunWarning(comparison.a->status, names[0]),
                         partialRunWarning(comparison.b->status, names[1]),
                         messageText(report::whyNoBaseline(*comparison.a, names[0].toStdString()))};
    warnings.removeAll(QString());
    return warnings;
}

QString comparisonSubtitle(const Comparison& comparison, const std::array<QString, 2>& names,
                           sheet::FieldId quantity)
{
    QStringList parts;
    const QString model = modelFile(*comparison.a).fileName();
    if (!model.isEmpty() && model == modelFile(*comparison.b).fileName())
        parts << model;
    parts << ComparisonWords::tr("%1 of every tensor").arg(fieldTitle(quantity));
    parts << ComparisonWords::tr("arrows from %1 to %2").arg(names[0], names[1]);
    parts << comparisonWarnings(comparison, names);
    return parts.join(QStringLiteral(" · "));
}

QString furthestText(const compare::DirectionSummary& direction)
{
    return QStringLiteral("%1 → %2").arg(exponentText(direction.furthestA),
                                         exponentText(direction.furthestB));
}

std::vector<FigureCard> comparisonCards(const Comparison& comparison, const compare::Summary& summary,
                                        const ComparisonOptions& options)
{
    // What rounding did takes the place of the scales' extremes, which noise does not change.
    std::vector<FigureCard> cards = errorCards(comparison);
    const bool saysFurthest = cards.empty();
    const bool gradients = hasGradients(summary);
    if (saysFurthest)
        cards.push_back({ComparisonWords::tr("forward, furthest from 1"), furthestText(summary.forward),
                         Direction::Forward});
    if (saysFurthest && gradients)
        cards.push_back({ComparisonWords::tr("gradient, furthest from 1"), furthestText(summary.backward),
                         Direction::Backward});
    for (const Direction direction : directions) {
        if (!countsLeaving(comparison) || (direction == Direction::Backward && !gradients))
            continue;
        const auto format = job::rangeOf(options.formats.of(direction)).label;
        const QString label = leavingLabel(direction, QString::fromStdString(format));
        cards.push_back({label, leavingFigures(summary.of(direction)), direction, leavingMeaning(),
                         leavingRule(comparison, options.limits)});
    }
    cards.push_back(
        {ComparisonWords::tr("aligned"),
         ComparisonWords::tr("%1 of %2 operators").arg(summary.operatorsMatched).arg(summary.operatorsA),
         std::nullopt});
    return cards;
}

QStringList leavingSentences(const Comparison& comparison, const compare::Summary& summary,
                             const std::array<QString, 2>& names, const job::OperandPair& formats)
{
    if (!countsLeaving(comparison))
        return {};
    QStringList sentences{leavingSentence(summary.forward, Direction::Forward, formats.forward, names)};
    if (hasGradients(summary))
        sentences << leavingSentence(summary.backward, Direction::Backward, formats.backward, names);
    return sentences;
}

QString leavingRule(const Comparison& comparison, const formats::RangeThresholds& limits)
{
    const QString overflow =
        limits.overflow == 0 ? ComparisonWords::tr("any element beyond its largest number")
                             : ComparisonWords::tr("more than %1 of the elements beyond its largest number")
                                   .arg(shareText(limits.overflow));
    const QString rule =
        ComparisonWords::tr("Problems are those that the list of problems has: NaN, infinities, "
                            "%1, more than %2 that become zero, or more than %3 that are subnormal.",
                            "elements beyond the largest number, parts")
            .arg(overflow, shareText(limits.underflow), shareText(limits.subnormal));
    return simulatesAny(comparison)
               ? rule + QLatin1Char(' ') +
                     ComparisonWords::tr("Tensors that the simulation did not round count, too; what is "
                                         "computed from rounded ones holds rounding noise instead of "
                                         "zeros, which hides problems.")
               : rule;
}

QStringList leavingRemarks(const Comparison& comparison, const compare::Summary& summary,
                           const std::array<QString, 2>& names, const ComparisonOptions& options)
{
    QStringList remarks{leavingRule(comparison, options.limits)};
    if (options.own[0] && options.own[1]) {
        const bool isFirst = isSimulated(*comparison.a);
        remarks << ComparisonWords::tr(
                       "In %1 tensors are held against the formats with the scales of its recipe.")
                       .arg(names[isFirst ? 0 : 1]);
    }
    const auto leaving = isSimulated(*comparison.a) ? &compare::DirectionSummary::leavingA
                                                    : &compare::DirectionSummary::leavingB;
    const bool isNone = summary.forward.*leaving + summary.backward.*leaving == 0 &&
                        summary.forward.untold + summary.backward.untold == 0;
    if (isNone && exactBesideSimulated(comparison))
        remarks << ComparisonWords::tr(
            "There are no problems there: the error is that of rounding to few bits.");
    return remarks;
}

QStringList changeSentences(const Comparison& comparison, const compare::Summary& summary,
                            const std::array<QString, 2>& names, const ComparisonOptions& options)
{
    QStringList sentences;
    // First what the cards' figures do not show: a tensor of zeros leaves no format, and has no ratio.
    if (summary.forward.zeroed > 0)
        sentences << ComparisonWords::tr("Tensors that became zero in %1: %2.")
                         .arg(names[1])
                         .arg(summary.forward.zeroed);
    if (summary.backward.zeroed > 0)
        sentences << ComparisonWords::tr("Gradients that became zero in %1: %2.")
                         .arg(names[1])
                         .arg(summary.backward.zeroed);
    const auto gain = extremeOf(summary, &compare::DirectionSummary::largestGain);
    const auto loss = extremeOf(summary, &compare::DirectionSummary::largestLoss);
    const bool isNeutral = simulatesAny(comparison);
    if (gain)
        sentences << (isNeutral ? ComparisonWords::tr("Scale that grew most: %1.")
                                : ComparisonWords::tr("Largest gain: %1."))
                         .arg(placeText(comparison, *gain, options.quantity));
    if (loss)
        sentences << (isNeutral ? ComparisonWords::tr("Scale that shrank most: %1.")
                                : ComparisonWords::tr("Largest loss: %1."))
                         .arg(placeText(comparison, *loss, options.quantity));
    if (sentences.isEmpty())
        sentences << (isUnchanged(summary)
                          ? ComparisonWords::tr("No tensor that both runs have changed its %1.")
                          : ComparisonWords::tr("No tensor that both runs have changed its %1 noticeably."))
                         .arg(fieldTitle(options.quantity));
    return sentences << alignedSentence(summary, names);
}

QString statusSign(compare::Status status)
{
    return status == compare::Status::Added     ? QStringLiteral("+")
           : status == compare::Status::Removed ? QStringLiteral("−")
                                                : QString();
}

QString changeText(std::optional<double> log2)
{
    if (!log2)
        return {};
    if (std::isnan(*log2))
        return QStringLiteral("NaN");
    if (std::isinf(*log2))
        return *log2 > 0 ? QStringLiteral("+Inf") : QStringLiteral("-Inf");
    const QString text = QString::number(*log2, 'f', 2);
    if (*log2 == 0)
        return QStringLiteral("0");
    if (text.toDouble() == 0)
        return QStringLiteral("0.00"); // of no sign, as on the plot
    return *log2 > 0 ? QLatin1Char('+') + text : text;
}

QString zeroGradientText()
{
    return ComparisonWords::tr("zero", "a gradient, in theory");
}

} // namespace scalescope::widgets
