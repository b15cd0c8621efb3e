// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/plot_canvas.h"

#include "widgets/scaleplot/plot_description.h"

#include <utility>

namespace scalescope::widgets {

PlotCanvas::PlotCanvas(QWidget* parent) : TensorPlot(parent)
{
    setInteractive();
}

void PlotCanvas::setScene(PlotScene scene, const Theme& theme, bool keepView)
{
    RowNames names = namesOf(scene, theme);
    TensorPlot::setScene(std::move(scene), theme, std::move(names));
    showRows(keepView);
}

bool PlotCanvas::isHighlighted(int row) const
{
    return scene().rows[static_cast<std::size_t>(row)].highlighted;
}

QString PlotCanvas::descriptionOf(int row) const
{
    return describeRow(scene(), row, theme());
}

} // namespace scalescope::widgets
