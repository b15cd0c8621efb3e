// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_scene.h"

#include "core/graph/outline.h"
#include "core/report/layers/layer_table.h"
#include "core/report/problems/outliers.h"
#include "core/sheet/fold_tree.h"
#include "widgets/graphview/card_texts.h"
#include "widgets/models/display.h"
#include "widgets/models/document.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/field_text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace scalescope::widgets {

namespace {

/// The steps of a run's loops as the graph folds them ("loop ×12"), of loops inside each other the outermost,
/// in order of execution. Takes time in proportion to the run.
std::vector<report::LoopStep> loopSteps(const Document& document)
{
    const std::shared_ptr<const sheet::FoldTree> tree = document.foldTree();
    std::vector<report::LoopStep> steps;
    std::vector<bool> isInside(tree->folds().size()); ///< a step, or in one
    for (std::size_t i = 0; i < tree->folds().size(); ++i) {
        const sheet::Fold& fold = tree->folds()[i];
        isInside[i] = fold.parent >= 0 && isInside[static_cast<std::size_t>(fold.parent)];
        if (!fold.isLoop || isInside[i])
            continue;
        isInside[i] = true;
        steps.push_back({fold.path, fold.parent, fold.turn + 1, fold.first, fold.last});
    }
    std::ranges::sort(steps, {}, &report::LoopStep::first);
    return steps;
}

using report::LayerTable;

constexpr double leastReach = 2;            ///< of colours: what differs by less is alike
constexpr std::size_t fewestToStandOut = 4; ///< values of a column of which one can stand out

/// How far from the median a value has to be to be worth a look: a factor of two, 5 % of the elements, 10 dB.
double leastToStandOut(const sheet::Colouring& colouring)
{
    if (colouring.isExponent())
        return 1;
    return colouring.unit() == sheet::Unit::Decibels ? 10 : 0.05;
}

bool hasNaN(const graph::Node& node, graph::Direction direction)
{
    const graph::Metric* metric = node.metric(direction);
    return metric != nullptr && metric->statistics.nans > 0;
}

/// Whether an exponent is infinite, or there is none for NaN.
bool isBroken(const HeatCell& cell, const sheet::Colouring& colouring)
{
    return cell.hasNaN || (colouring.isExponent() && std::isinf(cell.value));
}

/// Without rows of a model that was not run, which has no numbers.
std::shared_ptr<const LayerTable> tableOf(const Document& document, report::LayerRows rows)
{
    if (graph::isOutline(document.run()))
        return std::make_shared<const LayerTable>();
    const auto steps =
        rows == report::LayerRows::Repeated ? loopSteps(document) : std::vector<report::LoopStep>();
    return std::make_shared<const LayerTable>(layerTable(document.graph(), document.callTree(), rows, steps));
}

void fillCells(HeatScene& scene, const sheet::Sources& sources)
{
    const sheet::Colouring& colouring = scene.ramp.colouring;
    for (const LayerTable::Row& row : scene.table->rows) {
        std::vector<HeatCell>& cells = scene.cells.emplace_back();
        for (const LayerTable::Cell& cell : row.cells) {
            const graph::Node* node = scene.run->graph.find(cell.node);
            cells.push_back(node == nullptr ? HeatCell()
                                            : HeatCell{sheet::colourValue(colouring, *node, sources),
                                                       hasNaN(*node, colouring.direction), false});
        }
    }
}

void findOutliers(HeatScene& scene)
{
    std::vector<std::vector<double>> values(scene.table->columns.size());
    std::vector<std::vector<HeatCell*>> places(values.size());
    for (std::size_t row = 0; row < scene.cells.size(); ++row) {
        for (std::size_t i = 0; i < scene.cells[row].size(); ++i) {
            const std::size_t column = scene.table->rows[row].cells[i].column;
            values[column].push_back(scene.cells[row][i].value);
            places[column].push_back(&scene.cells[row][i]);
        }
    }
    const auto broken = [&](const HeatCell* cell) { return isBroken(*cell, scene.ramp.colouring); };
    for (std::size_t column = 0; column < values.size(); ++column) {
        scene.alone.push_back(values[column].size() < 2 || scene.table->columns[column].isOutside);
        if (scene.table->columns[column].isOutside) { // of tensors that are no repetitions of each other
            scene.medians.push_back(graph::Statistics::unavailable);
            for (HeatCell* cell : places[column])
                cell->standsOut = broken(cell);
            continue;
        }
        const auto outliers = report::outliersOf(values[column], leastToStandOut(scene.ramp.colouring));
        scene.medians.push_back(outliers.median);
        for (const std::size_t place : outliers.places)
            places[column][place]->standsOut = true;
        // Where all layers are none is another than the others.
        if (!std::ranges::all_of(places[column], broken)) {
            for (HeatCell* cell : places[column])
                cell->standsOut = cell->standsOut || broken(cell);
        }
    }
    for (const std::vector<HeatCell>& row : scene.cells)
        scene.strange.push_back(static_cast<std::size_t>(std::ranges::count_if(row, &HeatCell::standsOut)));
}

/// The least power of two that all exponents are within; 2^4 where they go further.
double reachOf(const HeatScene& scene, bool isRelative)
{
    double most = 0;
    for (std::size_t row = 0; row < scene.cells.size(); ++row) {
        for (std::size_t i = 0; i < scene.cells[row].size(); ++i) {
            const std::size_t column = scene.table->rows[row].cells[i].column;
            const double value = std::abs(scene.shown(scene.cells[row][i], column, isRelative));
            most = std::isfinite(value) ? std::max(most, value) : most;
        }
    }
    double reach = leastReach;
    while (reach < usualReach && reach < most)
        reach *= 2;
    return reach;
}

std::size_t stepsOf(const LayerTable& table)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(table.rows, [](const LayerTable::Row& row) { return row.step > 0; }));
}

