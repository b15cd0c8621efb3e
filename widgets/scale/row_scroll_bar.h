// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollBar>

namespace scalescope::widgets {

class RowCanvas;

/// Scrolls the rows of a canvas, which may also be dragged.
class RowScrollBar : public QScrollBar
{
    Q_OBJECT

public:
    RowScrollBar(RowCanvas* canvas, QWidget* parent);

    /// After the canvas got other rows.
    void follow();

private:
    RowCanvas* m_canvas;
};

} // namespace scalescope::widgets
