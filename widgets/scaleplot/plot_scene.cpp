// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/plot_scene.h"

#include "core/sheet/finding.h"
#include "core/sheet/module_findings.h" // IWYU pragma: keep (what the document gives)
#include "widgets/models/display.h"
#include "widgets/models/field_text.h"
#include "widgets/models/transform_names.h"
#include "widgets/theme/names.h"

#include <QFileInfo>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <unordered_map>

namespace scalescope::widgets {

namespace {

// How far bars and limits may stretch the fitted axis; beyond it the user zooms out.
constexpr double fitLo = -40;
constexpr double fitHi = 40;

sheet::FieldId quantityOf(const Document& document, const PlotOptions& options)
{
    const sheet::FieldId asked = options.quantity.value_or(document.quantity());
    return sheet::fieldOf(asked).is(sheet::OfErrors) && !document.hasErrors() ? document.quantity() : asked;
}

bool allZero(const graph::Metric* metric)
{
    return metric == nullptr || (metric->statistics.numel > 0 && metric->statistics.absMax == 0);
}

bool hasErrors(const graph::Node& node)
{
    return std::ranges::any_of(directions, [&node](graph::Direction direction) {
        return node.side(direction).error || node.side(direction).roundings;
    });
}

bool shown(const graph::Node& node, const PlotOptions& options, const QString& label)
{
    using graph::NodeKind;
    // An output is not a tensor of its own, and what is not floating has no scale.
    if (!node.floating || node.kind == NodeKind::Output)
        return false;
    if (!options.parameters && node.kind == NodeKind::Parameter)
        return false;
    if (!options.zeroTensors && node.forward.metric && allZero(node.forward.metric.get()) &&
        allZero(node.backward.metric.get()))
        return false;
    return options.modules.isEmpty() ||
           QString::fromStdString(node.module).contains(options.modules, Qt::CaseInsensitive) ||
           label.contains(options.modules, Qt::CaseInsensitive);
}

/// Brackets say of which module a row is, but not in all heights, and not where rows are filtered.
void tellApart(std::vector<PlotRow>& rows)
{
    QStringList labels;
    QStringList paths;
    for (const PlotRow& row : rows) {
        labels << row.label;
        paths << row.path;
    }
    labels = distinctLabels(std::move(labels), paths);
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].label = labels[static_cast<qsizetype>(i)];
}

/// The worst problem of each node that has one.
using Marks = std::unordered_map<graph::NodeId, RowMark>;

/// Of one direction alone where one is given.
void addMarks(const std::vector<sheet::ProblemRow>& problems, std::optional<graph::Direction> direction,
              Marks& marks)
{
    for (const sheet::ProblemRow& row : problems) {
        addMarks(row.beneath, direction, marks);
        if (!row.scale || !row.problem.node || row.role == report::ProblemRole::Noise ||
            row.problem.severity == graph::Severity::Info)
            continue;
        if (direction && row.scale->direction != *direction)
            continue;
        const bool isError = row.problem.severity == graph::Severity::Error;
        RowMark& mark = marks[*row.problem.node];
        mark = std::max(mark, isError ? RowMark::Error : RowMark::Warning);
    }
}

Marks marksOf(const Document& document, std::optional<graph::Direction> direction)
{
    Marks marks;
    addMarks(document.problems()->top(), direction, marks);
    return marks;
}

/// As the card of the graph has it: what only repeats another tensor, as a view does, is no problem of its
/// own, and has its badge all the same.
RowMark repeatedMark(const Document& document, const sheet::NodeTitles& titles, const graph::Node& node,
                     std::optional<graph::Direction> direction)
{
    const sheet::Findings findings = document.findings()->ofNode(node, titles);
    RowMark mark = RowMark::None;
    for (const graph::Direction one : directions) {
        const sheet::FindingMark& finding = findings.of(one);
        if ((!direction || one == *direction) && finding.any() && finding.node == node.id)
            mark = std::max(mark, finding.isError() ? RowMark::Error : RowMark::Warning);
    }
    return mark;
}

/// Without the other direction; rows that have nothing in this one go.
void keepDirection(std::vector<PlotRow>& rows, graph::Direction direction)
{
    const bool isForward = direction == graph::Direction::Forward;
    for (PlotRow& row : rows) {
        (isForward ? row.backward : row.forward).reset();
        row.errors[isForward ? 1 : 0] = {};
        row.values[isForward ? 1 : 0] = graph::TensorError::unavailable;
    }
    std::erase_if(rows, [direction](const PlotRow& row) { return row.metric(direction) == nullptr; });
}

std::vector<PlotRow> rowsOf(const Document& document, const PlotOptions& options)
{
    std::vector<PlotRow> rows;
    const sheet::NodeTitles titles(document.run().graph);
    const sheet::Field& field = sheet::fieldOf(quantityOf(document, options));
    const bool needsErrors = field.is(sheet::OfErrors);
    const sheet::Sources sources = document.sources();
    for (const graph::Node& node : document.graph().nodes) {
        QString label = titleText(titles, node);
        if (!shown(node, options, label) || (needsErrors && !hasErrors(node)))
            continue;
        const QString detail =
            QString::fromStdString(node.target + " · " + node.dtype + " · ") + shapeText(node);
        rows.push_back({node.id,
                        std::move(label),
                        pathText(titles, node),
                        detail,
                        node.module,
                        node.kind == graph::NodeKind::Parameter,
                        false,
                        node.forward.metric,
                        node.backward.metric,
                        {DirectionErrors::of(node, directions[0]), DirectionErrors::of(node, directions[1])},
                        {field.of(node, directions[0], sources), field.of(node, directions[1], sources)}});
    }
    if (options.direction)
        keepDirection(rows, *options.direction);
    tellApart(rows);
    const Marks marks = marksOf(document, options.direction);
    for (PlotRow& row : rows) {
        row.mark = repeatedMark(document, titles, *document.run().graph.find(row.id), options.direction);
        if (const auto mark = marks.find(row.id); mark != marks.end())
            row.mark = std::max(row.mark, mark->second);
    }
    return rows;
}

/// That of a direction which is not shown is one of the others.
std::vector<PlotLimit> limitsOf(const Document& document, const PlotOptions& options)
{
    std::vector<PlotLimit> limits;
    using ShownDirection = std::optional<graph::Direction>;
    const auto add = [&limits](const formats::NumberFormat& format, auto direction) {
        std::ranges::move(widgets::limitsOf(format, direction), std::back_inserter(limits));
    };
    if (document.format(directions[0]) == document.format(directions[1]))
        add(document.format(directions[0]), std::nullopt);
    else
        for (const auto direction : directions)
            add(document.format(direction), direction == options.direction.value_or(direction)
                                                ? ShownDirection(direction)
                                                : std::nullopt);
    for (const formats::NumberFormat& format : options.moreFormats)
        add(format, std::nullopt);
    return limits;
}

/// dB from 0 to 50, bits and % from 0 to 10, and what else there is, in tens.
sheet::ScaleAxis linearFitOf(const PlotScene& scene)
{
    sheet::ScaleAxis axis{0, sheet::fieldOf(scene.quantity).unit == sheet::Unit::Decibels ? 50.0 : 10.0};
    for (int row = 0; row < static_cast<int>(scene.rows.size()); ++row)
        for (const auto direction : directions)
            for (const auto place : {scene.dot(row, direction), scene.ring(row, direction)})
                if (place)
                    axis.cover(std::floor(*place / 10) * 10, std::ceil(*place / 10) * 10);
    return axis;
}

sheet::ScaleAxis fitOf(const PlotScene& scene)
{
    if (!scene.hasExponents())
        return linearFitOf(scene);
    sheet::ScaleAxis axis{-4, 4};
    for (const PlotLimit& limit : scene.limits)
        if (limit.position >= fitLo && limit.position <= fitHi)
            axis.cover(limit.position, limit.position);
    for (const PlotRow& row : scene.rows) {
        for (const auto direction : directions) {
            const graph::Metric* metric = row.metric(direction);
            if (const auto exponent = exponentOf(metric, scene.quantity))
                axis.cover(*exponent, *exponent);
            if (const auto range = metric && scene.bars ? sheet::magnitudeRange(*metric) : std::nullopt)
                axis.cover(std::max(range->lo, fitLo), std::min(range->hi, fitHi));
        }
    }
    return axis.rounded();
}

/// With the ends that are asked for; the other one gives way.
sheet::ScaleAxis shownAxis(const PlotScene& scene, const PlotOptions& options)
{
    if (options.quantity && scene.quantity != *options.quantity)
        return fitOf(scene);
    sheet::ScaleAxis axis = options.range.value_or(fitOf(scene));
    if (!scene.hasExponents())
        return axis;
    constexpr double leastSpan = 2;
    axis.lo = options.xmin.value_or(options.xmax ? std::min(axis.lo, *options.xmax - leastSpan) : axis.lo);
    axis.hi = options.xmax.value_or(options.xmin ? std::max(axis.hi, *options.xmin + leastSpan) : axis.hi);
    return axis;
}

std::vector<PlotLink> linksOf(const PlotScene& scene, const graph::Graph& graph)
{
    std::vector<int> position; // among the rows that are no parameters
    for (const PlotRow& row : scene.rows)
        position.push_back((position.empty() ? 0 : position.back()) + (row.parameter ? 0 : 1));
    std::vector<PlotLink> links;
    for (const graph::Edge& edge : graph.edges) {
        const int source = scene.rowOf(edge.source);
        const int target = scene.rowOf(edge.target);
        if (source < 0 || target < 0 || scene.rows[static_cast<std::size_t>(source)].parameter)
            continue;
        const auto place = [&](int row) { return position[static_cast<std::size_t>(row)]; };
        links.push_back({source, target, std::abs(place(target) - place(source))});
    }
    return links;
}

bool hasBarsBeyond(const PlotScene& scene)
{
    return std::ranges::any_of(scene.rows, [&scene](const PlotRow& row) {
        return std::ranges::any_of(directions, [&](graph::Direction direction) {
            const graph::Metric* metric = row.metric(direction);
            const auto range = metric != nullptr ? sheet::magnitudeRange(*metric) : std::nullopt;
            return range && (range->lo < scene.fit.lo || range->hi > scene.fit.hi);
        });
    });
}

QString wordsOf(const PlotScene& scene)
{
    if (scene.showsError() && !scene.hasForward)
        return PlotWords::tr("error of every gradient against the run without formats");
    if (scene.showsError())
        return scene.hasGradient
                   ? PlotWords::tr("error of every tensor against the run without formats, forward and "
                                   "gradient")
                   : PlotWords::tr("error of every tensor against the run without formats, forward");
    const QString name = fieldTitle(scene.quantity);
    QString text = !scene.hasForward   ? PlotWords::tr("%1 of every gradient").arg(name)
                   : scene.hasGradient ? PlotWords::tr("%1 of every tensor, forward and gradient").arg(name)
                                       : PlotWords::tr("%1 of every tensor, forward").arg(name);
    if (!scene.bars)
        return text;
    return text + (hasBarsBeyond(scene)
                       ? PlotWords::tr(" · bars: smallest non-zero to largest, arrows: beyond the axis")
                       : PlotWords::tr(" · bars: smallest non-zero to largest"));
}

QString axisTitleOf(sheet::FieldId quantity)
{
    QString title = fieldTitle(quantity);
    switch (sheet::fieldOf(quantity).unit) {
    case sheet::Unit::Decibels:
        return PlotWords::tr("%1 in dB", "a field").arg(title);
    case sheet::Unit::Bits:
        return PlotWords::tr("%1 in bits", "a field").arg(title);
    case sheet::Unit::Fraction:
        return PlotWords::tr("%1 in %", "a field").arg(title);
    default:
        return title;
    }
}

QString subtitleOf(const PlotScene& scene, const graph::Run& run)
{
    const QString text = wordsOf(scene);
    const QString how = howItRan(run);
    return how.isEmpty() ? text : text + QStringLiteral(" · ") + how;
}

} // namespace

