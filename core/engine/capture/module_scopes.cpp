// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/module_scopes.h"

#include "core/engine/capture/module_names.h"

namespace scalescope::engine {

ModuleScopes::ModuleScopes(const torch::jit::Module& root)
{
    for (const auto& named : root.named_modules()) {
        m_pathOfModule.try_emplace(named.value._ivalue().get(), named.name);
    }
}

std::shared_ptr<const Scope> ModuleScopes::at(const std::string& path, const c10::IValue& object)
{
    const auto type = object.type();
    auto& scope = m_scopes[{path, type.get()}];
    if (!scope) {
        scope = std::make_shared<const Scope>(Scope{path, className(*type)});
    }
    return scope;
}

std::shared_ptr<const Scope> ModuleScopes::of(const c10::IValue& object, const Scope& caller)
{
    const auto found = m_pathOfModule.find(object.toObject().get());
    return at(found == m_pathOfModule.end() ? caller.path : found->second, object);
}

} // namespace scalescope::engine
