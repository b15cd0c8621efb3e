// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/consent_question.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
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

} // namespace scalescope::app
