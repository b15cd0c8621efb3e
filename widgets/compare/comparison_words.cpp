// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_words.h"

#include "widgets/models/display.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <cmath>

namespace scalescope::widgets {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::Comparison)
};

using compare::Comparison;
using graph::Direction;

QString fact(const graph::Run& run, const char* key)
{
    const auto found = run.facts.find(key);
    return found == run.facts.end() ? QString() : QString::fromStdString(found->second);
}

QString modelFile(const graph::Run& run)
{
    return QFileInfo(fact(run, "model")).fileName();
}

/// "2^-12.3"; a dash for nothing.
QString exponentText(std::optional<double> exponent)
{
    return exponent ? powerText(*exponent, 1) : QStringLiteral("–");
}

QString valueText(const graph::Node* node, Direction direction, Quantity quantity)
{
    const graph::Metric* metric = node ? node->metric(direction) : nullptr;
    return metric ? powerText(std::log2(valueOf(metric->statistics, quantity)), 1) : QStringLiteral("–");
}

/// The larger of the two directions' changes in the direction that `isFurther` says.
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
    if (!forward && !backward)
        return std::nullopt;
    if (!backward || (forward && std::abs(forward->log2) >= std::abs(backward->log2)))
        return Extreme{*forward, Direction::Forward};
    return Extreme{*backward, Direction::Backward};
}

QString placeText(const Comparison& comparison, const Extreme& extreme, Quantity quantity)
{
    const NodeTitles titles(comparison.a->graph);
    const std::size_t row = extreme.change.row;
    return Words::tr("%1 at %2 (%3), from %4 to %5")
        .arg(changeText(extreme.change.log2), titles.path(comparison.node(row)),
             directionText(extreme.direction), valueText(comparison.nodeA(row), extreme.direction, quantity),
             valueText(comparison.nodeB(row), extreme.direction, quantity));
}

QString leavingSentence(const compare::DirectionSummary& summary, const QString& pattern,
                        const formats::NumberFormat& format, const std::array<QString, 2>& names)
{
    const auto number = [](std::size_t count) { return QString::number(count); };
    return pattern.arg(QString::fromStdString(format.label), number(summary.leavingA),
                       number(summary.tensorsA), names[0], number(summary.leavingB), number(summary.tensorsB),
                       names[1]);
}

QString alignedSentence(const compare::Summary& summary, const std::array<QString, 2>& names)
{
    const auto number = [](std::size_t count) { return QString::number(count); };
    return Words::tr("Aligned: %1 of %2 operators of %3, %1 of %4 of %5; %6 tensors were added, %7 removed.")
        .arg(number(summary.operatorsMatched), number(summary.operatorsA), names[0],
             number(summary.operatorsB), names[1], number(summary.added), number(summary.removed));
}

} // namespace

std::array<QString, 2> runNames(const Comparison& comparison)
{
    const graph::Run& a = *comparison.a;
    const graph::Run& b = *comparison.b;
    if (fact(a, "transforms") != fact(b, "transforms")) {
        const auto name = [](const graph::Run& run) {
            const QString transforms = fact(run, "transforms");
            return transforms.isEmpty() ? Words::tr("original") : transforms;
        };
        return {name(a), name(b)};
    }
    if (modelFile(a) != modelFile(b))
        return {modelFile(a), modelFile(b)};
    if (fact(a, "seed") != fact(b, "seed"))
        return {Words::tr("seed %1").arg(fact(a, "seed")), Words::tr("seed %1").arg(fact(b, "seed"))};
    return {Words::tr("first run"), Words::tr("second run")};
}

QString comparisonSubtitle(const Comparison& comparison, const std::array<QString, 2>& names,
                           Quantity quantity)
{
    QStringList parts;
    const QString model = modelFile(*comparison.a);
    if (!model.isEmpty() && model == modelFile(*comparison.b))
        parts << model;
    parts << Words::tr("%1 of every tensor").arg(quantityText(quantity));
    parts << Words::tr("arrows from %1 to %2").arg(names[0], names[1]);
    return parts.join(QStringLiteral(" · "));
}

std::vector<ComparisonCard> comparisonCards(const compare::Summary& summary,
                                            const report::FormatPair& formats)
{
    std::vector<ComparisonCard> cards;
    const auto furthest = [](const compare::DirectionSummary& direction) {
        return QStringLiteral("%1 → %2").arg(exponentText(direction.furthestA),
                                             exponentText(direction.furthestB));
    };
    const auto leaving = [](const compare::DirectionSummary& direction) {
        return Words::tr("%1 → %2 of %3")
            .arg(direction.leavingA)
            .arg(direction.leavingB)
            .arg(direction.tensorsB);
    };
    const auto label = [&formats](Direction direction) {
        return QString::fromStdString(formats.of(direction).label);
    };
    const bool gradients = summary.backward.tensorsA + summary.backward.tensorsB > 0;
    cards.push_back({Words::tr("forward, furthest from 1"), furthest(summary.forward), Direction::Forward});
    if (gradients)
        cards.push_back(
            {Words::tr("gradient, furthest from 1"), furthest(summary.backward), Direction::Backward});
    cards.push_back({Words::tr("tensors that leave %1").arg(label(Direction::Forward)),
                     leaving(summary.forward), Direction::Forward});
    if (gradients)
        cards.push_back({Words::tr("gradients that leave %1").arg(label(Direction::Backward)),
                         leaving(summary.backward), Direction::Backward});
    cards.push_back({Words::tr("aligned"),
                     Words::tr("%1 of %2 operators").arg(summary.operatorsMatched).arg(summary.operatorsA),
                     std::nullopt});
    return cards;
}

QStringList comparisonSentences(const Comparison& comparison, const compare::Summary& summary,
                                const std::array<QString, 2>& names, const ComparisonOptions& options)
{
    QStringList sentences;
    sentences << leavingSentence(summary.forward,
                                 Words::tr("Tensors that leave %1: %2 of %3 in %4, %5 of %6 in %7."),
                                 options.formats.forward, names);
    if (summary.backward.tensorsA + summary.backward.tensorsB > 0)
        sentences << leavingSentence(summary.backward,
                                     Words::tr("Gradients that leave %1: %2 of %3 in %4, %5 of %6 in %7."),
                                     options.formats.backward, names);
    const auto gain = extremeOf(summary, &compare::DirectionSummary::largestGain);
    const auto loss = extremeOf(summary, &compare::DirectionSummary::largestLoss);
    if (gain)
        sentences << Words::tr("Largest gain: %1.").arg(placeText(comparison, *gain, options.quantity));
    if (loss)
        sentences << Words::tr("Largest loss: %1.").arg(placeText(comparison, *loss, options.quantity));
    if (!gain && !loss)
        sentences
            << Words::tr("No tensor that both runs have changed its %1.").arg(quantityText(options.quantity));
    return sentences << alignedSentence(summary, names);
}

} // namespace scalescope::widgets
