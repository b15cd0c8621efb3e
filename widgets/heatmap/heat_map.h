// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heatmap/heat_options.h"
#include "widgets/heatmap/heat_scene.h"
#include "widgets/theme/theme.h"

#include <QWidget>
#include <memory>
#include <optional>

class QBoxLayout;
class QComboBox;
class QLabel;
class QSplitter;
class QToolButton;

namespace scalescope::widgets {

class HeatCanvas;
class HeatMaker;
class LanesView;
class RampLegend;

/// The tensors of all layers at once: a row for each layer, a column for each of its tensors, coloured as the
/// document says; below, the histograms of the selected column. Shares the document's selection.
class HeatMap : public QWidget
{
    Q_OBJECT

public:
    explicit HeatMap(Document* document, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    [[nodiscard]] HeatOptions options() const;
    [[nodiscard]] HeatCanvas& canvas() { return *m_canvas; }
    [[nodiscard]] LanesView& lanes() { return *m_lanes; }
    [[nodiscard]] const HeatScene& scene() const { return *m_scene; }

public Q_SLOTS:
    void fit();
    void zoomIn();
    void zoomOut();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void rebuild();
    void take(const std::shared_ptr<const HeatScene>& scene);
    void setRows(report::LayerRows rows);
    void updateWords();
    [[nodiscard]] bool isRelative() const;
    [[nodiscard]] QString relativeHint() const;
    void followSelection(bool isScrolled);
    void fitControls();
    void divide();
    void showLanes(std::optional<std::size_t> column);

    Document* m_document;
    HeatMaker* m_maker;
    std::shared_ptr<const HeatScene> m_scene = std::make_shared<HeatScene>(); ///< never null
    report::LayerRows m_rows = report::LayerRows::Repeated;
    std::optional<std::size_t> m_column; ///< whose histograms are shown
    bool m_isOld = false;                ///< it is made anew as soon as it is seen
    bool m_isDivided = false;            ///< between map and histograms
    bool m_isOther = true;               ///< another table comes next
    QBoxLayout* m_controls = nullptr;
    QComboBox* m_kind;
    QToolButton* m_relative;
    QToolButton* m_furthest;
    QLabel* m_summary;
    RampLegend* m_legend;
    HeatCanvas* m_canvas;
    LanesView* m_lanes;
    QSplitter* m_views;
};

} // namespace scalescope::widgets
