// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <CLI/CLI.hpp>
#include <QStringList>
#include <functional>
#include <string>

namespace scalescope::app::cli {

/// What a parsed command line asks for; its result is the exit status.
using Action = std::function<ExitStatus()>;

/// Each adds one subcommand, whose callback puts what is to be done into `action`. A new subcommand is one
/// such function in a file of its own and one line in commands.cpp.
void addInfoCommand(CLI::App& app, Action& action);
void addRunCommand(CLI::App& app, Action& action);
void addExportCommand(CLI::App& app, Action& action);
void addFormatsCommand(CLI::App& app, Action& action);
void addQuantizeCommand(CLI::App& app, Action& action);
void addCompareCommand(CLI::App& app, Action& action);
void addBisectCommand(CLI::App& app, Action& action);

/// All of them, with what the program says of itself.
void addCommands(CLI::App& app, Action& action);

/// One sentence on standard error, the middle of one beyond 4,000 bytes left out.
/// Whatever a file or a model put into the sentence is shown, and does nothing to the terminal.
void printError(const std::string& sentence);
/// Text on standard error. Where that takes no more, as a file on a full disk, the words are lost and nothing
/// else.
void writeError(std::string_view text);
/// One sentence on standard error, giving the error's status back.
ExitStatus report(const Error& error);

/// The error of an option that is used wrongly: which, and what to do.
inline tl::unexpected<Error> usage(std::string option, std::string sentence)
{
    return fail(ExitStatus::Usage, std::move(sentence), std::move(option));
}

/// Opens the window with these files; gives its exit status.
using OpenWindow = std::function<int(const QStringList& files)>;

/// The whole program: a subcommand, or the window where none is named. Gives the exit status.
int runProgram(int argc, char** argv, const OpenWindow& openWindow);

} // namespace scalescope::app::cli
