// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/places.h"

namespace scalescope::tests {

namespace {

QString inFolder(const char* folder, const QString& name)
{
    const QString path = QString::fromUtf8(folder);
    return name.isEmpty() ? path : path + '/' + name;
}

} // namespace

QString sourcePath(const QString& name)
{
    return inFolder(SCALESCOPE_SOURCE_DIR, name);
}

QString programPath(const QString& name)
{
    return inFolder(SCALESCOPE_BIN_DIR, name);
}

QString examplePath(const QString& name)
{
    return inFolder(SCALESCOPE_EXAMPLES_DIR, name);
}

QString testLibraryPath(const QString& name)
{
    return inFolder(SCALESCOPE_TEST_LIBRARIES_DIR, name);
}

bool isTorchOfPython()
{
    return SCALESCOPE_TORCH_OF_PYTHON;
}

} // namespace scalescope::tests
