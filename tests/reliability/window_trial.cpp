// SPDX-License-Identifier: GPL-3.0-or-later
// The window as its main() makes it, with one user that does not wait for anybody:
//   window_trial run [FILE...]   opens the files, and runs the model whenever none runs
//   window_trial look            opens what the last one had open, prints it, and is closed
#include "app/desktop/desktop.h"
#include "app/desktop/window/main_window.h"
#include "app/settings/settings.h"

#include <QAction>
#include <QApplication>
#include <QStyleFactory>
#include <QTimer>
#include <cstdio>

using namespace scalescope::app;

namespace {

constexpr int often = 20; // milliseconds

void say(const char* what, const QString& value)
{
    std::printf("%s\t%s\n", what, qPrintable(value));
    std::fflush(stdout);
}

/// As often as it can be clicked.
void keepRunning(MainWindow& window)
{
    auto* timer = new QTimer(&window);
    QObject::connect(timer, &QTimer::timeout, &window, [&window] {
        QAction* start = window.commands()["run.start"];
        if (start->isEnabled() && window.workspace().runs().all().size() < 3)
            start->trigger();
    });
    timer->start(often);
}

/// Says what is open once nothing is to be opened any more.
void look(MainWindow& window)
{
    auto* timer = new QTimer(&window);
    QObject::connect(timer, &QTimer::timeout, &window, [&window, timer] {
        const Workspace& workspace = window.workspace();
        if (!workspace.toBeOpened().isEmpty())
            return;
        timer->stop();
        for (const OpenRun& open : workspace.runs().all())
            say("run", open.file);
        say("model", workspace.model());
        say("message", window.message());
        window.close();
    });
    timer->start(often);
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QStringList words = QApplication::arguments();
    QCoreApplication::setOrganizationName(QStringLiteral("Scalescope"));
    QCoreApplication::setApplicationName(QStringLiteral("Scalescope"));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    Settings settings;
    MainWindow* window = openWindows(settings, words.mid(2)).first();
    if (words.value(1) == QLatin1String("look"))
        look(*window);
    else
        keepRunning(*window);
    return QApplication::exec();
}
