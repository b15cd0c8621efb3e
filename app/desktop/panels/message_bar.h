// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

class QAction;
class QLabel;
class QToolButton;

namespace scalescope::app {

/// A line below the views that says what went wrong, without a dialog: the window goes on.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent);

    /// Something went wrong, or should be known; stays until it is closed or another comes.
    void showMessage(const QString& sentence);
    /// How it stands, without anything being wrong; stays as a message does.
    void showState(const QString& sentence);
    /// A message with a button that does what the sentence offers.
    void showOffer(const QString& sentence, QAction* action, const QString& words);
    /// Whether it offers that now.
    [[nodiscard]] bool offers(const QAction* action) const;
    /// Something went well; goes away by itself.
    void showNote(const QString& sentence);
    [[nodiscard]] QString message() const;

private:
    void show(const QString& sentence, bool note);

    QLabel* m_text;
    QToolButton* m_offer;
    QAction* m_offered = nullptr;
    QTimer m_goAway;
};

} // namespace scalescope::app
