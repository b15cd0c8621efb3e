// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/number_inputs.h"

#include "core/message/say_run.h"

#include <utility>

namespace scalescope::engine {

namespace {

/// Nothing where the text is no number and no truth value.
std::optional<job::Spec::Value> numberOf(const std::string& text)
{
    const auto spec = job::parseSpec(text);
    if (spec &&
        (std::holds_alternative<bool>(spec->value) || std::holds_alternative<std::int64_t>(spec->value) ||
         std::holds_alternative<double>(spec->value)))
        return spec->value;
    return std::nullopt;
}

/// As full() needs it for a tensor of floats, which most methods want: of whole numbers it makes integers.
std::string asFraction(const job::Spec::Value& number)
{
    const auto* whole = std::get_if<std::int64_t>(&number);
    return job::toText(whole ? job::Spec{static_cast<double>(*whole)} : job::Spec{number});
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
        if (argument == nullptr || !takesTensor(argument->type()))
            continue;
        if (auto number = numberOf(job.inputs[i].spec))
            return NumberInput{argument->name(), job.inputs[i].spec, std::move(*number)};
    }
    return std::nullopt;
}

message::Sentence failedByNumber(const NumberInput& input, message::Message failure)
{
    if (const auto* truth = std::get_if<bool>(&input.value))
        return say::truthValueGiven(input.argument, input.text, *truth ? "ones" : "zeros",
                                    std::move(failure));
    return say::numberGiven(input.argument, input.text, asFraction(input.value), std::move(failure));
}

} // namespace scalescope::engine
