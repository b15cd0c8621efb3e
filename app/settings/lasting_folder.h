// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace scalescope::app {

/// The folder itself; of one that the Python package made for a model and removes again (its cleaner.py),
/// where the program was started, or the documents where that is no folder to write in.
QString lastingFolder(const QString& folder);
/// Where files go that nobody chose a folder for: where the program was started, or the documents where that
/// is no folder to write in. Never beside a model, whose folder others may share.
QString folderToWrite();

} // namespace scalescope::app
