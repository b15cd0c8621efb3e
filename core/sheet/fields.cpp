// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/fields.h"

#include "core/bisect/module_shares.h"
#include "core/formats/expected_error.h"
#include "core/graph/roundings.h"

#include <algorithm>
#include <array>
#include <cmath>

#define QT_TRANSLATE_NOOP(context, text) text

namespace scalescope::sheet {

namespace {

using graph::Direction;
using graph::Node;

constexpr double unknown = graph::Statistics::unavailable;

template <auto member>
double statistic(const Node& node, Direction direction, const Sources& /*sources*/)
{
    const graph::Metric* metric = node.metric(direction);
    return metric ? static_cast<double>(metric->statistics.*member) : unknown;
}

template <auto member>
double error(const Node& node, Direction direction, const Sources& /*sources*/)
{
    const graph::TensorError* error = node.side(direction).error.get();
    return error ? error->*member : unknown;
}

double localSqnr(const Node& node, Direction direction, const Sources& /*sources*/)
{
    const auto& roundings = node.side(direction).roundings;
    return roundings ? graph::noisiest(*roundings) : unknown;
}

std::optional<formats::RangeLoss> lossesOf(const Node& node, Direction direction, const Sources& sources)
{
    const graph::Metric* metric = node.metric(direction);
    return metric && sources.formats
               ? formats::withInfinities(sources.formats->of(node, direction).losses, *metric)
               : std::nullopt;
}

template <auto member>
double loss(const Node& node, Direction direction, const Sources& sources)
{
    const auto losses = lossesOf(node, direction, sources);
    return losses ? (*losses).*member : unknown;
}

double lost(const Node& node, Direction direction, const Sources& sources)
{
    const auto losses = lossesOf(node, direction, sources);
    return losses ? losses->lost() : unknown;
}

double lostNonzero(const Node& node, Direction direction, const Sources& sources)
{
    const double part = lost(node, direction, sources);
    if (std::isnan(part))
        return unknown;
    const graph::Statistics& statistics = node.metric(direction)->statistics;
    const auto all = static_cast<double>(statistics.numel);
    const auto zeros = static_cast<double>(statistics.zeros);
    return zeros < all ? part * all / (all - zeros) : 0;
}

/// log2 of one number over another; nothing where either is zero or not known.
double bitsBetween(double high, double low)
{
    return high > 0 && low > 0 ? std::log2(high / low) : unknown;
}

double headroom(const Node& node, Direction direction, const Sources& sources)
{
    const graph::Metric* metric = node.metric(direction);
    return metric && sources.formats
               ? bitsBetween(sources.formats->of(node, direction).range.max, metric->statistics.absMax)
               : unknown;
}

double footroom(const Node& node, Direction direction, const Sources& sources)
{
    const graph::Metric* metric = node.metric(direction);
    return metric && sources.formats ? bitsBetween(metric->statistics.absMinNonzero,
                                                   sources.formats->of(node, direction).range.minSubnormal)
                                     : unknown;
}

double ratio(const Node& node, Direction direction, const Sources& sources)
{
    const Node* own = sources.run ? sources.run->graph.find(node.id) : nullptr;
    if (sources.comparison == nullptr || own == nullptr)
        return unknown;
    const bool isFirst = sources.comparison->a == sources.run;
    const auto place = static_cast<std::size_t>(own - sources.run->graph.nodes.data());
    const compare::Alignment& alignment = sources.comparison->alignment;
    const std::size_t row = isFirst ? alignment.rowOfA[place] : alignment.rowOfB[place];
    if (sources.comparison->isZeroInTheory(row, direction))
        return unknown;
    const double log2 =
        sources.comparison->log2(row, direction, memberOf(sources.statistic)).value_or(unknown);
    return isFirst ? -log2 : log2;
}

double share(const Node& node, Direction /*direction*/, const Sources& sources)
{
    const bisect::ModuleShares* shares = sources.shares.get();
    const bool isProduct = shares && sources.products && sources.products->contains(node.id);
    return isProduct ? shares->ofOperator(node.module, node.target) : unknown;
}

constexpr std::array all{
#define FIELD(Id, id, title, about, unit, uses, get)                                                         \
    Field{FieldId::Id, id, title, about, Unit::unit, (uses), get},
#include "core/sheet/fields.def"
#undef FIELD
};

} // namespace

std::span<const Field> fields()
{
    return all;
}

const Field& fieldOf(FieldId id)
{
    return all.at(static_cast<std::size_t>(id));
}

const Field* findField(std::string_view name)
{
    const auto* const found = std::ranges::find_if(
        all, [name](const Field& field) { return field.id == name || field.word() == name; });
    return found == all.end() ? nullptr : found;
}

std::vector<const Field*> fieldsFor(unsigned use)
{
    std::vector<const Field*> found;
    for (const Field& field : all)
        if (field.is(use))
            found.push_back(&field);
    return found;
}

const Field* findMetric(std::string_view word)
{
    const Field* field = findField(word);
    return field && (field->is(Axis) || field->isColourOfRun()) ? field : nullptr;
}

std::vector<const Field*> metrics(bool hasErrors)
{
    std::vector<const Field*> found;
    for (const Field& field : all)
        if (findMetric(field.word()) == &field && (hasErrors || !field.is(OfErrors)))
            found.push_back(&field);
    return found;
}

std::vector<std::string> axisWords()
{
    std::vector<std::string> words;
    for (const Field* field : fieldsFor(Axis))
        words.emplace_back(field->word());
    return words;
}

std::vector<std::string> colourWords()
{
    std::vector<std::string> words;
    for (const Field& field : all)
        if (field.isColourOfRun())
            words.emplace_back(field.word());
    return words;
}

double graph::Statistics::*memberOf(FieldId id)
{
    switch (id) {
#define MEASURE(Id, member, ...)                                                                             \
    case FieldId::Id:                                                                                        \
        return &graph::Statistics::member;
#define COUNT(...)
#define ERROR(...)
#include "core/graph/figures.def"
#undef MEASURE
#undef COUNT
#undef ERROR
    default:
        return nullptr;
    }
}

double graph::TensorError::*errorOf(FieldId id)
{
    switch (id) {
#define MEASURE(...)
#define COUNT(...)
#define ERROR(Id, member, ...)                                                                               \
    case FieldId::Id:                                                                                        \
        return &graph::TensorError::member;
#include "core/graph/figures.def"
#undef MEASURE
#undef COUNT
#undef ERROR
    default:
        return nullptr;
    }
}

double valueOf(const graph::Statistics& statistics, FieldId id)
{
    return statistics.*memberOf(id);
}

} // namespace scalescope::sheet
