// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/engine_sentence.h"

#include "widgets/models/transform_names.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <vector>

namespace scalescope::widgets {

namespace {

/// One pattern with what finds it in a sentence: "no argument named (.*?); it has: (.*?)."
struct Pattern
{
    QByteArray text;
    QRegularExpression expression;
};

QRegularExpression expressionOf(const QString& text)
{
    static const QRegularExpression placeholder(QStringLiteral("%\\d"));
    QString expression;
    qsizetype from = 0;
    for (auto found = placeholder.globalMatch(text); found.hasNext();) {
        const auto place = found.next();
        expression += QRegularExpression::escape(text.sliced(from, place.capturedStart() - from)) +
                      QStringLiteral("(.*?)");
        from = place.capturedEnd();
    }
    expression += QRegularExpression::escape(text.sliced(from));
    return QRegularExpression(QRegularExpression::anchoredPattern(expression),
                              QRegularExpression::DotMatchesEverythingOption);
}

std::vector<Pattern> patternsOf(const QStringList& texts)
{
    std::vector<Pattern> patterns;
    for (const QString& text : texts)
        patterns.push_back({text.toUtf8(), expressionOf(text)});
    return patterns;
}

/// Each pattern is tried in each place of it: what is no sentence, but a page that a model wrote, stays.
constexpr qsizetype longestSentence = 4000;

QString translated(const QString& text, bool whole);

/// The translation with what stood for the placeholders, which the translator may have put in another order.
/// Not QString::arg: what is put in may hold a placeholder itself.
QString filled(const QString& translation, const QRegularExpressionMatch& match)
{
    QString result;
    for (qsizetype i = 0; i < translation.size(); ++i) {
        const bool isPlace =
            translation[i] == QLatin1Char('%') && i + 1 < translation.size() && translation[i + 1].isDigit();
        if (isPlace)
            result += translated(match.captured(translation[++i].digitValue()), false);
        else
            result += translation[i];
    }
    return result;
}

QString translated(const QString& text, bool whole)
{
    static const std::vector<Pattern> sentences = patternsOf(engineSentencePatterns());
    static const std::vector<Pattern> fragments = patternsOf(engineFragmentPatterns());
    for (const auto* patterns : {&sentences, &fragments}) {
        if (whole && patterns == &fragments)
            break;
        for (const Pattern& pattern : *patterns)
            if (const auto match = pattern.expression.match(text); match.hasMatch())
                return filled(QCoreApplication::translate("EngineSentence", pattern.text.constData()), match);
    }
    // What the engine calls transforms is for programs; a placeholder may hold such a name.
    return whole ? text : transformText(text);
}

} // namespace

QString engineSentence(const QString& english)
{
    return english.size() > longestSentence ? english : translated(english, true);
}

QString engineSentence(const std::string& english)
{
    return engineSentence(QString::fromStdString(english));
}

QString engineFragment(const QString& english)
{
    return english.size() > longestSentence ? english : translated(english, false);
}

} // namespace scalescope::widgets
