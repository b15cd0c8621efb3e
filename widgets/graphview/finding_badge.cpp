// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/finding_badge.h"

#include "widgets/models/joined_words.h"
#include "widgets/models/range_loss_words.h"
#include "widgets/theme/sign_paint.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>
#include <algorithm>
#include <utility>

namespace scalescope::widgets {

namespace {

using graph::Direction;

/// The translation context of this file's words.
struct GraphBadge
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::GraphBadge)
};

constexpr double gap = 3;         ///< between badges
constexpr double wordPadding = 5; ///< around a word
constexpr double hollowInset = 1; ///< what follows is smaller
constexpr double edgeInset = 0.5; ///< of an edge that lies inside
constexpr double cornerShare = 0.28;
constexpr double thinLine = 0.09; ///< of the height
constexpr double mostOfName = 60; ///< width of a stored tensor's name

/// A block where the problem starts, thin where it follows.
void paintSignArrow(QPainter& painter, const QRectF& rect, const FindingSign& sign, const QColor& colour)
{
    const double size = std::min(rect.width(), rect.height());
    const double tip = sign.direction == Direction::Forward ? 1 : -1; ///< downwards
    const QPointF centre = rect.center();
    const auto at = [&](double x, double y) { return centre + QPointF(x * size, tip * y * size); };
    if (sign.form == sheet::SignForm::Outline) {
        painter.setPen(QPen(colour, size * thinLine, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawLine(at(0, -0.28), at(0, 0.28));
        painter.drawPolyline(QPolygonF({at(-0.2, 0.08), at(0, 0.29), at(0.2, 0.08)}));
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({at(-0.08, -0.34), at(0.08, -0.34), at(0.08, 0), at(0.27, 0), at(0, 0.34),
                                   at(-0.27, 0), at(-0.08, 0)}));
}

/// Of a warning, as the list of problems has one.
void paintSignTriangle(QPainter& painter, const QRectF& rect, const FindingSign& sign, const Theme& theme)
{
    const double size = std::min(rect.width(), rect.height());
    const double tip = sign.direction == Direction::Forward ? 1 : -1; ///< downwards
    const auto at = [&](double x, double y) { return rect.center() + QPointF(x, tip * y) * size; };
    setSignForm(painter, sign.form, theme.of(sign.direction), theme, size * thinLine);
    painter.drawPolygon(QPolygonF({at(-0.26, -0.2), at(0.26, -0.2), at(0, 0.24)}));
}

double cornerOf(const QRectF& rect)
{
    return std::min(rect.width(), rect.height()) * cornerShare;
}

/// The plate of a badge.
void paintPlate(QPainter& painter, const QRectF& rect, const FindingSign& sign, const Theme& theme)
{
    const bool follows = sign.form == sheet::SignForm::Outline;
    if (sign.isWarning && !follows) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.line);
    } else {
        setSignForm(painter, sign.form, sign.isWarning ? theme.muted : theme.error, theme);
    }
    const double inset = follows ? hollowInset : sign.form == sheet::SignForm::Tinted ? edgeInset : 0;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), cornerOf(rect), cornerOf(rect));
}

/// The arrow's end of a badge, in the hue of its direction.
void paintSign(QPainter& painter, const QRectF& rect, const FindingSign& sign, const Theme& theme)
{
    if (sign.isWarning) {
        paintSignTriangle(painter, rect, sign, theme);
        return;
    }
    const bool isFilled = sign.form == sheet::SignForm::Solid;
    if (isFilled) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.of(sign.direction));
        painter.drawRoundedRect(rect, cornerOf(rect), cornerOf(rect));
    }
    paintSignArrow(painter, rect, sign, isFilled ? theme.card : theme.of(sign.direction));
}

/// Of a badge's word.
QColor inkOf(const FindingSign& sign, const Theme& theme)
{
    if (sign.isWarning)
        return sign.form == sheet::SignForm::Outline ? theme.muted : theme.text;
    return sign.form == sheet::SignForm::Solid ? theme.card : theme.error;
}

