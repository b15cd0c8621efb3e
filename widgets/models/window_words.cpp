// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/window_words.h"

#include "core/job/options.h"
#include "widgets/models/message_text.h"
#include "widgets/models/plain_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <array>
#include <utility>

namespace scalescope::widgets {

namespace {

/// Where the window shows or does what a command does.
constexpr std::array<std::pair<const char*, const char*>, 3> placesOfCommands{
    {{"scalescope export --table", QT_TRANSLATE_NOOP("scalescope::widgets::Window", "the panel \"Nodes\"")},
     {"scalescope info", QT_TRANSLATE_NOOP("scalescope::widgets::Window", "the panel \"Nodes\"")},
     {"scalescope run", QT_TRANSLATE_NOOP("scalescope::widgets::Window", "\"Run\"")}}};

/// The context of the menus' titles.
constexpr const char* menus = "scalescope::app::Commands";

/// "☰ > Formats > Round all products, convolutions too"
QString menuEntry(const char* menu, const char* context, const char* entry)
{
    return QCoreApplication::translate("scalescope::widgets::Window", "\"☰ > %1 > %2\"",
                                       "a menu, an entry of it")
        .arg(withoutMnemonic(QCoreApplication::translate(menus, menu)),
             withoutMnemonic(QCoreApplication::translate(context, entry)));
}

/// What `:extended` says of a transform is an entry of a menu. The first is said beside it in the message.
QString withMenus(QString words)
{
    static const QRegularExpression allProducts(QStringLiteral(":extended \\([^)]*\\)"));
    words.replace(allProducts, menuEntry("F&ormats", "FormatMenu", "Round &all products, convolutions too"));
    return words.replace(QStringLiteral("unit_scale:extended"),
                         menuEntry("&Run", "Commands", "Unit scaling with e&xtended rules"));
}

QString ofTheWindow(QString words)
{
    for (const auto& [command, place] : placesOfCommands)
        words.replace(QLatin1String(command),
                      QCoreApplication::translate("scalescope::widgets::Window", place));
    for (const job::Option& option : job::options())
        if (option.field)
            words.replace(QString::fromStdString(option.flag),
                          QCoreApplication::translate("scalescope::widgets::RunOptions", "\"Inputs > %1\"",
                                                      "a field of the form")
                              .arg(optionText(option.field->label)));
    // Where runs of the window are is no option: the sentence has named the folder.
    words.remove(QStringLiteral(" (-o)"));
    return withMenus(words);
}

} // namespace

QString optionText(const char* english)
{
    return QCoreApplication::translate("Option", english);
}

QString inWordsOfTheWindow(const message::Message& said)
{
    return messageText(said, ofTheWindow);
}

QString inWordsOfTheWindow(const graph::Problem& problem)
{
    return problem.said ? inWordsOfTheWindow(problem.said) : messageText(problem);
}

QString withMenusOfTheWindow(const QString& sentences)
{
    return withMenus(sentences);
}

} // namespace scalescope::widgets
