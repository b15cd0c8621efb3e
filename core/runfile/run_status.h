// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace scalescope::runfile {

/// Whether a run that did not come to its end may take this file's name: there is no such file, or it holds a
/// run that did not come to its end either. What can't be read keeps its name.
bool mayGiveWay(const std::filesystem::path& file);

} // namespace scalescope::runfile
