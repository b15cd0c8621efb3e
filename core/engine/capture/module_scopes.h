// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"

#include <torch/script.h>

#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>

namespace scalescope::engine {

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

} // namespace scalescope::engine
