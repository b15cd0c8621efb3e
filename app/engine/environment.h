// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope::app {

/// Leaves this process of its environment what libtorch, its libraries and the loader of libraries are set
/// by, and overwrites the rest where it lies: a run prints, and what it prints is kept. To be called while
/// there is one thread.
void forgetEnvironment();

} // namespace scalescope::app
