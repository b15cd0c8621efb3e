// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QPushButton;

namespace scalescope::widgets {

/// Says at the top of the view that a layout is going on, or why there is none, with a button to cancel or to
/// try again.
class LayoutHint : public QFrame
{
    Q_OBJECT

public:
    explicit LayoutHint(QWidget* parent);

    void setTheme(const Theme& theme);
    /// Shows itself when the work takes longer than a moment.
    void showBusy();
    void showFailure(const QString& sentence);
    void dismiss();
    /// At the upper left of the parent, where the least of a graph is.
    void place();

Q_SIGNALS:
    void cancelRequested();
    void retryRequested();

private:
    QLabel* m_text;
    QPushButton* m_button;
    QTimer m_delay;
    bool m_failed = false;
};

} // namespace scalescope::widgets
