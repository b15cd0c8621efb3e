// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace scalescope::engine {

/// Registers those operators of current releases that this libtorch lacks and that exported models name, so
/// that these load and run. Does so once; must be called before code is imported.
void registerMissingOperators();

/// Registers these operators under a namespace of operators, except those that it has: "aten" for the call
/// above, another one to try them where libtorch has its own.
void registerPolyfills(const std::string& nameSpace);

} // namespace scalescope::engine
