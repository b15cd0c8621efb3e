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

/// The badges of a card: of the worse direction the sign and words, of the other the sign. They say as much
/// as there is room for. `stored` names the tensor that the card reads and in which the worse one starts,
/// empty where it starts in the card's own. `isFirst`: the worse one is the first
/// of all problems. The theme has to outlive them.
class CardBadges
{
public:
    CardBadges(const Findings& findings, const QString& stored, const Theme& theme, bool isFirst = false);

    [[nodiscard]] bool any() const { return !m_signs.empty(); }
    /// They say all at first; after this the most that has so much room: all, "underflow", of another
    /// tensor's problem "weight", or the signs alone.
    void fit(double room);
    /// "weight: underflow", "first: overflow".
    [[nodiscard]] const QString& words() const { return m_wordings[m_saying]; }
    [[nodiscard]] double width() const;
    /// Before `right`.
    void paint(QPainter& painter, double right, double top) const;

private:
    const Theme& m_theme;
    std::vector<FindingSign> m_signs;
    std::vector<QString> m_wordings; ///< the longest first, the last is empty
    std::size_t m_saying = 0;
};

/// The font of badges' words.
QFont badgeFont(const Theme& theme);

/// "underflow starts here, in the gradient", "underflow forward follows from layers.0.q", translated; `cause`
/// is the name of the tensor that it follows from.
QString findingSentence(const FindingMark& mark, graph::Direction direction, const QString& cause);
/// "subnormal starts in embedding.weight, which it reads, forward", translated.
QString findingInStored(Finding finding, graph::Direction direction, const QString& stored);

} // namespace scalescope::widgets
