// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/theme/theme.h"
#include "widgets/waterfall/waterfall_options.h"

#include <QThreadPool>
#include <QWidget>
#include <memory>

class QLabel;
class QStackedLayout;

namespace scalescope::widgets {

class RowScrollBar;
struct ProblemRow;
struct RowNames;
struct WaterfallScene;
class WaterfallPlot;
class WaterfallStrip;
enum class PathOf;

/// How the scale changes along a path, operator by operator: at first from the input to the loss, then along
/// the path that the user chooses. What is selected elsewhere lies on that path, or is what the path is of,
/// unless ends were chosen by hand; of a problem in the direction and, where it overflows, by the statistic
/// that show it, unless one chose others. A click on a step selects its tensor and leaves the path; a strip
/// above says which path it is and why, and holds the options. Of a large run what is shown is made on
/// another thread; what there was stays until then. Where there is no path, a sentence says what to do.
class Waterfall : public QWidget
{
    Q_OBJECT

public:
    explicit Waterfall(Document* document, QWidget* parent = nullptr);
    /// Waits for a scene that is being made.
    ~Waterfall() override;

    void setTheme(const Theme& theme);
    [[nodiscard]] const WaterfallOptions& options() const { return m_options; }
    void setOptions(const WaterfallOptions& options);

    /// From a tensor to where the path ends now or, where it does not lead there, as far as it goes.
    void startAt(graph::NodeId node);
    /// To a tensor from where the path begins now or, where that does not lead there, from where it comes.
    void endAt(graph::NodeId node);
    /// What a tensor affects: forward the path to the loss, of a gradient to the input. The direction is that
    /// of its problem, else the one that is shown, unless one chose it. Follows the selection.
    void showWhatItAffects(graph::NodeId node);
    /// What made a tensor, likewise: from the input, of a gradient from the loss.
    void showWhatMade(graph::NodeId node);
    /// Between two tensors, whichever comes first.
    void showBetween(graph::NodeId a, graph::NodeId b);
    /// From the input to the loss.
    void showWholeRun();

    /// How much higher it had to be for the whole path to be read without scrolling.
    [[nodiscard]] int missingHeight() const;

Q_SIGNALS:
    /// The user chose another path.
    void pathChosen();
    /// What is shown was made anew.
    void pathMade();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void connectStrip();
    void pin(std::optional<graph::NodeId> first, std::optional<graph::NodeId> last);
    void showWay(PathOf of, graph::NodeId node);
    void choose(PathOf of, const WaterfallOptions& options);
    [[nodiscard]] WaterfallOptions wayOf(PathOf of, graph::NodeId node, WaterfallOptions options) const;
    void chooseDirection(graph::Direction direction);
    [[nodiscard]] QString subject() const;
    void takeRun(RunChange change);
    void rebuild();
    void take(int request, WaterfallScene scene, RowNames names);
    void followSelection();
    void leadToSelected();
    [[nodiscard]] const sheet::ProblemRow* problemOf(graph::NodeId node) const;
    void followProblem(WaterfallOptions& options) const;
    void resetUnchosen();

    Document* m_document;
    QThreadPool m_pool;
    int m_request = 0; ///< the scene that is wanted; what is made for an earlier one is dropped
    Theme m_theme;
    WaterfallOptions m_options;
    std::shared_ptr<const graph::Run> m_run; ///< which the ends of the path are of
    PathOf m_of{};                           ///< at first the whole run
    bool m_isDirectionChosen = false;        ///< by hand
    bool m_isQuantityChosen = false;         ///< likewise
    bool m_isSelecting = false;              ///< a click here is what changes the selection
    bool m_isOld = true;                     ///< it is drawn anew as soon as it is seen
    bool m_isOfAnotherPath = true;           ///< than what the plot shows: it starts at the top
    WaterfallPlot* m_plot;
    RowScrollBar* m_scrollBar;
    WaterfallStrip* m_strip;
    QLabel* m_hint;
    QStackedLayout* m_pages;
};

} // namespace scalescope::widgets
