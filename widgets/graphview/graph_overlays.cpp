// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_overlays.h"

#include "widgets/graphview/far_cards.h"
#include "widgets/scale/strokes.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace scalescope::widgets {

namespace {

/// The translation context of this file's words.
struct GraphLegendText
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::GraphLegend)
};

constexpr double panelMargin = 12;
constexpr double inset = 12;
constexpr double lineHeight = 20;
constexpr double mark = 22;                          ///< room of a dot or a swatch before its text
constexpr double signStep = FindingSign::height + 3; ///< from a sign to the next one in its line
constexpr double barMark = 30;                       ///< room of a bar's line likewise
constexpr double barHeight = 7.5;                    ///< of a card
constexpr double columnGap = 24;
constexpr QSizeF mapSize(104, 132);
constexpr double mapInset = 4;

void paintPanel(QPainter& painter, const QRectF& rect, const Theme& theme)
{
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(faded(theme.card, 0.94));
    painter.drawRoundedRect(rect, 5, 5);
}

QRectF inCorner(bool isLeft, bool isAtTop, const QSizeF& size, const QSizeF& view)
{
    return {QPointF(isLeft ? panelMargin : view.width() - panelMargin - size.width(),
                    isAtTop ? panelMargin : view.height() - panelMargin - size.height()),
            size};
}

/// What is said of badges of one kind, whatever their direction.
struct Kind
{
    sheet::SignForm form;
    bool isWarning;
};

/// The signs of one kind that cards have: of each direction one at most.
std::vector<FindingSign> signsOf(const Kind& kind, const std::vector<CardLook>& looks)
{
    std::vector<FindingSign> signs;
    for (const auto direction : directions) {
        const bool isThere = std::ranges::any_of(looks, [&](const CardLook& look) {
            const sheet::FindingMark& mark = look.findings.of(direction);
            return mark.any() && mark.form() == kind.form && mark.isWarning == kind.isWarning;
        });
        if (isThere)
            signs.push_back({direction, kind.form, kind.isWarning});
    }
    return signs;
}

/// "E4M3FN", "E4M3FN / E5M2": those that signs are of.
QString formatsOf(const std::vector<FindingSign>& signs, const Document& document)
{
    QStringList labels;
    for (const FindingSign& sign : signs)
        labels << QString::fromStdString(document.format(sign.direction).label);
    labels.removeDuplicates();
    return labels.join(QStringLiteral(" / "));
}

/// How the map shows the layout: a viewport of its own inside the map's rectangle.
Viewport mapViewport(const GraphPicture& picture, const Viewport& viewport, const QSizeF& view,
                     const QRectF& panel)
{
    const QRectF area = panel.adjusted(mapInset, mapInset, -mapInset, -mapInset);
    const QRectF& all = picture.layout.bounds;
    const QRectF seen = viewport.toLayout(QRectF(QPointF(), view));
    Viewport map;
    map.zoom = std::clamp(std::min(area.width() / all.width(), area.height() / all.height()), 0.03, 0.1);
    // However far one zooms out, the frame around what is seen stays inside.
    map.zoom = std::min({map.zoom, area.width() / std::min(seen.width(), all.width()),
                         area.height() / std::min(seen.height(), all.height())});
    const auto centre = [](double allFrom, double allTo, double room, double seenCentre) {
        if (allTo - allFrom <= room)
            return (allFrom + allTo) / 2;
        return std::clamp(seenCentre, allFrom + room / 2, allTo - room / 2);
    };
    const QSizeF room = area.size() / map.zoom;
    map.put({centre(all.left(), all.right(), room.width(), seen.center().x()),
             centre(all.top(), all.bottom(), room.height(), seen.center().y())},
            area.center());
    return map;
}

} // namespace

void GraphLegend::setContent(const Document& document, const std::vector<CardLook>& looks)
{
    m_signs.clear();
    for (const Kind& kind : {Kind{sheet::SignForm::Solid, false}, Kind{sheet::SignForm::Tinted, false},
                             Kind{sheet::SignForm::Outline, false}, Kind{sheet::SignForm::Solid, true},
                             Kind{sheet::SignForm::Outline, true}}) {
        const std::vector<FindingSign> signs = signsOf(kind, looks);
        const bool isSaid = kind.isWarning && !m_signs.empty() && m_signs.back().signs.front().isWarning;
        if (!signs.empty() && !isSaid) // of warnings one line stands for all
            m_signs.push_back({signs, signs.front().meaning(formatsOf(signs, document))});
    }
    addWords(looks);
    const auto label = [&document](graph::Direction direction) {
        return QString::fromStdString(document.format(direction).label);
    };
    const bool hasSigns = explainsBadges(); // whose arrows these lines explain
    m_forward = (hasSigns ? GraphLegendText::tr("forward ↓ in %1") : GraphLegendText::tr("forward in %1"))
                    .arg(label(graph::Direction::Forward));
    m_gradient = (hasSigns ? GraphLegendText::tr("gradient ↑ in %1") : GraphLegendText::tr("gradient in %1"))
                     .arg(label(graph::Direction::Backward));
    const bool hasMiddles = std::ranges::any_of(
        looks, [](const CardLook& look) { return look.forwardSpans.middle || look.backwardSpans.middle; });
    m_bar = hasMiddles ? GraphLegendText::tr("middle 98 %, thin: smallest to largest", "values of a tensor")
                       : QString();
    m_normal = GraphLegendText::tr("normal");
    m_subnormal = GraphLegendText::tr("subnormal");
    const auto isShaded = [&document](graph::Direction direction) {
        return document.format(direction).max > 0;
    };
    m_hasRanges = isShaded(graph::Direction::Forward) || isShaded(graph::Direction::Backward);
    m_ramp = ColourRamp::of(document);
}

