// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layout/dot_program.h"

#include <QDir>
#include <QFileInfo>

namespace scalescope::widgets {

DotProgram dotProgram(const QString& folderOfProgram)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    const QDir libraries(QDir::cleanPath(folderOfProgram + QStringLiteral("/../lib/scalescope")));
    const QString own = libraries.filePath(QStringLiteral("graphviz/dot"));
    if (!QFileInfo(own).isExecutable())
        return {QStringLiteral("dot"), environment};
    environment.insert(QStringLiteral("LD_LIBRARY_PATH"), libraries.path());
    environment.insert(QStringLiteral("GVBINDIR"), libraries.filePath(QStringLiteral("graphviz")));
    return {own, environment};
}

} // namespace scalescope::widgets
