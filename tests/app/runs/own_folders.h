// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

namespace scalescope::tests {

/// What this test program writes of runs goes to a folder of its own: nothing of the user's is read or
/// written, and a test program that runs beside it neither takes a file's name nor clears old runs away.
inline void useOwnFolders()
{
    static const QTemporaryDir folder;
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
}

} // namespace scalescope::tests
