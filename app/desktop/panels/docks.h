// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QSize>
#include <QVector>

class QDockWidget;
class QMainWindow;

namespace scalescope::app {

class Commands;
class PanelHiding;
struct Views;

/// The panels around the middle. Each can be dragged to another side, floated, hidden (PanelHiding) and
/// brought back by its command; all can be put back at once.
class Docks : public QObject
{
    Q_OBJECT

public:
    Docks(QMainWindow* window, const Views& views, const Commands& commands);

    /// Puts every panel where it is at a first start.
    void reset();
    /// Puts them where they were; what `state` does not say stays.
    void restore(const QByteArray& state);
    /// For restore(): a panel that only gives way to a narrow window counts as shown.
    [[nodiscard]] QByteArray state() const;
    void setProblemCount(int count);
    void setNodeCount(int count);
    void setDeviationCount(int count);
    /// Brings the module tree, and the search above it, to the front.
    void showTree();
    void showProblems();
    void showCauses();
    /// As high as its path needs, as far as the window has room and nobody dragged it lower.
    void showWaterfall();
    /// Puts the keyboard there.
    void enterWaterfall();

protected:
    /// Panels that have to give room to a smaller window get it back from a larger one.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A panel, and how wide it was before the window became too small for that; 0 where that is not known.
    struct Width
    {
        QDockWidget* dock = nullptr;
        int wanted = 0;
    };

    void giveWidthsBack();
    void fitTree();
    QDockWidget* add(const char* name, const QString& title, QWidget* content, const char* command,
                     const Commands& commands);

    /// What is counted is said by the tool tip of the tab, and to who can't see it.
    void setCount(QDockWidget* dock, const QString& title, const QString& meaning);
    void tellMeanings();
    [[nodiscard]] int heightBelow() const;
    /// To a panel whose tab was chosen, where it needs more than it has and nobody dragged that.
    void giveHeight(QDockWidget* dock);
    [[nodiscard]] bool areTabsUnderMouse() const;
    void giveHeightBack(QDockWidget* dock);
    [[nodiscard]] int firstHeight() const;
    [[nodiscard]] int mostBelow() const;
    void fitPath();
    /// Brings a panel to the front, and to a height at which it can be read.
    void show(QDockWidget* dock, int readable);

    QHash<QDockWidget*, QString> m_meanings; ///< of the numbers in their titles
    QMainWindow* m_window;
    QDockWidget* m_tree;
    QDockWidget* m_inspector;
    QDockWidget* m_problems;
    QDockWidget* m_nodes;
    QDockWidget* m_waterfall;
    QDockWidget* m_causes;
    QDockWidget* m_theory;
    QDockWidget* m_log;
    PanelHiding* m_hiding;
    QVector<Width> m_widths;
    QSize m_windowSize;             ///< when it was resized last
    int m_heightBefore = 0;         ///< of the panels below, before one took more; 0 where none did
    int m_pressed = 0;              ///< how high the panels below were when the mouse was pressed
    bool m_isHeightDragged = false; ///< their height, by the user
    bool m_isGivingBack = false;
    bool m_isPathNew = false;    ///< the waterfall has not got the height for it yet
    bool m_isNarrow = false;     ///< the window
    bool m_treeGivesWay = false; ///< while it is
};

} // namespace scalescope::app
