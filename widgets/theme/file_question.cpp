// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/file_question.h"

#include <QFileDialog>
#include <QFileInfo>
#include <utility>

namespace scalescope::widgets {

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
}

} // namespace scalescope::widgets