/// What words mean that badges of these cards may have.
void GraphLegend::addWords(const std::vector<CardLook>& looks)
{
    const auto isGradients = [](FirstMark mark) {
        return mark == FirstMark::FirstGradient || mark == FirstMark::FirstGradientCause;
    };
    bool isAny = false;
    bool isAnyError = false;
    bool isAnyGradients = false;
    for (const CardLook& look : looks) {
        isAny = isAny || look.marks.any();
        isAnyError = isAnyError || (look.marks.any() && look.findings.haveErrors());
        isAnyGradients = isAnyGradients || isGradients(look.marks.worse) || isGradients(look.marks.other);
    }
    if (!isAny)
        return;
    const QString words =
        isAnyError
            ? (isAnyGradients
                   ? GraphLegendText::tr("first, 1st: errors, forward and back from the loss",
                                         "words of badges")
                   : GraphLegendText::tr("first, 1st: error in order of execution", "words of badges"))
            : (isAnyGradients
                   ? GraphLegendText::tr("first, 1st: forward and back from the loss", "words of badges")
                   : GraphLegendText::tr("first, 1st: in order of execution", "words of badges"));
    m_signs.push_back({{}, words});
}

void GraphLegend::addSelected()
{
    m_signs.push_back({{}, GraphLegendText::tr("selected", "a card"), true});
}

double GraphLegend::leftColumn(const Theme& theme) const
{
    const QFontMetricsF metrics(theme.detailFont);
    return mark + std::max(metrics.horizontalAdvance(m_forward), metrics.horizontalAdvance(m_gradient));
}

double GraphLegend::rightColumn(const Theme& theme) const
{
    const QFontMetricsF metrics(theme.detailFont);
    return mark + std::max(metrics.horizontalAdvance(m_normal), metrics.horizontalAdvance(m_subnormal));
}

double GraphLegend::signMark() const
{
    const auto twoDirections = [](const SignLine& line) { return line.signs.size() > 1; };
    return std::ranges::any_of(m_signs, twoDirections) ? mark + signStep : mark;
}

double GraphLegend::markOf(const SignLine& line) const
{
    return line.signs.empty() && !line.isFrame ? 0 : signMark();
}

double GraphLegend::signColumn(const Theme& theme) const
{
    const QFontMetricsF metrics(theme.detailFont);
    double widest = 0;
    for (const SignLine& line : m_signs)
        widest = std::max(widest, markOf(line) + metrics.horizontalAdvance(line.meaning));
    return widest;
}

