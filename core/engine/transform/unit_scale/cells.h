// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program_editor.h"

namespace scalescope::engine::unit_scaling {

/// Writes what tracing makes of LSTM and GRU cells, some ten operators that work in place on chunks of one
/// tensor, as aten::lstm_cell and aten::gru_cell, which have rules. To be called after writeOut().
void writeOutCells(ProgramEditor& program);

} // namespace scalescope::engine::unit_scaling
