// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"

#include <map>
#include <memory>
#include <set>
#include <utility>

namespace scalescope::engine {

/// Where a module is called: the step of the call, and whose code it is part of (null: nobody's).
struct CallSite
{
    const Instruction& instruction;
    const Scope* caller;
};

/// The instructions of the steps that mark where calls of modules begin and end. A method that calls another
/// of the same module is one call. Scopes and instructions are told apart by where they are in memory, and
/// have to stay there.
class ModuleMarks
{
public:
    /// What begins a call of the module; null where one of it is on its way.
    std::shared_ptr<const Instruction> begin(const Scope& scope);
    /// What ends the call that began.
    std::shared_ptr<const Instruction> end(const Scope& scope, const CallSite& site);

private:
    std::set<const Scope*> m_onTheWay; ///< calls that have begun
    std::map<std::pair<const Instruction*, const Scope*>, std::shared_ptr<const Instruction>> m_leaving;
};

} // namespace scalescope::engine
