// SPDX-License-Identifier: GPL-3.0-or-later
// Files that commands read and write.
#pragma once

#include "core/graph/run.h"
#include "core/result.h"
#include "widgets/models/export_style.h"

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::app::cli {

/// Whether a file may be written as `path`, as far as can be said before: it is no folder and no device, and
/// its folder is there and can be written to. `example` is a name for a file in a folder; the error's field
/// is the option.
Result<void> checkOutputFile(const std::string& option, const std::string& path, const std::string& example);

/// Whether writing both would write one file twice, however they are spelt: links are followed, also to files
/// that are not there yet.
bool isSameOutput(const std::string& a, const std::string& b);

/// Writes a whole file, or none: an older one stays until the new one is complete.
Result<void> writeOutputFile(const std::string& path, std::string_view bytes);

/// Whether there is such a file and it is no folder; `what` begins the sentence: "The model".
Result<void> requireFile(const std::string& path, const std::string& what);

/// An option of a command that names a file to write, and the suffixes that the file may have.
struct OutputOption
{
    const char* option;
    std::vector<std::string> suffixes;
    const char* description;
    widgets::StyleOptions style = {}; ///< what can be chosen of how the file looks
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

/// Reads a run file. The graph of a model that was not run is refused: there is nothing in it to be exported
/// or compared.
Result<graph::Run> readMeasuredRun(const std::string& file);

} // namespace scalescope::app::cli
