// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope::app {

/// Lays down the rights that the administrator has over other users, for good; nothing where there are none.
/// Stays: to read and write files of others, within the rules about files, because the administrator may run
/// a model of theirs.
void layDownCapabilities();

} // namespace scalescope::app
