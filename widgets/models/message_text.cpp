// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/message_text.h"

#include "core/message/say_report.h"
#include "core/message/say_transforms.h"
#include "core/message/texts.h"
#include "widgets/models/localized_number.h"
#include "widgets/models/transform_names.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace scalescope::widgets {

namespace {

/// English has its form of one in the table, other languages have theirs in the translation.
std::string translatedWords(const message::Form& form, std::int64_t count)
{
    const int number = form.englishOfOne != nullptr ? static_cast<int>(count) : -1;
    const QString words = QCoreApplication::translate("Message", form.english, nullptr, number);
    return words == QLatin1String(form.english) ? message::englishWords(form, count) : words.toStdString();
}

/// The rows whose texts are figures.
constexpr std::array rowsOfFigures{&say::percentage.form, &say::lossAgainst.form, &say::gradientErrorIs.form,
                                   &say::gradientsAgainst.form, &say::resultsAgainst.form};

/// Transforms as the window calls them, figures as it writes them, other texts as they are.
std::string textForWindow(const message::Form& form, const std::string& text)
{
    if (&form == &say::transformNamed.form)
        return transformText(text).toStdString();
    const bool isFigure = std::ranges::find(rowsOfFigures, &form) != rowsOfFigures.end();
    return isFigure ? localizedNumber(QString::fromStdString(text)).toStdString() : text;
}

} // namespace

QString messageText(const message::Message& said)
{
    return QString::fromStdString(
        message::rendered(message::withTexts(said, textForWindow), translatedWords));
}

QString messageText(const message::Message& said, const std::function<QString(QString)>& change)
{
    const auto words = [&change](const message::Form& form, std::int64_t count) {
        return change(QString::fromStdString(translatedWords(form, count))).toStdString();
    };
    return QString::fromStdString(message::rendered(message::withTexts(said, textForWindow), words));
}

QString messageText(const message::Message& said, const std::string& english)
{
    return said ? messageText(said) : QString::fromStdString(english);
}

QString messageText(const Error& error)
{
    return messageText(error.said, error.message);
}

QString messageText(const graph::Problem& problem)
{
    return messageText(problem.said, problem.message);
}

} // namespace scalescope::widgets
