// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

class QWidget;

namespace scalescope::widgets {

/// What a dialog asks for: a file that there is, or one to write into.
struct FileQuestion
{
    QString title;
    QString start;        ///< a folder or, of a file to write, the path that is suggested
    QString filter;       ///< "Pictures (*.svg *.png)"; a name without a suffix gets the first of these
    bool toWrite = false; ///< where there is such a file already, the dialog asks again
};

/// The first suffix of a filter, "svg".
QString firstSuffix(const QString& filter);

/// Asks in front of a widget's window and returns at once: runs go on, and are shown, behind the dialog.
/// `use` gets the path; it is not called where none is chosen, or where `parent` is gone.
void askForFile(QWidget* parent, const FileQuestion& question, std::function<void(const QString&)> use);

} // namespace scalescope::widgets