PlotScene PlotScene::of(const Document& document, const PlotOptions& options)
{
    PlotScene scene;
    scene.rows = rowsOf(document, options);
    scene.brackets = bracketsOf(scene.rows);
    scene.quantity = quantityOf(document, options);
    if (scene.hasExponents())
        scene.limits = limitsOf(document, options);
    scene.axisTitle = axisTitleOf(scene.quantity);
    scene.bars = options.bars && scene.hasExponents();
    scene.arrows = options.arrows;
    scene.hasForward = options.direction != graph::Direction::Backward;
    for (const PlotRow& row : scene.rows) {
        scene.hasGradient = scene.hasGradient || row.backward;
        scene.hasParameters = scene.hasParameters || row.parameter;
    }
    scene.links = linksOf(scene, document.graph());
    scene.title = options.title.isEmpty()
                      ? QFileInfo(QString::fromStdString(document.run().facts.model)).fileName()
                      : options.title;
    scene.fit = shownAxis(scene, options);
    scene.subtitle = subtitleOf(scene, document.run());
    return scene;
}

std::optional<double> PlotScene::dot(int row, graph::Direction direction) const
{
    const PlotRow& entry = rows[static_cast<std::size_t>(row)];
    if (hasExponents())
        return exponentOf(entry.metric(direction), quantity);
    const double value =
        showsError() ? errorValue(entry.errorsOf(direction), quantity) : entry.valueOf(direction);
    const double factor = sheet::fieldOf(quantity).unit == sheet::Unit::Fraction ? 100 : 1;
    return std::isfinite(value) ? std::optional(factor * value) : std::nullopt;
}

