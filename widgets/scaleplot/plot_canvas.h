// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/scaleplot/tensor_plot.h"

namespace scalescope::widgets {

/// A scale plot that can be zoomed and dragged.
class PlotCanvas : public TensorPlot
{
    Q_OBJECT

public:
    explicit PlotCanvas(QWidget* parent = nullptr);

    /// Keeps the view where `keepView` and there is one that the user chose.
    void setScene(PlotScene scene, const Theme& theme, bool keepView);

protected:
    [[nodiscard]] bool isHighlighted(int row) const override;
    [[nodiscard]] QString descriptionOf(int row) const override;
};

} // namespace scalescope::widgets
