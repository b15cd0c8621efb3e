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

/// The folder `OUT.scales.partial.older`, which the values of the run file `OUT.scales` are in while others
/// take their place.
std::filesystem::path olderValuesOf(const std::filesystem::path& file);

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

/// Puts the values of a run file that is to be replaced aside. Fails in a sentence that says where the new
/// ones are, also where what is in their place, or in the partial folder's, was made by no run.
Result<void> setValuesAside(const std::filesystem::path& output, const std::filesystem::path& file);
/// Gives them their place again, where that is free.
void putValuesBack(const std::filesystem::path& file);
/// Gives what is in the partial folder the place of the run file's values, which is free. Fails as
/// setValuesAside().
Result<void> moveValues(const std::filesystem::path& output, const std::filesystem::path& file);
/// Removes what was put aside, where a run saved it.
void removeOlderValues(const std::filesystem::path& file);
/// Whether there may be something to settle.
bool areValuesUnsettled(const std::filesystem::path& output);
/// Ends what a run of this output was killed in: values whose run file has its name already get their place,
/// those of a run file that was not replaced after all are put back, and others that were put aside are
/// removed. `hasPartial`: there is a partial file with something in it.
void settleValues(const std::filesystem::path& output, bool hasPartial);

/// Waits until what this open file holds is on the disk; the error where the disk refuses. A file system that
/// has no such promise is none.
std::error_code flushToDisk(int descriptor);
/// The same of a file, or of a folder: which names lead to which files in it.
std::error_code flushToDisk(const std::filesystem::path& path);

} // namespace scalescope::runfile
