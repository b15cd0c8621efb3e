// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of files, models and engines as people can be shown them.
#pragma once

#include "core/graph/run.h"

#include <memory>
#include <string>
#include <string_view>

namespace scalescope::report {

/// One line of text in which nothing acts: a control character is its picture (U+241B for escape), other
/// characters that can't be seen and change what is seen around them (C1 controls, directions of writing,
/// marks of no width) are `\u202e`, bytes that are no UTF-8 are `\xff`. For terminals, labels, pictures and
/// tables; what a run file and JSON hold stays as it is.
std::string sanitizedText(std::string_view text);

/// The message with such texts.
message::Message shownMessage(const message::Message& said);

/// The same of several lines: line ends and tabs stay.
std::string shownLines(std::string_view text);

/// The same JSON document, in which the characters that sanitizedText() changes are written as `\u202e`: it
/// means what it meant, and does nothing to a terminal that it is printed on.
std::string shownJson(std::string document);

/// A run whose texts can all be shown: itself where they can as they are, as those of nearly all runs. The
/// job, which is JSON to be read, stays as it is.
std::shared_ptr<const graph::Run> shownRun(std::shared_ptr<const graph::Run> run);

/// The run that shownRun() made this one of, or this one itself: for JSON, which holds texts as they are.
std::shared_ptr<const graph::Run> exactRun(const std::shared_ptr<const graph::Run>& shown);

} // namespace scalescope::report
