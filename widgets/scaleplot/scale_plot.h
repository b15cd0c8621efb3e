// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/scaleplot/plot_options.h"
#include "widgets/theme/theme.h"

#include <QWidget>
#include <utility>
#include <vector>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace scalescope::widgets {

class PlotCanvas;
class RowScrollBar;
struct PlotScene;

/// The scale plot of a document: one row per tensor, its magnitude on a log2 axis beside the formats' limits.
/// Hover tells, a click selects; wheel and drag zoom and move either axis; a strip above filters the rows by
/// module and holds the options.
class ScalePlot : public QWidget
{
    Q_OBJECT

public:
    explicit ScalePlot(Document* document, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    [[nodiscard]] const PlotOptions& options() const { return m_options; }
    void setOptions(const PlotOptions& options);
    /// The whole scale axis and all rows.
    void fit();

Q_SIGNALS:
    void optionsChanged();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeStrip(QHBoxLayout* strip);
    QAction* addToggle(const QString& text, bool PlotOptions::*option);
    void readOptionsFromStrip();
    void showOptionsInStrip();
    void rebuild();
    void showQuantity(const PlotScene& scene);
    void followSelection();

    Document* m_document;
    Theme m_theme;
    PlotOptions m_options;
    bool m_isOld = false;          ///< it is drawn anew as soon as it is seen
    bool m_isOfAnotherRun = false; ///< than what the canvas shows: it starts afresh
    PlotCanvas* m_canvas;
    RowScrollBar* m_scrollBar;
    QLabel* m_empty; ///< in the place of the rows: why there are no scales
    QLineEdit* m_filter;
    QComboBox* m_quantity;
    std::vector<const sheet::Field*> m_quantities; ///< that it has
    QToolButton* m_show;
    QAction* m_fixRange;
    std::vector<std::pair<QAction*, bool PlotOptions::*>> m_toggles;
};

} // namespace scalescope::widgets
