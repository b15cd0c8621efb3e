// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/questions.h"

#include "app/runs/workspace.h"
#include "app/settings/settings.h"
#include "widgets/theme/file_question.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace scalescope::app {

namespace {

constexpr int textWidth = 640;
constexpr int mostLines = 6; ///< that are seen at once; the others are scrolled to

/// One line, with what would hide or move a part of it written out: names come from whoever made the file.
QString lineOf(const std::string& path)
{
    QString line;
    for (const char32_t c : QDir::toNativeSeparators(QString::fromStdString(path)).toUcs4())
        line += QChar::isPrint(c) ? QString::fromUcs4(&c, 1)
                                  : QStringLiteral("\\u%1").arg(uint(c), 4, 16, QLatin1Char('0'));
    return line;
}

} // namespace

ConsentQuestion::ConsentQuestion(const job::JobFiles& files, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("consentQuestion"));
    setWindowTitle(tr("Use these files?"));
    setMinimumWidth(textWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    auto* why =
        new QLabel(tr("These files were named by a run, a session or a file of inputs, and not chosen by "
                      "you. None of them has been run, loaded or read yet. Agree only if you know where "
                      "they come from; the answer is remembered."),
                   this);
    why->setWordWrap(true);
    layout->addWidget(why);
    if (!files.model.empty())
        addFiles(layout, tr("The model, a program that is run:"), {files.model});
    addFiles(layout, tr("Libraries, whose code is run when they are loaded:"), files.libraries);
    addFiles(layout, tr("Files that inputs and targets are read from:"), files.values);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* agree = buttons->addButton(tr("Use these files"), QDialogButtonBox::AcceptRole);
    agree->setObjectName(QStringLiteral("agree"));
    agree->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    buttons->button(QDialogButtonBox::Cancel)->setFocus();
}

void ConsentQuestion::addFiles(QVBoxLayout* layout, const QString& heading,
                               const std::vector<std::string>& files)
{
    if (files.empty())
        return;
    auto* label = new QLabel(heading, this);
    layout->addWidget(label);
    QStringList lines;
    for (const std::string& file : files)
        lines << lineOf(file);
    auto* list = new QPlainTextEdit(lines.join(QLatin1Char('\n')), this);
    list->setReadOnly(true);
    list->setTabChangesFocus(true);
    list->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    list->setWordWrapMode(QTextOption::WrapAnywhere);
    label->setBuddy(list);
    list->setAccessibleName(heading);
    const int rows = std::min(static_cast<int>(lines.size()) + 1, mostLines);
    list->setFixedHeight(rows * list->fontMetrics().lineSpacing() + 16);
    layout->addWidget(list);
}

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
