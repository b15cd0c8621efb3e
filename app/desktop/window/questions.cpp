// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/questions.h"

#include "app/desktop/window/consent_question.h"
#include "app/runs/workspace.h"
#include "app/settings/settings.h"
#include "widgets/theme/file_question.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace scalescope::app {

Questions::Questions(Workspace& workspace, const Settings& settings, QWidget* window)
    : QObject(window), m_workspace(workspace), m_settings(settings), m_window(window)
{
    connect(&workspace.openModel(), &OpenModel::consentNeeded, this, &Questions::askForConsent);
}

void Questions::askForFile()
{
    const QString filter = tr("Models and runs (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript *.scales "
                              "*.partial);;All files (*)");
    widgets::askForFile(m_window, {tr("Open a model or a run"), m_settings.lastFolder(), filter},
                        [this](const QString& path) { Q_EMIT fileChosen(path); });
}

void Questions::askForModel()
{
    widgets::askForFile(m_window,
                        {tr("Choose the model of this run"), QFileInfo(m_workspace.runFile()).absolutePath(),
                         tr("Models (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript);;All files (*)")},
                        [this](const QString& path) { m_workspace.chooseModel(path); });
}

void Questions::askForCopy()
{
    const QString name = QFileInfo(m_workspace.name()).completeBaseName() + QStringLiteral(".scales");
    widgets::askForFile(
        m_window,
        {tr("Save the run as"), QDir(m_settings.lastFolder()).filePath(name), tr("Runs (*.scales)"), true},
        [this](const QString& path) { m_workspace.saveRunAs(path); });
}

void Questions::askToStop(const QString& reason, const QString& accept, const std::function<void()>& go)
{
    auto* question =
        new QMessageBox(QMessageBox::Question, tr("Stop the run?"), QString(), QMessageBox::Cancel, m_window);
    m_stop = question;
    question->setTextFormat(Qt::PlainText);
    question->setText(reason + QLatin1Char(' ') + tr("What it recorded until then stays in its file."));
    question->setObjectName(QStringLiteral("stopQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* stop = question->addButton(accept, QMessageBox::AcceptRole);
    question->setDefaultButton(stop);
    connect(stop, &QPushButton::clicked, this, go);
    question->open(); // the run's progress goes on being shown behind it
}

bool Questions::isAskingToStop() const
{
    return m_stop != nullptr;
}

void Questions::askForConsent(const job::JobFiles& files)
{
    auto* question = new ConsentQuestion(files, m_window);
    question->setAttribute(Qt::WA_DeleteOnClose);
    connect(question, &QDialog::finished, this, [this](int answer) {
        const bool agreed = answer == QDialog::Accepted;
        m_workspace.openModel().takeConsent(agreed);
        Q_EMIT consentAnswered(agreed);
    });
    question->open();
}

} // namespace scalescope::app
