// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/model_info.h"

#include <string>

namespace scalescope::app::cli {

/// A model's description for people: one section each for methods, modules, parameters, buffers and
/// operators.
std::string infoText(const job::ModelInfo& info);

} // namespace scalescope::app::cli
