// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/module_scopes.h"

namespace scalescope::engine {

std::string className(const c10::Type& type)
{
    const auto object = type.cast<c10::ClassType>();
    return object && object->name() ? object->name()->name() : std::string();
}

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

namespace {

std::shared_ptr<Instruction> moduleMark(StepKind kind)
{
    auto instruction = std::make_shared<Instruction>();
    instruction->kind = kind;
    instruction->target = kind == StepKind::EnterModule ? "module::enter" : "module::leave";
    instruction->outputs = 0;
    return instruction;
}

} // namespace

std::shared_ptr<const Instruction> ModuleMarks::begin(const Scope& scope)
{
    static const std::shared_ptr<const Instruction> enter = moduleMark(StepKind::EnterModule);
    return m_onTheWay.insert(&scope).second ? enter : nullptr;
}

std::shared_ptr<const Instruction> ModuleMarks::end(const Scope& scope, const CallSite& site)
{
    m_onTheWay.erase(&scope);
    auto& leave = m_leaving[{&site.instruction, site.caller}];
    if (!leave) {
        auto made = moduleMark(StepKind::LeaveModule);
        made->location = site.instruction.location;
        made->name = site.caller ? site.caller->path : std::string();
        leave = std::move(made);
    }
    return leave;
}

} // namespace scalescope::engine
