// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/plot_export.h"

#include "widgets/scaleplot/tensor_plot.h"

namespace scalescope::widgets {

Result<void> exportPlot(const Document& document, const PlotOptions& options, const Theme& theme,
                        const QString& path)
{
    TensorPlot plot;
    plot.setScene(PlotScene::of(document, options), theme);
    return writePlot(plot.picture(), path);
}

} // namespace scalescope::widgets
