// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/plain_text.h"

#include <QTextDocument>

namespace scalescope::widgets {

QString plainToolTip(const QString& text)
{
    if (!Qt::mightBeRichText(text))
        return text;
    return QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(text.toHtmlEscaped());
}

} // namespace scalescope::widgets
