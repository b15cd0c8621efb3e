// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text/problem_clauses.h"

#include "core/formats/range_loss.h"
#include "core/message/say_report.h"
#include "core/text/number_text.h"

namespace scalescope::report {

message::Clause subjectOf(graph::Direction direction)
{
    return direction == graph::Direction::Forward ? say::goingForward() : say::itsGradient();
}

message::Clause partOf(double fraction)
{
    if (fraction < 0.001)
        return say::underPerMille();
    if (fraction < 1 && fraction > 0.995)
        return say::overNinetyNine();
    return say::percentage(text::roundedText(fraction * 100, fraction < 0.1 ? 1 : 0));
}

message::Clause partIn(const graph::Metric& metric, double fraction)
{
    const auto notZero = formats::partNotZero(metric);
    return notZero ? say::partAndOfNonZero(partOf(fraction), partOf(fraction / *notZero)) : partOf(fraction);
}

} // namespace scalescope::report
