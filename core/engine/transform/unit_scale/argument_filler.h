// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/flow_program.h"

#include <optional>
#include <set>
#include <string_view>

namespace scalescope::engine::unit_scaling {

/// Fills an operator's arguments from those of what it replaces: by name, then in order.
class ArgumentFiller
{
public:
    /// New steps, of constants and parameters, go in front of `place`. `sourceSchema` names the sources; null
    /// where they have no names.
    ArgumentFiller(FlowProgram& program, StepId place, const std::vector<ValueId>& sources,
                   const c10::FunctionSchema* sourceSchema)
        : m_program(program), m_place(place), m_sources(sources), m_sourceSchema(sourceSchema)
    {
    }
    virtual ~ArgumentFiller() = default;

    /// The values for the schema's arguments, which take the sources in the order `order`, where it is not
    /// empty; nothing where a tensor is left over or an argument has no value.
    std::optional<std::vector<ValueId>> fill(const c10::FunctionSchema& schema,
                                             const std::vector<std::string_view>& order);

protected:
    /// For an argument that no source fits: a parameter of a replaced module.
    virtual ValueId otherValue(const c10::Argument& /*argument*/) { return noValue; }

    FlowProgram& m_program;
    StepId m_place;

private:
    [[nodiscard]] bool fits(std::size_t source, const c10::Argument& argument) const;
    [[nodiscard]] bool isNamed(std::size_t source, const std::string& name) const;
    ValueId valueFor(const c10::Argument& argument);
    [[nodiscard]] bool tensorLeft() const;

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
    ValueId otherValue(const c10::Argument& argument) override;

private:
    [[nodiscard]] bool hasTensor(const std::string& path, const std::string& name) const;
    [[nodiscard]] ValueId tensorLike(const std::string& name) const;

    const torch::jit::Module& m_model;
    ValueId m_self;
};

} // namespace scalescope::engine::unit_scaling
