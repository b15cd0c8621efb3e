// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/platform.h"

#include "app/cli/commands.h"
#include "core/process_start.h"
#include "widgets/theme/own_fonts.h"

#include <QApplication>
#include <QList>
#include <QString>
#include <QTemporaryDir>
#include <cstdlib>
#include <fmt/format.h>
#include <sys/resource.h>
#include <utility>

namespace scalescope::app::cli {

namespace {

struct Held
{
    QtMessageHandler before = nullptr;
    QList<std::pair<QtMsgType, QString>> texts;
};

Held& held()
{
    static Held messages;
    return messages;
}

QString display()
{
    for (const char* name : {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"})
        if (!qEnvironmentVariableIsEmpty(name))
            return QStringLiteral("%1=%2").arg(QLatin1String(name), qEnvironmentVariable(name));
    return QStringLiteral("DISPLAY is not set");
}

void take(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (type == QtFatalMsg) {
        printError(
            fmt::format("The window can't be shown on its display ({}); check that, or use the commands, "
                        "which work without one, see scalescope --help.",
                        display().toStdString()));
        std::_Exit(static_cast<int>(ExitStatus::Usage)); // Qt is half made: nothing of it may be destroyed
    }
    if (type == QtDebugMsg) // which somebody asked for, as by QT_DEBUG_PLUGINS
        held().before(type, context, text);
    else
        held().texts.append({type, text});
}

} // namespace

PlatformMessages::PlatformMessages()
{
    held().before = qInstallMessageHandler(take);
}

PlatformMessages::~PlatformMessages()
{
    qInstallMessageHandler(held().before);
    for (const auto& [type, text] : std::as_const(held().texts))
        held().before(type, QMessageLogContext(), text);
    held().texts.clear();
}

namespace {

std::uint64_t limitOf(__rlimit_resource resource)
{
    rlimit limit{};
    ::getrlimit(resource, &limit);
    return limit.rlim_cur;
}

Result<void> checkRoomForPictures()
{
    constexpr std::uint64_t leastAddresses = 160 << 10; // KiB
    constexpr std::size_t leastThreads = 4;
    if (whyTooFewFiles())
        return usage(
            "", fmt::format("A process may have no more than {} files open here, too few to draw pictures: "
                            "allow at least 64 (ulimit -n 64).",
                            limitOf(RLIMIT_NOFILE)));
    if (!hasAddressSpace(leastAddresses << 10))
        return usage("",
                     fmt::format("A process may have no more than {0} KiB of addresses here, too few to draw "
                                 "pictures: allow at least {1} (ulimit -v {1}).",
                                 limitOf(RLIMIT_AS) >> 10, leastAddresses));
    if (!canStartThreads(leastThreads))
        return usage("",
                     "No more threads and processes can be started here, too few to draw pictures: end other "
                     "programs, or allow more (ulimit -u).");
    return {};
}

} // namespace

Result<void> pictureApplication()
{
    if (QCoreApplication::instance() != nullptr)
        return {};
    if (auto room = checkRoomForPictures(); !room)
        return room;
    static int argc = 1;
    static char name[] = "scalescope";
    static char* argv[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen"); // whatever a desktop says: no window is shown
    if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR")) {
        // Qt makes that folder if nobody names one, and leaves it behind.
        static const QTemporaryDir folder;
        if (folder.isValid())
            qputenv("XDG_RUNTIME_DIR", folder.path().toLocal8Bit());
    }
    widgets::findFontSettings();
    // It is never destroyed: at exit, what Qt keeps of fonts is gone before a static one is.
    static auto* application = new QApplication(argc, argv);
    Q_UNUSED(application);
    return {};
}

} // namespace scalescope::app::cli
