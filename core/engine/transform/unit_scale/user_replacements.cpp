// SPDX-License-Identifier: GPL-3.0-or-later
// Stage 1: the user's dictionary.
#include "core/engine/program/instructions.h"
#include "core/engine/transform/unit_scale/plan.h"
#include "core/engine/transform/unit_scale/registry.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace scalescope::engine::unit_scaling {

namespace {

/// A call of a function or a module in the straight line.
struct Region
{
    StepId enter;
    StepId leave;
    std::vector<StepId> inside;
    const Replacement* replacement = nullptr;
};

bool isTensorType(const c10::TypePtr& type)
{
    if (const auto optional = type->cast<c10::OptionalType>()) {
        return isTensorType(optional->getElementType());
    }
    return type->kind() == c10::TypeKind::TensorType;
}

/// Whether a known value that is no tensor can be an argument of this type.
bool fitsType(const c10::IValue& value, const c10::TypePtr& type)
{
    if (value.isNone()) {
        return type->kind() == c10::TypeKind::OptionalType;
    }
    if (const auto optional = type->cast<c10::OptionalType>()) {
        return fitsType(value, optional->getElementType());
    }
    const bool isNumber =
        type->kind() == c10::TypeKind::FloatType || type->kind() == c10::TypeKind::NumberType;
    return (isNumber && (value.isInt() || value.isDouble())) || value.type()->isSubtypeOf(*type);
}

/// Fills an operator's arguments from those of what it replaces.
class ArgumentFiller
{
public:
    ArgumentFiller(FlowProgram& program, StepId place, const std::vector<ValueId>& sources,
                   const c10::FunctionSchema* sourceSchema)
        : m_program(program), m_place(place), m_sources(sources), m_sourceSchema(sourceSchema)
    {
    }
    virtual ~ArgumentFiller() = default;

    /// The values for the schema's arguments; nothing where a tensor is left over or an argument has no
    /// value.
    std::optional<std::vector<ValueId>> fill(const c10::FunctionSchema& schema,
                                             const std::vector<std::string_view>& order)
    {
        std::vector<std::string> names;
        for (const c10::Argument& argument : schema.arguments()) {
            names.push_back(argument.name());
        }
        if (!order.empty()) {
            std::stable_sort(names.begin(), names.end(), [&](const std::string& a, const std::string& b) {
                return std::find(order.begin(), order.end(), a) < std::find(order.begin(), order.end(), b);
            });
        }
        m_used.clear();
        std::map<std::string, ValueId> values;
        for (const std::string& name : names) {
            const c10::Argument& argument =
                schema.arguments()[static_cast<std::size_t>(*schema.argumentIndexWithName(name))];
            const ValueId value = valueFor(argument);
            if (value == noValue) {
                return std::nullopt;
            }
            values[name] = value;
        }
        if (tensorLeft()) {
            return std::nullopt;
        }
        std::vector<ValueId> filled;
        for (const c10::Argument& argument : schema.arguments()) {
            filled.push_back(values[argument.name()]);
        }
        return filled;
    }

protected:
    /// For an argument that no source fits: a parameter of a replaced module.
    virtual ValueId otherValue(const c10::Argument& /*argument*/) { return noValue; }

    FlowProgram& m_program;
    StepId m_place;

private:
    bool fits(std::size_t source, const c10::Argument& argument) const
    {
        const ValueId value = m_sources[source];
        if (m_program.factsOf(value).isTensor()) {
            return isTensorType(argument.type());
        }
        const bool known = m_program.factsOf(value).kind == ValueFacts::Kind::Plain;
        return known && fitsType(m_program.plainValue(value), argument.type());
    }

    bool isNamed(std::size_t source, const std::string& name) const
    {
        return m_sourceSchema && source < m_sourceSchema->arguments().size() &&
               m_sourceSchema->arguments()[source].name() == name;
    }

