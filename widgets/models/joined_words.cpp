// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/joined_words.h"

#include <QCoreApplication>

namespace scalescope::widgets {

namespace {

struct JoiningWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::JoinedWords)
};

} // namespace

QString listed(const QStringList& parts)
{
    return parts.join(JoiningWords::tr(", ", "between the parts of a list"));
}

QString clauses(const QStringList& parts)
{
    return parts.join(JoiningWords::tr("; ", "between clauses"));
}

QString headed(const QString& head, const QString& text)
{
    return JoiningWords::tr("%1: %2", "a heading, what is said under it").arg(head, text);
}

QString sentences(const QString& first, const QString& second)
{
    return JoiningWords::tr("%1. %2", "two sentences, the first without its full stop").arg(first, second);
}

} // namespace scalescope::widgets
