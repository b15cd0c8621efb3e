// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/main_window.h"
#include "tests/app/runs/own_folders.h"
#include "tests/app/runs/patience.h"
#include "tests/app/runs/written_runs.h"
#include "tests/support/places.h"

#include <QApplication>
#include <QDialog>
#include <QGuiApplication>
#include <QPushButton>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTest>

namespace scalescope::tests {

/// Before the first window.
inline void prepareApplication()
{
    useOwnFolders();
    QCoreApplication::setOrganizationName(QStringLiteral("Scalescope"));
    QCoreApplication::setApplicationName(QStringLiteral("Scalescope"));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    qputenv("SCALESCOPE_ENGINE", programPath("scalescope-engine").toLocal8Bit());
    qputenv("SCALESCOPE_EXAMPLES", examplePath().toLocal8Bit());
}

/// A window with settings of its own.
struct WindowFixture
{
    WindowFixture() : settings(folder.filePath(QStringLiteral("settings.ini"))), window(settings)
    {
        Q_EMIT window.workspace().openModel().unguarded(
            {}); // said already, so that no test depends on the kernel
    }

    /// The window on the screen.
    bool show()
    {
        window.show();
        return QTest::qWaitForWindowExposed(&window);
    }

    QTemporaryDir folder;
    app::Settings settings;
    app::MainWindow window;
};

/// Opens a run's file, and waits until it is shown.
inline bool openRun(app::MainWindow& window, const QString& file)
{
    window.open(file);
    return QTest::qWaitFor([&] { return window.workspace().runFile() == file; }, enginePatience);
}

inline QStringList filesOf(app::MainWindow& window)
{
    QStringList files;
    for (const app::OpenRun& open : window.workspace().runs().all())
        files << open.file;
    return files;
}

/// A key for whatever window and whatever widget in it has the focus.
inline void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QTest::keyClick(QGuiApplication::focusWindow(), key, modifiers);
}

inline void type(const QString& text)
{
    for (const QChar letter : text)
        QTest::keyClick(QGuiApplication::focusWindow(), letter.toLatin1());
}

/// The question about files that a file names, null where none is open.
inline QDialog* questionOf(const app::MainWindow& window)
{
    return window.findChild<QDialog*>(QStringLiteral("consentQuestion"));
}

/// Says yes to it.
inline void agree(const app::MainWindow& window)
{
    QDialog* question = questionOf(window);
    QVERIFY(question != nullptr);
    question->findChild<QPushButton*>(QStringLiteral("agree"))->click();
    QTRY_VERIFY(questionOf(window) == nullptr);
}

} // namespace scalescope::tests
