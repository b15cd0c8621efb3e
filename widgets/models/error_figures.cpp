// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/error_figures.h"

#include "core/formats/scaled_format.h"
#include "core/graph/roundings.h"
#include "widgets/models/error_text.h"
#include "widgets/models/field_text.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/localized_number.h"

#include <QStringList>
#include <cmath>

namespace scalescope::widgets {

namespace {

using graph::TensorError;

QString tensorText(const QString& name)
{
    const std::array names{
        std::pair{"input", ErrorWords::tr("input", "of a product")},
        std::pair{"weight", ErrorWords::tr("weight", "of a product")},
        std::pair{"left", ErrorWords::tr("left", "side of a product")},
        std::pair{"right", ErrorWords::tr("right", "side of a product")},
        std::pair{"query", ErrorWords::tr("query", "of attention")},
        std::pair{"key", ErrorWords::tr("key", "of attention")},
        std::pair{"value", ErrorWords::tr("value", "of attention")},
        std::pair{"gradient", ErrorWords::tr("gradient", "of a product's result")},
    };
    for (const auto& [known, text] : names)
        if (name == QLatin1String(known))
            return text;
    return name;
}

QString unroundedText()
{
    return ErrorWords::tr("not rounded", "a tensor that is equal in both runs");
}

/// The first that rounds a stored tensor for a product; null where none does.
const graph::Node* rounderOf(const graph::Node& node, const graph::Graph& graph)
{
    if (node.kind == graph::NodeKind::Op || node.kind == graph::NodeKind::Output || !node.forward.isUnrounded)
        return nullptr;
    for (const graph::NodeId user : graph.usersOf(node.id)) {
        const graph::Node* reader = graph.find(user);
        if (reader != nullptr && reader->target == "scalescope::quantize" && reader->forward.roundings)
            return reader;
    }
    return nullptr;
}

/// Whether it is equal in both runs for want of a rounding.
bool isUntouched(const DirectionErrors& errors)
{
    return errors.isUnrounded && errors.roundedBy.isEmpty() && errors.accumulated &&
           errors.accumulated->relativeError == 0;
}

QString valueText(double value, sheet::FieldId figure)
{
    switch (figure) {
    case sheet::FieldId::RelativeError:
        return errorPercentage(value);
    case sheet::FieldId::Cosine:
        return localizedNumber(value, 'f', 4);
    default:
        return sqnrText(value);
    }
}

} // namespace

QString formatLabel(const std::string& name)
{
    const auto format = formats::findScaledFormat(name);
    return QString::fromStdString(format ? format->label : name);
}

QString roundingRoleText(const graph::RoundingRole& role)
{
    const QStringList parts = QString::fromStdString(role.text()).split(QStringLiteral(" for "));
    return parts.size() == 2 ? ErrorWords::tr("%1 for %2", "a tensor, rounded for the gradient of another")
                                   .arg(tensorText(parts[0]), tensorText(parts[1]))
                             : tensorText(parts[0]);
}

DirectionErrors DirectionErrors::of(const graph::Node& node, graph::Direction direction)
{
    if (direction == graph::Direction::Forward)
        return {node.forward.error, node.forward.roundings, false, node.forward.isUnrounded};
    return {node.backward.error, node.backward.roundings, node.backward.isNoise, node.backward.isUnrounded};
}

DirectionErrors DirectionErrors::of(const graph::Node& node, graph::Direction direction,
                                    const graph::Graph& graph)
{
    DirectionErrors errors = of(node, direction);
    const graph::Node* rounder = direction == graph::Direction::Forward ? rounderOf(node, graph) : nullptr;
    if (rounder != nullptr) {
        errors.roundings = rounder->forward.roundings;
        errors.roundedBy = QString::fromStdString(rounder->name);
    }
    return errors;
}

DirectionErrors DirectionErrors::ofPair(const compare::Comparison& comparison, std::size_t row,
                                        graph::Direction direction)
{
    const auto ofOne = [direction](const graph::Node* node, const graph::Run& run) {
        return node == nullptr ? DirectionErrors() : of(*node, direction, run.graph);
    };
    const DirectionErrors ofA = ofOne(comparison.nodeA(row), *comparison.a);
    const DirectionErrors ofB = ofOne(comparison.nodeB(row), *comparison.b);
    DirectionErrors errors = ofB.accumulated ? ofB : ofA;
    errors.isZeroInTheory = ofA.isZeroInTheory || ofB.isZeroInTheory;
    return errors;
}

double errorValue(const DirectionErrors& errors, sheet::FieldId figure)
{
    if (errors.isZeroInTheory)
        return TensorError::unavailable;
    const bool isReaders = !errors.roundedBy.isEmpty();
    if (isReaders && figure != sheet::FieldId::Sqnr && figure != sheet::FieldId::LocalSqnr)
        return TensorError::unavailable;
    if (isReaders || figure == sheet::FieldId::LocalSqnr)
        return errors.roundings ? graph::noisiest(*errors.roundings) : TensorError::unavailable;
    return errors.accumulated ? (*errors.accumulated).*sheet::errorOf(figure) : TensorError::unavailable;
}

QString errorCell(const DirectionErrors& errors, sheet::FieldId figure)
{
    if (errors.isZeroInTheory)
        return errors.accumulated ? ErrorWords::tr("zero", "a gradient, in theory") : QString();
    const double value = errorValue(errors, figure);
    if (std::isnan(value))
        return {};
    if (isUntouched(errors) && (figure == sheet::FieldId::Sqnr || figure == sheet::FieldId::RelativeError))
        return unroundedText();
    const bool sampled =
        figure != sheet::FieldId::LocalSqnr && errors.accumulated && errors.accumulated->sampled;
    return (sampled ? QStringLiteral("≈ ") : QString()) + valueText(value, figure);
}

QString sqnrText(double sqnr)
{
    if (std::isinf(sqnr))
        return sqnr > 0 ? ErrorWords::tr("exact", "of a tensor without an error") : QStringLiteral("-Inf dB");
    return QStringLiteral("%1 dB").arg(localizedNumber(sqnr, 'f', 1));
}

QString errorSummary(const DirectionErrors& errors)
{
    if (errors.isZeroInTheory)
        return errors.accumulated ? ErrorWords::tr("zero in theory", "a gradient") : QString();
    const double sqnr = errorValue(errors, sheet::FieldId::Sqnr);
    if (std::isnan(sqnr))
        return {};
    if (isUntouched(errors))
        return unroundedText();
    const auto named = [&errors](sheet::FieldId figure) {
        return fieldTitle(figure) + QLatin1Char(' ') + errorCell(errors, figure);
    };
    if (!errors.roundedBy.isEmpty())
        return named(sheet::FieldId::Sqnr);
    if (std::isinf(sqnr))
        return named(sqnr > 0 ? sheet::FieldId::RelativeError : sheet::FieldId::Sqnr);
    return listed({named(sheet::FieldId::Sqnr), named(sheet::FieldId::RelativeError)});
}

QString errorDetails(const DirectionErrors& errors)
{
    if (errors.isZeroInTheory)
        return ErrorWords::tr("The gradient is zero in theory; what is left is the noise of rounding.");
    if (isUntouched(errors))
        return ErrorWords::tr(
            "Not rounded: nothing that it is computed from was, so it is that of the run without "
            "formats.");
    QStringList lines;
    if (!errors.roundedBy.isEmpty())
        lines << ErrorWords::tr("Stored as it is, and rounded where it is read, by %1:", "a node")
                     .arg(errors.roundedBy);
    else if (const QString text = errors.accumulated ? errorText(*errors.accumulated) : QString();
             !text.isEmpty())
        lines << ErrorWords::tr("accumulated: %1", "an error").arg(text);
    if (errors.roundings) {
        for (const graph::RoundingError& rounding : *errors.roundings)
            lines << ErrorWords::tr("rounding %1 to %2: %3", "operand, format, error")
                         .arg(roundingRoleText(rounding.role), formatLabel(rounding.format),
                              std::isnan(rounding.sqnr) ? ErrorWords::tr("all zero")
                                                        : sqnrText(rounding.sqnr));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace scalescope::widgets
