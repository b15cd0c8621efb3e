// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bisect/bisection.h"
#include "core/job/documents.h"
#include "core/report/text/table.h"
#include "core/text/number_text.h"

#include <nlohmann/json.hpp>
#include <optional>

namespace scalescope::bisect {

namespace {

using nlohmann::ordered_json;

std::string operandText(const std::optional<job::Operand>& operand)
{
    return operand ? std::string(graph::nameOf(job::operandNames, *operand)) : std::string();
}

} // namespace

std::string bisectionCsv(const Bisection& bisection)
{
    report::CsvLine header;
    for (const char* name : {"rank", "module", "operator", "operand", "operands", "alone", "without", "share",
                             "opened", "step", "error"})
        header << name;
    std::string text = header.text();
    std::size_t rank = 0;
    for (const BisectionRow& row : bisectionRows(bisection)) {
        const job::GroupMeasured& group = row.ranked.group;
        const auto figure = [&row](double number) {
            return row.isMeasured ? text::roundTripText(number) : std::string();
        };
        report::CsvLine line;
        line << std::to_string(++rank) << group.module << group.op << operandText(group.operand)
             << std::to_string(group.operands) << figure(errorOf(group.alone))
             << figure(errorOf(group.without)) << figure(row.ranked.share)
             << (row.ranked.isOpened ? "true" : "false") << (row.step > 0 ? std::to_string(row.step) : "")
             << (row.error ? text::roundTripText(*row.error) : "");
        text += line.text();
    }
    return text;
}

std::string bisectionJson(const Bisection& bisection)
{
    const auto& start = bisection.start;
    const auto number = [](double value) { return report::jsonNumber(value); };
    const auto optional = [&number](const std::optional<double>& value) {
        return value ? number(*value) : ordered_json();
    };
    ordered_json groups = ordered_json::array();
    for (const RankedGroup& ranked : ranked(bisection)) {
        const job::GroupMeasured& group = ranked.group;
        groups.push_back({{"module", group.module},
                          {"operator", group.op},
                          {"operand", operandText(group.operand)},
                          {"operands", group.operands},
                          {"alone", number(errorOf(group.alone))},
                          {"without", number(errorOf(group.without))},
                          {"share", number(ranked.share)},
                          {"opened", ranked.isOpened}});
    }
    ordered_json kept = ordered_json::array();
    for (const RoundedOperand& operand : keptOperands(bisection))
        kept.push_back({{"module", operand.module},
                        {"operator", operand.op},
                        {"operand", operandText(operand.role)},
                        {"error", optional(errorAfter(bisection, operand))}});
    const ordered_json document = {{"target", bisection.isBegun ? toString(start.target) : ""},
                                   {"operands", start.operands},
                                   {"error", number(errorOf(start.error))},
                                   {"reference", optional(start.reference)},
                                   {"value", optional(start.value)},
                                   {"groups", std::move(groups)},
                                   {"kept", std::move(kept)}};
    return document.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

} // namespace scalescope::bisect
