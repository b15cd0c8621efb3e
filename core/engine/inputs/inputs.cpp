// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/inputs.h"

#include "core/engine/inputs/convert.h"
#include "core/engine/load/type_info.h"
#include "core/engine/values/errors.h"
#include "core/engine/values/tensor_facts.h"
#include "core/job/spec.h"
#include "core/job/spec_check.h"
#include "core/message/say_inputs.h"
#include "core/message/say_run.h"

#include <algorithm>
#include <utility>

namespace scalescope::engine {

namespace {

using c10::IValue;

/// A stream of random numbers for values that are no argument's, apart from those of arguments.
std::uint64_t streamOf(const std::string& field)
{
    std::uint64_t hash = 14695981039346656037ULL; // FNV-1a, 64 bits
    for (const char c : field)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    return hash | (std::uint64_t{1} << 63);
}

Result<IValue> valueFrom(const std::string& text, const c10::TypePtr& type, ConversionContext& context)
{
    const auto spec = job::parseSpec(text);
    if (!spec)
        return failAt(spec.error(), context.field);
    if (auto wrong = job::checkSpec(*spec, typeInfo(type), {context.field, context.field}, text))
        return tl::unexpected(std::move(*wrong));
    try {
        return convert(*spec, type, context);
    } catch (const std::exception& error) {
        if (isOutOfMemory(error))
            return fail(say::argumentOutOfMemory(context.field), context.field);
        return fail(say::argumentNotMade(context.field, text, errorClause(error)), context.field);
    }
}

/// The method's arguments without self, which authors may call otherwise.
std::vector<c10::Argument> argumentsOf(const c10::FunctionSchema& schema)
{
    std::vector<c10::Argument> arguments = schema.arguments();
    if (!arguments.empty() && (arguments.front().name() == "self" || arguments.front().type()->is_module()))
        arguments.erase(arguments.begin());
    return arguments;
}

std::string listed(const std::vector<c10::Argument>& arguments)
{
    std::string text;
    for (const auto& argument : arguments)
        text += (text.empty() ? "" : ", ") + argument.name() + " (" + typeText(argument.type()) + ")";
    return text;
}

/// Which SPEC each argument gets: null where the user gave none.
Result<std::vector<const job::Input*>> assign(const c10::FunctionSchema& schema,
                                              const std::vector<c10::Argument>& arguments,
                                              const std::vector<job::Input>& inputs)
{
    std::vector<const job::Input*> assigned(arguments.size(), nullptr);
    std::size_t next = 0;
    for (const job::Input& input : inputs) {
        std::size_t at = next;
        if (input.name.empty()) {
            ++next;
        } else {
            const auto found = std::ranges::find(arguments, input.name, &c10::Argument::name);
            at = static_cast<std::size_t>(found - arguments.begin());
            if (found == arguments.end())
                return fail(say::methodHasNoArgument(schema.name(), input.name,
                                                     arguments.empty() ? say::none()
                                                                       : say::verbatim(listed(arguments))),
                            input.name);
        }
        if (at >= arguments.size())
            return fail(arguments.empty()
                            ? say::methodTakesNoInputs(schema.name(), input.spec)
                            : say::methodTakesNoMoreInputs(schema.name(), listed(arguments), input.spec));
        if (assigned[at])
            return tl::unexpected(job::inputGivenTwice(arguments[at].name()));
        assigned[at] = &input;
    }
    return assigned;
}

/// Of an argument's default: a model can write to it. IValue::deepcopy() does not know complex numbers.
IValue copied(const IValue& value, const at::Device& device)
{
    if (value.isTensor())
        return value.toTensor().to(device, value.toTensor().scalar_type(), /*non_blocking=*/false,
                                   /*copy=*/true);
    if (!value.isTuple())
        return value.isList() ? IValue(value.toList().copy()) : value;
    const auto& tuple = value.toTupleRef();
    std::vector<IValue> elements;
    for (const IValue& element : tuple.elements())
        elements.push_back(copied(element, device));
    const auto type = tuple.type();
    return type->schema() ? IValue(c10::ivalue::Tuple::createNamed(std::move(elements), type))
                          : IValue(c10::ivalue::Tuple::create(std::move(elements)));
}

/// Whether that is what the argument is where nobody says anything: what the model was exported with.
bool isSample(const job::Input& input, const c10::Argument& argument)
{
    return input.spec == job::sampleSpec && argument.default_value() &&
           holdsTensors(*argument.default_value());
}

} // namespace

Result<std::vector<IValue>> makeInputs(const c10::FunctionSchema& schema,
                                       const std::vector<job::Input>& inputs, const InputContext& context,
                                       const ExampleOf& exampleOf)
{
    const auto arguments = argumentsOf(schema);
    const auto assigned = assign(schema, arguments, inputs);
    if (!assigned)
        return tl::unexpected(assigned.error());
    std::vector<IValue> values;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (!(*assigned)[i] || isSample(*(*assigned)[i], arguments[i])) {
            if (!arguments[i].default_value()) {
                std::string example = exampleOf ? exampleOf(i) : std::string();
                if (example.empty())
                    example = exampleSpec(arguments[i].type());
                return tl::unexpected(
                    job::missingInput(arguments[i].name(), typeText(arguments[i].type()), example));
            }
            values.push_back(copied(*arguments[i].default_value(), at::Device(context.device)));
            continue;
        }
        ConversionContext conversion{context, arguments[i].name(), i, 0};
        auto value = valueFrom((*assigned)[i]->spec, arguments[i].type(), conversion);
        if (!value)
            return tl::unexpected(value.error());
        values.push_back(std::move(*value));
    }
    return values;
}

Result<IValue> makeValue(const std::string& spec, const c10::TypePtr& type, const std::string& field,
                         const InputContext& context)
{
    ConversionContext conversion{context, field, streamOf(field), 0};
    return valueFrom(spec, type, conversion);
}

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
