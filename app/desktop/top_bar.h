// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event.h"

#include <QWidget>

class QLabel;
class QMenu;
class QProgressBar;
class QToolButton;

namespace scalescope::app {

class Commands;

/// The bar above everything: what is open, how it is run, and how far the run is.
class TopBar : public QWidget
{
    Q_OBJECT

public:
    TopBar(const Commands& commands, QMenu* mainMenu, QMenu* formatMenu, QWidget* parent);

    /// File name in bold, and the short line about inputs, mode and seed beside it.
    void setModel(const QString& name, const QString& summary, const QString& toolTip);
    void setFormats(const QString& label);
    /// A phase's name with its count; total 0 shows a bar without an end.
    void showProgress(const QString& text, qint64 done, qint64 total);
    /// The bar full (or gone) and a last word such as "done in 1.2 s".
    void showEnd(const QString& text, bool complete);
    [[nodiscard]] QString progressText() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addButton(QAction* action, const QString& text, const char* name = "");
    void elideSummary();

    QLabel* m_name;
    QLabel* m_summary;
    QString m_fullSummary;
    QToolButton* m_formats;
    QProgressBar* m_bar;
    QLabel* m_progress;
};

/// "backward · 38 of 38"; the count alone where the total is not known.
QString progressWords(const job::Progress& progress);
QString phaseWords(job::Phase phase);

} // namespace scalescope::app
