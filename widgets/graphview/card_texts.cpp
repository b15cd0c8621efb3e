// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/card_texts.h"

#include "widgets/models/display.h"
#include "widgets/models/field_text.h"

#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

Spread spreadOf(const Metrics& metrics, double graph::Statistics::*statistic)
{
    std::vector<double> values;
    for (const auto& metric : metrics) {
        if (const double value = metric->statistics.*statistic; !std::isnan(value))
            values.push_back(value);
    }
    if (values.empty())
        return {};
    std::ranges::sort(values);
    const std::size_t middle = values.size() / 2;
    const double median = values.size() % 2 == 1 || values[middle - 1] == values[middle]
                              ? values[middle]
                              : (values[middle - 1] + values[middle]) / 2;
    return {values.front(), median, values.back()};
}

std::shared_ptr<const graph::Metric> metricOfAll(const Metrics& metrics)
{
    using graph::Statistics;
    if (metrics.empty())
        return nullptr;
    graph::Metric all;
    Statistics& sum = all.statistics;
    for (double Statistics::*statistic :
         {&Statistics::meanAbs, &Statistics::absMean, &Statistics::std, &Statistics::rms})
        sum.*statistic = spreadOf(metrics, statistic).median;
    sum.absMax = spreadOf(metrics, &Statistics::absMax).most;
    sum.absMin = spreadOf(metrics, &Statistics::absMin).least;
    sum.absMinNonzero = spreadOf(metrics, &Statistics::absMinNonzero).least;
    for (const auto& metric : metrics) {
        const Statistics& one = metric->statistics;
        sum.numel += one.numel;
        sum.zeros += one.zeros;
        sum.nans += one.nans;
        sum.posInfs += one.posInfs;
        sum.negInfs += one.negInfs;
        for (const auto& [bin, count] : metric->histogram.counts())
            all.histogram.add(bin, count);
    }
    return std::make_shared<const graph::Metric>(std::move(all));
}

QString kindText(const graph::Node& node)
{
    switch (node.kind) {
    case graph::NodeKind::Input:
        return CardWords::tr("input");
    case graph::NodeKind::Output:
        return CardWords::tr("output");
    case graph::NodeKind::Parameter:
        return CardWords::tr("parameter");
    case graph::NodeKind::Buffer:
        return CardWords::tr("buffer");
    case graph::NodeKind::Constant:
        return CardWords::tr("constant");
    case graph::NodeKind::Op:
        break;
    }
    return operatorText(node);
}

QString rangeText(graph::Direction direction, const graph::Metric* metric, sheet::FieldId quantity)
{
    const QString name = directionText(direction);
    if (metric == nullptr)
        return CardWords::tr("%1: none").arg(name);
    const graph::Statistics& statistics = metric->statistics;
    if (statistics.absMax == 0)
        return CardWords::tr("%1: nothing but zeros").arg(name);
    return CardWords::tr("%1: %2 %3, largest %4, smallest non-zero %5")
        .arg(name, fieldTitle(quantity), numberText(valueOf(statistics, quantity)),
             numberText(statistics.absMax), numberText(statistics.absMinNonzero));
}

QStringList spreadLines(graph::Direction direction, const Metrics& metrics)
{
    const QString name = directionText(direction);
    if (metrics.empty())
        return {CardWords::tr("%1: none").arg(name)};
    QStringList lines{
        CardWords::tr("%1, smallest · median · largest of %n", nullptr, static_cast<int>(metrics.size()))
            .arg(name)};
    for (const sheet::Field* field : sheet::fieldsFor(sheet::Axis)) {
        const Spread spread = spreadOf(metrics, sheet::memberOf(field->fieldId));
        lines << QStringLiteral("%1: %2 · %3 · %4")
                     .arg(fieldTitle(field->fieldId), numberText(spread.least), numberText(spread.median),
                          numberText(spread.most));
    }
    return lines;
}

QString linesText(const sheet::Fold& fold)
{
    const QString begin = locationText(fold.begin);
    return fold.lastLine > fold.begin.line ? begin + u'–' + QString::number(fold.lastLine) : begin;
}

QString placeText(const ViewCard& card)
{
    QString first = QString::fromStdString(card.fold().path);
    if (!card.fold().isRepeats() || card.repeats().back().path == card.fold().path)
        return first;
    return first + QStringLiteral(" … ") + QString::fromStdString(card.repeats().back().path);
}

QString titleOf(sheet::Fold::Kind kind, const std::string& title)
{
    const QString text = QString::fromStdString(title);
    if (kind == sheet::Fold::Kind::Step && title.find_first_not_of("0123456789") == std::string::npos)
        return CardWords::tr("step %1").arg(text);
    return text.startsWith(u'×') ? CardWords::tr("loop %1", "how often").arg(text) : text;
}

} // namespace scalescope::widgets
