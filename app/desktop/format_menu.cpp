// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/format_menu.h"

#include "app/desktop/commands.h"
#include "app/desktop/settings.h"
#include "core/formats/number_format.h"
#include "widgets/models/document.h"
#include "widgets/models/transform_names.h"

#include <QCoreApplication>
#include <QMenu>
#include <array>

namespace scalescope::app {

namespace {

struct FormatMenu
{
    Q_DECLARE_TR_FUNCTIONS(FormatMenu)
};

struct Pair
{
    const char* forward;
    const char* gradient;
};

constexpr std::array pairs = {Pair{"e4m3fn", "e5m2"}, Pair{"e4m3fnuz", "e5m2fnuz"}, Pair{"e4m3us", "e5m2us"},
                              Pair{"fp16", "fp16"},   Pair{"bf16", "bf16"},         Pair{"e2m1fn", "e5m2"}};

void choose(widgets::Document& document, Settings& settings, const formats::NumberFormat& forward,
            const formats::NumberFormat& gradient)
{
    document.setFormats(forward, gradient);
    settings.setFormats(QString::fromStdString(forward.name), QString::fromStdString(gradient.name));
}

void addPair(Commands& commands, widgets::Document& document, Settings& settings, const Pair& pair)
{
    const auto forward = formats::findFormat(pair.forward);
    const auto gradient = formats::findFormat(pair.gradient);
    if (!forward || !gradient)
        return;
    const QString id =
        QStringLiteral("format.%1.%2").arg(QLatin1String(pair.forward), QLatin1String(pair.gradient));
    QAction* action = commands.add(id, MenuId::Formats, widgets::formatPairText(*forward, *gradient), true);
    QObject::connect(
        action, &QAction::triggered, &document,
        [&document, &settings, f = *forward, g = *gradient] { choose(document, settings, f, g); });
    const auto update = [action, &document, f = *forward, g = *gradient] {
        action->setChecked(document.format(graph::Direction::Forward) == f &&
                           document.format(graph::Direction::Backward) == g);
    };
    QObject::connect(&document, &widgets::Document::formatsChanged, action, update);
    QObject::connect(action, &QAction::triggered, action, update);
    update();
}

/// A list of every format for one direction, the other staying as it is.
void addList(QMenu* menu, const QString& title, widgets::Document& document, Settings& settings,
             graph::Direction direction)
{
    QMenu* list = menu->addMenu(title);
    QObject::connect(list, &QMenu::aboutToShow, list, [list, &document, &settings, direction] {
        list->clear();
        for (const formats::NumberFormat& format : formats::standardFormats()) {
            QAction* action = list->addAction(QString::fromStdString(format.label));
            action->setCheckable(true);
            action->setChecked(document.format(direction) == format);
            QObject::connect(action, &QAction::triggered, list, [&document, &settings, direction, format] {
                const bool forward = direction == graph::Direction::Forward;
                choose(document, settings, forward ? format : document.format(graph::Direction::Forward),
                       forward ? document.format(graph::Direction::Backward) : format);
            });
        }
    });
}

} // namespace

void fillFormatMenu(QMenu* menu, Commands& commands, widgets::Document& document, Settings& settings)
{
    for (const Pair& pair : pairs)
        addPair(commands, document, settings, pair);
    commands.fill(menu, MenuId::Formats);
    menu->addSeparator();
    addList(menu, FormatMenu::tr("&Forward"), document, settings, graph::Direction::Forward);
    addList(menu, FormatMenu::tr("&Gradient"), document, settings, graph::Direction::Backward);
}

} // namespace scalescope::app
