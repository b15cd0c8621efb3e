// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/finding.h"
#include "widgets/theme/theme.h"

#include <QRectF>
#include <vector>

class QPainter;

namespace scalescope::widgets {

/// "subnormal", "underflow", "overflow", "inf", "nan", translated; empty for none.
QString findingText(sheet::Finding finding);

/// The sign of a problem: an arrow that points the way the values go, down in forward, up in the gradient.
/// Its plate is full where the problem starts, pale where it would be one only if the tensor were stored in
/// the format, and where it follows from another tensor's it is an outline, smaller, and the arrow thin. Of a
/// warning the plate is grey, and a triangle points that way.
struct FindingSign
{
    graph::Direction direction = graph::Direction::Forward;
    sheet::SignForm form = sheet::SignForm::Solid;
    bool isWarning = false;

    static constexpr double height = 14;
    /// "problem starts here", "error only if stored in E4M3FN", "warning: subnormal", translated.
    [[nodiscard]] QString meaning(const QString& format) const;
    /// Alone, in a rectangle of any size.
    void paint(QPainter& painter, const QRectF& rect, const Theme& theme) const;
    bool operator==(const FindingSign&) const = default;
};

/// The signs of a card: of the worse direction first.
std::vector<FindingSign> signsOf(const sheet::Findings& findings);

/// Of several problems that start somewhere, in order of execution, as the list of problems has it.
enum class FirstMark {
    None,
    First,             ///< of all
    FirstGradient,     ///< of those of gradients, from the loss back
    FirstGradientCause ///< likewise of those that start in a gradient, where others follow from tensors
};

/// What a card's badges say beside its findings.
struct BadgeMarks
{
    QString stored = {}; ///< "weight": what the card reads and the worst is of; empty where it is the card's
    FirstMark worse = FirstMark::None; ///< of its worse direction
    FirstMark other = FirstMark::None;
    QString otherStored = {}; ///< as `stored`, of the other direction

    /// Whether it is the first of several, in a direction.
    [[nodiscard]] bool any() const { return worse != FirstMark::None || other != FirstMark::None; }
};

/// The badges of a card: of the worse direction the sign and words, of the other the sign, and words where it
/// is the first of several. They say as much as there is room for, and always what is wrong. The theme has to
/// outlive them.
class CardBadges
{
public:
    CardBadges(const sheet::Findings& findings, const BadgeMarks& marks, const Theme& theme);

    /// The lines of a card.
    enum class Line { Title, Detail };
    /// What words of the card leave free of its lines, and all of the second one.
    struct Room
    {
        double title = 0;
        double detail = 0;
        double line = 0;
    };

    [[nodiscard]] bool any() const { return !m_signs.empty(); }
    /// They say all in the first line at first; after this the most that a line has room for. Where neither
    /// has enough for what is wrong it is said all the same, in the second one if it goes into that, and
    /// words of the card give way.
    void fit(const Room& room);
    /// "weight: underflow", "first: weight overflow", "first gradient: underflow".
    [[nodiscard]] const QString& words() const { return m_wordings[m_saying]; }
    /// Beside the other direction's sign: "1st: underflow", if anything.
    [[nodiscard]] const QString& otherWords() const { return m_other; }
    /// Of those in that line, 0 where there are none.
    [[nodiscard]] double width(Line line) const;
    /// Those of a line, before `right`.
    void paint(QPainter& painter, Line line, double right, double top) const;

private:
    [[nodiscard]] double badgeWidth(const FindingSign& sign, const QString& said) const;
    void paintOne(QPainter& painter, const QRectF& badge, const FindingSign& sign, const QString& said) const;

    const Theme& m_theme;
    QString m_other;
    std::vector<FindingSign> m_signs;
    std::vector<QString> m_wordings; ///< the longest first
    std::size_t m_saying = 0;
    Line m_line = Line::Title;
    Line m_otherLine = Line::Title;
};

/// The font of badges' words.
QFont badgeFont(const Theme& theme);

/// Which of several problems it is, in words; empty for none.
QString firstSentence(FirstMark first, const sheet::FindingMark& mark);
/// "underflow starts here, in the gradient", "underflow forward follows from layers.0.q", translated; `cause`
/// is the name of the tensor that it follows from.
QString findingSentence(const sheet::FindingMark& mark, graph::Direction direction, const QString& cause);
/// "subnormal starts in embedding.weight, which it reads, forward; 55.0 % keep fewer bits (subnormal)",
/// translated; `notZero` as of lossesText().
QString findingInStored(const sheet::FindingMark& mark, graph::Direction direction, const QString& stored,
                        std::optional<double> notZero);
/// "2 errors follow", translated; empty for none.
QString errorsFollowText(int errors);

} // namespace scalescope::widgets
