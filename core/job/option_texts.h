// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of options, as the command line has them and as the form has them in its fields. What does not
// fit is said with the same sentence in both places, which quotes `option` before the text; a form, whose
// fields have names of their own, gives an empty one.
#pragma once

#include "core/result.h"

#include <cstdint>
#include <string>

namespace scalescope::job {

inline constexpr int mostThreads = 1024;

/// "--seed 1.5", as sentences quote it.
std::string written(const std::string& option, const std::string& text);

Result<std::uint64_t> parseSeed(const std::string& text, const std::string& option = "--seed");
/// From 1 to mostThreads.
Result<int> parseThreads(const std::string& text, const std::string& option = "--threads");
/// Seconds above 0.
Result<double> parseTimeLimit(const std::string& text, const std::string& option = "--time-limit");
/// From 1 on.
Result<std::int64_t> parseNodeLimit(const std::string& text, const std::string& option = "--node-limit");
/// A size such as 2G, in bytes.
Result<std::int64_t> parseSizeOption(const std::string& text, const std::string& option);
/// cpu, cuda or cuda:N. Whether there is such a device is the engine's to say.
Result<void> checkDevice(const std::string& text, const std::string& option = "--device");
/// A path of an output: 0, 1.2, key.
Result<void> checkOutputIndex(const std::string& text);
/// A regular expression of --save-values; an empty one is none.
Result<void> checkSaveValues(const std::string& text);

} // namespace scalescope::job
