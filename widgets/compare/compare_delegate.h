// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/plot_header.h"
#include "widgets/models/compare_document.h"
#include "widgets/theme/names.h"

#include <QStyledItemDelegate>

namespace scalescope::widgets {

/// Paints the cells of a comparison: in one column the values of both runs on one axis with an arrow from the
/// first to the second, forward above and gradient below; ratios as number and bar.
class CompareDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CompareDelegate(const CompareDocument* document, QObject* parent = nullptr);
    void setTheme(const Theme& theme) { m_theme = theme; }
    /// `largest` |log2| fills a bar.
    void setAxis(const sheet::ScaleAxis& axis, const PlotSides& sides, double largest);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintPlot(QPainter& painter, const QRect& cell, std::size_t row) const;
    void paintRatio(QPainter& painter, const QRect& cell, const QModelIndex& index) const;
    void paintText(QPainter& painter, const QRect& cell, const QModelIndex& index) const;

    const CompareDocument* m_document;
    Theme m_theme = Theme::light();
    sheet::ScaleAxis m_axis;
    PlotSides m_sides;
    double m_largest = 1;
    mutable ColumnNames m_names;
};

} // namespace scalescope::widgets
