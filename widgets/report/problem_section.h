// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"

#include <QString>

namespace scalescope::widgets {

/// What is wrong with a run as HTML, a row a cause with what comes of it folded beneath, as the window lists
/// it. At most a thousand rows; where some are left out it says how many.
QString problemSection(Document& document);

} // namespace scalescope::widgets
