// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall_scene.h"

#include "core/sheet/fold_titles.h"
#include "core/sheet/fold_tree.h"
#include "widgets/graphview/card_texts.h"
#include "widgets/models/display.h"
#include "widgets/models/field_text.h"
#include "widgets/models/outline_text.h"
#include "widgets/theme/names.h"
#include "widgets/waterfall/waterfall_words.h"

#include <QFileInfo>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <set>
#include <vector>

namespace scalescope::widgets {

namespace {

constexpr std::size_t fewestLayers = 3;

/// Where a node is among layers that come again, by places in the tree; -1 where it is in none.
struct Place
{
    int repeats = -1; ///< the outermost
    int layer = -1;
};

Place placeOf(const sheet::FoldTree& folds, graph::NodeId node)
{
    Place place;
    int inner = -1;
    for (int fold = folds.of(node); fold >= 0; inner = fold, fold = folds.at(fold).parent)
        if (inner >= 0 && folds.at(fold).isRepeats())
            place = {fold, inner};
    return place;
}

/// "h.0–11 ×12" of those from one layer to another, in either order.
QString titleOfLayers(const sheet::FoldTree& folds, int repeats, int a, int b)
{
    const auto [first, last] = std::minmax(
        a, b, [&folds](int left, int right) { return folds.at(left).turn < folds.at(right).turn; });
    sheet::Fold fold = folds.at(repeats);
    sheet::describeRepeats(fold, folds.at(first), folds.at(last));
    return titleOf(fold.kind, fold.title);
}

using Rows = std::vector<WaterfallRow>;

WaterfallRow rowOfLayers(Rows::const_iterator first, Rows::const_iterator last, std::size_t count)
{
    WaterfallRow row;
    row.before = first->before;
    row.layers.emplace().count = static_cast<int>(count);
    for (auto step = first; step != last; ++step) {
        row.id = step->id;
        row.layers->nodes.push_back(step->id);
        if (!step->level)
            continue;
        row.level = step->level;
        row.layers->low = std::min(row.layers->low, *step->level);
        row.layers->high = std::max(row.layers->high, *step->level);
    }
    if (!row.level)
        row.mark = std::prev(last)->mark;
    row.detail = WaterfallWords::tr("%1 in a row, %2 steps", "how many layers")
                     .arg(count)
                     .arg(row.layers->nodes.size());
    return row;
}

/// Puts one row in the place of three or more layers, or turns of a loop, that the graph folds into one card
/// and the path goes through one after the other: from the level before the first to that of the last, with
/// all that lies between. Layers in which the path begins or ends, and the one with `shown`, stay as they
/// are. Gives whether there were any.
bool foldLayers(Rows& rows, const sheet::FoldTree& folds, std::optional<graph::NodeId> shown)
{
    if (rows.empty())
        return false;
    std::set<int> open{placeOf(folds, rows.front().id).layer, placeOf(folds, rows.back().id).layer};
    if (shown)
        open.insert(placeOf(folds, *shown).layer);
    Rows folded;
    for (auto first = rows.cbegin(); first != rows.cend();) {
        const Place place = placeOf(folds, first->id);
        std::vector<int> layers;
        auto last = first;
        for (; last != rows.cend() && place.repeats >= 0; ++last) {
            const Place next = placeOf(folds, last->id);
            if (next.repeats != place.repeats || open.contains(next.layer))
                break;
            if (layers.empty() || layers.back() != next.layer)
                layers.push_back(next.layer);
        }
        if (layers.size() < fewestLayers) {
            last = std::max(last, std::next(first));
            folded.insert(folded.end(), first, last);
        } else {
            folded.push_back(rowOfLayers(first, last, layers.size()));
            folded.back().label = titleOfLayers(folds, place.repeats, layers.front(), layers.back());
            folded.back().path = folded.back().label;
        }
        first = last;
    }
    const bool isFolded = folded.size() < rows.size();
    rows = std::move(folded);
    return isFolded;
}

constexpr double leastAxis = 8; ///< binades: steps of a tenth would else look like cliffs

/// The graph that a path is looked for in: the pruned one, but the whole where an end of the path is hidden.
const graph::Graph& graphFor(const Document& document, const WaterfallOptions& options)
{
    const auto isHidden = [&](const std::optional<graph::NodeId>& end) {
        return end && document.graph().find(*end) == nullptr;
    };
    const bool isDetour = !options.first && !options.last;
    return isHidden(options.first) || isHidden(options.last) || (isDetour && isHidden(options.through))
               ? document.run().graph
               : document.graph();
}

/// Of a path that ends at a stored tensor and begins nowhere: no operator made that, so there is none.
const graph::Node* storedEnd(const graph::Graph& graph, const WaterfallOptions& options)
{
    if (options.first || !options.last || options.direction != graph::Direction::Forward)
        return nullptr;
    const graph::Node* last = graph.find(*options.last);
    const bool isStored =
        last != nullptr && (last->kind == graph::NodeKind::Parameter ||
                            last->kind == graph::NodeKind::Buffer || last->kind == graph::NodeKind::Constant);
    return isStored ? last : nullptr;
}

std::optional<report::PathEnds> endsOf(const report::ScalePaths& paths, const WaterfallOptions& options)
{
    if (!options.first && !options.last)
        return paths.wholeRun();
    const auto first = options.first ? options.first : paths.inputOf(*options.last);
    const auto last = options.last ? options.last : paths.lossOf(*options.first);
    return first && last ? std::optional(report::PathEnds{*first, *last}) : std::nullopt;
}

/// A path, and the tensor that it takes a detour for.
struct Way
{
    report::PathEnds ends;
    std::vector<report::PathStep> steps;
    std::optional<graph::NodeId> through;
};

std::optional<Way> wayOf(const report::ScalePaths& paths, const WaterfallOptions& options,
                         sheet::FieldId quantity)
{
    const auto ends = endsOf(paths, options);
    if (!ends)
        return std::nullopt;
    const auto statistic = sheet::memberOf(quantity);
    Way way{*ends, paths.between(ends->first, ends->last, options.direction, statistic, options.rule), {}};
    const auto through = options.first || options.last ? std::nullopt : options.through;
    if (!through || std::ranges::find(way.steps, *through, &report::PathStep::node) != way.steps.end())
        return way;
    const auto first = paths.inputOf(*through);
    const auto last = paths.lossOf(*through);
    if (!first || !last)
        return way;
    const report::PathEnds around{*first, *last};
    auto steps = paths.through(*through, around, options.direction, statistic, options.rule);
    return steps.empty() ? way : Way{around, std::move(steps), through};
}

QString markOf(const graph::Node& node, graph::Direction direction, sheet::FieldId quantity)
{
    const graph::Metric* metric = node.metric(direction);
    if (node.side(direction).isNoise)
        return QStringLiteral("0");
    const sheet::EdgeMarks marks =
        metric == nullptr ? sheet::EdgeMarks{} : sheet::edgeMarks(metric->statistics, quantity);
    return marks.nan        ? QStringLiteral("NaN")
           : marks.infinity ? QStringLiteral("Inf")
           : marks.zero     ? QStringLiteral("0")
                            : QStringLiteral("–");
}

/// "backward of sigmoid, decoder.3"; without the operator where the name of its tensor has it.
QString backwardOf(const graph::Node& node, const QString& name)
{
    const QString made = operatorText(node);
    return name.section(u'.', -1).startsWith(made)
               ? WaterfallWords::tr("backward of %1", "an operator").arg(name)
               : WaterfallWords::tr("backward of %1, %2", "an operator, where it is").arg(made, name);
}

WaterfallRow rowOf(const report::PathStep& step, const graph::Graph& graph, const sheet::NodeTitles& titles,
                   const WaterfallScene& scene)
{
    const graph::Node& node = *graph.find(step.node);
    WaterfallRow row;
    row.id = step.node;
    row.path = pathText(titles, node);
    const graph::Node* maker = step.by ? graph.find(*step.by) : nullptr;
    if (maker != nullptr && scene.direction == graph::Direction::Backward)
        row.maker = backwardOf(*maker, pathText(titles, *maker));
    const std::string made = row.maker.isEmpty() ? node.target + " · " : std::string();
    row.detail = QString::fromStdString(made + node.dtype + " · ") + shapeText(node);
    row.level = step.level;
    if (!row.level)
        row.mark = markOf(node, scene.direction, scene.quantity);
    for (const graph::NodeId id : step.beside) {
        const graph::Node& joining = *graph.find(id);
        if (const auto level = exponentOf(joining.metric(scene.direction), scene.quantity))
            row.beside.push_back({pathText(titles, joining), *level});
    }
    return row;
}

/// How many parts of all paths in modules are the same at their start; what is in none, a loss, does not
/// count.
qsizetype commonParts(const std::vector<QStringList>& paths)
{
    const QStringList* first = nullptr;
    qsizetype common = 0;
    for (const QStringList& parts : paths) {
        if (parts.size() < 2)
            continue;
        common = first == nullptr ? parts.size() - 1 : std::min(common, parts.size() - 1);
        first = first == nullptr ? &parts : first;
        while (common > 0 && parts.first(common) != first->first(common))
            --common;
    }
    return common;
}

/// Of each path what tells it from the others: the module that a number counts belongs to the number.
QStringList tellingPaths(const QStringList& paths)
{
    std::vector<QStringList> parts;
    for (const QString& path : paths)
        parts.push_back(path.split(u'.'));
    qsizetype common = commonParts(parts);
    const auto beginsWithNumber = [&](const QStringList& of) {
        return of.size() > std::max<qsizetype>(common, 1) && of[common].front().isDigit();
    };
    while (common > 0 && std::ranges::any_of(parts, beginsWithNumber))
        --common;
    QStringList result;
    for (const QStringList& of : parts)
        result << (of.size() > common ? of.sliced(common) : of).join(u'.');
    return result;
}

/// Of a gradient each step has the name of the one before, which made it.
void tellApart(std::vector<WaterfallRow>& rows, const graph::Graph& graph)
{
    const bool isOfGradient = rows.size() > 1 && !rows[1].maker.isEmpty();
    QStringList paths;
    for (const WaterfallRow& row : rows)
        paths << row.path;
    if (isOfGradient)
        paths.removeLast(); // which makes nothing more here
    const QStringList labels = distinctLabels(tellingPaths(paths), paths);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool isMade = isOfGradient && i > 0;
        const QString& label = labels[static_cast<qsizetype>(isMade ? i - 1 : i)];
        rows[i].label = isMade ? backwardOf(*graph.find(rows[i - 1].id), label) : label;
    }
}

sheet::ScaleAxis fitOf(const std::vector<WaterfallRow>& rows)
{
    double lo = HUGE_VAL;
    double hi = -HUGE_VAL;
    const auto cover = [&](double level) {
        lo = std::min(lo, level);
        hi = std::max(hi, level);
    };
    for (const WaterfallRow& row : rows) {
        if (row.level)
            cover(*row.level);
        for (const WaterfallBranch& branch : row.beside)
            cover(branch.level);
        if (row.layers && row.level) {
            cover(row.layers->low);
            cover(row.layers->high);
        }
    }
    if (lo > hi)
        return {-leastAxis / 2, leastAxis / 2};
    const double missing = std::max(0.0, leastAxis - (hi - lo)) / 2;
    constexpr double room = 0.5;
    return {std::floor(lo - missing - room), std::ceil(hi + missing + room)};
}

QString nodeName(const graph::Graph& graph, const sheet::NodeTitles& titles, graph::NodeId id)
{
    const graph::Node* node = graph.find(id);
    return node == nullptr ? QString() : pathText(titles, *node);
}

QString ruleText(report::PathRule rule)
{
    return rule == report::PathRule::Longest ? WaterfallWords::tr("along the longest path")
                                             : WaterfallWords::tr("along the largest scale");
}

/// As the rows have them: data may flow the other way than they were named.
std::pair<graph::NodeId, graph::NodeId> endsOf(const Way& way, bool isForward)
{
    const std::pair named(way.ends.first, way.ends.last);
    const std::pair swapped(named.second, named.first);
    const std::pair ends = isForward ? named : swapped;
    const bool goesBack = !way.steps.empty() && way.steps.front().node == ends.second;
    return goesBack ? std::pair(ends.second, ends.first) : ends;
}

QString titleOf(const WaterfallScene& scene)
{
    const bool isBetween =
        !scene.through.isEmpty() && scene.through != scene.first && scene.through != scene.last;
    return isBetween
               ? WaterfallWords::tr("%1 → %2 → %3", "a path").arg(scene.first, scene.through, scene.last)
               : WaterfallWords::tr("%1 → %2", "a path").arg(scene.first, scene.last);
}

/// "max |x|", and why it is that where the program chose it.
QString statisticOf(const Document& document, const WaterfallOptions& options, sheet::FieldId quantity)
{
    const QString name = fieldTitle(quantity);
    const graph::Node* node = options.overflowing ? document.run().graph.find(*options.overflowing) : nullptr;
    return node == nullptr ? name
                           : WaterfallWords::tr("shown for %1, because %2 overflows", "statistic, tensor")
                                 .arg(name, pathText(*document.titles(), *node));
}

/// What is said of what made a stored tensor.
QString storedNote(const graph::Node& stored, const QString& name)
{
    return (stored.kind == graph::NodeKind::Parameter
                ? WaterfallWords::tr(
                      "%1 is a parameter: no operator made it. Where it goes is shown by What it affects.")
                : WaterfallWords::tr(
                      "%1 is stored in the model: no operator made it. Where it goes is shown by What it "
                      "affects."))
        .arg(name);
}

/// Why there is nothing to see, of a path that was looked for.
QString whyNothing(const WaterfallScene& scene, const Document& document)
{
    if (document.run().graph.nodes.empty())
        return WaterfallWords::tr("Run a model to see how the scale changes from operator to operator.");
    if (const QString why = whyNoScalesText(document.run()); !why.isEmpty())
        return why;
    if (document.graph().nodes.empty())
        return WaterfallWords::tr("No tensor is left to show: prune less.");
    if (scene.rows.empty())
        return WaterfallWords::tr(
                   "No data flows between %1 and %2. Choose two tensors of which one is computed "
                   "from the other.")
            .arg(scene.first, scene.last);
    if (std::ranges::none_of(scene.rows, [](const WaterfallRow& row) { return row.level.has_value(); }))
        return scene.direction == graph::Direction::Backward
                   ? WaterfallWords::tr(
                         "No tensor of this path has a gradient. Choose forward, or another path.")
                   : WaterfallWords::tr("No tensor of this path has a scale. Choose another path.");
    return {};
}

} // namespace