QFont fontOf(const FindingSign& sign, const Theme& theme)
{
    QFont font = badgeFont(theme);
    font.setBold(sign.form != sheet::SignForm::Outline && !sign.isWarning);
    return font;
}

/// What is wrong, beside a parameter's name and alone, the longest first: why a subnormal tensor is an error
/// is said, too.
QStringList faultsOf(const sheet::FindingMark& mark)
{
    const QString word = findingText(mark.finding);
    if (mark.errors == 0)
        return {word};
    const QString brief =
        mark.errors == 1 ? GraphBadge::tr("%1 → 1 error", "a problem, and what follows from it").arg(word)
                         : GraphBadge::tr("%1 → %2 errors", "a problem, and what follows from it")
                               .arg(word)
                               .arg(mark.errors);
    return {listed({word, errorsFollowText(mark.errors)}), brief};
}

/// "first: weight underflow" and what it is in little room, the longest first; none of others.
QStringList firstWords(FirstMark mark)
{
    const QString brief = GraphBadge::tr("1st: %1", "of problems in order of execution, in little room");
    switch (mark) {
    case FirstMark::None:
        break;
    case FirstMark::First:
        return {GraphBadge::tr("first: %1", "error or warning in order of execution"), brief};
    case FirstMark::FirstGradient:
        return {GraphBadge::tr("first gradient: %1", "of problems in order of execution"), brief};
    case FirstMark::FirstGradientCause:
        return {GraphBadge::tr("first gradient cause: %1", "of problems in order of execution"), brief};
    }
    return {};
}

QString ofGradient(const QString& fault)
{
    return GraphBadge::tr("gradient %1", "what is wrong").arg(fault);
}

/// A fault in words that stand alone, the longest first: of a parameter's gradient, which is not what the
/// parameter's name alone would say, and of others.
QStringList faultsAlone(const QString& fault, bool isGradient, const QString& name)
{
    const QString gradient = ofGradient(fault);
    if (name.isEmpty())
        return isGradient ? QStringList{gradient, fault} : QStringList{fault};
    if (!isGradient)
        return {name + QLatin1Char(' ') + fault};
    return {name + QLatin1Char(' ') + gradient,
            GraphBadge::tr("%1 grad. %2", "a parameter, what is wrong with its gradient").arg(name, fault)};
}

/// All that a badge may say, the longest first.
QStringList wordingsOf(const sheet::FindingMark& mark, Direction direction, FirstMark first,
                       const QString& name)
{
    const bool isGradient = direction == Direction::Backward;
    const bool isFirstGradient = first == FirstMark::FirstGradient || first == FirstMark::FirstGradientCause;
    const QStringList patterns = firstWords(first);
    QStringList wordings;
    for (const QString& fault : faultsOf(mark)) {
        const QStringList alone = faultsAlone(fault, isGradient, name);
        if (first == FirstMark::None && !name.isEmpty())
            wordings << headed(name, isGradient ? ofGradient(fault) : fault);
        else if (first == FirstMark::None)
            wordings << alone;
        else if (isFirstGradient) // says that it is of a gradient in its long form
            wordings << patterns.front().arg(name.isEmpty() ? fault : name + QLatin1Char(' ') + fault)
                     << patterns.back().arg(alone.back());
        else
            for (const QString& pattern : patterns)
                for (const QString& one : alone)
                    wordings << pattern.arg(one);
    }
    return wordings;
}

} // namespace

QString findingText(sheet::Finding finding)
{
    switch (finding) {
    case sheet::Finding::None:
        break;
    case sheet::Finding::Subnormal:
        return GraphBadge::tr("subnormal");
    case sheet::Finding::Underflow:
        return GraphBadge::tr("underflow");
    case sheet::Finding::Overflow:
        return GraphBadge::tr("overflow");
    case sheet::Finding::Infinity:
        return GraphBadge::tr("inf");
    case sheet::Finding::NotANumber:
        return GraphBadge::tr("nan");
    }
    return {};
}

