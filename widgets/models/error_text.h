// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"

#include <QString>

namespace scalescope::widgets {

/// "10.5 %", of a part of a whole; three digits.
QString errorPercentage(double part);

/// "26.1 dB, off by 4.97 %, cosine 0.9988"; "none" of equal tensors; empty where nothing is known.
QString errorText(const graph::TensorError& error);

/// What formats cost the run that simulates them, the second's before the first's; null where neither says.
const graph::RunError* runErrorOf(const graph::Run& a, const graph::Run& b);

} // namespace scalescope::widgets
