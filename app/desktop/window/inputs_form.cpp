// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/inputs_form.h"

#include "app/desktop/panels/message_bar.h"
#include "app/runner/outcome.h"
#include "app/runs/workspace.h"
#include "widgets/runsetup/run_setup.h"

#include <QEvent>
#include <QScreen>
#include <algorithm>

namespace scalescope::app {

InputsForm::InputsForm(Workspace& workspace, MessageBar& messages, QWidget* window)
    : QObject(window), m_workspace(workspace), m_messages(messages), m_window(window)
{
    connect(&workspace, &Workspace::closed, this, [this] { delete m_form; }); // it was about another model
    connect(&workspace, &Workspace::infoReceived, this, &InputsForm::takeInfo);
    connect(&workspace.controller(), &RunController::runEnded, this, &InputsForm::takeEnd);
    connect(&workspace.openModel(), &OpenModel::suggestionsReceived, this, [this] {
        if (m_form != nullptr)
            m_form->takeSuggestions(*m_workspace.info());
    });
}

void InputsForm::takeInfo()
{
    if (!m_workspace.knowsInputs() || m_isWanted)
        show();
}

void InputsForm::show()
{
    m_isWanted = !m_workspace.info() && m_workspace.openModel().asksToBeRead();
    if (!m_workspace.info())
        return;
    delete m_form;
    m_form = new widgets::RunSetup(*m_workspace.info(), m_workspace.job(), m_window);
    m_form->setAttribute(Qt::WA_DeleteOnClose);
    std::vector<job::Job> ran;
    for (const OpenRun& open : m_workspace.runs().all())
        if (open.job && open.run->status == graph::RunStatus::Done)
            ran.push_back(*open.job);
    m_form->setRan(std::move(ran));
    connect(m_form, &widgets::RunSetup::jobAccepted, &m_workspace, [this](const job::Job& job) {
        // What stands in the form since somebody wrote it there.
        m_workspace.openModel().agreeTo(without(job::filesOf(job), job::filesOf(m_form->given())));
        m_workspace.setJob(job);
    });
    connect(m_form, &widgets::RunSetup::runRequested, this, &InputsForm::run);
    connect(m_form, &widgets::RunSetup::helpRequested, this, &InputsForm::helpRequested);
    connect(m_form, &QDialog::rejected, &m_workspace.controller(), &RunController::giveUpInputs);
    updateActivity();
    place();
    m_form->installEventFilter(this);
    m_form->show();
}

/// In the middle of the window, as high as what it shows where the screen has room for that.
void InputsForm::place()
{
    const QSize frame =
        m_window->frameGeometry().size() - m_window->size(); // of the form it will be the same
    const QRect room = m_window->screen()->availableGeometry();
    m_form->ensurePolished();
    m_form->resize(m_form->sizeHint().boundedTo(room.size() - frame));
    QRect place(QPoint(), m_form->size() + frame);
    place.moveCenter(m_window->mapToGlobal(m_window->rect().center()));
    place.moveTop(
        std::clamp(place.top(), room.top(), std::max(room.top(), room.bottom() + 1 - place.height())));
    m_form->move(place.topLeft());
}

bool InputsForm::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show) // of the form
        keepOnScreen();
    return QObject::eventFilter(watched, event);
}

/// It grows with what it shows, to the right.
void InputsForm::keepOnScreen()
{
    const QRect room = m_form->screen()->availableGeometry();
    const QRect frame = m_form->frameGeometry();
    const int beyond = std::min(frame.right() - room.right(), frame.left() - room.left());
    if (beyond > 0)
        m_form->move(frame.left() - beyond, frame.top());
}

void InputsForm::takeEnd(const Outcome& outcome)
{
    if (outcome.field.isEmpty())
        return;
    if (!m_workspace.info()) {
        m_workspace.controller().giveUpInputs();
        return;
    }
    show();
    m_form->setError(outcome.field, outcome.said, outcome.sentence.toStdString());
}

void InputsForm::updateActivity()
{
    if (m_form != nullptr)
        m_form->setTrying(m_workspace.activity() == Workspace::Activity::TriesInputs);
}

/// The form can be open while nothing can be run; what was asked for there is not dropped in silence.
void InputsForm::run()
{
    if (m_workspace.canRun())
        m_workspace.controller().run();
    else if (m_workspace.isRunning())
        m_messages.showNote(tr("The model is being run already; these inputs are kept for the next run."));
    else
        m_messages.showMessage(m_workspace.whyNoRun());
}

} // namespace scalescope::app
