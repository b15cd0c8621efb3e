// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/compare_document.h"
#include "widgets/theme/theme.h"

#include <QWidget>
#include <array>

class QLabel;

namespace scalescope::widgets {

class GraphView;

/// The graphs of both runs side by side. They move and zoom together: the card in the middle of the one and
/// its partner in the other are at the same place. They have one selection, the same modules are open in
/// both, and what only one of them has is marked.
class CompareGraphs : public QWidget
{
    Q_OBJECT

public:
    explicit CompareGraphs(CompareDocument* document, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    /// 0 is the first run's, 1 the second's.
    [[nodiscard]] GraphView* view(int side) const { return m_sides.at(static_cast<std::size_t>(side)).view; }
    void fit();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Side
    {
        Document* document = nullptr;
        GraphView* view = nullptr;
        QLabel* title = nullptr;
        RunChange change = RunChange::Grown; ///< of its run, since the document took one
    };

    void makeSide(std::size_t side);
    void takeRuns();
    void takeLook();
    /// A title of two lines beside one of one: the graphs stand level.
    void levelTitles();
    void tag();
    void followSelection();
    void selectAsIn(std::size_t side);
    /// Moves the other view as `side` was moved.
    void follow(std::size_t side);
    void followFolding(std::size_t side);
    /// The partner of a node of `side` in the other run.
    [[nodiscard]] std::optional<graph::NodeId> partnerOf(std::size_t side, graph::NodeId node) const;
    [[nodiscard]] const graph::Run* runOf(std::size_t side) const;

    CompareDocument* m_document;
    std::array<Side, 2> m_sides;
    bool m_isStale = true;     ///< other runs came while this was hidden
    bool m_following = false;  ///< one view changes because of the other
    std::size_t m_leading = 0; ///< the side that the other one follows when the selection changes
};

} // namespace scalescope::widgets
