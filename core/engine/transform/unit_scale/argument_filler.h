// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/unit_scale/regions.h"

#include <optional>
#include <set>
#include <string_view>

namespace scalescope::engine::unit_scaling {

/// Fills an operator's arguments from those of what it replaces: by name, then in order. Numbers that it does
/// not give come from the operators inside of it, where one has an argument of that name: the stride of a
/// convolution's module, the reduction that a loss function of torch.nn.functional takes as a word.
class ArgumentFiller
{
public:
    /// New steps, of constants and parameters, go in front of `place`. `declared` says how what is replaced
    /// declares the sources; empty where that is not known. `inside` are the steps inside of it.
    ArgumentFiller(ProgramEditor& program, StepId place, std::vector<ValueId> sources,
                   std::vector<c10::Argument> declared, std::vector<StepId> inside = {})
        : m_program(program),
          m_place(place),
          m_sources(std::move(sources)),
          m_declared(std::move(declared)),
          m_inside(std::move(inside))
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

    ProgramEditor& m_program;
    StepId m_place;

private:
    [[nodiscard]] bool fits(std::size_t source, const c10::Argument& argument) const;
    [[nodiscard]] bool isNamed(std::size_t source, const std::string& name) const;
    [[nodiscard]] bool isLeftAtDefault(std::size_t source) const;
    [[nodiscard]] bool mayBeTakenInOrder(std::size_t source, const c10::Argument& argument) const;
    ValueId sourceFor(const c10::Argument& argument);
    ValueId argumentInside(const c10::Argument& argument);
    ValueId valueFor(const c10::Argument& argument);
    [[nodiscard]] bool tensorLeft() const;

    std::vector<ValueId> m_sources;
    std::vector<c10::Argument> m_declared;
    std::vector<StepId> m_inside;
    const c10::FunctionSchema* m_schema = nullptr; ///< of the operator on its way
    std::set<std::size_t> m_used;
};

/// Also takes parameters of the module that is replaced: a layer with `weight` and `bias` mapped to linear.
class ModuleFiller : public ArgumentFiller
{
public:
    ModuleFiller(ProgramEditor& program, const Region& region, std::vector<ValueId> sources,
                 const torch::jit::Module& model, ValueId self)
        : ArgumentFiller(program, region.leave, std::move(sources), {}, region.inside),
          m_model(model),
          m_self(self)
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
