// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/format_menu.h"

#include "app/desktop/commands.h"
#include "widgets/models/transform_names.h"

#include <QCoreApplication>
#include <QMenu>
#include <array>
#include <utility>

namespace scalescope::app {

namespace {

constexpr std::array pairs = {std::pair{"e4m3fn", "e5m2"},   std::pair{"e4m3fnuz", "e5m2fnuz"},
                              std::pair{"e4m3us", "e5m2us"}, std::pair{"fp16", "fp16"},
                              std::pair{"bf16", "bf16"},     std::pair{"e2m1fn", "e5m2"}};

} // namespace

QString formatNames(const report::FormatPair& formats)
{
    const QString forward = QString::fromStdString(formats.forward.label);
    return formats.forward == formats.backward
               ? forward
               : forward + QStringLiteral(" / ") + QString::fromStdString(formats.backward.label);
}

FormatMenu::FormatMenu(QMenu* menu, Commands& commands, const report::FormatPair& pair, QObject* parent)
    : QObject(parent), m_pair(pair)
{
    for (const auto& [forward, gradient] : pairs) {
        const auto first = formats::findFormat(forward);
        const auto second = formats::findFormat(gradient);
        if (first && second)
            addPair(commands, {*first, *second});
    }
    commands.fill(menu, MenuId::Formats);
    menu->addSeparator();
    addList(menu, QCoreApplication::translate("FormatMenu", "&Forward"), graph::Direction::Forward);
    addList(menu, QCoreApplication::translate("FormatMenu", "&Gradient"), graph::Direction::Backward);
    update();
}

void FormatMenu::addPair(Commands& commands, const report::FormatPair& pair)
{
    const QString id =
        QStringLiteral("format.%1.%2")
            .arg(QString::fromStdString(pair.forward.name), QString::fromStdString(pair.backward.name));
    QAction* action =
        commands.add(id, MenuId::Formats, widgets::formatPairText(pair.forward, pair.backward), true);
    connect(action, &QAction::triggered, this, [this, pair] { choose(pair); });
    m_updates.emplace_back([this, action, pair] { action->setChecked(m_pair == pair); });
}

void FormatMenu::addList(QMenu* menu, const QString& title, graph::Direction direction)
{
    QMenu* list = menu->addMenu(title);
    connect(list, &QMenu::aboutToShow, this, [this, list, direction] {
        list->clear();
        for (const formats::NumberFormat& format : formats::standardFormats()) {
            QAction* action = list->addAction(QString::fromStdString(format.label));
            action->setCheckable(true);
            action->setChecked(m_pair.of(direction) == format);
            connect(action, &QAction::triggered, this, [this, direction, format] {
                report::FormatPair pair = m_pair;
                (direction == graph::Direction::Forward ? pair.forward : pair.backward) = format;
                choose(pair);
            });
        }
    });
}

void FormatMenu::choose(const report::FormatPair& pair)
{
    Q_EMIT chosen(pair);
    update(); // what was clicked is checked now, whatever came of it
}

void FormatMenu::setPair(const report::FormatPair& pair)
{
    m_pair = pair;
    update();
}

void FormatMenu::update()
{
    for (const auto& updateOne : m_updates)
        updateOne();
}

} // namespace scalescope::app
