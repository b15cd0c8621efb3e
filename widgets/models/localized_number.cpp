// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/localized_number.h"

namespace scalescope::widgets {

namespace {

/// Empty where it is C's.
QString& localPoint()
{
    static QString point;
    return point;
}

thread_local bool hasPoint = false;

} // namespace

void setFigureLocale(const QLocale& locale)
{
    localPoint() = locale.decimalPoint();
}

QString localizedNumber(double value, char format, int precision)
{
    const QString number = QString::number(value, format, precision);
    const bool isNothing = number.startsWith(QLatin1Char('-')) && number.toDouble() == 0;
    return localizedNumber(isNothing ? number.mid(1) : number); // rounded to "-0.0"
}

QString localizedNumber(const QString& number)
{
    if (hasPoint || localPoint().isEmpty())
        return number;
    QString shown = number;
    return shown.replace(QLatin1Char('.'), localPoint());
}

PointInFigures::PointInFigures() : m_before(hasPoint)
{
    hasPoint = true;
}

PointInFigures::~PointInFigures()
{
    hasPoint = m_before;
}

} // namespace scalescope::widgets
