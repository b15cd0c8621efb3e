// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/message/message.h"

#include <QString>

namespace scalescope::widgets {

/// What a field of the form says, in the language of the window.
QString optionText(const char* english);
/// A sentence of the core or the engine, which names options and commands, with what the window has in their
/// places: "Inputs > Device" of "--device", the panel of nodes of the command that exports a table. What is
/// quoted in it stays.
QString inWordsOfTheWindow(const message::Message& said);
/// The same of a problem, which may be of a file from before there were messages.
QString inWordsOfTheWindow(const graph::Problem& problem);
/// Sentences that a report has too, with the window's menus in the place of what a transform is called with.
QString withMenusOfTheWindow(const QString& sentences);

} // namespace scalescope::widgets
