// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/names.h"

#include <QAbstractItemModel>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>

namespace scalescope::widgets {

namespace {

/// Letters that a part keeps when it is cut, and when that is not enough.
constexpr std::array<qsizetype, 2> keptLetters{3, 1};

} // namespace

QString elidedName(const QString& name, const QFontMetricsF& metrics, double width)
{
    const QStringList whole = name.split(u'.');
    QStringList parts = whole;
    QString text = name;
    for (const qsizetype letters : keptLetters) {
        for (qsizetype i = 0; i + 1 < parts.size() && metrics.horizontalAdvance(text) > width; ++i) {
            if (whole[i].size() > letters + 1) {
                parts[i] = whole[i].first(letters) + QStringLiteral("…");
                text = parts.join(u'.');
            }
        }
    }
    // The metrics of a whole number: a text that just fits is not to be cut for a fraction of a pixel.
    return metrics.elidedText(text, Qt::ElideMiddle, std::ceil(width));
}

int widestText(const QAbstractItemModel& model, int column, const QFontMetrics& metrics)
{
    int widest = 0;
    for (int row = 0; row < model.rowCount(); ++row)
        widest = std::max(widest, metrics.horizontalAdvance(model.index(row, column).data().toString()));
    return widest;
}

} // namespace scalescope::widgets
