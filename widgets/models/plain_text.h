// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace scalescope::widgets {

/// A tool tip that shows `text` letter by letter. Qt takes tool tips that look like it for HTML, whose
/// pictures and style sheets it would open; names and sentences of files and models may look like it. Labels
/// have setTextFormat(Qt::PlainText) for this.
QString plainToolTip(const QString& text);

/// The text of a menu's entry without the letter that chooses it: "Open…" of "&Open…", and of "開く(&O)…" of
/// languages whose own letters are no keys "開く…".
QString withoutMnemonic(QString text);

/// Chosen by its first letter where that is a key's, else by `key`: "&Unit scaling", "単位(&U)".
QString withMnemonic(const QString& text, QChar key);

/// As report::sanitizedText(): one line of text in which nothing acts. For names of files, of recipes and the
/// like; what a run holds is all shown so.
QString sanitizedText(const QString& text);

/// The same as the text of a menu's entry, where & would mark a key.
QString menuText(const QString& text);

} // namespace scalescope::widgets
