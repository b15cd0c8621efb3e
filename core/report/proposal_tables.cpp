// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/names.h"
#include "core/job/documents.h"
#include "core/report/csv_line.h"
#include "core/report/json_number.h"
#include "core/report/proposals.h"
#include "core/report/shown_text.h"
#include "core/text/number_text.h"

#include <cmath>

namespace scalescope::report {

namespace {

using nlohmann::ordered_json;

std::string formatName(const Proposal& proposal)
{
    return proposal.storage.format ? proposal.storage.format->name : "keep";
}

std::optional<double> scaleOf(const Proposal& proposal)
{
    const int exponent = proposal.storage.exponent;
    return exponent == 0 ? std::nullopt : std::optional(std::ldexp(1, exponent));
}

std::string numberOrEmpty(std::optional<double> number)
{
    return number ? text::roundTripText(*number) : std::string();
}

std::string_view operandName(const RuleKey& key)
{
    return graph::nameOf(job::operandNames, key.operand);
}

/// "layers.0.q linear input; layers.0.k linear input"
std::string rulesText(const Proposal& proposal)
{
    std::string text;
    for (const RuleKey& key : proposal.rules) {
        text += text.empty() ? "" : "; ";
        text += key.module + (key.module.empty() ? "" : " ") + std::string(toString(key.kind)) + ' ';
        text += operandName(key);
    }
    return text;
}

ordered_json rulesJson(const Proposal& proposal)
{
    ordered_json rules = ordered_json::array();
    for (const RuleKey& key : proposal.rules)
        rules.push_back(
            {{"module", key.module}, {"operator", toString(key.kind)}, {"operand", operandName(key)}});
    return rules;
}

} // namespace

std::string proposalsCsv(const Proposals& proposals, const graph::Graph& graph)
{
    std::string out = "id,name,module,operator,direction,format,scaling,scale,bits,lost,sqnr_db,rules\n";
    for (const Proposal& proposal : proposals.all()) {
        const graph::Node& node = *graph.find(proposal.node);
        CsvLine line;
        line << std::to_string(node.id) << node.name << node.module << node.target
             << toString(proposal.direction) << formatName(proposal) << scalingOf(proposal.storage)
             << numberOrEmpty(scaleOf(proposal)) << text::roundTripText(proposal.bits)
             << (proposal.error ? text::roundTripText(proposal.error->lost) : std::string())
             << (proposal.error ? text::roundTripText(proposal.error->sqnr) : std::string())
             << rulesText(proposal);
        out += line.text();
    }
    return out;
}

std::string proposalsJson(const Proposals& proposals, const graph::Graph& graph)
{
    ordered_json rows = ordered_json::array();
    for (const Proposal& proposal : proposals.all()) {
        const graph::Node& node = *graph.find(proposal.node);
        const auto& error = proposal.error;
        ordered_json row;
        row["id"] = node.id;
        row["name"] = node.name;
        row["module"] = node.module;
        row["operator"] = node.target;
        row["direction"] = toString(proposal.direction);
        row["format"] = formatName(proposal);
        row["scaling"] = proposal.storage.format ? ordered_json(scalingOf(proposal.storage)) : ordered_json();
        row["scale"] = jsonNumber(scaleOf(proposal));
        row["bits"] = proposal.bits;
        row["lost"] = jsonNumber(error ? std::optional(error->lost) : std::nullopt);
        row["sqnr_db"] = jsonNumber(error ? std::optional(error->sqnr) : std::nullopt);
        row["rules"] = rulesJson(proposal);
        rows.push_back(std::move(row));
    }
    ordered_json document;
    document["bound"] = toString(proposals.bound());
    document["proposals"] = std::move(rows);
    document["recipe"] = job::toJson(proposals.recipe());
    return shownJson(document.dump(1, ' ', false, ordered_json::error_handler_t::replace)) + "\n";
}

} // namespace scalescope::report
