// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison_tables.h"

#include "core/report/csv_line.h"
#include "core/report/error_fields.h"
#include "core/report/json_number.h"
#include "core/report/shown_text.h"
#include "core/report/statistic_fields.h"
#include "core/text/number_text.h"

#include <nlohmann/json.hpp>

namespace scalescope::compare {

namespace {

using graph::Direction;
using graph::Metric;
using graph::Node;
using nlohmann::ordered_json;

/// One row of the tables.
struct Row
{
    std::size_t number = 0; ///< in the alignment
    const Node* a = nullptr;
    const Node* b = nullptr;
    const Node* named = nullptr; ///< who gives name, kind and module
    const Comparison* comparison = nullptr;
    Direction direction = Direction::Forward;

    [[nodiscard]] std::optional<double> log2(Statistic statistic) const
    {
        return comparison->log2(number, direction, statistic);
    }
    [[nodiscard]] const Metric* metricA() const { return a ? a->metric(direction) : nullptr; }
    [[nodiscard]] const Metric* metricB() const { return b ? b->metric(direction) : nullptr; }
    /// That of the second run, or of the first where only that simulates formats.
    [[nodiscard]] const graph::TensorError* error() const
    {
        const auto* second = b ? b->side(direction).error.get() : nullptr;
        return second || !a ? second : a->side(direction).error.get();
    }
};

bool hasErrors(const Comparison& comparison)
{
    return report::hasErrors(comparison.a->graph) || report::hasErrors(comparison.b->graph);
}

template <typename Visit>
void forEachRow(const Comparison& comparison, const Visit& visit)
{
    for (std::size_t i = 0; i < comparison.alignment.rows.size(); ++i) {
        Row row{i, comparison.nodeA(i), comparison.nodeB(i), &comparison.node(i), &comparison};
        visit(row);
        row.direction = Direction::Backward;
        if (row.metricA() || row.metricB())
            visit(row);
    }
}

std::optional<double> valueOf(const Metric* metric, Statistic statistic)
{
    return metric ? report::numberOf(metric->statistics, statistic) : std::nullopt;
}

std::string text(std::optional<double> number)
{
    return number ? text::roundTripText(*number) : std::string();
}

void appendRow(std::string& out, const Row& row, Status status, bool withErrors, bool isZeroInTheory)
{
    const auto id = [](const Node* node) { return node ? std::to_string(node->id) : std::string(); };
    const auto target = [](const Node* node) { return node ? node->target : std::string(); };
    report::CsvLine line;
    line << id(row.a) << id(row.b) << toString(status) << row.named->name << toString(row.named->kind)
         << target(row.a) << target(row.b) << row.named->module << toString(row.direction);
    for (const auto& [name, statistic] : comparedStatistics)
        line << text(valueOf(row.metricA(), statistic)) << text(valueOf(row.metricB(), statistic))
             << text(row.log2(statistic));
    if (withErrors) {
        const auto* error = row.error();
        for (const auto& [name, member] : report::errorFields)
            line << text(report::numberOf(error, member));
        line << (error == nullptr ? ""
                 : error->sampled ? "true"
                                  : "false")
             << (isZeroInTheory ? "true" : "false");
    }
    out += line.text();
}

std::string_view toString(compare::MatchedBy by)
{
    switch (by) {
    case compare::MatchedBy::Provenance:
        return "provenance";
    case compare::MatchedBy::Order:
        return "order";
    case compare::MatchedBy::Place:
        return "place";
    case compare::MatchedBy::Graph:
        return "graph";
    }
    return {};
}

ordered_json jsonOf(const Row& row, const compare::AlignedNode& aligned, bool withErrors, bool isZeroInTheory)
{
    const auto id = [](const Node* node) { return node ? ordered_json(node->id) : ordered_json(); };
    const auto target = [](const Node* node) { return node ? ordered_json(node->target) : ordered_json(); };
    ordered_json json{{"id_a", id(row.a)},
                      {"id_b", id(row.b)},
                      {"status", toString(aligned.status())},
                      {"name", row.named->name},
                      {"kind", toString(row.named->kind)},
                      {"target_a", target(row.a)},
                      {"target_b", target(row.b)},
                      {"module", row.named->module},
                      {"direction", toString(row.direction)}};
    for (const auto& [name, statistic] : comparedStatistics) {
        const std::string key(name);
        json[key + "_a"] = report::jsonNumber(valueOf(row.metricA(), statistic));
        json[key + "_b"] = report::jsonNumber(valueOf(row.metricB(), statistic));
        json[key + "_log2"] = report::jsonNumber(row.log2(statistic));
    }
    if (withErrors) {
        const auto* error = row.error();
        for (const auto& [name, member] : report::errorFields)
            json[std::string(name)] = report::jsonNumber(report::numberOf(error, member));
        json["sampled"] = error ? ordered_json(error->sampled) : ordered_json();
        json["zero_in_theory"] = isZeroInTheory;
    }
    json["matched_by"] = row.a && row.b ? ordered_json(toString(aligned.by)) : ordered_json();
    return json;
}

} // namespace

std::string comparisonCsv(const Comparison& comparison)
{
    std::string out = "id_a,id_b,status,name,kind,target_a,target_b,module,direction";
    for (const auto& [name, statistic] : comparedStatistics)
        for (const char* part : {"_a", "_b", "_log2"})
            ((out += ',') += name) += part;
    const bool withErrors = hasErrors(comparison);
    out += withErrors ? report::errorHeader() + "\n" : "\n";
    forEachRow(comparison, [&](const Row& row) {
        appendRow(out, row, comparison.alignment.rows[row.number].status(), withErrors,
                  comparison.isZeroInTheory(row.number, row.direction));
    });
    return out;
}

std::string comparisonJson(const Comparison& comparison)
{
    std::array<std::size_t, 3> counts{};
    for (const compare::AlignedNode& row : comparison.alignment.rows)
        ++counts[static_cast<std::size_t>(row.status())];
    ordered_json rows = ordered_json::array();
    const bool withErrors = hasErrors(comparison);
    forEachRow(comparison, [&](const Row& row) {
        rows.push_back(jsonOf(row, comparison.alignment.rows[row.number], withErrors,
                              comparison.isZeroInTheory(row.number, row.direction)));
    });
    const ordered_json document{
        {"matched", counts[0]}, {"added", counts[1]}, {"removed", counts[2]}, {"rows", std::move(rows)}};
    return report::shownJson(document.dump(1, ' ', false, ordered_json::error_handler_t::replace)) + "\n";
}

} // namespace scalescope::compare