    /// The source of the same name, else the first that is left and fits.
    ValueId valueFor(const c10::Argument& argument)
    {
        for (const bool byName : {true, false}) {
            for (std::size_t i = 0; i < m_sources.size(); ++i) {
                if (!m_used.count(i) && fits(i, argument) && (!byName || isNamed(i, argument.name()))) {
                    m_used.insert(i);
                    return m_sources[i];
                }
                // Numbers are taken in their order: one that does not fit belongs to another argument.
                if (!byName && !m_used.count(i) && !isTensorType(argument.type()) &&
                    !m_program.factsOf(m_sources[i]).isTensor()) {
                    break;
                }
            }
        }
        const ValueId other = otherValue(argument);
        if (other != noValue || !argument.default_value()) {
            return other;
        }
        return m_program.constantBefore(m_place, *argument.default_value());
    }

    bool tensorLeft() const
    {
        for (std::size_t i = 0; i < m_sources.size(); ++i) {
            if (!m_used.count(i) && m_program.factsOf(m_sources[i]).isTensor()) {
                return true;
            }
        }
        return false;
    }

    const std::vector<ValueId>& m_sources;
    const c10::FunctionSchema* m_sourceSchema;
    std::set<std::size_t> m_used;
};

/// Also takes parameters of the module that is replaced: a layer with `weight` and `bias` mapped to linear.
class ModuleFiller : public ArgumentFiller
{
public:
    ModuleFiller(FlowProgram& program, StepId place, const std::vector<ValueId>& sources,
                 const torch::jit::Module& model, ValueId self)
        : ArgumentFiller(program, place, sources, nullptr), m_model(model), m_self(self)
    {
    }

protected:
    ValueId otherValue(const c10::Argument& argument) override
    {
        const Step& place = m_program.at(m_place).step;
        if (!isTensorType(argument.type()) || !hasTensor(place.scope->path, argument.name())) {
            return noValue;
        }
        Instruction instruction;
        instruction.kind = StepKind::GetAttribute;
        instruction.target = "prim::GetAttr";
        instruction.name = argument.name();
        Step step;
        step.instruction = std::make_shared<const Instruction>(std::move(instruction));
        step.scope = place.scope;
        step.inputs = {m_self};
        step.outputs = {m_program.newValue(tensorLike(argument.name()))};
        step.provenance = provenanceOf(place) + "|" + argument.name();
        const ValueId value = step.outputs.front();
        m_program.insertBefore(m_place, std::move(step));
        return value;
    }

private:
    bool hasTensor(const std::string& path, const std::string& name)
    {
        for (const auto& module : m_model.named_modules()) {
            if (module.name == path && module.value.hasattr(name) && module.value.attr(name).isTensor()) {
                m_tensor = module.value.attr(name).toTensor();
                return m_tensor.defined();
            }
        }
        return false;
    }

    /// A read of the same parameter elsewhere in the module, for the facts of its value.
    ValueId tensorLike(const std::string& name)
    {
        for (const StepId id : m_program.order()) {
            const Step& step = m_program.at(id).step;
            if (step.instruction->kind == StepKind::GetAttribute && step.instruction->name == name &&
                step.scope == m_program.at(m_place).step.scope) {
                return step.outputs.front();
            }
        }
        return noValue;
    }

    const torch::jit::Module& m_model;
    ValueId m_self;
    at::Tensor m_tensor;
};

class UserReplacer
{
public:
    UserReplacer(FlowProgram& program, const std::vector<Replacement>& replacements,
                 const torch::jit::Module& model, Plans& plans, std::vector<Left>& left)
        : m_program(program), m_replacements(replacements), m_model(model), m_plans(plans), m_left(left)
    {
    }

    void replaceRegions()
    {
        for (const Region& region : regions()) {
            const std::string obstacle = obstacleIn(region);
            if (!obstacle.empty()) {
                m_left.push_back({region.leave, obstacle});
                continue;
            }
            replaceRegion(region);
        }
    }

