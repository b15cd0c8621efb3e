// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QKeySequence;
class QLabel;
class QMenu;
class QStackedLayout;
class QTabWidget;
class QToolButton;

namespace scalescope::app {

class MessageBar;
struct Views;

/// The middle of the window: messages, and the views in tabs with a line beside them that says what colours
/// the nodes and what is hidden. Before there is anything to see, a page that says what to do.
class Centre : public QWidget
{
    Q_OBJECT

public:
    Centre(const Views& views, QMenu* colourMenu, QMenu* pruneMenu, QWidget* parent);

    [[nodiscard]] MessageBar& messages() { return *m_messages; }
    void setColour(const QString& quantity);
    /// What pruning does, and by which rules, which are told beside it where there is room.
    void setPruning(const QString& summary, const QString& rules = {});
    /// Shows the views, or instead of them a sentence about what to do first.
    void showViews();
    void showHint(const QString& title, const QString& hint);
    [[nodiscard]] QWidget* currentView() const;
    /// The tip of a view's tab says which key leads there.
    void tellKey(QWidget* view, const QKeySequence& key);
    void setCurrentView(QWidget* view);
    [[nodiscard]] bool showsViews() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Another view is in front.
    void viewChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Puts as many of the words into the buttons as there is room for beside the tabs.
    void fitCorner();
    QWidget* makeCorner(QMenu* colourMenu, QMenu* pruneMenu);
    QWidget* makeHint();

    MessageBar* m_messages;
    QTabWidget* m_tabs;
    QToolButton* m_colour = nullptr;
    QToolButton* m_prune = nullptr;
    QString m_quantity;
    QString m_pruned;
    QLabel* m_title = nullptr;
    QLabel* m_hint = nullptr;
    QStackedLayout* m_pages;
};

} // namespace scalescope::app
