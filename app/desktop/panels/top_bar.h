// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QMenu;
class QProgressBar;
class QToolButton;
class QVBoxLayout;

namespace scalescope::app {

class Commands;

/// The bar above everything: what is open, how it is run, and how far the run is.
class TopBar : public QWidget
{
    Q_OBJECT

public:
    /// What its menus hold.
    struct Menus
    {
        QMenu* all;     ///< every command
        QMenu* runs;    ///< the open runs
        QMenu* formats; ///< the pairs of formats
    };

    TopBar(const Commands& commands, const Menus& menus, QWidget* parent);

    /// File name in bold, and the short line about inputs, mode and seed beside it.
    void setModel(const QString& name, const QString& summary, const QString& toolTip);
    /// "E4M3FN / E5M2".
    void setFormats(const QString& names);
    /// A bar without an end.
    void showBusy(const QString& text);
    [[nodiscard]] bool isBusy() const;
    /// A phase's name with its count, and how far all is, from 0 to 1.
    void showProgress(const QString& text, double fraction);
    /// The bar full (or gone) and a last word such as "done in 1.2 s".
    void showEnd(const QString& text, bool complete);
    /// The bar full, in the colour of warnings: it ended, but not as it should.
    void showWarning(const QString& text);
    [[nodiscard]] QString progressText() const;

    [[nodiscard]] QSize minimumSizeHint() const override; ///< without what gives way

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addButton(QAction* action, const QString& text, const char* name = "");
    /// A button that stays down; its text follows the action's.
    QToolButton* addToggle(QAction* action, const char* name);
    QVBoxLayout* makeModel();
    QVBoxLayout* makeProgress();
    void fitModel();
    void tellSummary();
    /// With the space beside it.
    [[nodiscard]] int widthOf(const QToolButton* button) const;
    void elideModel();
    void setWarns(bool warns);
    void setProgressText(const QString& text);
    void fitProgress();

    const QAction* m_inputs;
    QToolButton* m_name;
    QToolButton* m_summary;         ///< leads to the inputs
    QVBoxLayout* m_model = nullptr; ///< where name and summary are
    QString m_fullName;
    QString m_fullSummary;
    QString m_fullFormats;
    QToolButton* m_formats;
    QToolButton* m_unitScale = nullptr;
    QToolButton* m_simulate = nullptr;
    QToolButton* m_compare = nullptr;
    QProgressBar* m_bar;
    QLabel* m_progress;
    QString m_progressText;
};

} // namespace scalescope::app
