// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/node_tables.h"

#include "core/report/problems.h"
#include "widgets/inspector/node_texts.h"
#include "widgets/inspector/statistic_rows.h"
#include "widgets/models/display.h"
#include "widgets/models/error_figures.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace scalescope::widgets {

namespace {

using graph::Direction;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::Inspector)
};

constexpr std::array usualFormats{"e4m3fn", "e4m3fnuz", "e5m2", "fp16", "bf16", "e2m1fn"};

/// The formats that are compared: the usual ones, and the document's where they are others.
std::vector<formats::NumberFormat> comparedFormats(const Document& document)
{
    std::vector<formats::NumberFormat> compared;
    for (const char* name : usualFormats) {
        if (const auto format = formats::findFormat(name))
            compared.push_back(*format);
    }
    for (const auto direction : {Direction::Forward, Direction::Backward}) {
        if (std::find(compared.begin(), compared.end(), document.format(direction)) == compared.end())
            compared.push_back(document.format(direction));
    }
    return compared;
}

void addErrors(const graph::Node& node, const Theme& theme, std::vector<ValueGrid::Row>& rows)
{
    const std::array errors{DirectionErrors::of(node, Direction::Forward),
                            DirectionErrors::of(node, Direction::Backward)};
    for (const ErrorFigure figure : errorFigures) {
        const std::array cells{errorCell(errors[0], figure), errorCell(errors[1], figure)};
        if (cells[0].isEmpty() && cells[1].isEmpty())
            continue;
        rows.push_back({{errorTitle(figure), theme.muted, theme.textFont, errorMeaning(figure)}});
        for (std::size_t i = 0; i < cells.size(); ++i)
            rows.back().push_back({cells[i].isEmpty() ? QStringLiteral("–") : cells[i], theme.text,
                                   theme.numberFont, errorDetails(errors[i])});
        rows.back().push_back({QString(), theme.muted, theme.numberFont});
    }
}

} // namespace

std::vector<ValueGrid::Row> statisticTable(const graph::Node& node, bool all, const Theme& theme)
{
    const QFont bold = demiBold(theme.textFont);
    std::vector<ValueGrid::Row> rows{{{QString(), theme.muted, theme.textFont},
                                      {directionText(Direction::Forward), theme.forward, bold},
                                      {directionText(Direction::Backward), theme.gradient, bold},
                                      {Words::tr("ratio"), theme.muted, theme.textFont}}};
    for (const StatisticRow& row : statisticRows(node)) {
        if (!row.main && !all)
            continue;
        const QColor& colour = row.wrong ? theme.error : theme.text;
        rows.push_back({{row.name, theme.muted, theme.textFont},
                        {row.forward, colour, theme.numberFont},
                        {row.gradient, colour, theme.numberFont},
                        {row.ratio, theme.muted, theme.numberFont}});
    }
    addErrors(node, theme, rows);
    return rows;
}

std::vector<ValueGrid::Row> lossTable(const graph::Node& node, const Document& document,
                                      const WhatIfExponents& whatIf, const Theme& theme)
{
    std::vector<ValueGrid::Row> rows{{{QString(), theme.muted, theme.textFont},
                                      {Words::tr("fwd"), theme.muted, theme.textFont},
                                      {Words::tr("grad"), theme.muted, theme.textFont},
                                      {Words::tr("× fwd"), theme.muted, theme.textFont},
                                      {Words::tr("× grad"), theme.muted, theme.textFont}}};
    const auto cell = [&](Direction direction, const formats::NumberFormat& format) {
        const graph::Metric* metric = node.metric(direction);
        if (metric == nullptr || metric->statistics.numel == 0)
            return ValueGrid::Cell{QStringLiteral("–"), theme.muted, theme.numberFont};
        const formats::Losses losses = formats::losses(*metric, format, whatIf.of(direction));
        const bool isMuch =
            !node.isNoise(direction) && formats::verdictOf(losses, document.lossLimits()).losesMuch;
        return ValueGrid::Cell{percentText(losses.lost()), isMuch ? theme.error : theme.text,
                               theme.numberFont};
    };
    const auto scale = [&](Direction direction, const formats::NumberFormat& format) {
        const auto fix = report::scaleFor(node, direction, {format, format}, document.lossLimits());
        return ValueGrid::Cell{fix ? powerText(fix->exponent) : QStringLiteral("–"), theme.muted,
                               theme.numberFont};
    };
    for (const formats::NumberFormat& format : comparedFormats(document)) {
        rows.push_back({{QString::fromStdString(format.label), theme.text, theme.numberFont},
                        cell(Direction::Forward, format),
                        cell(Direction::Backward, format),
                        scale(Direction::Forward, format),
                        scale(Direction::Backward, format)});
    }
    return rows;
}

std::vector<ValueGrid::Row> factTable(const graph::Node& node, const Theme& theme)
{
    std::vector<ValueGrid::Row> rows;
    const auto add = [&](const QString& name, const QString& value) {
        rows.push_back({{name, theme.muted, theme.textFont}, {breakable(value), theme.text, theme.textFont}});
    };
    if (!node.moduleType.empty() || !node.module.empty())
        add(Words::tr("module"), QString::fromStdString(node.module.empty() || node.moduleType.empty()
                                                            ? node.module + node.moduleType
                                                            : node.module + " (" + node.moduleType + ")"));
    add(Words::tr("name"), QString::fromStdString(node.name));
    add(Words::tr("requires gradient"), node.requiresGrad ? Words::tr("yes") : Words::tr("no"));
    if (node.gradientIsZero)
        add(Words::tr("gradient"), Words::tr("zero in theory; what is left is the noise of rounding"));
    if (!node.device.empty())
        add(Words::tr("device"), QString::fromStdString(node.device));
    add(Words::tr("contiguous"), node.contiguous ? Words::tr("yes") : Words::tr("no"));
    return rows;
}

} // namespace scalescope::widgets
