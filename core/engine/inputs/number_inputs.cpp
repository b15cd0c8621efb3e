// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/number_inputs.h"

#include "core/job/spec.h"

namespace scalescope::engine {

namespace {

bool isNumberSpec(const std::string& text)
{
    const auto spec = job::parseSpec(text);
    return spec &&
           (std::holds_alternative<bool>(spec->value) || std::holds_alternative<std::int64_t>(spec->value) ||
            std::holds_alternative<double>(spec->value));
}

bool takesTensor(const c10::TypePtr& type)
{
    if (const auto optional = type->cast<c10::OptionalType>())
        return takesTensor(optional->getElementType());
    return type->kind() == c10::TypeKind::TensorType;
}

/// The argument that an input goes to: by its name, or by its place after the module itself.
const c10::Argument* argumentOf(const c10::FunctionSchema& schema, const job::Input& input, std::size_t place)
{
    const auto& arguments = schema.arguments();
    if (input.name.empty())
        return place + 1 < arguments.size() ? &arguments[place + 1] : nullptr;
    for (const c10::Argument& argument : arguments)
        if (argument.name() == input.name)
            return &argument;
    return nullptr;
}

} // namespace

std::optional<NumberInput> numberForTensor(const job::Job& job, const c10::FunctionSchema& schema)
{
    for (std::size_t i = 0; i < job.inputs.size(); ++i) {
        const c10::Argument* argument = argumentOf(schema, job.inputs[i], i);
        if (argument && takesTensor(argument->type()) && isNumberSpec(job.inputs[i].spec))
            return NumberInput{argument->name(), job.inputs[i].spec};
    }
    return std::nullopt;
}

std::string numberSentence(const NumberInput& input)
{
    return "Input " + input.argument + " was given as the number " + input.number +
           ", a tensor without dimensions; where the method wants some, write for instance full(" +
           input.number + "):[1].";
}

} // namespace scalescope::engine
