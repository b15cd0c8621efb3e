// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/example_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace scalescope::app {

namespace {

const QLatin1String inputsSuffix(".inputs.json");

} // namespace

QString examplesFolder()
{
    const QDir program(QCoreApplication::applicationDirPath());
    const QStringList candidates = {qEnvironmentVariable("SCALESCOPE_EXAMPLES"),
                                    program.filePath(QStringLiteral("../examples")),
                                    program.filePath(QStringLiteral("../share/scalescope/examples"))};
    for (const QString& folder : candidates)
        if (!folder.isEmpty() && QFileInfo(folder).isDir())
            return QDir::cleanPath(folder);
    return {};
}

QString exampleModel()
{
    const QString folder = examplesFolder();
    const QString model = QDir(folder).filePath(QStringLiteral("transformer_lm.pt"));
    return !folder.isEmpty() && QFileInfo::exists(model) ? model : QString();
}

bool isInputsFile(const QString& path)
{
    return path.endsWith(inputsSuffix);
}

QString inputsBeside(const QString& model)
{
    const QFileInfo file(model);
    const QString inputs = file.dir().filePath(file.completeBaseName() + inputsSuffix);
    return QFileInfo::exists(inputs) ? inputs : QString();
}

} // namespace scalescope::app
