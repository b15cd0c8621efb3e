// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bisect_text.h"

#include "core/job/documents.h"
#include "core/report/shown_text.h"

#include <fmt/format.h>

namespace scalescope::app::cli {

namespace {

using bisect::Bisection;

constexpr std::size_t mostRows = 20;

std::string headline(const job::BisectStarted& start)
{
    const double error = bisect::errorOf(start.error);
    switch (start.target.kind) {
    case job::BisectTarget::Kind::Loss:
        return fmt::format("loss {:.6g} instead of {:.6g}, an error of {:.3g}, with {} operands rounded\n",
                           start.value.value_or(0), start.reference.value_or(0), error, start.operands);
    case job::BisectTarget::Kind::Gradients:
        return fmt::format("gradients with 1 - cosine {:.3g}, with {} operands rounded\n", error,
                           start.operands);
    case job::BisectTarget::Kind::Tensor:
        break;
    }
    return fmt::format("{} with a relative error of {:.3g}, with {} operands rounded\n",
                       report::shownText(toString(start.target)), error, start.operands);
}

/// "weight of aten::linear in encoder.fc".
std::string placeText(const std::string& module, const std::string& op,
                      const std::optional<job::Operand>& operand)
{
    std::string where = module.empty() ? "the model" : report::shownText(module);
    if (!operand)
        return where;
    return fmt::format("{} of {} in {}", graph::nameOf(job::operandNames, *operand), report::shownText(op),
                       where);
}

std::string rankingText(const Bisection& bisection)
{
    if (bisection.groups.empty())
        return "no group of operands was measured\n";
    std::string text =
        fmt::format("{:>7}  {:>9}  {:>9}  {:>8}  where\n", "share", "alone", "without", "operands");
    std::size_t shown = 0;
    std::size_t left = 0;
    for (const bisect::RankedGroup& ranked : bisect::ranked(bisection)) {
        if (ranked.isOpened)
            continue;
        if (shown == mostRows) {
            ++left;
            continue;
        }
        ++shown;
        const job::GroupMeasured& group = ranked.group;
        text += fmt::format("{:>6.1f}%  {:>9.3g}  {:>9.3g}  {:>8}  {}\n", 100 * ranked.share,
                            bisect::errorOf(group.alone), bisect::errorOf(group.without), group.operands,
                            placeText(group.module, group.op, group.operand));
    }
    return left > 0 ? text + fmt::format("and {} more\n", left) : text;
}

std::string stepsText(const Bisection& bisection, double bound, bool isWhole)
{
    const double left = bisect::errorLeft(bisection);
    const bool isMet = left <= bound;
    if (bisection.steps.empty())
        return isMet ? fmt::format("nothing has to be kept for the bound of {:.3g}\n", bound)
                     : fmt::format("no operand was kept yet for the bound of {:.3g}\n", bound);
    std::string text = fmt::format("kept in full precision for the bound of {:.3g}", bound);
    if (!isMet)
        text += fmt::format(", which is not reached: {:.3g} is left with {} kept", left,
                            bisect::keptOperands(bisection).size());
    else if (!isWhole)
        text += ", perhaps more than it takes";
    text += ":\n";
    for (const job::OperandKept& step : bisection.steps)
        text += fmt::format("  {}  {}, error {:.3g}\n", step.released ? "-" : "+",
                            placeText(step.module, step.op, step.operand), bisect::errorOf(step.error));
    return text;
}

} // namespace

std::string bisectionText(const Bisection& bisection, const std::optional<double>& bound, bool isWhole)
{
    std::string text = headline(bisection.start);
    if (!isWhole)
        text += "the search did not come to its end; until then it found:\n";
    if (bisect::errorOf(bisection.start.error) > 0)
        text += rankingText(bisection);
    return bound ? text + stepsText(bisection, *bound, isWhole) : text;
}

} // namespace scalescope::app::cli
