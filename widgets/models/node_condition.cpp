// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/node_condition.h"

#include "core/text/name_pattern.h"
#include "core/text/number_text.h"
#include "widgets/models/message_text.h"

#include <QStringList>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>
#include <variant>

namespace scalescope::widgets {

namespace {

using graph::Direction;
using graph::Node;

QString targetText(const Node& node)
{
    return QString::fromStdString(node.target);
}

/// What text and regular expressions look at.
QStringList textsOf(const Node& node)
{
    return {QString::fromStdString(node.name), targetText(node), QString::fromStdString(node.module),
            QString::fromStdString(text::shapeText(node.shape)), QString::fromStdString(node.dtype)};
}

/// "0.5", "1e-5", "2^-14", "-3", "inf".
std::optional<double> numberOrPower(const QString& text)
{
    bool ok = false;
    if (const auto power = text.indexOf(u'^'); power > 0) {
        const double base = text.left(power).toDouble(&ok);
        if (!ok)
            return std::nullopt;
        const double exponent = text.mid(power + 1).toDouble(&ok);
        return ok ? std::optional(std::pow(base, exponent)) : std::nullopt;
    }
    const double value = text.toDouble(&ok);
    return ok && !std::isnan(value) ? std::optional(value) : std::nullopt;
}

/// A field of one direction, or of either.
struct FieldName
{
    const sheet::Field* field = nullptr;
    std::optional<Direction> direction = {};

    /// NaN is a value of a tensor's statistics; nothing where there is no such figure.
    [[nodiscard]] std::optional<double> value(const FilteredNode& node, Direction either) const
    {
        const Direction side = direction.value_or(either);
        const double value = field->of(node.node, side, node.sources);
        const bool isStatistic = field->unit == sheet::Unit::Magnitude || field->unit == sheet::Unit::Count;
        const bool isKnown = isStatistic ? node.node.metric(side) != nullptr : !std::isnan(value);
        return isKnown ? std::optional(value) : std::nullopt;
    }
};

std::optional<FieldName> fieldFrom(const QString& text)
{
    FieldName result;
    if (text.startsWith(QLatin1String("fwd.")))
        result.direction = Direction::Forward;
    else if (text.startsWith(QLatin1String("bwd.")))
        result.direction = Direction::Backward;
    result.field = sheet::findField((result.direction ? text.mid(4) : text).toStdString());
    return result.field ? std::optional(result) : std::nullopt;
}

QString fieldNames()
{
    QStringList names;
    for (const sheet::Field& field : sheet::fields())
        names << QString::fromUtf8(field.id.data(), static_cast<qsizetype>(field.id.size()));
    return names.join(QStringLiteral(", "));
}

using TextField = QString (*)(const Node&);

TextField textFieldFrom(const QString& name)
{
    if (name == QLatin1String("name"))
        return [](const Node& node) { return QString::fromStdString(node.name); };
    if (name == QLatin1String("target"))
        return targetText;
    if (name == QLatin1String("module"))
        return [](const Node& node) { return QString::fromStdString(node.module); };
    if (name == QLatin1String("dtype"))
        return [](const Node& node) { return QString::fromStdString(node.dtype); };
    if (name == QLatin1String("shape"))
        return [](const Node& node) { return QString::fromStdString(text::shapeText(node.shape)); };
    if (name == QLatin1String("kind"))
        return [](const Node& node) { return QString::fromUtf8(toString(node.kind).data()); };
    return nullptr;
}

bool compare(double left, const QString& sign, double right)
{
    if (sign == QLatin1String("<"))
        return left < right;
    if (sign == QLatin1String("<="))
        return left <= right;
    if (sign == QLatin1String(">"))
        return left > right;
    if (sign == QLatin1String(">="))
        return left >= right;
    if (sign == QLatin1String("!="))
        return left != right;
    return left == right;
}

NodeCondition textComparison(TextField field, const QString& sign, QString wanted)
{
    if (sign != QLatin1String("=") && sign != QLatin1String("==") && sign != QLatin1String("!="))
        throw FilterError{FilterWords::tr("Texts are compared with = or !=, not with %1.").arg(sign), sign};
    wanted.replace(u'×', u'x');
    const bool equal = sign != QLatin1String("!=");
    return [=](const FilteredNode& node) { return (field(node.node) == wanted) == equal; };
}

using Operand = std::variant<double, FieldName>;

Operand operandFrom(const QString& text)
{
    if (const auto field = fieldFrom(text))
        return *field;
    if (const auto number = numberOrPower(text))
        return *number;
    throw FilterError{
        FilterWords::tr(
            "\"%1\" is neither a number (2^-14, 1e-5) nor a statistic: fwd. or bwd. and one of %2.")
            .arg(text, fieldNames()),
        text};
}

std::optional<double> operandValue(const Operand& operand, const FilteredNode& node, Direction either)
{
    if (const auto* number = std::get_if<double>(&operand))
        return *number;
    return std::get<FieldName>(operand).value(node, either);
}

} // namespace

NodeCondition textCondition(QString wanted)
{
    wanted.replace(u'×', u'x');
    return [wanted](const FilteredNode& node) {
        for (const QString& text : textsOf(node.node))
            if (text.contains(wanted, Qt::CaseInsensitive))
                return true;
        return false;
    };
}

NodeCondition regexCondition(const QString& pattern)
{
    const auto regex = text::NamePattern::from(pattern.toStdString());
    if (!regex)
        throw FilterError{FilterWords::tr("/%1/ is not a regular expression: %2.")
                              .arg(pattern, messageText(regex.error()))};
    return [regex = *regex](const FilteredNode& node) {
        for (const QString& text : textsOf(node.node))
            if (regex.findsIn(text.toStdString()))
                return true;
        return false;
    };
}

NodeCondition comparison(const QString& left, const QString& sign, const QString& right)
{
    if (const TextField field = textFieldFrom(left))
        return textComparison(field, sign, right);
    const Operand a = operandFrom(left);
    const Operand b = operandFrom(right);
    return [=](const FilteredNode& node) {
        for (const auto direction : {Direction::Forward, Direction::Backward}) {
            const auto x = operandValue(a, node, direction);
            const auto y = operandValue(b, node, direction);
            // Numbers alone are compared too, but then with a node that has a metric.
            if (x && y && node.node.floating && compare(*x, sign, *y))
                return true;
        }
        return false;
    };
}

} // namespace scalescope::widgets