QString FindingSign::meaning(const QString& format) const
{
    if (isWarning)
        return GraphBadge::tr("warning: subnormal");
    switch (form) {
    case sheet::SignForm::Solid:
        break;
    case sheet::SignForm::Tinted:
        return GraphBadge::tr("error only if stored in %1", "a sign's meaning, a format").arg(format);
    case sheet::SignForm::Outline:
        return GraphBadge::tr("follows from another", "a sign's meaning");
    }
    return GraphBadge::tr("problem starts here", "a sign's meaning");
}

void FindingSign::paint(QPainter& painter, const QRectF& rect, const Theme& theme) const
{
    paintPlate(painter, rect, *this, theme);
    paintSign(painter, rect, *this, theme);
}

std::vector<FindingSign> signsOf(const sheet::Findings& findings)
{
    std::vector<FindingSign> signs;
    const Direction worse = findings.worseDirection();
    const Direction other = worse == Direction::Forward ? Direction::Backward : Direction::Forward;
    for (const Direction direction : {worse, other}) {
        if (const sheet::FindingMark& mark = findings.of(direction); mark.any())
            signs.push_back({direction, mark.form(), mark.isWarning});
    }
    return signs;
}

QFont badgeFont(const Theme& theme)
{
    QFont font = theme.detailFont;
    font.setBold(true);
    font.setPixelSize(std::max(8, font.pixelSize() - 1));
    return font;
}

CardBadges::CardBadges(const sheet::Findings& findings, const BadgeMarks& marks, const Theme& theme)
    : m_theme(theme), m_signs(signsOf(findings)), m_wordings{QString()}
{
    const auto nameOf = [&](const QString& stored, const FindingSign& sign) {
        return QFontMetricsF(fontOf(sign, theme)).elidedText(stored, Qt::ElideMiddle, mostOfName);
    };
    if (any()) {
        const QStringList wordings = wordingsOf(findings.worst(), findings.worseDirection(), marks.worse,
                                                nameOf(marks.stored, m_signs.front()));
        m_wordings.assign(wordings.begin(), wordings.end());
    }
    if (m_signs.size() > 1 && marks.other != FirstMark::None)
        m_other = wordingsOf(findings.of(m_signs.back().direction), m_signs.back().direction, marks.other,
                             nameOf(marks.otherStored, m_signs.back()))
                      .back();
}

void CardBadges::fit(const Room& room)
{
    using enum Line;
    std::vector<std::pair<Line, Line>> places{{Title, Title}, {Detail, Detail}};
    if (!m_other.isEmpty())
        places.insert(places.end(), {{Title, Detail}, {Detail, Title}}); // two that have words, one in each
    for (m_saying = 0; m_saying < m_wordings.size(); ++m_saying) {
        for (const auto& [line, otherLine] : places) {
            m_line = line;
            m_otherLine = otherLine;
            if (width(Title) <= room.title && width(Detail) <= room.detail)
                return;
        }
    }
    m_saying = m_wordings.size() - 1;
    m_line = Detail;
    m_otherLine = m_other.isEmpty() ? Detail : Title;
    const bool isForTitle =
        m_other.isEmpty() ? width(Detail) > room.line : badgeWidth(m_signs.front(), words()) <= room.title;
    if (isForTitle) {
        m_line = Title;
        m_otherLine = m_other.isEmpty() ? Title : Detail;
    }
}

double CardBadges::badgeWidth(const FindingSign& sign, const QString& said) const
{
    const double letters = QFontMetricsF(fontOf(sign, m_theme)).horizontalAdvance(said);
    return FindingSign::height + (said.isEmpty() ? 0 : letters + 2 * wordPadding);
}

