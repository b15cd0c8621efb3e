// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bisect/operand_tree.h"
#include "core/job/bisect_events.h"
#include "core/job/event.h"

#include <string>
#include <vector>

namespace scalescope::bisect {

/// What is known of which rounded operands cause an error, as the engine says it.
struct Bisection
{
    job::BisectStarted start;
    std::vector<job::GroupMeasured> groups; ///< in the order in which they were measured
    std::vector<job::OperandKept> steps;
    bool isBegun = false; ///< `start` is known

    /// Takes what the event says of it; whether that was anything.
    bool add(const job::Event& event);
};

/// An error as the events have it; infinite where it is missing.
double errorOf(const std::optional<double>& error);

/// One group of a ranking.
struct RankedGroup
{
    job::GroupMeasured group;
    double share = 0; ///< of the whole error, from 0 on, above 1 where other errors cancel it: shareOf() in
                      ///< core/bisect/search.h
    bool isOpened = false; ///< others of the ranking are parts of it, and hold all of its operands
};

/// The groups whose parts were not all measured, the largest share first; then those that were opened, in the
/// same order.
std::vector<RankedGroup> ranked(const Bisection& bisection);

/// Whether all operands of a group are in another.
bool isInside(const job::GroupMeasured& inner, const job::GroupMeasured& outer);

/// The operands that are kept in full precision after all steps.
std::vector<RoundedOperand> keptOperands(const Bisection& bisection);
/// The error that was left when that one of them was kept; nothing where another was kept before it that was
/// rounded again later, so that it was the error of others than are kept.
std::optional<double> errorAfter(const Bisection& bisection, const RoundedOperand& operand);
/// The error that is left with all of them kept.
double errorLeft(const Bisection& bisection);

/// A group with when it was kept, or an operand that was kept and never measured by itself.
struct BisectionRow
{
    RankedGroup ranked;
    bool isMeasured = true;           ///< else it was only kept
    int step = 0;                     ///< from 1 on where it is kept; 0 where it is rounded in the end
    std::optional<double> error = {}; ///< that was left after it: errorAfter()
};

/// The groups as ranked, then the kept operands that are none of them.
std::vector<BisectionRow> bisectionRows(const Bisection& bisection);

/// The recipe with a rule at its end for each operand, which keeps it: "fp8" becomes "fp8_kept".
job::Recipe withKept(job::Recipe recipe, const std::vector<RoundedOperand>& kept);

/// One row for each group, as ranked: rank, module, operator, operand, operands, alone, without, share,
/// opened, step, error; then one for each kept operand that no row is of. `step` counts the operands that are
/// kept, `error` is what is left after it, empty where that is not known (errorAfter). Errors without a bound
/// are inf.
std::string bisectionCsv(const Bisection& bisection);
/// The same as JSON, with the target and its whole error: {"target", "operands", "error", "reference",
/// "value", "groups": [...], "kept": [{"module", "operator", "operand", "error"}, ...]}.
std::string bisectionJson(const Bisection& bisection);

} // namespace scalescope::bisect
