// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/regions.h"

#include "core/message/say_transforms.h"

#include <algorithm>
#include <map>
#include <set>

namespace scalescope::engine::unit_scaling {

namespace {

bool isReadOutside(const ProgramEditor& program, ValueId value, const std::set<StepId>& inside)
{
    const auto& uses = program.usesOf(value);
    return std::any_of(uses.begin(), uses.end(), [&](const ProgramEditor::Use& use) {
        return !inside.count(use.step) && !isMark(program.step(use.step).instruction->kind);
    });
}

const Replacement* meaningOf(const std::vector<Replacement>& replacements, const std::string& name)
{
    const auto found = std::find_if(replacements.begin(), replacements.end(),
                                    [&](const Replacement& entry) { return meansName(entry, name); });
    return found == replacements.end() ? nullptr : &*found;
}

/// The qualified names of the modules' types, by the modules' paths.
std::map<std::string, std::string> typesByPath(const torch::jit::Module& model)
{
    std::map<std::string, std::string> types;
    for (const auto& module : model.named_modules()) {
        if (const auto& name = module.value.type()->name()) {
            types[module.name] = name->qualifiedName();
        }
    }
    return types;
}

/// The qualified name of the function or the module's type that a call enters.
std::string calledName(const Step& enter, const std::map<std::string, std::string>& types)
{
    if (enter.instruction->kind == StepKind::EnterFunction) {
        return enter.instruction->name;
    }
    const auto found = types.find(enter.scope->path);
    return found == types.end() ? enter.scope->type : found->second;
}

} // namespace

std::vector<Region> findRegions(const ProgramEditor& program, const std::vector<Replacement>& replacements,
                                const torch::jit::Module& model)
{
    const auto types = typesByPath(model);
    std::vector<Region> found;
    std::vector<Region> open;
    for (const StepId id : program.order()) {
        const Step& step = program.step(id);
        const StepKind kind = step.instruction->kind;
        if (kind == StepKind::EnterModule || kind == StepKind::EnterFunction) {
            open.push_back({id, id, {}, meaningOf(replacements, calledName(step, types))});
        } else if (kind == StepKind::LeaveModule || kind == StepKind::LeaveFunction) {
            Region region = std::move(open.back());
            open.pop_back();
            region.leave = id;
            const bool inner = std::any_of(
                open.begin(), open.end(), [](const Region& around) { return around.replacement != nullptr; });
            if (region.replacement && !inner) {
                found.push_back(std::move(region));
            }
        } else {
            for (Region& around : open) {
                around.inside.push_back(id);
            }
        }
    }
    return found;
}

ValueId resultOf(const ProgramEditor& program, const Region& region)
{
    const Step& leave = program.step(region.leave);
    return leave.inputs.size() == 1 ? leave.inputs.front() : noValue;
}

bool staysInRegion(const Step& step)
{
    const StepKind kind = step.instruction->kind;
    return kind == StepKind::GetAttribute || kind == StepKind::Constant;
}

message::Clause obstacleIn(const ProgramEditor& program, const Region& region)
{
    const ValueId result = resultOf(program, region);
    const std::set<StepId> inside(region.inside.begin(), region.inside.end());
    if (result == noValue || !program.factsOf(result).isFloatTensor()) {
        return say::returnsOtherThings();
    }
    if (!inside.count(program.flowOf(result).definedBy)) {
        return say::returnsForeignTensor();
    }
    for (const StepId id : region.inside) {
        const Step& step = program.step(id);
        if (step.instruction->kind == StepKind::SetAttribute) {
            return say::setsAttributes();
        }
        // Memory that nothing else reads later need not be written to.
        if (step.instruction->mayWrite && program.at(id).writesShared && !step.inputs.empty() &&
            !inside.count(program.flowOf(step.inputs.front()).madeBy)) {
            return say::writesOutside();
        }
        for (const ValueId output : step.outputs) {
            if (output != result && !staysInRegion(step) && isReadOutside(program, output, inside)) {
                return say::isReadElsewhere();
            }
        }
    }
    return {};
}

} // namespace scalescope::engine::unit_scaling
