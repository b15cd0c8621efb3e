// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/node_condition.h"

#include "core/report/error_fields.h"
#include "core/report/statistic_fields.h"
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

/// A figure of one direction of a node, where it has it.
using Figure = std::function<std::optional<double>(const FilteredNode&, Direction)>;

/// What a format loses of a tensor, as parts of its elements.
struct LossField
{
    std::string_view name;
    double (*value)(const formats::Losses&);
    bool isOfNonZero = false; ///< a part of the elements that are not zero
};

constexpr std::array<LossField, 5> lossFields{
    {{"overflow", [](const formats::Losses& losses) { return losses.overflow; }},
     {"underflow", [](const formats::Losses& losses) { return losses.underflow; }},
     {"subnormal", [](const formats::Losses& losses) { return losses.subnormal; }},
     {"lost", [](const formats::Losses& losses) { return losses.lost(); }},
     {"lost_nonzero", [](const formats::Losses& losses) { return losses.lost(); }, true}}};

bool is(const QString& name, std::string_view field)
{
    return name == QLatin1String(field.data(), static_cast<qsizetype>(field.size()));
}

Figure statistic(const report::StatisticField& field)
{
    return [field](const FilteredNode& node, Direction direction) -> std::optional<double> {
        const graph::Metric* metric = node.node.metric(direction);
        if (!metric)
            return std::nullopt;
        return std::visit([&](auto member) { return static_cast<double>(metric->statistics.*member); },
                          field.member);
    };
}

Figure error(const report::ErrorField& field)
{
    return [field](const FilteredNode& node, Direction direction) {
        return report::numberOf(node.node.side(direction).error.get(), field.member);
    };
}

Figure loss(const LossField& field)
{
    return [field](const FilteredNode& node, Direction direction) -> std::optional<double> {
        if (node.formats == nullptr || node.node.metric(direction) == nullptr)
            return std::nullopt;
        const auto losses = node.formats->of(node.node, direction).losses;
        if (!losses)
            return std::nullopt;
        const graph::Statistics& statistics = node.node.metric(direction)->statistics;
        const auto all = static_cast<double>(statistics.numel);
        const auto zeros = field.isOfNonZero ? static_cast<double>(statistics.zeros) : 0;
        return zeros < all ? field.value(*losses) * all / (all - zeros) : 0;
    };
}

/// A figure of one direction, or of either.
struct FigureName
{
    std::optional<Direction> direction;
    Figure figure;

    [[nodiscard]] std::optional<double> value(const FilteredNode& node, Direction either) const
    {
        return figure(node, direction.value_or(either));
    }
};

std::optional<FigureName> figureFrom(const QString& text)
{
    FigureName result;
    QString name = text;
    if (name.startsWith(QLatin1String("fwd.")))
        result.direction = Direction::Forward;
    else if (name.startsWith(QLatin1String("bwd.")))
        result.direction = Direction::Backward;
    if (result.direction)
        name = name.mid(4);
    for (const report::StatisticField& field : report::statisticFields)
        if (is(name, field.name))
            result.figure = statistic(field);
    for (const report::ErrorField& field : report::errorFields)
        if (is(name, field.name))
            result.figure = error(field);
    for (const LossField& field : lossFields)
        if (is(name, field.name))
            result.figure = loss(field);
    return result.figure ? std::optional(result) : std::nullopt;
}

/// The names of all figures, in the order in which tables have them.
QString figureNames()
{
    QStringList names;
    const auto add = [&names](std::string_view name) {
        names << QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    };
    for (const report::StatisticField& field : report::statisticFields)
        add(field.name);
    for (const LossField& field : lossFields)
        add(field.name);
    for (const report::ErrorField& field : report::errorFields)
        add(field.name);
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

using Operand = std::variant<double, FigureName>;

Operand operandFrom(const QString& text)
{
    if (const auto figure = figureFrom(text))
        return *figure;
    if (const auto number = numberOrPower(text))
        return *number;
    throw FilterError{
        FilterWords::tr(
            "\"%1\" is neither a number (2^-14, 1e-5) nor a statistic: fwd. or bwd. and one of %2.")
            .arg(text, figureNames()),
        text};
}

std::optional<double> operandValue(const Operand& operand, const FilteredNode& node, Direction either)
{
    if (const auto* number = std::get_if<double>(&operand))
        return *number;
    return std::get<FigureName>(operand).value(node, either);
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
