// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope {

/// Exit status of every command and of the engine; the same numbers classify errors inside the program.
enum class ExitStatus {
    Done = 0,        ///< all went well
    Usage = 2,       ///< wrong usage: an option, a SPEC, a shape that does not fit the method
    Unreadable = 3,  ///< the file can't be read as what it should be
    ModelFailed = 4, ///< the model failed while running
    Stopped = 5      ///< stopped by a limit or by the user
};

} // namespace scalescope
