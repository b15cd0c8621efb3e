// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/kept_words.h"

#include "widgets/models/joined_words.h"

#include <QCoreApplication>
#include <optional>

namespace scalescope::widgets {

namespace {

struct KeptWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::RangeLoss)
};

struct Problems
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ProblemModel)
};

/// That has it as an operand, whatever a simulation rounds.
std::optional<job::ProductKind> productOf(const Document& document, graph::NodeId node,
                                          graph::Direction direction)
{
    const auto found = report::operandsOf(document.operands(), document.run().graph, node, direction);
    return found.empty() ? std::nullopt : std::optional(found.front().kind);
}

/// Of a product that settings reach which name all of them; empty for others.
QString unusualText(std::optional<job::ProductKind> product, bool isForward)
{
    if (product == job::ProductKind::Convolution)
        return isForward
                   ? KeptWords::tr(
                         "an operand of a convolution, which usual FP8 recipes keep in higher precision; "
                         "a simulation around all products rounds it")
                   : KeptWords::tr(
                         "of a convolution's result, which usual FP8 recipes keep in higher precision; a "
                         "simulation around all products rounds it",
                         "a gradient");
    if (product == job::ProductKind::Matmul)
        return isForward
                   ? KeptWords::tr("an operand of a product without a weight, which usual FP8 recipes "
                                   "keep in higher precision; a simulation around all products rounds it")
                   : KeptWords::tr("of the result of a product without a weight, which usual FP8 recipes "
                                   "keep in higher precision; a simulation around all products rounds it",
                                   "a gradient");
    return {};
}

} // namespace

QString keptText(const Document& document, graph::NodeId node, graph::Direction direction)
{
    if (!document.isKept(node, direction))
        return {};
    const bool isForward = direction == graph::Direction::Forward;
    if (const QString product = unusualText(productOf(document, node, direction), isForward);
        !product.isEmpty())
        return product;
    if (const std::string* hidden = document.hiddenOperands().operatorOf(node, direction))
        return (isForward
                    ? KeptWords::tr("an input of %1; FP8 can't be simulated inside that")
                    : KeptWords::tr("of the result of %1; FP8 can't be simulated inside that", "a gradient"))
            .arg(QString::fromStdString(*hidden));
    return isForward
               ? KeptWords::tr(
                     "not an input of a matrix product, so usual FP8 recipes keep it in higher precision")
               : KeptWords::tr(
                     "not of a matrix product's result, so usual FP8 recipes keep it in higher precision");
}

QString onlyIfStored(const QString& said, const QString& format)
{
    return Problems::tr("%1; an error only if it is stored in %2", "a problem, a format").arg(said, format);
}

QString withKept(const QString& said, const QString& kept)
{
    return kept.isEmpty() ? said : clauses({said, kept});
}

} // namespace scalescope::widgets
