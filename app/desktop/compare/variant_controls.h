// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/transform.h"
#include "core/report/problems/problems.h"

#include <QString>
#include <optional>

namespace scalescope::app {

/// What the toggles and the formats beside them say.
struct VariantControls
{
    bool unitScales = false;
    job::UnitScaling unitScaling; ///< the transform that the toggle stands for
    QString unitText;             ///< of the toggle: "&Unit scaling", "&Unit scaling (extended)"
    QString unitToolTip;
    bool simulates = false;
    job::Transform simulation;  ///< the transform that the toggle stands for
    report::FormatPair formats; ///< what is shaded: the ranges of the simulation
    QString text;               ///< of the toggle: "Simulate BF16"
    QString toolTip;
};

/// The controls' state for a run that was made with `transforms` (none for an original), where `chosen` is
/// the simulation that the user chose last, and `chosenScaling` the unit scaling: what a run was made with
/// goes before what was chosen since.
VariantControls variantControls(const job::Transforms& transforms, const job::Transform& chosen,
                                const job::UnitScaling& chosenScaling = {});

/// "E4M3FN / E5M2", "FP16": a pair of formats by its names.
QString formatNames(const report::FormatPair& formats);

/// What the button beside the toggle says: "E4M3FN / E5M2", "FP16", "MXFP8", a recipe's name.
QString simulationName(const job::Transform& simulation);

/// Whether both round the same operands in the same way.
bool simulateTheSame(const job::Transform& a, const job::Transform& b);

/// Whether it has rules for some modules, which are those of one model.
bool namesModules(const job::Transform& simulation);

/// The transform that simulates a pair of formats, just these: the pair that the Python library rounds to
/// stands for its simulate_fp8.
job::Transform simulationOf(const report::FormatPair& formats);

/// `transforms` with this unit scaling in the place of any other, or without; unit scaling goes first, in
/// lists too.
job::Transforms withUnitScaling(const job::Transforms& transforms,
                                const std::optional<job::UnitScaling>& scaling);
/// `transforms` with this simulation in the place of any other; nothing takes simulations away.
job::Transforms withSimulation(job::Transforms transforms, const std::optional<job::Transform>& simulation);

} // namespace scalescope::app
