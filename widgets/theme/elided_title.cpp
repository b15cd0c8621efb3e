// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/elided_title.h"

namespace scalescope::widgets {

QString elidedTitle(const QString& title, const QString& name, const QFontMetrics& metrics, int width)
{
    const int rest = metrics.horizontalAdvance(title) - metrics.horizontalAdvance(name);
    if (name.isEmpty() || metrics.horizontalAdvance(title) <= width || rest + leastName > width)
        return metrics.elidedText(title, Qt::ElideMiddle, width);
    QString cut = title;
    return cut.replace(title.indexOf(name), name.size(),
                       metrics.elidedText(name, Qt::ElideMiddle, width - rest));
}

} // namespace scalescope::widgets
