// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QPushButton;

namespace scalescope::widgets {

/// Says at the top of the view that a layout is going on, why there is none, or of which kind it is, with a
/// button to cancel, to try again, or to close what is said.
class LayoutHint : public QFrame
{
    Q_OBJECT

public:
    explicit LayoutHint(QWidget* parent);

    void setTheme(const Theme& theme);
    /// Shows itself when the work takes longer than a moment.
    void showBusy();
    void showFailure(const QString& sentence);
    void showNote(const QString& sentence);
    void dismiss();
    /// How much of the parent's upper edge a note covers; 0 while none is shown.
    [[nodiscard]] int noteHeight() const;
    /// At the upper left of the parent, where the least of a graph is.
    void place();

Q_SIGNALS:
    void cancelRequested();
    void retryRequested();
    void noteClosed();

private:
    enum class Shown { Busy, Failure, Note };
    void showSentence(Shown shown, const QString& sentence, const QString& button);
    void buttonClicked();

    QLabel* m_text;
    QPushButton* m_button;
    QTimer m_delay;
    Shown m_shown = Shown::Busy;
};

} // namespace scalescope::widgets
