// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/statistic_rows.h"

#include "widgets/inspector/node_texts.h"
#include "widgets/models/error_figures.h"

#include <QLocale>
#include <QStringList>
#include <array>
#include <cmath>

namespace scalescope::widgets {

namespace {

using graph::Statistics;

/// A number of elements.
struct Count
{
    QString name;
    std::int64_t Statistics::*value;
    bool wrong;
};

std::array<Count, 5> counts()
{
    return {{{InspectorWords::tr("elements"), &Statistics::numel, false},
             {InspectorWords::tr("zero"), &Statistics::zeros, false},
             {InspectorWords::tr("NaN"), &Statistics::nans, true},
             {InspectorWords::tr("+Inf"), &Statistics::posInfs, true},
             {InspectorWords::tr("-Inf"), &Statistics::negInfs, true}}};
}

/// Whether a NaN says that there is no such value, rather than that NaN or Inf elements poisoned it.
bool notAvailable(const Statistics& statistics, double value)
{
    return std::isnan(value) && statistics.nans + statistics.posInfs + statistics.negInfs == 0;
}

QString measureText(const graph::Metric* metric, double Statistics::*value)
{
    if (metric == nullptr || notAvailable(metric->statistics, metric->statistics.*value))
        return missingFigure;
    return numberText(metric->statistics.*value);
}

QString ratioText(const graph::Node& node, double Statistics::*value)
{
    if (!node.forward.metric || !node.backward.metric)
        return missingFigure;
    const double ratio = node.backward.metric->statistics.*value / node.forward.metric->statistics.*value;
    return ratio > 0 && std::isfinite(ratio) ? powerText(std::log2(ratio), 1) : missingFigure;
}

QString countText(const graph::Metric* metric, std::int64_t Statistics::*value)
{
    return metric == nullptr ? missingFigure : QString::number(metric->statistics.*value);
}

/// With all digits, in dB or as a part of a whole.
QString errorNumber(const DirectionErrors& errors, ErrorFigure figure)
{
    const double value = errorValue(errors, figure);
    return std::isnan(value) ? QString() : QString::number(value, 'g', QLocale::FloatingPointShortest);
}

std::int64_t countOf(const graph::Metric* metric, std::int64_t Statistics::*value)
{
    return metric == nullptr ? 0 : metric->statistics.*value;
}

} // namespace

std::array<Measure, 7> measures()
{
    return {{{quantityText(Quantity::MeanAbs), &Statistics::meanAbs, true},
             {quantityText(Quantity::Rms), &Statistics::rms, true},
             {quantityText(Quantity::AbsMax), &Statistics::absMax, true},
             {InspectorWords::tr("min |x| > 0"), &Statistics::absMinNonzero, true},
             {quantityText(Quantity::Std), &Statistics::std, false},
             {quantityText(Quantity::AbsMean), &Statistics::absMean, false},
             {quantityText(Quantity::AbsMin), &Statistics::absMin, false}}};
}

std::vector<StatisticRow> statisticRows(const graph::Node& node)
{
    std::vector<StatisticRow> rows;
    for (const Measure& measure : measures()) {
        rows.push_back({measure.name, measureText(node.forward.metric.get(), measure.value),
                        measureText(node.backward.metric.get(), measure.value),
                        ratioText(node, measure.value), measure.main, false});
    }
    for (const Count& count : counts()) {
        const bool some = countOf(node.forward.metric.get(), count.value) +
                              countOf(node.backward.metric.get(), count.value) >
                          0;
        // NaN and Inf are never hidden.
        rows.push_back({count.name, countText(node.forward.metric.get(), count.value),
                        countText(node.backward.metric.get(), count.value), QString(), count.wrong && some,
                        count.wrong && some});
    }
    return rows;
}

QString statisticsAsText(const graph::Node& node, const NodeTitles& titles)
{
    const auto number = [](const graph::Metric* metric, double Statistics::*value) {
        return metric == nullptr
                   ? QString()
                   : QString::number(metric->statistics.*value, 'g', QLocale::FloatingPointShortest);
    };
    const auto integer = [](const graph::Metric* metric, std::int64_t Statistics::*value) {
        return metric == nullptr ? QString() : QString::number(metric->statistics.*value);
    };
    QStringList lines{titles.path(node) + u'\t' + QString::fromStdString(node.target) + u'\t' +
                      QString::fromStdString(node.dtype) + u'\t' + shapeText(node)};
    lines << u'\t' + directionText(graph::Direction::Forward) + u'\t' +
                 directionText(graph::Direction::Backward);
    for (const Measure& measure : measures())
        lines << measure.name + u'\t' + number(node.forward.metric.get(), measure.value) + u'\t' +
                     number(node.backward.metric.get(), measure.value);
    for (const Count& count : counts())
        lines << count.name + u'\t' + integer(node.forward.metric.get(), count.value) + u'\t' +
                     integer(node.backward.metric.get(), count.value);
    for (const ErrorFigure figure : errorFigures) {
        const QString forward = errorNumber(DirectionErrors::of(node, graph::Direction::Forward), figure);
        const QString gradient = errorNumber(DirectionErrors::of(node, graph::Direction::Backward), figure);
        if (!forward.isEmpty() || !gradient.isEmpty())
            lines << errorTitle(figure) + u'\t' + forward + u'\t' + gradient;
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace scalescope::widgets
