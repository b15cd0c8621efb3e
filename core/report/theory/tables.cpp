// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text/table.h"
#include "core/report/theory/theory.h"

#include <unordered_set>

namespace scalescope::report {

namespace {

using nlohmann::ordered_json;

struct TheoryRow
{
    const Prediction& prediction;
    const graph::Node& node;
    bool deviates; ///< and is listed
};

std::vector<TheoryRow> rowsOf(const Theory& theory, const graph::Graph& graph)
{
    const auto deviating = theory.deviating();
    const std::unordered_set<const Prediction*> listed(deviating.begin(), deviating.end());
    std::vector<TheoryRow> rows;
    for (const Prediction& prediction : theory.all())
        rows.push_back({prediction, *graph.find(prediction.node), listed.contains(&prediction)});
    return rows;
}

ordered_json reasonsOf(const TheoryRow& row)
{
    ordered_json reasons = ordered_json::array();
    for (const message::Clause& reason : row.prediction.reasons)
        reasons.push_back(message::english(reason));
    return reasons;
}

const Columns<TheoryRow>& theoryColumns()
{
    static const auto ofNode = [](auto graph::Node::*member) {
        return [member](const TheoryRow& row) { return row.node.*member; };
    };
    static const auto number = [](double Prediction::*member) {
        return [member](const TheoryRow& row) { return jsonNumber(row.prediction.*member); };
    };
    static const auto truth = [](bool Prediction::*member) {
        return [member](const TheoryRow& row) { return row.prediction.*member; };
    };
    static const Columns<TheoryRow> columns = {
        {"id", ofNode(&graph::Node::id)},
        {"name", ofNode(&graph::Node::name)},
        {"target", ofNode(&graph::Node::target)},
        {"module", ofNode(&graph::Node::module)},
        {"direction", [](const TheoryRow& row) { return toString(row.prediction.direction); }},
        {"quantity", [](const TheoryRow& row) { return row.prediction.isRootMeanSquare ? "rms" : "std"; }},
        {"predicted", number(&Prediction::predicted)},
        {"measured", number(&Prediction::measured)},
        {"log2_ratio", [](const TheoryRow& row) { return jsonNumber(row.prediction.deviation()); }},
        {"scaled", truth(&Prediction::isScaled)},
        {"inherited", truth(&Prediction::isInherited)},
        {"deviates", [](const TheoryRow& row) { return row.deviates; }},
        {"reasons", reasonsOf}};
    return columns;
}

} // namespace

std::string theoryCsv(const Theory& theory, const graph::Graph& graph)
{
    return csvOf(theoryColumns(), rowsOf(theory, graph));
}

std::string theoryJson(const Theory& theory, const graph::Graph& graph)
{
    return jsonText({{"predictions", jsonOf(theoryColumns(), rowsOf(theory, graph))}});
}

} // namespace scalescope::report
