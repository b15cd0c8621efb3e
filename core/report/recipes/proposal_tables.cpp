// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/documents.h"
#include "core/report/recipes/proposals.h"
#include "core/report/text/table.h"

#include <cmath>

namespace scalescope::report {

namespace {

using nlohmann::ordered_json;

struct ProposalRow
{
    const Proposal& proposal;
    const graph::Node& node;
};

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

const Columns<ProposalRow>& proposalColumns()
{
    static const auto ofNode = [](auto graph::Node::*member) {
        return [member](const ProposalRow& row) { return row.node.*member; };
    };
    static const auto error = [](double formats::ExpectedError::*member) {
        return [member](const ProposalRow& row) {
            const auto& expected = row.proposal.error;
            return jsonNumber(expected ? std::optional((*expected).*member) : std::nullopt);
        };
    };
    static const Columns<ProposalRow> columns = {
        {"id", ofNode(&graph::Node::id)},
        {"name", ofNode(&graph::Node::name)},
        {"module", ofNode(&graph::Node::module)},
        {"operator", ofNode(&graph::Node::target)},
        {"direction", [](const ProposalRow& row) { return toString(row.proposal.direction); }},
        {"format",
         [](const ProposalRow& row) {
             const Storage& storage = row.proposal.storage;
             return storage.format ? std::string(storage.format->name) : "keep";
         }},
        {"scaling",
         [](const ProposalRow& row) {
             const Storage& storage = row.proposal.storage;
             return storage.format ? ordered_json(scalingOf(storage)) : ordered_json();
         }},
        {"scale",
         [](const ProposalRow& row) {
             const int exponent = row.proposal.storage.exponent;
             return jsonNumber(exponent == 0 ? std::nullopt : std::optional(std::ldexp(1, exponent)));
         }},
        {"bits", [](const ProposalRow& row) { return row.proposal.bits; }},
        {"lost", error(&formats::ExpectedError::lost)},
        {"sqnr_db", error(&formats::ExpectedError::sqnr)},
        {"rules", [](const ProposalRow& row) { return rulesJson(row.proposal); },
         [](const ProposalRow& row) { return rulesText(row.proposal); }}};
    return columns;
}

std::vector<ProposalRow> rowsOf(const Proposals& proposals, const graph::Graph& graph)
{
    std::vector<ProposalRow> rows;
    for (const Proposal& proposal : proposals.all())
        rows.push_back({proposal, *graph.find(proposal.node)});
    return rows;
}

} // namespace

std::string proposalsCsv(const Proposals& proposals, const graph::Graph& graph)
{
    return csvOf(proposalColumns(), rowsOf(proposals, graph));
}

std::string proposalsJson(const Proposals& proposals, const graph::Graph& graph)
{
    return jsonText({{"bound", toString(proposals.bound())},
                     {"proposals", jsonOf(proposalColumns(), rowsOf(proposals, graph))},
                     {"recipe", job::toJson(proposals.recipe())}});
}

} // namespace scalescope::report
