// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/platform_messages.h"

#include "app/cli/command.h"

#include <QList>
#include <QString>
#include <cstdlib>
#include <fmt/format.h>
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

} // namespace scalescope::app::cli