void GraphLegend::paintSigns(QPainter& painter, const QPointF& topLeft, const Theme& theme) const
{
    QRectF row(topLeft, QSizeF(signColumn(theme), lineHeight));
    for (const SignLine& line : m_signs) {
        constexpr double size = FindingSign::height;
        double left = row.left();
        for (const FindingSign& sign : line.signs) {
            sign.paint(painter, {left, row.center().y() - size / 2, size, size}, theme);
            left += signStep;
        }
        if (line.isFrame) {
            painter.setPen(QPen(theme.accent, 2));
            painter.setBrush(theme.card);
            painter.drawRoundedRect(QRectF(left + 1, row.center().y() - size / 2 + 2, size - 2, size - 4), 2,
                                    2);
        }
        painter.setPen(theme.text);
        painter.drawText(row.adjusted(markOf(line), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, line.meaning);
        row.translate(0, lineHeight);
    }
}

double GraphLegend::barColumn(const Theme& theme) const
{
    return m_bar.isEmpty() ? 0 : barMark + QFontMetricsF(theme.detailFont).horizontalAdvance(m_bar);
}

double GraphLegend::rowsHeight() const
{
    const std::size_t rows = 2 + (m_bar.isEmpty() ? 0 : 1) + m_signs.size();
    return static_cast<double>(rows) * lineHeight;
}

/// The line of a bar, with what is told apart in it.
void GraphLegend::paintBar(QPainter& painter, const QRectF& row, const Theme& theme) const
{
    const double y = row.center().y();
    strokes::bar(painter, row.left(), row.left() + barMark - 8, y, theme.muted, ScaleBar::thin(barHeight));
    strokes::bar(painter, row.left() + 7, row.left() + barMark - 13, y, theme.muted,
                 ScaleBar::thick(barHeight));
    painter.setPen(theme.text);
    painter.drawText(row.adjusted(barMark, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, m_bar);
}

QRectF GraphLegend::rect(const QSizeF& view, const Theme& theme) const
{
    const double columns =
        leftColumn(theme) + (m_hasRanges ? columnGap + rightColumn(theme) : 0) + buttonRoom;
    const QSizeF size(std::max({columns, barColumn(theme), signColumn(theme), m_ramp.width(theme)}) +
                          2 * inset,
                      rowsHeight() + m_ramp.height(theme) + 14);
    return inCorner(!isAtRight, isAtTop, size, view);
}

void GraphLegend::paint(QPainter& painter, const QSizeF& view, const Theme& theme) const
{
    const QRectF panel = rect(view, theme);
    paintPanel(painter, panel, theme);
    painter.setFont(theme.detailFont);
    const auto line = [&](double left, int row, const QString& text) {
        const QRectF area(left, panel.top() + 7 + row * lineHeight, panel.right() - left, lineHeight);
        painter.setPen(theme.text);
        painter.drawText(area.adjusted(mark, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
        painter.setPen(Qt::NoPen);
        return QPointF(left + 7, area.center().y());
    };
    const auto dot = [&](int row, const QString& text, const QColor& colour) {
        const QPointF centre = line(panel.left() + inset, row, text);
        painter.setBrush(colour);
        painter.drawEllipse(centre, 4.5, 4.5);
    };
    const auto swatch = [&](int row, const QString& text, const QColor& colour) {
        const QPointF centre = line(panel.left() + inset + leftColumn(theme) + columnGap, row, text);
        painter.setBrush(colour);
        painter.setPen(QPen(theme.line, 1));
        painter.drawRect(QRectF(centre - QPointF(7, 5), QSizeF(14, 10)));
    };
    dot(0, m_forward, theme.forward);
    dot(1, m_gradient, theme.gradient);
    if (m_hasRanges) {
        swatch(0, m_normal, theme.barNormal);
        swatch(1, m_subnormal, theme.barSubnormal);
    }
    QRectF row(panel.left() + inset, panel.top() + 7 + 2 * lineHeight, panel.width() - 2 * inset, lineHeight);
    if (!m_bar.isEmpty()) {
        paintBar(painter, row, theme);
        row.translate(0, lineHeight);
    }
    paintSigns(painter, row.topLeft(), theme);
    m_ramp.paint(painter, panel.adjusted(inset, 7 + rowsHeight(), -inset, -7), theme);
}

bool minimap::isUseful(const GraphPicture& picture, const Viewport& viewport, const QSizeF& view)
{
    return !picture.empty() &&
           !viewport.toLayout(QRectF(QPointF(), view)).contains(picture.layout.bounds.adjusted(8, 8, -8, -8));
}

QRectF minimap::rect(const QSizeF& view)
{
    return inCorner(false, false, mapSize, view);
}

QPointF minimap::toLayout(const GraphPicture& picture, const Viewport& viewport, const QSizeF& view,
                          const QPointF& point)
{
    return mapViewport(picture, viewport, view, rect(view)).toLayout(point);
}

void minimap::paint(QPainter& painter, const GraphPicture& picture, const Viewport& viewport,
                    const QSizeF& view, const Theme& theme, int selected)
{
    const QRectF panel = rect(view);
    paintPanel(painter, panel, theme);
    painter.save();
    painter.setClipRect(panel.adjusted(1, 1, -1, -1));
    const Viewport map = mapViewport(picture, viewport, view, panel);
    FarCards cards;
    for (std::size_t card = 0; card < picture.view.cards.size(); ++card) {
        const QRectF rect = map.toView(picture.layout.cards[card]);
        if (rect.intersects(panel))
            cards.add(rect, fillOf(picture.looks[card], theme));
    }
    cards.paint(painter, theme.line, 1);
    if (selected >= 0) {
        painter.setPen(theme.accent);
        painter.setBrush(fillOf(picture.looks[static_cast<std::size_t>(selected)], theme));
        painter.drawRect(map.toView(picture.layout.cards[static_cast<std::size_t>(selected)]));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    const QRectF seen = map.toView(viewport.toLayout(QRectF(QPointF(), view)));
    painter.drawRoundedRect(seen.intersected(panel.adjusted(2, 2, -2, -2)), 2, 2);
    painter.restore();
}

} // namespace scalescope::widgets
