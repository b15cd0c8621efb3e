// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/plot_pieces.h"

#include <algorithm>

namespace scalescope::widgets {

namespace {

/// With the rows for which `places` has a new place; -1 for those that go.
PlotScene withRows(const PlotScene& scene, const std::vector<int>& places)
{
    const auto placeOf = [&places](int row) { return places[static_cast<std::size_t>(row)]; };
    PlotScene part = scene;
    part.rows.clear();
    for (std::size_t row = 0; row < places.size(); ++row)
        if (places[row] >= 0)
            part.rows.push_back(scene.rows[row]);
    part.brackets = bracketsOf(part.rows);
    part.links.clear();
    for (const PlotLink& link : scene.links)
        if (placeOf(link.source) >= 0 && placeOf(link.target) >= 0)
            part.links.push_back({placeOf(link.source), placeOf(link.target), link.steps});
    return part;
}

} // namespace

PlotScene withNodes(const PlotScene& scene, const std::set<graph::NodeId>& nodes)
{
    std::vector<int> places;
    int next = 0;
    for (const PlotRow& row : scene.rows)
        places.push_back(nodes.contains(row.id) ? next++ : -1);
    return withRows(scene, places);
}

std::vector<PlotScene> piecesOf(const PlotScene& scene, std::size_t mostRows)
{
    const std::size_t rows = scene.rows.size();
    const std::size_t count = std::max<std::size_t>(1, (rows + mostRows - 1) / mostRows);
    if (count == 1)
        return {scene};
    std::vector<PlotScene> pieces;
    for (std::size_t piece = 0; piece < count; ++piece) {
        const std::size_t first = rows * piece / count;
        const std::size_t end = rows * (piece + 1) / count;
        std::vector<int> places(rows, -1);
        for (std::size_t row = first; row < end; ++row)
            places[row] = static_cast<int>(row - first);
        pieces.push_back(withRows(scene, places));
        pieces.back().title =
            PlotWords::tr("%1 (%2 of %3)", "model, part, parts").arg(scene.title).arg(piece + 1).arg(count);
    }
    return pieces;
}

} // namespace scalescope::widgets
