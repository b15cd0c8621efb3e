// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/number_format.h"
#include "widgets/histogram/histogram_bars.h"
#include "widgets/models/key_hint.h"
#include "widgets/scale/scale_view.h"

#include <memory>

namespace scalescope::widgets {

/// What a histogram shows.
struct HistogramContent
{
    std::shared_ptr<const graph::Metric> metric; ///< null: the ranges alone
    std::shared_ptr<const graph::Metric> other;  ///< the same tensor of another run; null for none
    graph::Direction direction = graph::Direction::Forward;
    formats::NumberFormat format;
    int shift = 0; ///< magnitudes times 2^shift
    sheet::ScaleAxis axis{-36, 18};
};

/// The magnitudes of one tensor on a log2 axis, over the ranges in which a format holds them as normal
/// numbers, as subnormals, or not at all. Ctrl+wheel or + and - zoom, a drag or the arrow keys move, 0 or a
/// double click goes back. Zeros, NaN and Inf have no place on the axis and are noted in words.
class HistogramView : public ScaleView
{
    Q_OBJECT

public:
    explicit HistogramView(QWidget* parent = nullptr);
    /// Its keys, for help.
    static ViewKeys keys();

    /// A null metric shows the ranges alone. The axis stays as it is.
    void setMetric(std::shared_ptr<const graph::Metric> metric, graph::Direction direction);
    /// The same tensor of another run, as a line over the bars: each as a share of its own elements. Null for
    /// none.
    void setOther(std::shared_ptr<const graph::Metric> other);
    void setFormat(const formats::NumberFormat& format);
    /// Shows the magnitudes times 2^shift.
    void setShift(int shift);
    void setTheme(const Theme& theme);
    /// What the view shows until it is zoomed, and goes back to.
    void setAxis(const sheet::ScaleAxis& axis);
    /// What is shown, with the axis as it is zoomed now.
    [[nodiscard]] HistogramContent content() const;
    void setContent(const HistogramContent& content);
    /// Lays it out to be painted with toPainter(), of this size.
    void layOut(const QSize& size);
    /// The bars at the present zoom, those out of view included.
    [[nodiscard]] std::vector<HistogramBar> bars() const { return barsOf(m_metric.get()); }
    /// Those of the other run.
    [[nodiscard]] std::vector<HistogramBar> otherBars() const { return barsOf(m_other.get()); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] QString toolTipAt(const QPointF& position, QRect& area) const override;

private:
    void paintRanges(QCPPainter& painter) const;
    void paintBars(QCPPainter& painter) const;
    void paintOther(QCPPainter& painter, double highest) const;
    [[nodiscard]] std::vector<HistogramBar> barsOf(const graph::Metric* metric) const;
    [[nodiscard]] double heightOf(const HistogramBar& bar, const graph::Metric& metric, double highest) const;
    [[nodiscard]] double highest() const;
    /// What has no place on the axis, in words.
    struct Note
    {
        QString text;
        QColor colour;
    };
    [[nodiscard]] std::vector<Note> notesOf() const;
    void paintNotes(QCPPainter& painter) const;
    void paintFrame();
    void describe();

    std::shared_ptr<const graph::Metric> m_metric;
    std::shared_ptr<const graph::Metric> m_other;
    graph::Direction m_direction = graph::Direction::Forward;
    formats::NumberFormat m_format;
    int m_shift = 0;
    sheet::ScaleAxis m_axis{-36, 18};
};

} // namespace scalescope::widgets
