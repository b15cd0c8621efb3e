// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace scalescope::app {

/// A line above the views that says what went wrong, without a dialog: the window goes on.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent);

    void showMessage(const QString& sentence);
    [[nodiscard]] QString message() const;

private:
    QLabel* m_text;
};

} // namespace scalescope::app
