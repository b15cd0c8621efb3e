// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace scalescope::widgets {

/// The style sheet of reports: light or dark as the reader's system, light on paper, where no meaning hangs
/// on a background; for windows from 320 pixels on.
QString reportStyle();

} // namespace scalescope::widgets
