// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/names.h"

#include <QAbstractItemModel>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr qsizetype mostLetters = 64; ///< of a part that is not cut yet

/// "enc…text" of "encoder_text": siblings differ at either end, so that both are kept.
QString cutPart(const QString& part, qsizetype letters)
{
    const qsizetype tail = letters / 2;
    return part.size() <= letters + 1 ? part : part.first(letters - tail) + u'…' + part.last(tail);
}

} // namespace

QString elidedName(const QString& name, const QFontMetricsF& metrics, double width)
{
    const QStringList whole = name.split(u'.');
    QString text = name;
    qsizetype letters = 0; // of the longest part but the last
    for (qsizetype i = 0; i + 1 < whole.size(); ++i)
        letters = std::max(letters, std::min(whole[i].size(), mostLetters));
    // The longest parts first, and each no shorter than is needed.
    for (; letters >= 1 && metrics.horizontalAdvance(text) > width; --letters) {
        QStringList parts = whole;
        for (qsizetype i = 0; i + 1 < parts.size(); ++i)
            parts[i] = cutPart(whole[i], letters);
        text = parts.join(u'.');
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
