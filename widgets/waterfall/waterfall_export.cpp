// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall_export.h"

#include "widgets/models/document.h"
#include "widgets/waterfall/waterfall_plot.h"

#include <utility>

namespace scalescope::widgets {

namespace {

class WaterfallExport : public StagedExport
{
public:
    WaterfallExport(const sheet::ViewState& state, const WaterfallOptions& options, const Theme& theme,
                    const QString& path, std::optional<int> width)
        : m_state(state), m_options(options), m_theme(theme), m_path(path), m_width(width)
    {
    }

    void gather() override
    {
        m_scene = WaterfallScene::of(Document(m_state), m_options);
        m_names = WaterfallPlot::namesOf(m_scene, m_theme);
    }
    void makePlots() override
    {
        m_whyNot = m_scene.whyEmpty;
        m_plot = std::make_unique<WaterfallPlot>(WaterfallPlot::Purpose::Picture);
        m_plot->setScene(std::move(m_scene), m_theme, std::move(m_names));
        m_picture = m_plot->picture(m_width);
    }
    Result<void> write() override
    {
        if (!m_whyNot.isEmpty())
            return fail(ExitStatus::Usage, m_whyNot.toStdString());
        return writePlot(m_picture, m_path);
    }

private:
    sheet::ViewState m_state;
    WaterfallOptions m_options;
    Theme m_theme;
    QString m_path;
    std::optional<int> m_width;
    WaterfallScene m_scene;
    RowNames m_names;
    QString m_whyNot;
    std::unique_ptr<WaterfallPlot> m_plot;
    Picture m_picture; ///< which the plot paints
};

} // namespace

std::unique_ptr<StagedExport> waterfallExport(const sheet::ViewState& state, const WaterfallOptions& options,
                                              const Theme& theme, const QString& path,
                                              std::optional<int> width)
{
    return std::make_unique<WaterfallExport>(state, options, theme, path, width);
}

} // namespace scalescope::widgets
