// SPDX-License-Identifier: GPL-3.0-or-later
// The folders of the tensors that a run saves. Each belongs to a run file and takes that one's part: a run
// that is under way, and one that did not come to its end, never touch the values of a complete one.
#pragma once

#include "core/result.h"

#include <filesystem>
#include <functional>
#include <system_error>

namespace scalescope::runfile {

/// The folder `OUT.values` of the run file `OUT.scales`; `FILE-values` of one of any other name, so that no
/// two share one.
std::filesystem::path valuesOf(const std::filesystem::path& file);
/// The folder `OUT.scales.partial.values`, which the values of `OUT.scales` are in while the run goes.
std::filesystem::path partialValuesOf(const std::filesystem::path& output);

/// Whether a file has a name that runs give to what they save.
bool isNameOfValues(const std::filesystem::path& file);
/// Fails in a sentence where what has the name of such a folder was made by no run: a link, a file, or a
/// folder with more in it than runs save.
Result<void> checkValues(const std::filesystem::path& folder);
/// Removes the partial folder with what is in it, where a run made it.
void removePartialValues(const std::filesystem::path& output);
/// Removes what a run saved.
void emptyValues(const std::filesystem::path& folder);
/// Removes what a run saved, and the folder if nothing else is in it: people may put files of theirs there.
void removeValues(const std::filesystem::path& folder);
/// Waits until what a run saved is on the disk; the first error that the disk gives. Between two files it
/// ends with operation_canceled where `isWanted` says no.
std::error_code flushValues(const std::filesystem::path& folder, const std::function<bool()>& isWanted);
/// Gives a folder of values another place, where what an earlier run saved is removed. Fails in a sentence
/// that says where the values are, also where what is there was made by no run.
Result<void> moveValues(const std::filesystem::path& from, const std::filesystem::path& to);

} // namespace scalescope::runfile
