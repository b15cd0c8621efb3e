// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/node_tables.h"

#include "core/formats/expected_error.h"
#include "core/graph/outline.h"
#include "core/report/problems/problems.h"
#include "widgets/inspector/node_texts.h"
#include "widgets/inspector/statistic_rows.h"
#include "widgets/models/display.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/field_text.h"
#include "widgets/models/follow_words.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/kept_words.h"
#include "widgets/models/range_loss_words.h"

#include <algorithm>
#include <array>

namespace scalescope::widgets {

namespace {

using graph::Direction;

/// The formats that are compared: the usual ones, those of recipes with blocks, and the document's where they
/// are others.
std::vector<formats::ScaledFormat> comparedFormats(const graph::Node& node, const Document& document)
{
    std::vector<formats::ScaledFormat> compared;
    for (const char* name : {"e4m3fn", "e4m3fnuz", "e5m2", "fp16", "bf16", "e2m1fn"})
        compared.push_back(formats::findScaledFormat(name).value());
    for (const char* name : {"mxfp8", "mxfp4", "nvfp4"})
        compared.push_back(job::usualOperands(job::SimulateRecipe{*job::findRecipe(name)})->forward.format);
    std::erase_if(compared, [&node](const formats::ScaledFormat& format) {
        const auto isTold = [&](const graph::Metric* metric) {
            return metric != nullptr && formats::lossesIn(*metric, format);
        };
        const bool isPlain = format.scaling.grouping == formats::Grouping::None;
        return !isPlain && !isTold(node.forward.metric.get()) && !isTold(node.backward.metric.get());
    });
    for (const auto direction : {Direction::Forward, Direction::Backward}) {
        const auto stored = document.tensorFormats().of(node, direction).stored;
        if (stored && std::ranges::find(compared, stored->format) == compared.end())
            compared.push_back(stored->format);
    }
    return compared;
}

QString labelOf(const formats::ScaledFormat& format)
{
    return QString::fromStdString(job::rangeOf({format, formats::Rounding::NearestEven, 0}).label);
}

/// The recommended power of two, in the document's format as the problems have it.
std::optional<formats::ScaleFix> scaleIn(const graph::Node& node, Direction direction,
                                         const formats::ScaledFormat& format, const Document& document)
{
    const auto stored = document.tensorFormats().of(node, direction).stored;
    const job::OperandFormat alone{format, formats::Rounding::NearestEven, 0};
    return stored && stored->format == format
               ? report::scaleFor(node, direction, document.tensorFormats(), document.rangeThresholds())
               : report::scaleFor(node, direction, job::OperandPair(alone, alone),
                                  document.rangeThresholds());
}

void addErrors(const graph::Node& node, const graph::Graph& graph, const Theme& theme,
               std::vector<ValueGrid::Row>& rows)
{
    const std::array errors{DirectionErrors::of(node, Direction::Forward, graph),
                            DirectionErrors::of(node, Direction::Backward, graph)};
    for (const sheet::FieldId figure : errorFigures) {
        const std::array cells{errorCell(errors[0], figure), errorCell(errors[1], figure)};
        if (cells[0].isEmpty() && cells[1].isEmpty())
            continue;
        rows.push_back({{fieldTitle(figure), theme.muted, theme.textFont, fieldAbout(figure)}});
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const bool isWord = !cells[i].isEmpty() && cells[i].front().isLetter(); // wider than numbers are
            rows.back().push_back({cells[i].isEmpty() ? QStringLiteral("–") : cells[i], theme.text,
                                   isWord ? theme.detailFont : theme.numberFont, errorDetails(errors[i])});
        }
        rows.back().push_back({QString(), theme.muted, theme.numberFont});
    }
}

/// "layers.0.q (Linear)"; of an operator in no module the model is its module.
QString moduleText(const graph::Node& node)
{
    const QString type = QString::fromStdString(node.moduleType);
    QString path = QString::fromStdString(node.module);
    if (path.isEmpty() && (node.kind == graph::NodeKind::Op || !type.isEmpty()))
        path = InspectorWords::tr("the model itself");
    return type.isEmpty() ? path : QStringLiteral("%1 (%2)").arg(path, type);
}

} // namespace

std::vector<ValueGrid::Row> statisticTable(const graph::Node& node, const Document& document, bool all,
                                           const Theme& theme)
{
    const QFont bold = demiBold(theme.textFont);
    std::vector<ValueGrid::Row> rows{{{QString(), theme.muted, theme.textFont},
                                      {directionText(Direction::Forward), theme.forward, bold},
                                      {directionText(Direction::Backward), theme.gradient, bold},
                                      {InspectorWords::tr("ratio"), theme.muted, theme.textFont}}};
    for (const StatisticRow& row : statisticRows(node, document.sources())) {
        if (!row.main && !all)
            continue;
        const QColor& colour = row.wrong ? theme.error : theme.text;
        rows.push_back({{row.name, theme.muted, theme.textFont},
                        {row.forward, colour, theme.numberFont},
                        {row.gradient, colour, theme.numberFont},
                        {row.ratio, theme.muted, theme.numberFont}});
    }
    addErrors(node, document.run().graph, theme, rows);
    return rows;
}

