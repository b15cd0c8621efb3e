// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scale/row_scroll_bar.h"

#include "widgets/scale/row_canvas.h"

#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr int stepsPerRow = 16; ///< so that it moves smoothly

} // namespace

RowScrollBar::RowScrollBar(RowCanvas* canvas, QWidget* parent)
    : QScrollBar(Qt::Vertical, parent), m_canvas(canvas)
{
    connect(canvas, &RowCanvas::viewChanged, this, &RowScrollBar::follow);
    connect(this, &QScrollBar::valueChanged, canvas,
            [canvas](int value) { canvas->setTopRow(static_cast<double>(value) / stepsPerRow); });
}

void RowScrollBar::follow()
{
    const double rows = m_canvas->rowCount();
    const double shown = m_canvas->rowsInView();
    const QSignalBlocker blocker(this);
    setRange(0, static_cast<int>(std::lround(std::max(0.0, rows - shown) * stepsPerRow)));
    setPageStep(static_cast<int>(std::lround(shown * stepsPerRow)));
    setSingleStep(stepsPerRow);
    setValue(static_cast<int>(std::lround(m_canvas->plotGeometry().topRow * stepsPerRow)));
}

} // namespace scalescope::widgets
