// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace scalescope::widgets {

/// Texts put together as the language writes them, whose signs and spaces differ: "a, b", "a、b".
QString listed(const QStringList& parts);
/// "a; b" of sentences without a full stop.
QString clauses(const QStringList& parts);
/// "head: text".
QString headed(const QString& head, const QString& text);
/// "a. b" of sentences, the last of which brings its own sign.
QString sentences(const QString& first, const QString& second);

} // namespace scalescope::widgets