std::vector<ValueGrid::Row> lossTable(const graph::Node& node, const Document& document,
                                      const WhatIfExponents& whatIf, const Theme& theme)
{
    std::vector<ValueGrid::Row> rows{{{QString(), theme.muted, theme.textFont},
                                      {shortDirectionText(Direction::Forward), theme.muted, theme.textFont},
                                      {shortDirectionText(Direction::Backward), theme.muted, theme.textFont},
                                      {InspectorWords::tr("× fwd"), theme.muted, theme.textFont},
                                      {InspectorWords::tr("× grad"), theme.muted, theme.textFont}}};
    const auto cell = [&](Direction direction, const formats::ScaledFormat& format) {
        const graph::Metric* metric = node.metric(direction);
        if (metric == nullptr || metric->statistics.numel == 0)
            return ValueGrid::Cell{QStringLiteral("–"), theme.muted, theme.numberFont};
        const auto losses =
            formats::withInfinities(formats::lossesIn(*metric, format, whatIf.of(direction)), *metric);
        if (!losses)
            return ValueGrid::Cell{
                QStringLiteral("?"), theme.muted, theme.numberFont,
                InspectorWords::tr("It can't be told: nothing was recorded of its groups of "
                                   "elements.")};
        const bool isError = !node.side(direction).isNoise &&
                             formats::verdictOf(*losses, document.rangeThresholds()).isError();
        return ValueGrid::Cell{percentText(losses->lost()), isError ? theme.error : theme.text,
                               theme.numberFont, lossesText(*losses, formats::partNotZero(*metric))};
    };
    const auto scale = [&](Direction direction, const formats::ScaledFormat& format) {
        const auto fix = scaleIn(node, direction, format, document);
        return ValueGrid::Cell{fix ? powerText(fix->exponent) : QStringLiteral("–"), theme.muted,
                               theme.numberFont};
    };
    for (const formats::ScaledFormat& format : comparedFormats(node, document)) {
        rows.push_back({{labelOf(format), theme.text, theme.numberFont},
                        cell(Direction::Forward, format),
                        cell(Direction::Backward, format),
                        scale(Direction::Forward, format),
                        scale(Direction::Backward, format)});
    }
    return rows;
}

QString lossSentence(const graph::Node& node, Direction direction, const Document& document, int exponent)
{
    const graph::Metric* metric = node.metric(direction);
    const auto stored = document.tensorFormats().of(node, direction).stored;
    if (metric == nullptr || metric->statistics.numel == 0 || node.side(direction).isNoise || !stored)
        return {};
    const auto losses =
        formats::withInfinities(formats::lossesIn(*metric, stored->format, exponent), *metric);
    if (!losses)
        return {};
    const QString words = document.isSpared(node.id, direction)
                              ? InspectorWords::tr("Not rounded in this run; in %1 it would be so: %2.",
                                                   "format, what becomes of the elements")
                              : InspectorWords::tr("In %1: %2.", "format, what becomes of the elements");
    const graph::Statistics& statistics = metric->statistics;
    if (statistics.nans == statistics.numel)
        return InspectorWords::tr("All of it is NaN, which no format mends.");
    QString lost = lossesText(*losses, formats::partNotZero(*metric));
    if (statistics.nans > 0)
        lost = clauses({InspectorWords::tr("%1 are NaN", "a part of the elements")
                            .arg(shareText(static_cast<double>(statistics.nans) /
                                           static_cast<double>(statistics.numel))),
                        lost});
    const bool isLossy = losses->lost() + losses->subnormal > 0;
    const QString kept = isLossy ? keptText(document, node.id, direction) : QString();
    const auto problems = document.problems();
    const sheet::ProblemRow* row = exponent == 0 ? problems->rowOf(node.id, direction) : nullptr;
    const QString said = row != nullptr && row->scale->stored
                             ? problemSentence(*row, {lost, whyErrorText(*row), worseText(*row)}, kept)
                             : withKept(lost, kept);
    return words.arg(labelOf(stored->format), said);
}

std::vector<ValueGrid::Row> factTable(const graph::Node& node, const Theme& theme)
{
    std::vector<ValueGrid::Row> rows;
    const auto add = [&](const QString& name, const QString& value) {
        rows.push_back({{name, theme.muted, theme.textFont}, {breakable(value), theme.text, theme.textFont}});
    };
    if (const QString module = moduleText(node); !module.isEmpty())
        add(InspectorWords::tr("module"), module);
    add(InspectorWords::tr("name"), QString::fromStdString(node.name));
    if (graph::isUnmade(node))
        return rows; // of a model that was not run
    add(InspectorWords::tr("requires gradient"),
        node.requiresGrad ? InspectorWords::tr("yes") : InspectorWords::tr("no"));
    if (node.backward.isNoise)
        add(InspectorWords::tr("gradient"),
            InspectorWords::tr("zero in theory; what is left is the noise of rounding"));
    if (!node.device.empty())
        add(InspectorWords::tr("device"), QString::fromStdString(node.device));
    add(InspectorWords::tr("contiguous"),
        node.contiguous ? InspectorWords::tr("yes") : InspectorWords::tr("no"));
    return rows;
}

} // namespace scalescope::widgets
