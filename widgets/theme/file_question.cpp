// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/file_question.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <utility>

namespace scalescope::widgets {

namespace {

/// The list of completions takes the first click beside it, on a button too. Where the name of a file is
/// whole there is nothing to complete. The desktop's own dialogs have no such list.
void closeListAtWholeNames(const QFileDialog& dialog)
{
    auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    if (name == nullptr || name->completer() == nullptr)
        return;
    const auto close = [&dialog, name](const QString& text) {
        if (QFileInfo(dialog.directory(), text).isFile())
            name->completer()->popup()->hide();
    };
    QObject::connect(name, &QLineEdit::textChanged, name, close, Qt::QueuedConnection); // once it is open
}

} // namespace

QString firstSuffix(const QString& filter)
{
    const auto from = filter.indexOf(QLatin1String("*.")) + 2;
    auto to = from;
    while (to < filter.size() && filter[to].isLetter())
        ++to;
    return filter.mid(from, to - from);
}

void askForFile(QWidget* parent, const FileQuestion& question, std::function<void(const QString&)> use)
{
    const bool startsInFolder = question.start.isEmpty() || QFileInfo(question.start).isDir();
    auto* dialog =
        new QFileDialog(parent, question.title, startsInFolder ? question.start : QString(), question.filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(question.toWrite ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(question.toWrite ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    if (question.toWrite)
        dialog->setDefaultSuffix(firstSuffix(question.filter));
    if (!startsInFolder) {
        const QFileInfo suggested(question.start);
        dialog->setDirectory(suggested.absolutePath());
        dialog->selectFile(suggested.fileName());
    }
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(use));
    dialog->open();
    closeListAtWholeNames(*dialog);
}

} // namespace scalescope::widgets
