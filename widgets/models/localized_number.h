// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that people read: percentages, dB, cosines, losses, seconds. docs/decisions/shown-numbers.md says
// which numbers are none of these.
#pragma once

#include <QLocale>
#include <QString>

namespace scalescope::widgets {

/// Whose decimal point figures have from now on; until it is called they have C's. Before other threads show
/// any.
void setFigureLocale(const QLocale& locale);

/// The number as QString::number() writes it, with the decimal point of the window's language.
QString localizedNumber(double value, char format, int precision);
/// The same of a number that is written already: "4.97 %".
QString localizedNumber(const QString& number);

/// While one lives, what this thread shows has C's decimal point: for the clipboard, which other programs
/// read.
class PointInFigures
{
public:
    PointInFigures();
    ~PointInFigures();
    Q_DISABLE_COPY_MOVE(PointInFigures)

private:
    bool m_before;
};

} // namespace scalescope::widgets
