// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace scalescope::app::cli {

/// What `--version --verbose` says beside the version: of Qt, and in the engine's words of libtorch, the
/// processor and the sandbox, or why the engine can't say it.
std::string versionDetails();

} // namespace scalescope::app::cli
