// SPDX-License-Identifier: GPL-3.0-or-later
// How modules behave in a run, as run files, jobs and commands name it.
#pragma once

#include "core/graph/names.h"

namespace scalescope::graph {

enum class Mode {
    AsSaved, ///< the model has no mode that could be set
    Train,
    Eval
};

inline constexpr Names<Mode, 3> modeNames{
    {{Mode::AsSaved, "as saved"}, {Mode::Train, "train"}, {Mode::Eval, "eval"}}};

constexpr std::string_view toString(Mode mode)
{
    return nameOf(modeNames, mode);
}

/// The mode that a module's attribute `training` says.
constexpr Mode modeOf(std::optional<bool> training)
{
    return !training ? Mode::AsSaved : *training ? Mode::Train : Mode::Eval;
}

/// Those that can be asked for, by `training`.
inline constexpr Names<bool, 2> trainingNames{
    {{true, toString(modeOf(true))}, {false, toString(modeOf(false))}}};

} // namespace scalescope::graph
