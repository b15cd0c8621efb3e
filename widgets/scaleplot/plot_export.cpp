// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/plot_export.h"

#include "widgets/models/document.h"
#include "widgets/scaleplot/tensor_plot.h"

#include <utility>

namespace scalescope::widgets {

namespace {

class PlotExport : public StagedExport
{
public:
    PlotExport(const sheet::ViewState& state, const PlotOptions& options, const Theme& theme,
               const QString& path, std::optional<int> width)
        : m_state(state), m_options(options), m_theme(theme), m_path(path), m_width(width)
    {
    }

    void gather() override
    {
        m_scene = PlotScene::of(Document(m_state), m_options);
        m_names = TensorPlot::namesOf(m_scene, m_theme);
    }
    void makePlots() override
    {
        m_plot = std::make_unique<TensorPlot>();
        m_plot->setScene(std::move(m_scene), m_theme, std::move(m_names));
        m_picture = m_plot->picture(m_width);
    }
    Result<void> write() override { return writePlot(m_picture, m_path); }

private:
    sheet::ViewState m_state;
    PlotOptions m_options;
    Theme m_theme;
    QString m_path;
    std::optional<int> m_width;
    PlotScene m_scene;
    RowNames m_names;
    std::unique_ptr<TensorPlot> m_plot;
    Picture m_picture; ///< which the plot paints
};

} // namespace

std::unique_ptr<StagedExport> plotExport(const sheet::ViewState& state, const PlotOptions& options,
                                         const Theme& theme, const QString& path, std::optional<int> width)
{
    return std::make_unique<PlotExport>(state, options, theme, path, width);
}

} // namespace scalescope::widgets
