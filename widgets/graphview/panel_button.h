// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_camera.h"

#include <QToolButton>

namespace scalescope::widgets {

/// Closes a panel over a graph, and opens it again from its place.
class PanelButton : public QToolButton
{
    Q_OBJECT

public:
    PanelButton(GraphPanel panel, QWidget* view);

    void setTheme(const Theme& theme);
    /// How large it is while its panel is closed.
    [[nodiscard]] QSizeF closedSize() const;
    /// Goes where the panel is, or away where there is none.
    void place(const GraphPanels& panels, const Viewport& viewport, const QSizeF& view);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString name() const;

    GraphPanel m_panel;
    Theme m_theme = Theme::light();
};

/// Those of all panels of a view.
class PanelButtons : public QObject
{
    Q_OBJECT

public:
    PanelButtons(GraphPanels& panels, const GraphCamera& camera, QWidget* view);

    void setTheme(const Theme& theme);
    void place();

Q_SIGNALS:
    void toggled(); ///< a panel, by the user

private:
    GraphPanels& m_panels;
    const GraphCamera& m_camera;
    std::array<PanelButton*, graphPanels.size()> m_buttons; ///< in the order of the panels
};

} // namespace scalescope::widgets
