// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/problem_tables.h"

#include "core/graph/names.h"
#include "core/report/text/table.h"

#include <algorithm>
#include <cmath>

namespace scalescope::report {

namespace {

using nlohmann::ordered_json;

/// A row, and what its columns are; nothing where there is no value.
struct ProblemRow
{
    int rank = 0;
    int beneath = 0; ///< the rank of the row that it is listed beneath; 0 for none
    std::string severity;
    std::string kind;
    std::optional<std::string> direction;
    const graph::Node* node = nullptr;
    std::optional<std::int64_t> count;
    std::optional<double> fraction;
    std::int64_t consequences = 0;
    std::optional<std::string> advice;
    std::string sentence;
    std::string role;
    std::optional<bool> isRounded;
};

/// What a table is made of.
struct Source
{
    const graph::Graph& graph;
    const RoundedSet& rounded;
    const RangeThresholds& limits;
};

constexpr graph::Names<ProblemRole, 5> roleNames{{{ProblemRole::Alone, "alone"},
                                                  {ProblemRole::Origin, "origin"},
                                                  {ProblemRole::Consequence, "consequence"},
                                                  {ProblemRole::Repeated, "repeated"},
                                                  {ProblemRole::Noise, "noise"}}};

std::optional<std::string> adviceOf(const ScaleProblem& problem, const graph::Metric& metric,
                                    const RangeThresholds& limits)
{
    if (const auto fix = fixOf(problem, metric, limits))
        return "multiply by 2^" + std::to_string(fix->exponent) + (fix->whole ? "" : ", which lessens it");
    if (const auto binades = tooWideOf(problem, metric, limits))
        return "no scale holds it: it spans " + std::to_string(*binades) + " binades";
    return std::nullopt;
}

/// How many elements the fraction of a problem is of: of repeated ones that of the worst, whose fraction it
/// is.
std::int64_t elementsOf(const ListedProblem& problem, const graph::Graph& graph)
{
    const auto fractionOf = [](const ListedProblem& one) { return one.scale ? one.scale->fraction : 0; };
    const ListedProblem& worst = problem.role == ProblemRole::Repeated
                                     ? *std::ranges::max_element(problem.beneath, {}, fractionOf)
                                     : problem;
    const graph::Node* node = worst.problem.node ? graph.find(*worst.problem.node) : nullptr;
    const graph::Metric* metric = node && worst.scale ? node->metric(worst.scale->direction) : nullptr;
    return metric ? metric->statistics.numel : 0;
}

ProblemRow rowOf(const ListedProblem& problem, const Source& source)
{
    const auto& [graph, rounded, limits] = source;
    ProblemRow row;
    row.role = graph::nameOf(roleNames, problem.role);
    row.severity = toString(problem.problem.severity);
    row.kind = problem.role == ProblemRole::Noise ? "zero-in-theory" : problem.problem.id;
    row.node = problem.problem.node ? graph.find(*problem.problem.node) : nullptr;
    row.consequences = static_cast<std::int64_t>(problem.consequences());
    row.sentence = problem.problem.message;
    if (!problem.scale)
        return row;
    row.direction = toString(problem.scale->direction);
    row.fraction = problem.scale->fraction;
    if (problem.scale->stored && row.node)
        row.isRounded = rounded.contains({row.node->id, problem.scale->direction});
    const graph::Metric* metric = row.node ? row.node->metric(problem.scale->direction) : nullptr;
    if (metric == nullptr)
        return row;
    row.count = std::llround(problem.scale->fraction * static_cast<double>(elementsOf(problem, graph)));
    if (problem.role != ProblemRole::Repeated) // each of those has a power of two of its own
        row.advice = adviceOf(*problem.scale, *metric, limits);
    return row;
}

auto ofNode(std::string graph::Node::*member)
{
    return [member](const ProblemRow& row) {
        return row.node ? ordered_json(row.node->*member) : ordered_json();
    };
}

template <typename Value>
auto plain(Value ProblemRow::*member)
{
    return [member](const ProblemRow& row) { return row.*member; };
}

template <typename Value>
auto optional(std::optional<Value> ProblemRow::*member)
{
    return [member](const ProblemRow& row) { return jsonOrNull(row.*member); };
}

/// The columns but for `beneath`, which is a rank in CSV and holds the rows themselves in JSON.
const Columns<ProblemRow>& problemColumns()
{
    static const Columns<ProblemRow> columns = {
        {"rank", plain(&ProblemRow::rank)},
        {"severity", plain(&ProblemRow::severity)},
        {"kind", plain(&ProblemRow::kind)},
        {"direction", optional(&ProblemRow::direction)},
        {"name", ofNode(&graph::Node::name)},
        {"target", ofNode(&graph::Node::target)},
        {"module", ofNode(&graph::Node::module)},
        {"count", optional(&ProblemRow::count)},
        {"fraction", [](const ProblemRow& row) { return jsonNumber(row.fraction); }},
        {"consequences", plain(&ProblemRow::consequences)},
        {"advice", optional(&ProblemRow::advice)},
        {"sentence", plain(&ProblemRow::sentence)},
        {"role", plain(&ProblemRow::role)},
        {"rounded", optional(&ProblemRow::isRounded), [](const ProblemRow& row) -> std::string {
             return !row.isRounded ? "" : *row.isRounded ? "yes" : "no";
         }}};
    return columns;
}

void addRows(const std::vector<ListedProblem>& problems, const Source& source, int beneath,
             std::vector<ProblemRow>& rows)
{
    for (const ListedProblem& problem : problems) {
        rows.push_back(rowOf(problem, source));
        const int rank = static_cast<int>(rows.size());
        rows.back().rank = rank;
        rows.back().beneath = beneath;
        addRows(problem.beneath, source, rank, rows);
    }
}

ordered_json nested(const std::vector<ListedProblem>& problems, const Source& source, int& rank)
{
    ordered_json rows = ordered_json::array();
    for (const ListedProblem& problem : problems) {
        ProblemRow row = rowOf(problem, source);
        row.rank = ++rank;
        ordered_json json = jsonRow(problemColumns(), row);
        json["beneath"] = nested(problem.beneath, source, rank);
        rows.push_back(std::move(json));
    }
    return rows;
}

} // namespace

std::string problemsCsv(const std::vector<ListedProblem>& problems, const graph::Graph& graph,
                        const RoundedSet& rounded, const RangeThresholds& limits)
{
    Columns<ProblemRow> columns = problemColumns();
    columns.insert(columns.end() - 1, {"beneath", [](const ProblemRow& row) {
                                           return row.beneath > 0 ? ordered_json(row.beneath)
                                                                  : ordered_json();
                                       }});
    std::vector<ProblemRow> rows;
    addRows(problems, {graph, rounded, limits}, 0, rows);
    return csvOf(columns, rows);
}

std::string problemsJson(const std::vector<ListedProblem>& problems, const graph::Graph& graph,
                         const RoundedSet& rounded, const RangeThresholds& limits)
{
    int rank = 0;
    return jsonText({{"problems", nested(problems, {graph, rounded, limits}, rank)}});
}

} // namespace scalescope::report
