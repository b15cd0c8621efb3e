// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall_words.h"

#include "widgets/models/display.h"
#include "widgets/models/field_text.h"
#include "widgets/models/joined_words.h"

#include <QStringList>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

/// Of rounded levels, as they are told: so the steps add up to the total.
QString differenceText(double before, double after)
{
    constexpr double perBinade = 10;
    const double tenths = std::round(after * perBinade) - std::round(before * perBinade);
    if (tenths == 0)
        return QStringLiteral("0");
    return (tenths < 0 ? QStringLiteral("−") : QStringLiteral("+")) +
           QString::number(std::abs(tenths) / perBinade, 'f', 1);
}

QString changeSentence(const WaterfallRow& row)
{
    const double change = *row.change();
    const QString gain = differenceText(*row.before, *row.level);
    if (gain == QLatin1String("0"))
        return WaterfallWords::tr("keeps the scale");
    const QString factor = QString::number(std::exp2(std::abs(change)), 'g', 3);
    return change > 0 ? WaterfallWords::tr("%1 binades: %2 times as large").arg(gain, factor)
                      : WaterfallWords::tr("%1 binades: smaller by a factor of %2").arg(gain, factor);
}

bool hasLevel(const WaterfallRow& row)
{
    return row.level.has_value();
}

const QString& stepName(const WaterfallRow& row)
{
    return row.maker.isEmpty() ? row.path : row.maker;
}

QStringList sentencesOf(const WaterfallScene& scene, const WaterfallRow& row)
{
    QStringList lines;
    if (!row.maker.isEmpty())
        lines << WaterfallWords::tr("ends at the gradient of %1").arg(row.path);
    lines << QStringLiteral("%1 %2 %3")
                 .arg(directionText(scene.direction), fieldTitle(scene.quantity),
                      row.level ? powerText(*row.level, 1) : row.mark);
    if (row.change())
        lines << changeSentence(row);
    if (row.layers && row.level)
        lines << WaterfallWords::tr("within: from %1 to %2", "levels of layers")
                     .arg(powerText(row.layers->low, 1), powerText(row.layers->high, 1));
    for (const WaterfallBranch& branch : row.beside)
        lines << WaterfallWords::tr("joined by %1, %2").arg(branch.path, powerText(branch.level, 1));
    return lines;
}

} // namespace

QString changeText(const WaterfallRow& row)
{
    if (!row.change())
        return row.level ? QString() : row.mark;
    return differenceText(*row.before, *row.level);
}

QString changeHeading()
{
    return WaterfallWords::tr("log2(out/in)");
}

QString totalText(const WaterfallScene& scene)
{
    const auto first = std::ranges::find_if(scene.rows, &hasLevel);
    const auto last = std::find_if(scene.rows.rbegin(), scene.rows.rend(), &hasLevel);
    if (first == scene.rows.end() || &*first == &*last)
        return {};
    const QString total = differenceText(*first->level, *last->level);
    const auto steps = scene.steps();
    return steps == 1 ? WaterfallWords::tr("%1 binades in one step").arg(total)
                      : WaterfallWords::tr("%1 binades in %2 steps").arg(total).arg(steps);
}

QString grewWords()
{
    return WaterfallWords::tr("larger");
}

QString shrankWords()
{
    return WaterfallWords::tr("smaller");
}

QString layersWords()
{
    return WaterfallWords::tr("within layers");
}

QString branchWords(graph::Direction direction)
{
    return direction == graph::Direction::Forward ? WaterfallWords::tr("other operand")
                                                  : WaterfallWords::tr("gradient of another use");
}

QString describeStep(const WaterfallScene& scene, int row, const Theme& theme)
{
    const WaterfallRow& step = scene.rows.at(static_cast<std::size_t>(row));
    QStringList lines = sentencesOf(scene, step);
    for (QString& line : lines)
        line = line.toHtmlEscaped();
    QString& level = lines[step.maker.isEmpty() ? 0 : 1];
    level = QStringLiteral("<span style='color:%1'>%2</span>").arg(theme.of(scene.direction).name(), level);
    return QStringLiteral("<p style='white-space:pre'><b>%1</b><br>%2<br>%3</p>")
        .arg(stepName(step).toHtmlEscaped(), step.detail.toHtmlEscaped(), lines.join(QStringLiteral("<br>")));
}

QString stepText(const WaterfallScene& scene, int row)
{
    const WaterfallRow& step = scene.rows.at(static_cast<std::size_t>(row));
    return listed(QStringList{stepName(step)} + sentencesOf(scene, step));
}

} // namespace scalescope::widgets
