// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/call.h"

#include "core/engine/compat/libtorch.h"
#include "core/engine/values/errors.h"
#include "core/message/say_job.h"
#include "core/message/say_program.h"

#include <torch/csrc/jit/runtime/operator.h>

namespace scalescope::engine::unit_scaling {

namespace {

Function functionOf(const std::shared_ptr<torch::jit::Operator>& found)
{
    if (!found || isRefusedOperator(found->schema().name())) {
        return {};
    }
    return {&found->schema(), found->getOperation(), found};
}

} // namespace

Function findFunction(const std::string& name, const std::string& overload)
{
    return functionOf(torch::jit::findOperatorFor(c10::OperatorName(name, overload)));
}

std::vector<Function> overloadsOf(const std::string& name)
{
    std::vector<Function> functions;
    for (const auto& found : torch::jit::getAllOperatorsFor(c10::Symbol::fromQualString(name))) {
        if (!found->schema().is_vararg() && found->isC10Op() && !isRefusedOperator(found->schema().name())) {
            functions.push_back(functionOf(found));
        }
    }
    return functions;
}

std::size_t Call::place(std::string_view name) const
{
    const auto& arguments = schema().arguments();
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i].name() == name) {
            return i;
        }
    }
    return arguments.size();
}

bool Call::has(std::string_view name) const
{
    return place(name) < m_arguments.size();
}

const c10::IValue& Call::value(std::string_view name) const
{
    const std::size_t at = place(name);
    if (at >= m_arguments.size()) {
        throw ClauseError(say::operatorLacksArgument(schema().name(), std::string(name)));
    }
    return m_arguments[at];
}

bool Call::isTensor(std::string_view name) const
{
    return has(name) && value(name).isTensor() && value(name).toTensor().defined();
}

bool Call::isFloating(std::string_view name) const
{
    return isTensor(name) && at::isFloatingType(tensor(name).scalar_type());
}

const at::Tensor& Call::tensor(std::string_view name) const
{
    if (!isTensor(name)) {
        throw ClauseError(say::argumentMustBe(std::string(name), schema().name(), say::someTensor()));
    }
    return value(name).toTensor();
}

double Call::number(std::string_view name) const
{
    const c10::IValue& number = value(name);
    if (!number.isScalar()) {
        throw ClauseError(say::argumentMustBe(std::string(name), schema().name(), say::aNumber()));
    }
    return number.toScalar().toDouble();
}

std::int64_t Call::integer(std::string_view name) const
{
    return static_cast<std::int64_t>(number(name));
}

bool Call::truth(std::string_view name) const
{
    return value(name).isBool() ? value(name).toBool() : number(name) != 0;
}

std::vector<std::int64_t> Call::integers(std::string_view name) const
{
    const c10::IValue& list = value(name);
    if (list.isInt()) {
        return {list.toInt()};
    }
    if (!list.isIntList()) {
        throw ClauseError(say::argumentMustBe(std::string(name), schema().name(), say::wholeNumbers()));
    }
    return list.toIntVector();
}

std::vector<at::Tensor> Call::tensors(std::string_view name) const
{
    const c10::IValue& list = value(name);
    std::vector<at::Tensor> found;
    if (list.isList()) {
        for (const c10::IValue& element : list.toListRef()) {
            if (element.isTensor()) {
                found.push_back(element.toTensor());
            }
        }
    }
    return found;
}

void Call::set(std::string_view name, c10::IValue value)
{
    const std::size_t at = place(name);
    if (at >= m_arguments.size()) {
        throw ClauseError(say::operatorLacksArgument(schema().name(), std::string(name)));
    }
    m_arguments[at] = std::move(value);
}

std::vector<c10::IValue> Call::run() const
{
    torch::jit::Stack stack = m_arguments;
    // An Operation's call is not const, though it changes nothing.
    const_cast<torch::jit::Operation&>(m_function.operation)(stack); // NOLINT
    return stack;
}

at::Tensor Call::runTensor() const
{
    return run().at(0).toTensor();
}

} // namespace scalescope::engine::unit_scaling
