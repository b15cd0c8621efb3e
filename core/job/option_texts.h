// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of options, as the command line has them and as the form has them in its fields. What does not
// fit is said with the same sentence in both places; the error's field is the option's name.
#pragma once

#include "core/result.h"

#include <cstdint>
#include <string>

namespace scalescope::job {

inline constexpr int mostThreads = 1024;

Result<std::uint64_t> parseSeed(const std::string& text);
Result<int> parseThreads(const std::string& text);      ///< from 1 to mostThreads
Result<double> parseTimeLimit(const std::string& text); ///< seconds above 0
/// A size such as 2G for `option`, in bytes.
Result<std::int64_t> parseSizeOption(const std::string& option, const std::string& text);
/// cpu, cuda or cuda:N. Whether there is such a device is the engine's to say.
Result<void> checkDevice(const std::string& text);
/// A path of an output: 0, 1.2, key.
Result<void> checkOutputIndex(const std::string& text);
/// A regular expression of --save-values; an empty one is none.
Result<void> checkSaveValues(const std::string& text);

} // namespace scalescope::job
