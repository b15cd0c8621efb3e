// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/module_marks.h"

namespace scalescope::engine {

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
