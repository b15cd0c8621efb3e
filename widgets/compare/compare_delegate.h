// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/compare_document.h"
#include "widgets/theme/scale_bar.h"
#include "widgets/theme/theme.h"

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
    void setAxis(const ScaleAxis& axis, double largest);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintPlot(QPainter& painter, const QRect& cell, std::size_t row) const;
    void paintArrow(QPainter& painter, const QRectF& plot, double y, std::size_t row,
                    graph::Direction direction) const;
    void paintRatio(QPainter& painter, const QRect& cell, const QModelIndex& index) const;
    void paintText(QPainter& painter, const QRect& cell, const QModelIndex& index) const;
    /// The place of a node's value on the axis; zero is at the left end, NaN and Inf at the right one.
    [[nodiscard]] std::optional<double> place(const QRectF& plot, const graph::Node* node,
                                              graph::Direction direction) const;

    const CompareDocument* m_document;
    Theme m_theme = Theme::light();
    ScaleAxis m_axis;
    double m_largest = 1;
};

} // namespace scalescope::widgets
