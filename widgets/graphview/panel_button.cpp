// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/panel_button.h"

#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

namespace scalescope::widgets {

PanelButton::PanelButton(GraphPanel panel, QWidget* view) : QToolButton(view), m_panel(panel)
{
    setObjectName(panel == GraphPanel::Legend ? QStringLiteral("legendButton")
                                              : QStringLiteral("minimapButton"));
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::ArrowCursor);
    setCheckable(true); // checked while the panel is open
    setAccessibleName(name());
    hide();
}

QString PanelButton::name() const
{
    return m_panel == GraphPanel::Legend ? tr("Legend") : tr("Map");
}

void PanelButton::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

QSizeF PanelButton::closedSize() const
{
    return {std::ceil(QFontMetricsF(m_theme.detailFont).horizontalAdvance(name())) + 16, 24};
}

void PanelButton::place(const GraphPanels& panels, const Viewport& viewport, const QSizeF& view)
{
    setVisible(panels.has(m_panel, viewport, view));
    const bool isOpen = panels.shows(m_panel, viewport, view);
    setChecked(isOpen);
    setToolTip(m_panel == GraphPanel::Legend ? (isOpen ? tr("Close the legend") : tr("Open the legend"))
                                             : (isOpen ? tr("Close the map") : tr("Open the map")));
    setGeometry(panels.buttonRect(m_panel, viewport, view).toRect());
    update();
}

void PanelButton::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF plate = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool isFramed = !isChecked() || hasFocus();
    painter.setPen(isFramed ? QPen(hasFocus() ? m_theme.accent : m_theme.line, 1) : QPen(Qt::NoPen));
    painter.setBrush(faded(underMouse() ? m_theme.rail : m_theme.card, 0.94));
    painter.drawRoundedRect(plate, 4, 4);
    painter.setPen(QPen(m_theme.text, 1.5));
    if (isChecked()) { // a line, as windows are put away
        const QPointF middle = plate.center() + QPointF(0, 2);
        painter.drawLine(middle - QPointF(4, 0), middle + QPointF(4, 0));
        return;
    }
    painter.setFont(m_theme.detailFont);
    painter.drawText(rect(), Qt::AlignCenter, name());
}

PanelButtons::PanelButtons(GraphPanels& panels, const GraphCamera& camera, QWidget* view)
    : QObject(view),
      m_panels(panels),
      m_camera(camera),
      m_buttons{new PanelButton(GraphPanel::Legend, view), new PanelButton(GraphPanel::Minimap, view)}
{
    for (const GraphPanel panel : graphPanels)
        connect(m_buttons[static_cast<std::size_t>(panel)], &QToolButton::clicked, this, [this, panel] {
            m_panels.toggle(panel, m_camera.size());
            place();
            Q_EMIT toggled();
        });
}

void PanelButtons::setTheme(const Theme& theme)
{
    for (const GraphPanel panel : graphPanels) {
        PanelButton* button = m_buttons[static_cast<std::size_t>(panel)];
        button->setTheme(theme);
        m_panels.setClosedSize(panel, button->closedSize());
    }
    place();
}

void PanelButtons::place()
{
    for (PanelButton* button : m_buttons)
        button->place(m_panels, m_camera.viewport(), m_camera.size());
}

} // namespace scalescope::widgets
