// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/histogram/histogram_export.h"

#include "core/formats/range_loss.h"
#include "widgets/models/display.h"
#include "widgets/models/range_loss_words.h"
#include "widgets/scale/format_limits.h"
#include "widgets/scale/strokes.h"
#include "widgets/theme/picture_file.h"

#include <QCoreApplication>
#include <QStringList>
#include <utility>
#include <vector>

namespace scalescope::widgets {

namespace {

constexpr int pictureWidth = 640;
constexpr int histogramHeight = 200; ///< of a histogram
constexpr int pictureMargin = 24;
constexpr int pictureTitleHeight = 60;
constexpr int pictureLabelHeight = 28;
constexpr int keyHeight = 24; ///< of what the colours behind the bars mean, below them

/// The translation context of this file's words.
struct HistogramWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::HistogramView)
};

/// "forward · E4M3FN · 5.0 % become zero, 55.0 % more keep fewer bits (subnormal)".
QString headingOf(const HistogramContent& content)
{
    QStringList parts{directionText(content.direction)};
    if (content.shift != 0)
        parts << HistogramWords::tr("× %1", "power of two").arg(powerText(content.shift, 0));
    if (!content.format.label.empty())
        parts << QString::fromStdString(content.format.label);
    if (content.metric != nullptr && content.format.max > 0)
        parts << lossesText(formats::losses(*content.metric, content.format, content.shift));
    return parts.join(QStringLiteral(" · "));
}

/// The model, and what a tensor is. Where there is little room its dtype goes, and then its shape, which the
/// run says elsewhere.
QString subtitleOf(const HistogramsShown& shown, const QFontMetrics& metrics)
{
    const QString dot = QStringLiteral(" · ");
    constexpr qsizetype dtype = 1; // behind the operator
    QStringList words = shown.subtitle.split(dot);
    const auto joined = [&] { return (QStringList{shown.model} + words).join(dot); };
    for (int left = 2;
         left > 0 && words.size() > dtype + 1 && metrics.horizontalAdvance(joined()) > pictureWidth; --left)
        words.removeAt(dtype);
    words.prepend(shown.model);
    words.removeAll(QString());
    return metrics.elidedText(words.join(dot), Qt::ElideMiddle, pictureWidth);
}

class HistogramExport : public StagedExport
{
public:
    HistogramExport(HistogramsShown shown, const Theme& theme, const QString& path, std::optional<int> width)
        : m_shown(std::move(shown)), m_theme(theme), m_path(path), m_width(width)
    {
    }

    void makePlots() override
    {
        for (const HistogramContent& content : m_shown.histograms) {
            m_views.push_back(std::make_unique<HistogramView>());
            m_views.back()->setTheme(m_theme);
            m_views.back()->setContent(content);
            m_views.back()->layOut({pictureWidth, histogramHeight});
        }
    }
    Result<void> write() override
    {
        const auto count = static_cast<int>(m_views.size());
        const QSizeF size(pictureWidth + 2 * pictureMargin,
                          pictureTitleHeight + count * (pictureLabelHeight + histogramHeight + keyHeight) +
                              pictureMargin);
        return writePlot(scaledTo({size, m_shown.title, m_shown.subtitle,
                                   [this, size](QCPPainter& painter) { paint(painter, size); }},
                                  m_width),
                         m_path);
    }

private:
    void paint(QCPPainter& painter, const QSizeF& size) const
    {
        const auto line = [&](const QFont& font, const QColor& colour, double y, const QString& words) {
            painter.setFont(font);
            painter.setPen(colour);
            strokes::text(painter, pictureMargin, y, Qt::AlignLeft, words);
        };
        painter.fillRect(QRectF(QPointF(), size), m_theme.window);
        line(demiBold(m_theme.textFont), m_theme.text, 22, m_shown.title);
        line(m_theme.textFont, m_theme.muted, 44, subtitleOf(m_shown, QFontMetrics(m_theme.textFont)));
        double top = pictureTitleHeight;
        for (std::size_t i = 0; i < m_views.size(); ++i) {
            const HistogramContent& content = m_shown.histograms[static_cast<qsizetype>(i)];
            line(m_theme.textFont, m_theme.of(content.direction), top + pictureLabelHeight / 2.0,
                 headingOf(content));
            painter.save();
            painter.translate(pictureMargin, top + pictureLabelHeight);
            m_views[i]->toPainter(&painter, pictureWidth, histogramHeight);
            painter.restore();
            top += pictureLabelHeight + histogramHeight;
            paintRangeKey(painter, pictureMargin, top + keyHeight / 2.0, content.format, m_theme);
            top += keyHeight;
        }
    }

    HistogramsShown m_shown;
    Theme m_theme;
    QString m_path;
    std::optional<int> m_width;
    std::vector<std::unique_ptr<HistogramView>> m_views;
};

} // namespace

std::unique_ptr<StagedExport> histogramExport(const HistogramsShown& shown, const Theme& theme,
                                              const QString& path, std::optional<int> width)
{
    return std::make_unique<HistogramExport>(shown, theme, path, width);
}

} // namespace scalescope::widgets
