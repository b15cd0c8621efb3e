// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/files.h"
#include "core/result.h"
#include "widgets/exports/export.h"

#include <string>
#include <string_view>
#include <vector>

namespace scalescope::app::cli {

/// An option of a command that exports, and the kinds of file that it writes.
struct ExportTarget
{
    OutputOption output;
    std::vector<widgets::ExportKind> kinds; ///< one of each suffix
    std::string file = {};                  ///< that is asked for; empty where none is

    [[nodiscard]] bool isOf(const widgets::Export& kind) const;
};

/// The options of "export" or "compare", in the order of its help.
std::vector<ExportTarget> exportTargets(std::string_view command);

/// The options with the files that are asked for.
std::vector<RequestedOutput> outputsOf(const std::vector<ExportTarget>& targets);

/// Whether a file of this kind is asked for.
bool isAskedFor(const widgets::Export& kind, const std::vector<ExportTarget>& targets);

/// The kind of the file that is asked for, by its suffix.
const widgets::Export& kindOf(const ExportTarget& target);

/// Writes one file, and says on standard error what should be known of it. Pictures are what the window
/// exports, and need no display.
Result<void> writeExport(const ExportTarget& target, const widgets::ExportSubject& subject,
                         const widgets::ExportStyle& look);

} // namespace scalescope::app::cli