/// How many rows there are, and how many tensors one has.
QString sizeText(const LayerTable& table)
{
    if (table.kind == report::LayerRows::Modules)
        return HeatWords::tr("Modules: %1. Tensors of their own: at most %2 each.");
    const std::size_t steps = stepsOf(table);
    return steps == 0 ? HeatWords::tr("Layers: %1. Tensors: at most %2 each.")
           : steps == table.layers()
               ? HeatWords::tr("Steps of loops: %1. Tensors: at most %2 each.")
               : HeatWords::tr("Layers and steps of loops: %1. Tensors: at most %2 each.");
}

std::size_t mostCells(const LayerTable& table)
{
    std::size_t most = 0;
    for (const LayerTable::Row& row : table.rows)
        most = row.isOutside ? most : std::max(most, row.cells.size());
    return most;
}

/// How strong the colour of a value is; nothing of one that has none.
std::optional<double> strengthOf(double value, const sheet::Colouring& colouring)
{
    if (std::isnan(value))
        return std::nullopt;
    if (colouring.isExponent())
        return std::abs(value);
    return colouring.unit() == sheet::Unit::Decibels ? -value : value;
}

/// What is too weak to have a colour.
double weakest(const sheet::Colouring& colouring)
{
    constexpr double exact = 50; ///< dB that are painted as the background
    return colouring.unit() == sheet::Unit::Decibels ? -exact : 0;
}

/// What columns are called: those that are alike in several loops by the loop, too.
std::vector<QString> namesOf(const LayerTable& table)
{
    std::map<std::string, int> counts;
    for (const LayerTable::Column& column : table.columns)
        counts[column.name] += column.isOutside ? 0 : 1; // those outside have rows of their own
    std::vector<int> loops(table.columns.size());
    for (const LayerTable::Row& row : table.rows)
        for (const LayerTable::Cell& cell : row.cells)
            loops[cell.column] = row.loop;
    std::vector<QString> names;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const LayerTable::Column& column = table.columns[i];
        const QString name = QString::fromStdString(column.name);
        const bool isAlike = !column.isOutside && counts[column.name] > 1 && loops[i] > 0;
        names.push_back(
            isAlike ? HeatWords::tr("%1, loop %2", "tensor, which loop of its module").arg(name).arg(loops[i])
                    : name);
    }
    return names;
}

/// A column of one tensor is called as that one is everywhere.
void nameAlone(HeatScene& scene)
{
    std::vector<int> counts(scene.names.size());
    for (const LayerTable::Row& row : scene.table->rows)
        for (const LayerTable::Cell& cell : row.cells)
            ++counts[cell.column];
    for (std::size_t row = 0; row < scene.table->rows.size(); ++row)
        for (const LayerTable::Cell& cell : scene.table->rows[row].cells)
            if (counts[cell.column] == 1)
                scene.names[cell.column] = scene.tensorName({row, cell.column});
}

} // namespace

