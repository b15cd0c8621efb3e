// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/histogram/histogram_export.h"

#include "widgets/models/display.h"
#include "widgets/scale/strokes.h"
#include "widgets/theme/picture_file.h"

#include <utility>
#include <vector>

namespace scalescope::widgets {

namespace {

constexpr int width = 640;
constexpr int height = 200; ///< of a histogram
constexpr int margin = 24;
constexpr int titleHeight = 60;
constexpr int labelHeight = 28;

class HistogramExport : public StagedExport
{
public:
    HistogramExport(HistogramsShown shown, const Theme& theme, const QString& path)
        : m_shown(std::move(shown)), m_theme(theme), m_path(path)
    {
    }

    void makePlots() override
    {
        for (const HistogramContent& content : m_shown.histograms) {
            m_views.push_back(std::make_unique<HistogramView>());
            m_views.back()->setTheme(m_theme);
            m_views.back()->setContent(content);
            m_views.back()->layOut({width, height});
        }
    }
    Result<void> write() override
    {
        const auto count = static_cast<int>(m_views.size());
        const QSizeF size(width + 2 * margin, titleHeight + count * (labelHeight + height) + margin);
        return writePlot(
            {size, m_shown.title, m_shown.subtitle, [&](QCPPainter& painter) { paint(painter, size); }},
            m_path);
    }

private:
    void paint(QCPPainter& painter, const QSizeF& size) const
    {
        const auto line = [&](const QFont& font, const QColor& colour, double y, const QString& words) {
            painter.setFont(font);
            painter.setPen(colour);
            strokes::text(painter, margin, y, Qt::AlignLeft, words);
        };
        painter.fillRect(QRectF(QPointF(), size), m_theme.window);
        line(demiBold(m_theme.textFont), m_theme.text, 22, m_shown.title);
        line(m_theme.textFont, m_theme.muted, 44, m_shown.subtitle);
        double top = titleHeight;
        for (std::size_t i = 0; i < m_views.size(); ++i) {
            const HistogramContent& content = m_shown.histograms[static_cast<qsizetype>(i)];
            const QString format = QString::fromStdString(content.format.label);
            line(m_theme.textFont, m_theme.of(content.direction), top + labelHeight / 2.0,
                 format.isEmpty() ? directionText(content.direction)
                                  : directionText(content.direction) + QStringLiteral(" · ") + format);
            painter.save();
            painter.translate(margin, top + labelHeight);
            m_views[i]->toPainter(&painter, width, height);
            painter.restore();
            top += labelHeight + height;
        }
    }

    HistogramsShown m_shown;
    Theme m_theme;
    QString m_path;
    std::vector<std::unique_ptr<HistogramView>> m_views;
};

} // namespace

std::unique_ptr<StagedExport> histogramExport(const HistogramsShown& shown, const Theme& theme,
                                              const QString& path)
{
    return std::make_unique<HistogramExport>(shown, theme, path);
}

} // namespace scalescope::widgets
