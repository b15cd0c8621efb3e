// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <torch/script.h>
#include <unordered_map>
#include <utility>

namespace scalescope::engine {

/// "Linear" of `__torch__.torch.nn.modules.linear.___torch_mangle_3.Linear`; empty for types without a name.
std::string className(const c10::Type& type);

/// The scopes of a run: the modules that steps belong to, one scope for each path and type.
class ModuleScopes
{
public:
    /// The module that runs names those inside it. Has to outlive this.
    explicit ModuleScopes(const torch::jit::Module& root);

    /// The scope of a module's object at a path.
    std::shared_ptr<const Scope> at(const std::string& path, const c10::IValue& object);
    /// The scope of an object of which only the caller is known: the path that the root has for it, or the
    /// caller's.
    std::shared_ptr<const Scope> of(const c10::IValue& object, const Scope& caller);

private:
    std::unordered_map<const void*, std::string> m_pathOfModule;
    std::map<std::pair<std::string, const c10::Type*>, std::shared_ptr<const Scope>> m_scopes;
};

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
