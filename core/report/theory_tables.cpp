// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/csv_line.h"
#include "core/report/json_number.h"
#include "core/report/shown_text.h"
#include "core/report/theory.h"
#include "core/text/number_text.h"

#include <nlohmann/json.hpp>
#include <unordered_set>

namespace scalescope::report {

namespace {

using nlohmann::ordered_json;

constexpr std::string_view quantityOf(const Prediction& prediction)
{
    return prediction.isRootMeanSquare ? "rms" : "std";
}

constexpr std::string_view truthText(bool value)
{
    return value ? "true" : "false";
}

/// "a; b"
std::string reasonsText(const Prediction& prediction)
{
    std::string joined;
    for (const message::Clause& reason : prediction.reasons)
        joined += (joined.empty() ? "" : "; ") + message::english(reason);
    return joined;
}

/// Calls `visit` with each prediction, its node, and whether it is listed as deviating.
template <typename Visit>
void forEachRow(const Theory& theory, const graph::Graph& graph, const Visit& visit)
{
    const auto deviating = theory.deviating();
    const std::unordered_set<const Prediction*> listed(deviating.begin(), deviating.end());
    for (const Prediction& prediction : theory.all())
        visit(prediction, *graph.find(prediction.node), listed.contains(&prediction));
}

} // namespace

std::string theoryCsv(const Theory& theory, const graph::Graph& graph)
{
    std::string out =
        "id,name,target,module,direction,quantity,predicted,measured,log2_ratio,scaled,inherited,"
        "deviates,reasons\n";
    forEachRow(theory, graph, [&](const Prediction& each, const graph::Node& node, bool isListed) {
        CsvLine line;
        line << std::to_string(node.id) << node.name << node.target << node.module << toString(each.direction)
             << quantityOf(each) << text::roundTripText(each.predicted) << text::roundTripText(each.measured)
             << text::roundTripText(each.deviation()) << truthText(each.isScaled)
             << truthText(each.isInherited) << truthText(isListed) << reasonsText(each);
        out += line.text();
    });
    return out;
}

std::string theoryJson(const Theory& theory, const graph::Graph& graph)
{
    ordered_json rows = ordered_json::array();
    forEachRow(theory, graph, [&](const Prediction& each, const graph::Node& node, bool isListed) {
        ordered_json reasons = ordered_json::array();
        for (const message::Clause& reason : each.reasons)
            reasons.push_back(message::english(reason));
        rows.push_back({{"id", node.id},
                        {"name", node.name},
                        {"target", node.target},
                        {"module", node.module},
                        {"direction", toString(each.direction)},
                        {"quantity", quantityOf(each)},
                        {"predicted", jsonNumber(each.predicted)},
                        {"measured", jsonNumber(each.measured)},
                        {"log2_ratio", jsonNumber(each.deviation())},
                        {"scaled", each.isScaled},
                        {"inherited", each.isInherited},
                        {"deviates", isListed},
                        {"reasons", std::move(reasons)}});
    });
    const ordered_json document{{"predictions", std::move(rows)}};
    return shownJson(document.dump(1, ' ', false, ordered_json::error_handler_t::replace)) + "\n";
}

} // namespace scalescope::report
