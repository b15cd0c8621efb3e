// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/scale/scale_view.h"
#include "widgets/theme/picture_file.h"

#include <optional>
#include <vector>

namespace scalescope::widgets {

/// Where the rows of a plot lie on its device, and which of them are in view.
struct PlotGeometry
{
    QRectF whole;          ///< the device
    QRectF plot;           ///< where the axis maps to, without the margins
    sheet::ScaleAxis axis; ///< exponents of two at the left and right side of `plot`
    double topRow = 0;     ///< row at the top of `plot`; row r fills [r, r + 1)
    double rowHeight = 24;
    int rows = 0;
    double margin = 24; ///< of the device, to both sides

    [[nodiscard]] double y(double row) const { return plot.top() + (row - topRow) * rowHeight; }
    [[nodiscard]] double x(double exponent) const
    {
        return plot.left() + (exponent - axis.lo) / (axis.hi - axis.lo) * plot.width();
    }
    /// The first row in view and the one behind the last.
    [[nodiscard]] int first() const;
    [[nodiscard]] int end() const;
    /// The row under a y, or -1.
    [[nodiscard]] int rowAt(double y) const;
};

/// Whether a row has a problem, the worst last.
enum class RowMark { None, Warning, Error };

/// The name of a row.
struct RowName
{
    QString text;
    bool isQuiet = false;         ///< muted
    RowMark mark = RowMark::None; ///< one with a mark is written before others where not all have room
};

/// Those of all rows. Measuring thousands takes a while; any thread can do it.
struct RowNames
{
    RowNames() = default;
    RowNames(std::vector<RowName> names, const Theme& theme);

    std::vector<RowName> rows;
    double widest = 0; ///< pixels
};

/// What stands around the rows, in pixels.
struct RowFrame
{
    int margin = 24; ///< to both sides of all
    int header = 0;
    int footer = 0;
    double tickMiddle = 0; ///< below the rows, of the axis' labels
    double title = 0;      ///< from the top to the middle of the title's line
    double subtitle = 0;
    int titleSize = 0; ///< more than text
    int beforeNames = 0;
    double signWidth = 0;  ///< of what may stand before a name
    double widestName = 0; ///< longer ones lose their middle
    int nameGap = 0;
    int leftGutter = 0; ///< for values that the axis has no place for
    int rightGutter = 0;
    int afterRows = 0;
    bool hasWideStripes = false; ///< from margin to margin, not under the rows alone
    int pictureWidth = 0;
    double pictureRow = 0; ///< height of a row in pictures
};

/// A plot with a row for each tensor, its name at the left: what the scale plot and the picture of a
/// comparison have in common. The y axis counts rows downwards. One row can be selected. Rows are painted by
/// what inherits it, only those in view.
class RowPlot : public ScaleView
{
    Q_OBJECT

public:
    static constexpr double outerMargin = 24; ///< where a frame has no other

    explicit RowPlot(QWidget* parent);

    [[nodiscard]] PlotGeometry plotGeometry() const;
    [[nodiscard]] int rowCount() const { return static_cast<int>(m_names.rows.size()); }
    [[nodiscard]] int selectedRow() const;
    /// The rows in view whose names are written. Where not all have room: the selected row's, then those of
    /// problems, the worst first, then one of some others each.
    [[nodiscard]] std::vector<int> namedRows() const;
    /// All rows and the whole axis, as a picture that lives as long as the plot. Rows are thinner where it
    /// would be taller than what image viewers open.
    [[nodiscard]] Picture picture(std::optional<int> width = {});

Q_SIGNALS:
    void rowClicked(int row);

protected:
    /// `whole` is the axis that shows all values.
    void setRows(RowNames names, const RowFrame& frame, const sheet::ScaleAxis& whole);
    void setFrame(const RowFrame& frame);
    /// Before a picture of a width is made: names leave the axis more than half of it.
    virtual void prepareFor(int pictureWidth);
    void setTitle(const QString& title, const QString& subtitle);
    void selectRow(int row);
    /// Title and subtitle, the title no further than to `right`.
    void paintTitle(QCPPainter& painter, double right) const;
    virtual void paintRows(QCPPainter& painter, const PlotGeometry& geometry) const = 0;

    [[nodiscard]] const RowFrame& frame() const { return m_frame; }
    /// The plot and its gutters.
    [[nodiscard]] QRectF rowsRect(const PlotGeometry& geometry) const;
    /// Shows the whole axis.
    void showWholeAxis();

private:
    class Rows;
    void paintStripes(QCPPainter& painter) const;
    void paintNames(QCPPainter& painter) const;
    void paintName(QCPPainter& painter, const PlotGeometry& geometry, int row) const;
    void paintMarks(QCPPainter& painter) const;

    Rows* m_rows; ///< owned by the plot
    RowNames m_names;
    RowFrame m_frame;
    sheet::ScaleAxis m_whole;
    QString m_title;
    QString m_subtitle;
    double m_nameWidth = 0;
};

} // namespace scalescope::widgets