std::optional<double> PlotScene::ring(int row, graph::Direction direction) const
{
    const PlotRow& entry = rows[static_cast<std::size_t>(row)];
    const double sqnr = showsError() ? errorValue(entry.errorsOf(direction), sheet::FieldId::LocalSqnr)
                                     : graph::TensorError::unavailable;
    return std::isfinite(sqnr) ? std::optional(sqnr) : std::nullopt;
}

PlotEdges PlotScene::edges(int row, graph::Direction direction) const
{
    const PlotRow& entry = rows[static_cast<std::size_t>(row)];
    if (showsError()) {
        const double sqnr = errorValue(entry.errorsOf(direction), sheet::FieldId::Sqnr);
        const bool isGiven = entry.parameter && direction == graph::Direction::Forward; // the same in both
        if (!std::isinf(sqnr) || isGiven)
            return {};
        return sqnr > 0 ? PlotEdges{{}, sqnrText(sqnr)} : PlotEdges{QStringLiteral("Inf"), {}};
    }
    const graph::Metric* metric = entry.metric(direction);
    if (metric == nullptr)
        return {};
    const sheet::EdgeMarks marks =
        sheet::edgeMarks(metric->statistics, hasExponents() ? quantity : sheet::FieldId::MeanAbs);
    QStringList right;
    if (marks.nan)
        right << QStringLiteral("NaN");
    if (marks.infinity)
        right << QStringLiteral("Inf");
    return {marks.zero && hasExponents() ? QStringLiteral("0") : QString(), right.join(QLatin1Char(' '))};
}

int PlotScene::rowOf(graph::NodeId id) const
{
    const auto found = std::lower_bound(
        rows.begin(), rows.end(), id, [](const PlotRow& row, graph::NodeId value) { return row.id < value; });
    return found != rows.end() && found->id == id ? static_cast<int>(found - rows.begin()) : -1;
}

} // namespace scalescope::widgets
