// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/statistic_rows.h"

#include "widgets/models/error_figures.h"
#include "widgets/models/field_text.h"
#include "widgets/models/localized_number.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace scalescope::widgets {

namespace {

using graph::Direction;
using sheet::Field;
using sheet::Unit;

double valueIn(const graph::Node& node, Direction direction, const Field& field,
               const sheet::Sources& sources)
{
    return field.of(node, direction, sources);
}

constexpr std::array shownUnits{Unit::Magnitude, Unit::Bits, Unit::Count};

/// Whether a NaN says that there is no such value, rather than that NaN or Inf elements poisoned it.
bool notAvailable(const graph::Statistics& statistics, double value)
{
    return std::isnan(value) && statistics.nans + statistics.posInfs + statistics.negInfs == 0;
}

QString cellOf(const graph::Node& node, Direction direction, const Field& field,
               const sheet::Sources& sources)
{
    const graph::Metric* metric = node.metric(direction);
    const double value = valueIn(node, direction, field, sources);
    const bool isUnknown = field.unit == Unit::Bits && std::isnan(value);
    if (metric == nullptr || isUnknown || notAvailable(metric->statistics, value))
        return missingFigure;
    if (field.unit == Unit::Magnitude)
        return numberText(value);
    return field.unit == Unit::Count ? QString::number(value, 'f', 0) : localizedNumber(value, 'f', 1);
}

/// Of magnitudes alone.
QString ratioText(const graph::Node& node, const Field& field, const sheet::Sources& sources)
{
    if (field.unit != Unit::Magnitude)
        return {};
    const double ratio = valueIn(node, Direction::Backward, field, sources) /
                         valueIn(node, Direction::Forward, field, sources);
    return ratio > 0 && std::isfinite(ratio) ? powerText(std::log2(ratio), 1) : missingFigure;
}

/// With all digits.
QString exactText(const graph::Node& node, Direction direction, const Field& field,
                  const sheet::Sources& sources)
{
    if (node.metric(direction) == nullptr)
        return {};
    const double value = valueIn(node, direction, field, sources);
    return field.unit == Unit::Count ? QString::number(value, 'f', 0)
                                     : QString::number(value, 'g', QLocale::FloatingPointShortest);
}

/// With all digits, in dB or as a part of a whole.
QString errorNumber(const DirectionErrors& errors, sheet::FieldId figure)
{
    const double value = errorValue(errors, figure);
    return std::isnan(value) ? QString() : QString::number(value, 'g', QLocale::FloatingPointShortest);
}

} // namespace

std::vector<const Field*> fieldsOf(Unit unit)
{
    std::vector<const Field*> found;
    for (const Field& field : sheet::fields())
        if (field.unit == unit)
            found.push_back(&field);
    std::ranges::stable_sort(found, std::greater(),
                             [](const Field* field) { return field->is(sheet::Main); });
    return found;
}

std::vector<StatisticRow> statisticRows(const graph::Node& node, const sheet::Sources& sources)
{
    std::vector<StatisticRow> rows;
    for (const Unit unit : shownUnits) {
        for (const Field* field : fieldsOf(unit)) {
            const bool some = valueIn(node, Direction::Forward, *field, sources) > 0 ||
                              valueIn(node, Direction::Backward, *field, sources) > 0;
            const bool isWrong = field->is(sheet::Wrong) && some; // NaN and Inf are never hidden
            rows.push_back({fieldTitle(field->fieldId), cellOf(node, Direction::Forward, *field, sources),
                            cellOf(node, Direction::Backward, *field, sources),
                            ratioText(node, *field, sources), field->is(sheet::Main) || isWrong, isWrong});
        }
    }
    return rows;
}

QString statisticsAsText(const graph::Node& node, const sheet::NodeTitles& titles,
                         const sheet::Sources& sources)
{
    QStringList lines{pathText(titles, node) + u'\t' + QString::fromStdString(node.target) + u'\t' +
                      QString::fromStdString(node.dtype) + u'\t' + shapeText(node)};
    lines << u'\t' + directionText(Direction::Forward) + u'\t' + directionText(Direction::Backward);
    for (const Unit unit : shownUnits)
        for (const Field* field : fieldsOf(unit))
            lines << fieldTitle(field->fieldId) + u'\t' +
                         exactText(node, Direction::Forward, *field, sources) + u'\t' +
                         exactText(node, Direction::Backward, *field, sources);
    for (const sheet::FieldId figure : errorFigures) {
        const QString forward = errorNumber(DirectionErrors::of(node, graph::Direction::Forward), figure);
        const QString gradient = errorNumber(DirectionErrors::of(node, graph::Direction::Backward), figure);
        if (!forward.isEmpty() || !gradient.isEmpty())
            lines << fieldTitle(figure) + u'\t' + forward + u'\t' + gradient;
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace scalescope::widgets
