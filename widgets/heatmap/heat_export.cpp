// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_export.h"

#include "widgets/heatmap/heat_painter.h"
#include "widgets/heatmap/layer_lanes.h"
#include "widgets/models/document.h"
#include "widgets/theme/picture_file.h"

#include <QFileInfo>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <qcustomplot.h> // IWYU pragma: keep (the painter of pictures)
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr double pageMargin = 24;
constexpr double headLineHeight = 20;
constexpr double tallest = 9000; ///< of all rows together, where they can be that thin
constexpr double lanesHeight = 200;
constexpr double widestLane = 60;
constexpr double narrowestLane = 8;
constexpr double usualWidth = 900; ///< that lanes fill

/// A heat map ready to be painted.
struct HeatPicture
{
    HeatPainter map;
    ColourRamp ramp;
    QString title;
    QString summary;
    LayerLanes lanes;
    std::optional<std::size_t> selectedLane;

    [[nodiscard]] double laneWidth() const
    {
        return std::clamp(
            std::floor(usualWidth / static_cast<double>(std::max<std::size_t>(1, lanes.count()))),
            narrowestLane, widestLane);
    }
    [[nodiscard]] double mapTop() const
    {
        return pageMargin + 2 * headLineHeight + 8 + ramp.height(map.theme()) + 16 + map.nameHeight();
    }
    [[nodiscard]] double lanesTop() const { return mapTop() + map.cellsSize().height() + pageMargin; }

    [[nodiscard]] QSizeF size() const
    {
        const QFontMetricsF metrics(map.theme().detailFont);
        const double lanesWidth = LayerLanes::axisWidth + laneWidth() * static_cast<double>(lanes.count());
        const double width =
            std::max({metrics.horizontalAdvance(summary), ramp.width(map.theme()),
                      map.nameWidth() + map.cellsSize().width(), lanes.count() > 0 ? lanesWidth : 0});
        const double height =
            lanesTop() + (lanes.count() > 0 ? headLineHeight + lanesHeight + pageMargin : 0);
        return {std::ceil(width + 2 * pageMargin), std::ceil(height)};
    }

    void paint(QPainter& painter) const
    {
        const Theme& theme = map.theme();
        const QSizeF all = size();
        painter.fillRect(QRectF(QPointF(), all), theme.canvas);
        painter.setRenderHint(QPainter::TextAntialiasing);
        const auto line = [&](double top, const QFont& font, const QColor& colour, const QString& text) {
            painter.setFont(font);
            painter.setPen(colour);
            painter.drawText(QRectF(pageMargin, top, all.width() - 2 * pageMargin, headLineHeight),
                             Qt::AlignLeft | Qt::AlignVCenter, text);
        };
        line(pageMargin, demiBold(theme.textFont), theme.text, title);
        line(pageMargin + headLineHeight, theme.detailFont, theme.muted, summary);
        ramp.paint(painter,
                   {pageMargin, pageMargin + 2 * headLineHeight + 8, ramp.width(theme), ramp.height(theme)},
                   theme);
        const QRectF cells(QPointF(), map.cellsSize());
        painter.save();
        painter.translate(pageMargin + map.nameWidth(), mapTop());
        map.paintCells(painter, cells);
        map.paintRowNames(painter, cells);
        map.paintColumnNames(painter, cells);
        painter.restore();
        if (lanes.count() > 0) {
            line(lanesTop(), demiBold(theme.detailFont), theme.text, lanes.title());
            paintLanes(painter);
        }
    }

private:
    void paintLanes(QPainter& painter) const
    {
        const QRectF area(pageMargin + LayerLanes::axisWidth, lanesTop() + headLineHeight,
                          laneWidth() * static_cast<double>(lanes.count()), lanesHeight);
        lanes.paintAxis(painter, area, map.theme());
        lanes.paint(painter, area, 0, lanes.count(), laneWidth(), map.theme());
        if (selectedLane)
            LayerLanes::paintSelection(painter, area,
                                       area.left() + static_cast<double>(*selectedLane) * laneWidth(),
                                       laneWidth(), map.theme());
    }
};

class HeatExport : public StagedExport
{
public:
    HeatExport(const sheet::ViewState& state, const HeatOptions& options, const Theme& theme, QString path,
               std::optional<int> width)
        : m_state(state), m_options(options), m_theme(theme), m_path(std::move(path)), m_width(width)
    {
    }

    void gather() override
    {
        const Document document(m_state);
        const auto scene = std::make_shared<const HeatScene>(HeatScene::of(document, m_options.rows));
        m_picture.title = QFileInfo(QString::fromStdString(document.run().facts.model)).fileName();
        const bool isRelative = m_options.isRelative && scene->canBeRelative();
        m_picture.summary = (scene->summary() + u' ' + scene->standing(isRelative)).trimmed();
        m_picture.ramp = scene->shownRamp(isRelative);
        m_picture.map.setTheme(m_theme);
        m_picture.map.setScene(scene);
        m_picture.map.isRelative = isRelative;
        m_picture.map.furthest = scene->furthest(isRelative);
        if (scene->empty())
            return;
        m_picture.map.rowHeight =
            std::clamp(std::floor(tallest / static_cast<double>(scene->table->rows.size())),
                       HeatPainter::lowestRow, HeatPainter::highestRow);
        const auto place =
            m_options.histogramsOf ? scene->table->placeOf(*m_options.histogramsOf) : std::nullopt;
        if (place) {
            m_picture.map.selected = place;
            m_picture.lanes = LayerLanes(document, scene, place->column);
            m_picture.selectedLane = m_picture.lanes.laneOf(place->row);
        }
    }
    Result<void> write() override
    {
        return writePlot(scaledTo({m_picture.size(), m_picture.title, m_picture.summary,
                                   [this](QCPPainter& painter) { m_picture.paint(painter); }},
                                  m_width),
                         m_path);
    }

private:
    sheet::ViewState m_state;
    HeatOptions m_options;
    Theme m_theme;
    QString m_path;
    std::optional<int> m_width;
    HeatPicture m_picture;
};

} // namespace

std::unique_ptr<StagedExport> heatMapExport(const sheet::ViewState& state, const HeatOptions& options,
                                            const Theme& theme, const QString& path, std::optional<int> width)
{
    return std::make_unique<HeatExport>(state, options, theme, path, width);
}

} // namespace scalescope::widgets
