// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/file_content.h"
#include "tests/support/places.h"

#include <QFile>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

namespace scalescope::tests {

/// What a run of the program left.
struct Ended
{
    int status = -1;
    QString output; ///< standard output
    QString errors; ///< standard error
};

/// The program `scalescope` in a folder of its own, without a display.
class Program
{
public:
    Program()
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"})
            environment.remove(name);
        process.setProcessEnvironment(environment);
        process.setProgram(programPath("scalescope"));
        process.setWorkingDirectory(folder.path());
        process.setStandardInputFile(QProcess::nullDevice());
    }

    void set(const QString& variable, const QString& value)
    {
        QProcessEnvironment environment = process.processEnvironment();
        environment.insert(variable, value);
        process.setProcessEnvironment(environment);
    }

    void start(const QStringList& arguments)
    {
        process.setArguments(arguments);
        process.start();
    }

    Ended wait()
    {
        process.waitForFinished(60000);
        Ended ended;
        ended.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        ended.output += QString::fromUtf8(process.readAllStandardOutput());
        ended.errors += QString::fromUtf8(process.readAllStandardError());
        return ended;
    }

    Ended run(const QStringList& arguments)
    {
        start(arguments);
        return wait();
    }

    /// A file of the folder with this content; its path.
    QString file(const QString& name, const QByteArray& content = "x") const
    {
        QFile file(folder.filePath(name));
        if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
            qFatal("a test file can't be written");
        return file.fileName();
    }

    QTemporaryDir folder;
    QProcess process;
};

inline QByteArray contentOf(const Program& program, const QString& name)
{
    return contentOf(program.folder.filePath(name));
}

/// A model of the examples and its inputs, without the ends of their names.
inline const QString transformerExample = examplePath("transformer_lm");

/// Whether errors are as they must be: one line, one sentence.
inline bool isOneSentence(const QString& errors)
{
    return errors.count('\n') == 1 && errors.endsWith(".\n") && !errors.startsWith(' ');
}

} // namespace scalescope::tests
