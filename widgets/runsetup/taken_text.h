// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/model_info.h"

#include <QString>

namespace scalescope::widgets {

/// What an argument was exported with, and which other sizes it takes: "Exported with float32 [4, 6]; sizes
/// may be [s0: 2…16, 6]." A line for each tensor of a list; empty of arguments that code alone describes.
QString takenText(const job::ArgumentInfo& argument);

/// "4, 6".
QString exportedSizes(const job::TakenTensor& tensor);

} // namespace scalescope::widgets
