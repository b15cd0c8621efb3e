// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace scalescope::app::cli {

/// An option of a command that names a file to write, and the suffixes that the file may have.
struct OutputOption
{
    const char* option;
    std::vector<std::string> suffixes;
    const char* description;
};

/// The same with the file that was asked for, empty where it was not.
struct RequestedOutput
{
    OutputOption option;
    std::string file;
};

void addOutputOption(CLI::App& command, const OutputOption& option, std::string& file);

/// Whether the files can be written, as far as can be said before: their suffixes fit, their folders are
/// there and can be written to, no two are the same, and none is one of `read`, the files that are read, by
/// whatever name or link. `example` begins the name of a file in sentences.
Result<void> checkOutputs(const std::vector<RequestedOutput>& outputs, const std::vector<std::string>& read,
                          const std::string& example);

} // namespace scalescope::app::cli
