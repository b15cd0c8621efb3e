// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/plain_text.h"

#include "core/report/text/sanitized_text.h"

#include <QRegularExpression>
#include <QTextDocument>

namespace scalescope::widgets {

QString plainToolTip(const QString& text)
{
    if (!Qt::mightBeRichText(text))
        return text;
    return QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(text.toHtmlEscaped());
}

QString sanitizedText(const QString& text)
{
    return QString::fromStdString(report::sanitizedText(text.toStdString()));
}

QString menuText(const QString& text)
{
    return sanitizedText(text).replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString withoutMnemonic(QString text)
{
    static const QRegularExpression latin(QStringLiteral("\\(&[A-Za-z0-9]\\)"));
    return text.remove(latin).remove(QLatin1Char('&'));
}

QString withMnemonic(const QString& text, QChar key)
{
    const bool hasKey = !text.isEmpty() && text.front().script() == QChar::Script_Latin;
    return hasKey ? QLatin1Char('&') + text : QStringLiteral("%1(&%2)").arg(text, key);
}

} // namespace scalescope::widgets
