// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/theory/call.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <string>

namespace scalescope::report {

namespace {

std::optional<double> numberIn(const graph::Argument& argument)
{
    const auto* text = std::get_if<std::string>(&argument.value);
    double number = 0;
    if (text == nullptr)
        return std::nullopt;
    const char* end = text->data() + text->size();
    const auto read = std::from_chars(text->data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

} // namespace

TensorMoments momentsOf(const graph::Metric* metric)
{
    if (metric == nullptr)
        return {};
    const graph::Statistics& statistics = metric->statistics;
    const bool isSpoilt = statistics.nans + statistics.posInfs + statistics.negInfs > 0;
    if (isSpoilt || (statistics.numel > 1 && statistics.absMax >= maskMagnitude))
        return {};
    if (statistics.numel == 1)
        return {statistics.absMean, 0, statistics.rms};
    return {statistics.absMean, statistics.std, statistics.rms};
}

double OperatorCall::elements(const graph::Node& node)
{
    return std::max(1.0, std::accumulate(node.shape.begin(), node.shape.end(), 1.0, std::multiplies<>()));
}

const graph::Argument* OperatorCall::find(std::string_view argument) const
{
    const auto found = std::ranges::find(m_node.arguments, argument, &graph::Argument::name);
    return found == m_node.arguments.end() ? nullptr : &*found;
}

double OperatorCall::gradient() const
{
    return m_operands == Operands::Unit ? 1 : momentsOf(m_node.backward.metric.get()).rms;
}

const graph::Node* OperatorCall::tensor(std::string_view argument) const
{
    const graph::Argument* found = find(argument);
    const auto* id = found == nullptr ? nullptr : std::get_if<graph::NodeId>(&found->value);
    return id == nullptr ? nullptr : m_graph.find(*id);
}

TensorMoments OperatorCall::moments(std::string_view argument) const
{
    const graph::Node* found = tensor(argument);
    return found == nullptr ? TensorMoments() : moments(*found);
}

TensorMoments OperatorCall::moments(const graph::Node& tensor) const
{
    if (m_operands == Operands::Measured || !tensor.floating || elements(tensor) == 1)
        return momentsOf(tensor.forward.metric.get());
    return {0, 1, 1};
}

std::vector<const graph::Node*> OperatorCall::tensors(std::string_view argument) const
{
    std::vector<const graph::Node*> found;
    const graph::Argument* list = find(argument);
    if (list == nullptr || !std::holds_alternative<graph::Argument::List>(list->value))
        return found;
    for (const graph::Argument& each : std::get<graph::Argument::List>(list->value))
        if (const auto* id = std::get_if<graph::NodeId>(&each.value))
            if (const graph::Node* node = m_graph.find(*id))
                found.push_back(node);
    return found;
}

double OperatorCall::addedVariance(std::string_view argument) const
{
    // A bias of a unit-scaled operator is zero.
    return isTensor(argument) && m_operands == Operands::Measured ? moments(argument).variance() : 0;
}

double OperatorCall::gainSquare(std::string_view argument) const
{
    return isTensor(argument) ? moments(argument).square() : 1;
}

double OperatorCall::size(std::string_view argument, int dimension) const
{
    const graph::Node* found = tensor(argument);
    if (found == nullptr)
        return 1;
    const auto& shape = found->shape;
    const auto place = dimension < 0 ? std::ssize(shape) + dimension : dimension;
    return place < 0 || place >= std::ssize(shape)
               ? 1
               : static_cast<double>(shape[static_cast<std::size_t>(place)]);
}

double OperatorCall::numel(std::string_view argument) const
{
    const graph::Node* found = tensor(argument);
    return found == nullptr ? 1 : elements(*found);
}

std::optional<double> OperatorCall::number(std::string_view argument) const
{
    const graph::Argument* found = find(argument);
    return found == nullptr ? std::nullopt : numberIn(*found);
}

bool OperatorCall::truth(std::string_view argument) const
{
    const graph::Argument* found = find(argument);
    const auto* text = found == nullptr ? nullptr : std::get_if<std::string>(&found->value);
    return text != nullptr && *text == "True";
}

bool OperatorCall::has(std::string_view argument) const
{
    const graph::Argument* found = find(argument);
    const auto* text = found == nullptr ? nullptr : std::get_if<std::string>(&found->value);
    return found != nullptr && (text == nullptr || *text != "None");
}

std::vector<double> OperatorCall::numbers(std::string_view argument) const
{
    std::vector<double> numbers;
    const graph::Argument* list = find(argument);
    if (list == nullptr || !std::holds_alternative<graph::Argument::List>(list->value))
        return numbers;
    for (const graph::Argument& each : std::get<graph::Argument::List>(list->value))
        numbers.push_back(numberIn(each).value_or(unknown));
    return numbers;
}

} // namespace scalescope::report