HeatScene HeatScene::of(const Document& document, report::LayerRows rows,
                        std::shared_ptr<const LayerTable> known)
{
    HeatScene scene;
    scene.run = document.sharedRun();
    scene.table = known != nullptr ? std::move(known) : tableOf(document, rows);
    scene.ramp = ColourRamp::of(document);
    scene.quantity = document.quantity();
    scene.titles = document.titles();
    scene.names = namesOf(*scene.table);
    nameAlone(scene);
    fillCells(scene, document.sources());
    findOutliers(scene);
    scene.reach = reachOf(scene, false);
    scene.relativeReach = reachOf(scene, true);
    return scene;
}

const HeatCell* HeatScene::at(const Place& place) const
{
    if (table == nullptr || place.row >= table->rows.size())
        return nullptr;
    const auto& row = table->rows[place.row].cells;
    const auto cell = std::ranges::lower_bound(row, place.column, {}, &LayerTable::Cell::column);
    if (cell == row.end() || cell->column != place.column)
        return nullptr;
    return &cells[place.row][static_cast<std::size_t>(cell - row.begin())];
}

const graph::Node* HeatScene::node(const Place& place) const
{
    const auto id = table == nullptr ? std::nullopt : table->at(place);
    return id ? run->graph.find(*id) : nullptr;
}

double HeatScene::shown(const HeatCell& cell, std::size_t column, bool isRelative) const
{
    if (!isRelative || !ramp.colouring.isExponent())
        return cell.value;
    return alone[column] ? graph::Statistics::unavailable : cell.value - medians[column];
}

QColor HeatScene::colourOf(const HeatCell& cell, std::size_t column, bool isRelative,
                           const Theme& theme) const
{
    return cell.hasNaN ? theme.error
                       : colourFor(ramp.colouring, shown(cell, column, isRelative), theme,
                                   isRelative ? relativeReach : reach);
}

bool HeatScene::canBeRelative() const
{
    return ramp.colouring.isExponent() && !empty() && table->layers() > 1;
}

ColourRamp HeatScene::shownRamp(bool isRelative) const
{
    ColourRamp shown = ramp;
    shown.reach = isRelative ? relativeReach : reach;
    if (isRelative && ramp.colouring.isExponent() && std::ranges::find(alone, true) != alone.end())
        shown.apart = HeatWords::tr("nothing to compare with");
    if (isRelative && ramp.colouring.isExponent())
        shown.title =
            HeatWords::tr("%1, over the median of the column", "what colours the cells").arg(ramp.title);
    return shown;
}

std::optional<std::size_t> HeatScene::strangest() const
{
    const auto most = std::ranges::max_element(strange);
    if (most == strange.end() || *most == 0)
        return std::nullopt;
    return static_cast<std::size_t>(most - strange.begin());
}

std::optional<HeatScene::Place> HeatScene::furthest(bool isRelative) const
{
    std::optional<Place> found;
    double most = weakest(ramp.colouring);
    for (std::size_t row = 0; row < cells.size(); ++row) {
        for (std::size_t i = 0; i < cells[row].size(); ++i) {
            const Place place{row, table->rows[row].cells[i].column};
            const HeatCell& cell = cells[row][i];
            if (cell.hasNaN)
                return place;
            const auto strength = strengthOf(shown(cell, place.column, isRelative), ramp.colouring);
            if (strength && *strength > most) {
                most = *strength;
                found = place;
            }
        }
    }
    return found;
}

QString HeatScene::summary() const
{
    if (empty())
        return {};
    QStringList sentences;
    sentences << sizeText(*table).arg(table->layers()).arg(mostCells(*table));
    if (table->outside > 0)
        sentences << (stepsOf(*table) == 0 ? HeatWords::tr("Outside the layers, in rows of their own: %1.")
                                           : HeatWords::tr("Outside these, in rows of their own: %1."))
                         .arg(table->outside);
    return sentences.join(u' ');
}

