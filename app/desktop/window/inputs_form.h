// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace scalescope::widgets {
class RunSetup;
}

namespace scalescope::app {

class MessageBar;
class Workspace;
struct Outcome;

/// The form of a model's inputs: opens when they are wanted, or where none are known, as soon as the model
/// is; keeps in step with what becomes known while it is open.
class InputsForm : public QObject
{
    Q_OBJECT

public:
    InputsForm(Workspace& workspace, MessageBar& messages, QWidget* window);

    /// Asks first where the model may not be read yet.
    void show();
    void updateActivity();
    /// The question whether the model may be read was answered with no.
    void forget() { m_isWanted = false; }

Q_SIGNALS:
    void helpRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeInfo();
    void place();
    void keepOnScreen();
    /// Shows which field a run failed by.
    void takeEnd(const Outcome& outcome);
    void run();

    Workspace& m_workspace;
    MessageBar& m_messages;
    QWidget* m_window;
    QPointer<widgets::RunSetup> m_form; ///< while it is open
    bool m_isWanted = false;            ///< as soon as the model is known
};

} // namespace scalescope::app