    void replaceOperators()
    {
        for (const StepId id : m_program.order()) {
            const Step step = m_program.at(id).step;
            if (step.instruction->kind != StepKind::Operator || m_plans.count(id) || step.outputs.empty() ||
                !m_program.factsOf(step.outputs.front()).isFloatTensor()) {
                continue;
            }
            const auto call = callOf(m_program, id);
            const Rule* rule = call->facts ? ruleFor(step.instruction->target, *call->facts, true) : nullptr;
            for (const Replacement& replacement : m_replacements) {
                if (meansOperator(replacement, step.instruction->target, rule)) {
                    replaceOperator(id, step, replacement, rule);
                    break;
                }
            }
        }
    }

private:
    std::vector<Region> regions() const
    {
        std::vector<Region> found;
        std::vector<Region> open;
        for (const StepId id : m_program.order()) {
            const Step& step = m_program.at(id).step;
            const StepKind kind = step.instruction->kind;
            if (kind == StepKind::EnterModule || kind == StepKind::EnterFunction) {
                const bool module = kind == StepKind::EnterModule;
                open.push_back({id, id, {}, meaning(module ? step.scope->type : step.instruction->name)});
            } else if (kind == StepKind::LeaveModule || kind == StepKind::LeaveFunction) {
                Region region = std::move(open.back());
                open.pop_back();
                region.leave = id;
                const bool inner = std::any_of(open.begin(), open.end(), [](const Region& around) {
                    return around.replacement != nullptr;
                });
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

    [[nodiscard]] const Replacement* meaning(const std::string& name) const
    {
        const auto found = std::find_if(m_replacements.begin(), m_replacements.end(),
                                        [&](const Replacement& entry) { return meansName(entry, name); });
        return found == m_replacements.end() ? nullptr : &*found;
    }

    /// Why a call can't be taken out; empty where it can.
    [[nodiscard]] std::string obstacleIn(const Region& region) const
    {
        const Step& leave = m_program.at(region.leave).step;
        const ValueId result = leave.inputs.size() == 1 ? resultOf(region) : noValue;
        const std::set<StepId> inside(region.inside.begin(), region.inside.end());
        if (result == noValue || !m_program.factsOf(result).isFloatTensor()) {
            return "returns something else than one floating-point tensor";
        }
        if (!inside.count(m_program.flowOf(result).definedBy)) {
            return "returns a tensor that it did not make";
        }
        for (const StepId id : region.inside) {
            const Step& step = m_program.at(id).step;
            if (step.instruction->kind == StepKind::SetAttribute) {
                return "sets attributes";
            }
            if (step.instruction->mayWrite && !step.inputs.empty() &&
                !inside.count(m_program.flowOf(step.inputs.front()).madeBy)) {
                return "writes to a tensor from outside";
            }
            for (const ValueId output : step.outputs) {
                if (output != result && stays(step) == false && isReadOutside(output, inside)) {
                    return "makes tensors that are read elsewhere";
                }
            }
        }
        return {};
    }

    [[nodiscard]] ValueId resultOf(const Region& region) const
    {
        return m_program.at(region.leave).step.inputs.front();
    }

    /// Steps without effect whose values may be read from outside as well: they stay.
    static bool stays(const Step& step)
    {
        const StepKind kind = step.instruction->kind;
        return kind == StepKind::GetAttribute || kind == StepKind::Constant;
    }

    [[nodiscard]] bool isReadOutside(ValueId value, const std::set<StepId>& inside) const
    {
        const auto uses = m_program.usesOf(value);
        return std::any_of(uses.begin(), uses.end(),
                           [&](const FlowProgram::Use& use) { return !inside.count(use.step); });
    }

    void replaceRegion(const Region& region)
    {
        const Step enter = m_program.at(region.enter).step;
        const ValueId result = resultOf(region);
        const Step maker = m_program.at(m_program.flowOf(result).definedBy).step;
        std::vector<ValueId> sources = enter.inputs;
        std::unique_ptr<ArgumentFiller> filler;
        if (enter.instruction->kind == StepKind::EnterModule) {
            sources.erase(sources.begin());
            filler = std::make_unique<ModuleFiller>(m_program, region.leave, sources, m_model,
                                                    enter.inputs.front());
        } else {
            filler = std::make_unique<ArgumentFiller>(m_program, region.leave, sources, nullptr);
        }
        if (put(region.leave, maker, enter, *region.replacement, *filler)) {
            for (const StepId id : region.inside) {
                if (!stays(m_program.at(id).step)) {
                    m_program.remove(id);
                }
            }
        }
    }

    void replaceOperator(StepId id, const Step& step, const Replacement& replacement, const Rule* rule)
    {
        if (m_program.at(id).writesShared) {
            m_left.push_back({id, "works in place on memory that other tensors share"});
            return;
        }
        if (rule && rule == replacement.rule) { // the same operator with options of its own
            const auto call = callOf(m_program, id);
            Plan plan{rule, replacement.options, call->function, {}, true};
            plan.factors = rule->factors(*call->facts, plan.options);
            m_plans.emplace(id, std::move(plan));
            return;
        }
        ArgumentFiller filler(m_program, id, step.inputs, step.instruction->schema);
        if (put(id, step, step, replacement, filler)) {
            m_program.remove(id);
        }
    }

    /// Puts the operator that a replacement calls in front of `place`; it makes what `maker` made.
    bool put(StepId place, const Step& maker, const Step& replaced, const Replacement& replacement,
             ArgumentFiller& filler)
    {
        const Rule* rule = replacement.rule;
        const std::string target = !rule                     ? replacement.target
                                   : rule->canonical.empty() ? std::string(rule->targets.front())
                                                             : std::string(rule->canonical);
        const auto functions = overloadsOf(target);
        if (functions.empty()) {
            throw std::runtime_error("there is no operator " + target + " for --replace " + replacement.from +
                                     "=" + replacement.to +
                                     "; load the library that has it with --op-library");
        }
        for (const Function& function : functions) {
            const auto inputs =
                filler.fill(*function.schema, rule ? rule->arguments : std::vector<std::string_view>());
            if (inputs) {
                insert(place, maker, replaced, replacement, function, *inputs);
                return true;
            }
        }
        throw std::runtime_error("the arguments of " + replacement.from + " do not fit " + target +
                                 ", to which --replace " + replacement.from + "=" + replacement.to +
                                 " maps it");
    }

    void insert(StepId place, const Step& maker, const Step& replaced, const Replacement& replacement,
                const Function& function, const std::vector<ValueId>& inputs)
    {
        Instruction instruction;
        instruction.target = function.schema->name();
        instruction.operation = function.operation;
        instruction.schema = function.schema;
        instruction.keepAlive = function.keepAlive;
        instruction.mayReturnTensors = true;
        instruction.location = maker.instruction->location;
        Step step = maker;
        step.instruction = std::make_shared<const Instruction>(std::move(instruction));
        step.provenance = provenanceOf(maker);
        step.scope = replaced.scope;
        step.inputs = inputs;
        step.outputs = {maker.outputs.front()};
        const StepId id = m_program.insertBefore(place, std::move(step));
        const auto call = callOf(m_program, id);
        Plan plan{replacement.rule, replacement.options, function, {}, true};
        if (plan.rule && call->facts) {
            plan.factors = plan.rule->factors(*call->facts, plan.options);
        }
        m_plans.emplace(id, std::move(plan));
    }

    FlowProgram& m_program;
    const std::vector<Replacement>& m_replacements;
    const torch::jit::Module& m_model;
    Plans& m_plans;
    std::vector<Left>& m_left;
};

} // namespace

void replaceByUser(FlowProgram& program, const std::vector<Replacement>& replacements,
                   const torch::jit::Module& model, Plans& plans, std::vector<Left>& left)
{
    UserReplacer replacer(program, replacements, model, plans, left);
    replacer.replaceRegions();
    replacer.replaceOperators();
}

} // namespace scalescope::engine::unit_scaling