QString HeatScene::descriptionOf(const Place& place) const
{
    const graph::Node* found = node(place);
    const HeatCell* cell = at(place);
    if (found == nullptr || cell == nullptr)
        return {};
    const QString column = tensorName(place);
    const LayerTable::Row& row = table->rows[place.row];
    QStringList lines{row.name.empty() && row.step == 0
                          ? column
                          : HeatWords::tr("%1: %2", "layer, tensor").arg(rowName(place.row), column)};
    lines << kindText(*found) + QStringLiteral(" · ") + shapeText(*found);
    const QString value = colourValueText(ramp.colouring, cell->value);
    lines << (row.isOutside
                  ? HeatWords::tr("%1: %2", "what colours the cells, value").arg(ramp.title, value)
                  : HeatWords::tr("%1: %2; median of the column: %3", "what colours the cells")
                        .arg(ramp.title, value, colourValueText(ramp.colouring, medians[place.column])));
    for (const auto direction : directions) {
        lines << rangeText(direction, found->metric(direction), quantity);
        if (const QString error = errorSummary(DirectionErrors::of(*found, direction)); !error.isEmpty())
            lines << HeatWords::tr("%1: %2", "direction, error").arg(directionText(direction), error);
    }
    if (cell->hasNaN)
        lines << HeatWords::tr("There are NaN among its elements.");
    else if (cell->standsOut && !row.isOutside)
        lines << (row.step == 0 ? HeatWords::tr("It stands out from the same tensor of the other layers.")
                                : HeatWords::tr("It stands out from the same tensor of the other steps."));
    return lines.join(u'\n');
}

QString HeatScene::standing(bool isRelative) const
{
    if (empty())
        return {};
    QString rows = HeatWords::tr("No row stands out of its columns");
    if (const auto row = strangest())
        rows =
            HeatWords::tr("%1 stands out most, in %2 of its tensors").arg(rowName(*row)).arg(strange[*row]);
    else if (table->layers() < fewestToStandOut)
        rows = HeatWords::tr("Too few rows to compare, at least %1 are needed").arg(fewestToStandOut);
    const QString furthest = furthestText(isRelative);
    return furthest.isEmpty() ? HeatWords::tr("%1.", "a sentence").arg(rows)
                              : HeatWords::tr("%1; %2.", "two parts of a sentence").arg(rows, furthest);
}

QString HeatScene::furthestText(bool isRelative) const
{
    const auto place = furthest(isRelative);
    if (!place)
        return {};
    const HeatCell& cell = *at(*place);
    const bool isScale = ramp.colouring.isExponent();
    const bool isFactor = ramp.colouring.unit() != sheet::Unit::Bits; // of which 1 is usual
    const QString what = cell.hasNaN ? HeatWords::tr("the first with NaN (marked corner) is %1, %2, %3: %4")
                         : !isScale  ? HeatWords::tr("the worst (marked corner) is %1, %2, %3: %4")
                         : !isRelative
                             ? HeatWords::tr("furthest from %5 (marked corner) is %1, %2, %3: %4")
                                   .replace(QLatin1String("%5"), QLatin1String(isFactor ? "1" : "0"))
                             : HeatWords::tr("furthest from its median (marked corner) is %1, %2, %3: %4",
                                             "layer, tensor, direction, value");
    const QString value = cell.hasNaN
                              ? QStringLiteral("NaN")
                              : colourValueText(ramp.colouring, shown(cell, place->column, isRelative));
    return what.arg(rowName(place->row), tensorName(*place), directionText(ramp.colouring.direction), value);
}

bool HeatScene::isApart(const HeatCell& cell, std::size_t column, bool isRelative) const
{
    return isRelative && !cell.hasNaN && !std::isnan(cell.value) &&
           std::isnan(shown(cell, column, isRelative));
}

QString HeatScene::columnName(std::size_t column) const
{
    return names[column];
}

QString HeatScene::tensorName(const Place& place) const
{
    const graph::Node* found = node(place);
    if (found == nullptr || table->columns[place.column].name.find(" #") == std::string::npos)
        return columnName(place.column);
    const QString path = pathText(*titles, *found);
    const QString module = QString::fromStdString(table->rows[place.row].name) + u'.';
    return path.startsWith(module) ? path.mid(module.size()) : path;
}

QString HeatScene::rowName(std::size_t row) const
{
    const LayerTable::Row& layer = table->rows[row];
    const QString name = QString::fromStdString(layer.name);
    if (layer.step == 0)
        return name.isEmpty() ? HeatWords::tr("model", "what is in no module") : name;
    const QString step =
        layer.loop == 0
            ? HeatWords::tr("step %1", "of a loop").arg(layer.step)
            : HeatWords::tr("loop %1, step %2", "numbers of both").arg(layer.loop).arg(layer.step);
    return name.isEmpty() ? step : HeatWords::tr("%1, %2", "module, step of a loop in it").arg(name, step);
}

} // namespace scalescope::widgets