double CardBadges::width(Line line) const
{
    const bool hasOther = m_signs.size() > 1 && m_otherLine == line;
    const double other = hasOther ? badgeWidth(m_signs.back(), m_other) : 0;
    if (m_signs.empty() || m_line != line)
        return other;
    return badgeWidth(m_signs.front(), words()) + (hasOther ? gap + other : 0);
}

void CardBadges::paintOne(QPainter& painter, const QRectF& badge, const FindingSign& sign,
                          const QString& said) const
{
    constexpr double height = FindingSign::height;
    paintPlate(painter, badge, sign, m_theme);
    paintSign(painter, {badge.topLeft(), QSizeF(height, height)}, sign, m_theme);
    painter.setFont(fontOf(sign, m_theme));
    painter.setPen(inkOf(sign, m_theme));
    if (!said.isEmpty())
        painter.drawText(badge.adjusted(height, 0, 0, 0), Qt::AlignCenter, said);
}

void CardBadges::paint(QPainter& painter, Line line, double right, double top) const
{
    const auto before = [&](const FindingSign& sign, const QString& said) {
        const QSizeF size(badgeWidth(sign, said), FindingSign::height);
        const QRectF badge(QPointF(right - size.width(), top), size);
        right = badge.left() - gap;
        paintOne(painter, badge, sign, said);
    };
    if (any() && m_line == line)
        before(m_signs.front(), words());
    if (m_signs.size() > 1 && m_otherLine == line)
        before(m_signs.back(), m_other);
}

QString firstSentence(FirstMark first, const sheet::FindingMark& mark)
{
    switch (first) {
    case FirstMark::None:
        break;
    case FirstMark::First:
        return mark.isWarning ? GraphBadge::tr("the first warning in order of execution")
                              : GraphBadge::tr("the first error in order of execution");
    case FirstMark::FirstGradient:
        return mark.isWarning ? GraphBadge::tr("the first warning of a gradient, from the loss back")
                              : GraphBadge::tr("the first error of a gradient, from the loss back");
    case FirstMark::FirstGradientCause:
        return mark.isWarning
                   ? GraphBadge::tr("the first warning that starts in a gradient, from the loss back")
                   : GraphBadge::tr("the first error that starts in a gradient, from the loss back");
    }
    return {};
}

QString findingInStored(const sheet::FindingMark& mark, Direction direction, const QString& stored,
                        std::optional<double> notZero)
{
    const QString sentence =
        (direction == Direction::Forward
             ? GraphBadge::tr("%1 starts in %2, which it reads, forward", "problem, tensor")
             : GraphBadge::tr("%1 starts in %2, which it reads, in the gradient", "problem, tensor"))
            .arg(findingText(mark.finding), stored);
    // The card's bars are of what it made.
    return mark.losses == formats::RangeLoss{} ? sentence
                                               : clauses({sentence, lossesText(mark.losses, notZero)});
}

QString findingSentence(const sheet::FindingMark& mark, Direction direction, const QString& cause)
{
    const QString word = findingText(mark.finding);
    const bool isForward = direction == Direction::Forward;
    if (mark.startsHere())
        return (isForward ? GraphBadge::tr("%1 starts here, forward")
                          : GraphBadge::tr("%1 starts here, in the gradient"))
            .arg(word);
    if (isForward)
        return GraphBadge::tr("%1 forward follows from %2", "problem, tensor").arg(word, cause);
    return (mark.cause->direction == direction
                ? GraphBadge::tr("%1 in the gradient follows from %2", "problem, tensor")
                : GraphBadge::tr("%1 in the gradient follows from %2, forward", "problem, tensor"))
        .arg(word, cause);
}

QString errorsFollowText(int errors)
{
    return errors == 0   ? QString()
           : errors == 1 ? GraphBadge::tr("1 error follows", "from this problem")
                         : GraphBadge::tr("%1 errors follow", "from this problem").arg(errors);
}

} // namespace scalescope::widgets
