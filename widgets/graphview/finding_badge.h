// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/finding.h"
#include "widgets/theme/theme.h"

#include <QRectF>
#include <vector>

class QPainter;

namespace scalescope::widgets {

/// The sign of a problem: an arrow that points the way the values go, down in forward, up in the gradient.
/// It is filled where the problem starts, hollow and smaller where it follows from another tensor's; of a
/// warning it is grey, whose hue has the arrow alone.
struct FindingSign
{
    graph::Direction direction = graph::Direction::Forward;
    bool startsHere = true;
    bool isWarning = false;

    static constexpr double height = 14;
    /// "problem starts here, forward", "warning: subnormal", translated.
    [[nodiscard]] QString meaning() const;
    /// Alone, in a rectangle of any size.
    void paint(QPainter& painter, const QRectF& rect, const Theme& theme) const;
    bool operator==(const FindingSign&) const = default;
};

/// The signs of a card: of the worse direction first.
std::vector<FindingSign> signsOf(const Findings& findings);

/// Paints the badges of a card before `right`: of the worse direction the sign and the word, of the other the
/// sign. Returns their left side; `right` where nothing is wrong. `stored` names the tensor that the card
/// reads and in which the worse one starts, empty where it starts in the card's own.
double paintBadges(QPainter& painter, const Findings& findings, const QString& stored, double right,
                   double top, const Theme& theme);

/// The font of badges' words.
QFont badgeFont(const Theme& theme);

/// "underflow starts here, in the gradient", "underflow forward follows from layers.0.q", translated; `cause`
/// is the name of the tensor that it follows from.
QString findingSentence(const FindingMark& mark, graph::Direction direction, const QString& cause);
/// "subnormal starts in embedding.weight, which it reads, forward", translated.
QString findingInStored(Finding finding, graph::Direction direction, const QString& stored);

} // namespace scalescope::widgets
