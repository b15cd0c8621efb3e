// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <string>

namespace scalescope::widgets {

/// A sentence of the engine or the core, which speak English, in the user's language: in the patterns of
/// engine_sentence_table.cpp and engine_fragment_table.cpp each placeholder stands for any text, which is
/// translated in turn. A sentence of no pattern stays as it is.
QString engineSentence(const QString& english);
QString engineSentence(const std::string& english);
/// A part of such a sentence.
QString engineFragment(const QString& english);

/// The patterns of whole sentences, and those of parts that stand for a placeholder: "the text ends". The
/// first that fits counts, so that what starts with a placeholder stands last.
QStringList engineSentencePatterns();
QStringList engineFragmentPatterns();

} // namespace scalescope::widgets
