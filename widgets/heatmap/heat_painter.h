// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heatmap/heat_scene.h"
#include "widgets/theme/names.h"
#include "widgets/theme/theme.h"

#include <QRectF>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace scalescope::widgets {

/// Paints a heat map: the same code for the window and for every exported file. Cells have coordinates of
/// their own, from the upper left corner of the first; names lie left of them and above. What is outside the
/// layers is a second block below, whose columns begin at the left again, with their names above it.
class HeatPainter
{
public:
    static constexpr double highestRow = 18;
    static constexpr double readableRow = 14; ///< each row has its name
    static constexpr double lowestRow = 2;

    bool isRelative = false;
    double rowHeight = highestRow;
    std::optional<HeatScene::Place> selected;
    std::optional<HeatScene::Place> furthest; ///< has a mark in its corner

    void setScene(std::shared_ptr<const HeatScene> scene); ///< never null
    void setTheme(const Theme& theme);
    [[nodiscard]] const HeatScene& scene() const { return *m_scene; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }

    /// Room of the names of rows and columns.
    [[nodiscard]] double nameWidth() const { return m_nameWidth; }
    [[nodiscard]] double nameHeight() const;
    /// How high the names of columns may be at most; longer ones lose their middle.
    void setNameRoom(double height);
    /// What there is room for of a column's name: of those that end alike what tells them apart.
    [[nodiscard]] QString shownColumnName(std::size_t column, double height) const;
    [[nodiscard]] QSizeF cellsSize() const;
    /// Of that height what rows of another height leave as it is: between the two blocks.
    [[nodiscard]] double gapHeight() const;
    [[nodiscard]] QRectF cellRect(const HeatScene::Place& place) const;
    /// The cell at a point, empty ones too.
    [[nodiscard]] std::optional<HeatScene::Place> placeAt(const QPointF& point) const;

    /// What meets `exposed`; each of them with the painter's origin where that of the cells is.
    void paintCells(QPainter& painter, const QRectF& exposed) const;
    void paintRowNames(QPainter& painter, const QRectF& exposed) const;
    /// Of the second block where nothing above it is exposed.
    void paintColumnNames(QPainter& painter, const QRectF& exposed) const;

private:
    [[nodiscard]] double columnLeft(std::size_t column) const;
    [[nodiscard]] double rowTop(std::size_t row) const;
    [[nodiscard]] std::pair<std::size_t, std::size_t> rowsIn(const QRectF& exposed) const;
    void paintCell(QPainter& painter, const HeatScene::Place& place, const HeatCell& cell) const;
    void paintFurthest(QPainter& painter) const;
    void paintNamesOf(QPainter& painter, std::size_t first, std::size_t end) const;
    void paintColumnName(QPainter& painter, std::size_t column, double bottom, double height) const;
    void paintRowName(QPainter& painter, std::size_t row, double middle) const;
    void paintMark(QPainter& painter, std::size_t row) const;
    void measure();
    [[nodiscard]] double longest(const std::vector<std::string>& names) const;

    std::shared_ptr<const HeatScene> m_scene = std::make_shared<HeatScene>();
    Theme m_theme = Theme::light();
    double m_nameWidth = 0;
    double m_longestColumn = 0;  ///< its name
    double m_longestOutside = 0; ///< likewise, of the second block
    std::size_t m_layerColumns = 0;
    std::size_t m_layerRows = 0;
    double m_nameRoom = 130;
    NameList m_layerNames;
    NameList m_outsideNames;
    std::vector<std::size_t> m_groups; ///< first columns of parameters, and of what is outside the layers
};

} // namespace scalescope::widgets
