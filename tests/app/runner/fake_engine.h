// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/places.h"

#include <QFile>
#include <QString>
#include <QTemporaryDir>

namespace scalescope::tests {

/// A shell script that stands for scalescope-engine and does what `body` says, in the words of
/// tests/data/fake_engine.sh: `hello`, `phase forward`, `progress forward 120`, `record`, `record_run`,
/// `finish 0`.
class FakeEngine
{
public:
    explicit FakeEngine(const QString& body)
    {
        QFile file(path());
        if (!file.open(QFile::WriteOnly))
            qFatal("the fake engine can't be written");
        file.write(QString("#!/bin/sh\ndir='%1'\nsource='%2'\n. '%2/tests/data/fake_engine.sh'\n%3\n")
                       .arg(m_folder.path(), sourcePath(), body)
                       .toUtf8());
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    [[nodiscard]] QString path() const { return m_folder.filePath("engine"); }
    [[nodiscard]] QString runFile() const { return m_folder.filePath("out.scales"); }
    [[nodiscard]] QString partialFile() const { return m_folder.filePath("out.scales.partial"); }
    [[nodiscard]] QString jobFile() const { return m_folder.filePath("job.json"); }

private:
    QTemporaryDir m_folder;
};

} // namespace scalescope::tests
