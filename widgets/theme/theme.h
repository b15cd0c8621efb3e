// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/statistics.h"

#include <QColor>
#include <QFont>
#include <QPalette>

namespace scalescope::widgets {

/// The colours and fonts of every view, light or dark. Two hues carry forward and gradient everywhere; ranges
/// are quiet fills; nothing else is coloured but the accent on the selection and the one main action.
struct Theme
{
    bool isDark = false;
    QColor forward;   ///< #0a6ebd, on dark #5bb0f0
    QColor gradient;  ///< #d1600a, on dark #f59a4c
    QColor normal;    ///< range fill: representable as normal numbers
    QColor subnormal; ///< range fill: representable as subnormals
    QColor barNormal; ///< the same on the rail of a bar: narrow, and 1.3:1 against it for poor screens
    QColor barSubnormal;
    QColor lost;      ///< range fill: underflows or overflows
    QColor window;    ///< bars and docks
    QColor canvas;    ///< behind graph and plots
    QColor card;      ///< node cards, fields
    QColor line;      ///< separators, card borders, axes
    QColor rail;      ///< empty track behind a bar; striped rows
    QColor selection; ///< background of selected rows
    QColor text;
    QColor muted;  ///< labels
    QColor accent; ///< the selection's outline and the main action; forward's blue
    QColor error;
    QColor warning;
    QFont textFont;   ///< one size for text
    QFont detailFont; ///< one for detail
    QFont numberFont; ///< monospaced

    static Theme light();
    static Theme dark();

    [[nodiscard]] const QColor& of(graph::Direction direction) const
    {
        return direction == graph::Direction::Forward ? forward : gradient;
    }
    /// Diverges around 1: #2b6cb0 for small, over the background at 1, to #c2410c for large; saturates at
    /// 2^+-16. `log2Scale` is log2 of the metric; NaN gives the rail.
    [[nodiscard]] QColor scaleColour(double log2Scale) const;
    /// From the background at 50 dB and more to #c2410c at 0 dB and less; NaN gives the rail. `sqnr` in dB.
    [[nodiscard]] QColor errorColour(double sqnr) const;
    /// Of a part of an error, from 0 to 1; NaN where it is not known.
    [[nodiscard]] QColor shareColour(double share) const;
    [[nodiscard]] QPalette palette() const;
};

/// A colour on the way from one to another, `part` of it gone.
QColor mixed(const QColor& from, const QColor& to, double part);
/// The same colour, so much of it.
inline QColor faded(QColor colour, double part)
{
    colour.setAlphaF(static_cast<float>(part));
    return colour;
}

inline QFont demiBold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace scalescope::widgets
