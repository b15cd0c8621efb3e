// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/theme/theme.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace scalescope::widgets {

/// Exponents of two from which on colours are all alike, in the graph.
inline constexpr double usualReach = 16;

/// The one mapping from a number that colours a tensor (sheet::colourValue) to its colour; NaN is grey.
/// Exponents of two have the whole colour from `reach` on.
QColor colourFor(const sheet::Colouring& colouring, double value, const Theme& theme,
                 double reach = usualReach);

/// A field with a value that has no colour because nothing is there that it could be compared with: striped,
/// not grey.
void paintApart(QPainter& painter, const QRectF& area, const Theme& theme);

/// What the colours mean, for a legend: of what they are, the colours over an axis with numbers, and what is
/// grey.
struct ColourRamp
{
    static constexpr double lineHeight = 20;

    sheet::Colouring colouring;
    QString title;             ///< "mean |x|, forward"
    QString unknown;           ///< "no counterpart"
    double reach = usualReach; ///< of exponents of two
    QString apart = {};        ///< "nothing to compare with"; empty where there is no such thing

    static ColourRamp of(const Document& document);

    /// How wide it has to be, and how high it is then: a line for the title, one for colours with numbers,
    /// and one for what is grey where that has no room beside the title.
    [[nodiscard]] double width(const Theme& theme) const;
    [[nodiscard]] double height(const Theme& theme) const;
    void paint(QPainter& painter, const QRectF& area, const Theme& theme) const;

private:
    [[nodiscard]] bool isStacked(const Theme& theme) const;
    void paintApartWords(QPainter& painter, const QRectF& area, const Theme& theme) const;
    void paintWords(QPainter& painter, const QRectF& area, const Theme& theme) const;
    void paintColours(QPainter& painter, const QRectF& area, const Theme& theme) const;
};

} // namespace scalescope::widgets
