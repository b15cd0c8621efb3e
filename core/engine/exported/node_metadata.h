// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/program_document.h"

#include <string_view>

namespace scalescope::engine::exported {

// All throw UnsoundProgram for names and stacks that no run file holds (name_bounds.h).

/// The calls that a node belongs to, outermost first, the root's left out, of what the archive's metadata
/// have under nn_module_stack: levels "key,path,type" joined by ";". A further call of a module has "@1"
/// behind its path. Nothing where it does not say: there is no stack, or one of a pass of PyTorch's own.
std::optional<std::vector<ModuleCall>> modulesOf(std::string_view stack);

/// The class of the whole model, where such a stack names it: "__main__.Net".
std::string rootTypeOf(std::string_view stack);

/// The innermost frame of a Python traceback that is no file of PyTorch itself and none that was made up
/// ("<eval_with_key>", but not a notebook's "<ipython-input-3>"); else the innermost one of a file.
std::optional<Frame> frameOf(std::string_view traceback);

} // namespace scalescope::engine::exported
