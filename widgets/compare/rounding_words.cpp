// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/rounding_words.h"

#include "core/message/say_transforms.h"
#include "core/report/recipes/rounded_products.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/message_text.h"
#include "widgets/report/report_words.h"

#include <algorithm>

namespace scalescope::widgets {

namespace {

/// Whether it tells why something was not rounded.
bool isReason(const graph::Problem& problem)
{
    const std::array reasons{say::quantizedNothing.form.id, say::productsSkipped.form.id,
                             say::hiddenNotQuantized.form.id, say::typeNotQuantized.form.id};
    return std::ranges::find(reasons, problem.said.id()) != reasons.end();
}

QStringList reasonsOf(const graph::Run& run)
{
    QStringList reasons;
    for (const graph::Problem& problem : run.problems)
        if (isReason(problem))
            reasons << messageText(problem);
    reasons.removeDuplicates();
    return reasons;
}

/// Whether some tensor is not that of the run without formats.
bool hasDeviations(const graph::Run& run)
{
    const auto isOff = [](const graph::TensorError* error) { return error && error->relativeError > 0; };
    return (run.error && isOff(&run.error->gradients)) ||
           std::ranges::any_of(run.graph.nodes, [&](const graph::Node& node) {
               return isOff(node.forward.error.get()) || isOff(node.backward.error.get());
           });
}

/// "aten::lstm, aten::einsum", whose products no simulation reaches.
QString hiddenOperators(const graph::Run& run)
{
    QStringList operators;
    for (const graph::Problem& problem : run.problems)
        if (problem.said.id() == say::hiddenNotQuantized.form.id)
            operators << QString::fromStdString(std::get<message::Text>(problem.said.arguments()[1].value));
    operators.removeDuplicates();
    return listed(operators);
}

QString countSentence(const report::RoundedProducts& products, const QString& hidden)
{
    if (products.rounded == 0)
        return ComparisonWords::tr("No operand was rounded: the variant is the original.");
    const QString pattern =
        hidden.isEmpty() ? ComparisonWords::tr("%1 of %2 products of matrices were rounded.")
                         : ComparisonWords::tr("%1 of %2 products of matrices were rounded; none inside %3.");
    const QString count = pattern.arg(products.rounded).arg(products.products);
    return hidden.isEmpty() ? count : count.arg(hidden);
}

} // namespace

RoundingWords RoundingWords::of(const compare::Comparison& comparison, const std::array<QString, 2>& names)
{
    const std::array runs{comparison.a.get(), comparison.b.get()};
    const bool areBoth = isSimulated(*runs[0]) && isSimulated(*runs[1]);
    RoundingWords words;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (!isSimulated(*runs[i]) || runs[i]->status != graph::RunStatus::Done)
            continue;
        const auto products = report::RoundedProducts::of(runs[i]->graph);
        if (products.rounded == 0 && hasDeviations(*runs[i]))
            continue; // of a file that does not have what was rounded
        const QStringList reasons = reasonsOf(*runs[i]);
        QStringList said{countSentence(products, hiddenOperators(*runs[i]))};
        if (areBoth)
            said[0] =
                ComparisonWords::tr("%1: %2", "a run, how much of it was rounded").arg(names[i], said[0]);
        (products.rounded == 0 ? words.warnings : words.sentences) += said + reasons;
    }
    return words;
}

} // namespace scalescope::widgets