WaterfallScene WaterfallScene::of(const Document& document, const WaterfallOptions& options)
{
    WaterfallScene scene;
    scene.direction = options.direction;
    scene.quantity = options.quantity.value_or(document.quantity());
    scene.format = document.format(options.direction);
    scene.limits = limitsOf(scene.format, std::nullopt);
    scene.statistic = statisticOf(document, options, scene.quantity);
    const graph::Graph& graph = graphFor(document, options);
    const report::ScalePaths paths(graph);
    scene.isForProblem = options.overflowing && document.run().graph.find(*options.overflowing) != nullptr;
    const sheet::NodeTitles titles(document.run().graph);
    const graph::Node* stored = storedEnd(graph, options);
    std::optional<graph::NodeId> shown;
    if (const auto way = stored ? std::nullopt : wayOf(paths, options, scene.quantity)) {
        const bool isForward = options.direction == graph::Direction::Forward;
        const auto ends = endsOf(*way, isForward);
        scene.first = nodeName(graph, titles, ends.first);
        scene.last = nodeName(graph, titles, ends.second);
        scene.through = way->through ? nodeName(graph, titles, *way->through) : QString();
        shown = way->through;
        std::optional<double> level;
        for (const report::PathStep& step : way->steps) {
            scene.rows.push_back(widgets::rowOf(step, graph, titles, scene));
            scene.rows.back().before = level;
            level = step.level ? step.level : level;
        }
    }
    tellApart(scene.rows, graph);
    auto folded = scene.rows;
    scene.hasLayers = foldLayers(folded, *document.foldTree(), shown);
    if (!options.showsAllLayers)
        scene.rows = std::move(folded);
    scene.whyEmpty = stored ? storedNote(*stored, pathText(titles, *stored)) : whyNothing(scene, document);
    if (!scene.whyEmpty.isEmpty())
        scene.rows.clear();
    for (const WaterfallRow& row : scene.rows) {
        scene.hasBranches = scene.hasBranches || !row.beside.empty();
        scene.longestChange = std::max(scene.longestChange, static_cast<int>(changeText(row).size()));
    }
    scene.title = titleOf(scene);
    QStringList words{QFileInfo(QString::fromStdString(document.run().facts.model)).fileName(),
                      directionText(scene.direction), scene.statistic, ruleText(options.rule),
                      totalText(scene)};
    words.removeAll(QString());
    scene.subtitle = words.join(QStringLiteral(" · "));
    scene.fit = fitOf(scene.rows);
    return scene;
}

std::size_t WaterfallScene::steps() const
{
    std::size_t steps = 0;
    for (const WaterfallRow& row : rows)
        steps += row.layers ? row.layers->nodes.size() : 1;
    return steps == 0 ? 0 : steps - 1;
}

int WaterfallScene::rowOf(graph::NodeId id) const
{
    const auto found = std::ranges::find_if(rows, [id](const WaterfallRow& row) {
        return row.layers ? std::ranges::count(row.layers->nodes, id) > 0 : row.id == id;
    });
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

} // namespace scalescope::widgets
