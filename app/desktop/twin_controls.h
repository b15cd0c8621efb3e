// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/problems.h"

#include <QString>
#include <optional>
#include <string>
#include <vector>

namespace scalescope::app {

/// What the toggles and the formats beside them say.
struct TwinControls
{
    bool unitScales = false;
    bool simulates = false;
    std::string simulation;     ///< the transform that the toggle stands for: "fp8", "format:bf16,bf16"
    report::FormatPair formats; ///< what is simulated; the chosen ones where nothing is
    QString text;               ///< of the toggle: "Simulate BF16"
    QString toolTip;
};

/// The controls' state for a run that was made with `transforms` (none for an original), where `chosen` are
/// the formats that the user chose last: what a run was made with goes before what was chosen since.
TwinControls twinControls(const std::vector<std::string>& transforms, const report::FormatPair& chosen);

/// The transform that simulates a pair of formats, just these: the pair that the Python library rounds to
/// stands for its simulate_fp8.
std::string simulationOf(const report::FormatPair& formats);

/// The formats that a transform simulates, nothing where it simulates none that is known.
std::optional<report::FormatPair> formatsOf(const std::string& transform);

/// `transforms` with unit scaling or without; unit scaling goes first, in lists too.
std::vector<std::string> withUnitScaling(std::vector<std::string> transforms, bool wanted);
/// `transforms` with this simulation in the place of any other; an empty one takes simulations away.
std::vector<std::string> withSimulation(std::vector<std::string> transforms, const std::string& simulation);

} // namespace scalescope::app
