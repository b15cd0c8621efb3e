// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/picture_application.h"

#include "app/cli/command.h"
#include "core/process_start.h"
#include "widgets/theme/own_fonts.h"

#include <QApplication>
#include <QTemporaryDir>
#include <fmt/format.h>
#include <sys/resource.h>

namespace scalescope::app::cli {

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
