// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <cmath>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

namespace scalescope::report {

/// What is not known; it spreads through sums, products and roots.
inline constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

/// What the theory looks at in a tensor. The sign of the mean is not recorded.
struct TensorMoments
{
    double mean = unknown; ///< |mean|
    double std = unknown;
    double rms = unknown;

    [[nodiscard]] double variance() const { return std * std; }
    [[nodiscard]] double square() const { return rms * rms; }
};

/// Those of a measured tensor: of a single element its magnitude, without spread; all unknown where there is
/// no metric, or one that NaN, infinities or the numbers of a mask spoil.
TensorMoments momentsOf(const graph::Metric* metric);

/// From which magnitude on a number is a mask's and no scale.
inline constexpr double maskMagnitude = 1e4;

/// A recorded call of an operator, its arguments by the schema's names, as the rules of theory see it: with
/// the moments that were measured, or as if all tensors, and the gradient of the result, were independent
/// normal variables of mean 0 and variance 1.
class OperatorCall
{
public:
    enum class Operands { Measured, Unit };

    /// Both have to live as long.
    OperatorCall(const graph::Graph& graph, const graph::Node& node, Operands operands)
        : m_graph(graph), m_node(node), m_operands(operands)
    {
    }

    [[nodiscard]] const graph::Graph& graph() const { return m_graph; }
    [[nodiscard]] const graph::Node& node() const { return m_node; }
    /// Elements of the result.
    [[nodiscard]] double numel() const { return elements(m_node); }
    /// Root mean square of the result's gradient.
    [[nodiscard]] double gradient() const;

    /// Null where the argument is not there or no tensor.
    [[nodiscard]] const graph::Node* tensor(std::string_view argument) const;
    [[nodiscard]] bool isTensor(std::string_view argument) const { return tensor(argument) != nullptr; }
    [[nodiscard]] TensorMoments moments(std::string_view argument) const;
    /// Of the tensors of a list.
    [[nodiscard]] std::vector<const graph::Node*> tensors(std::string_view argument) const;
    [[nodiscard]] TensorMoments moments(const graph::Node& tensor) const;
    /// The variance of a bias and the like: 0 where there is none.
    [[nodiscard]] double addedVariance(std::string_view argument) const;
    /// The mean square of a gain: 1 where there is none.
    [[nodiscard]] double gainSquare(std::string_view argument) const;

    /// A size of a tensor, negative ones counted from the last; 1 where there is none.
    [[nodiscard]] double size(std::string_view argument, int dimension) const;
    [[nodiscard]] double numel(std::string_view argument) const;
    [[nodiscard]] std::optional<double> number(std::string_view argument) const;
    [[nodiscard]] double number(std::string_view argument, double otherwise) const
    {
        return number(argument).value_or(otherwise);
    }
    [[nodiscard]] bool truth(std::string_view argument) const;
    /// Whether an argument was given that is not None.
    [[nodiscard]] bool has(std::string_view argument) const;
    /// The numbers of a list; empty where it is none.
    [[nodiscard]] std::vector<double> numbers(std::string_view argument) const;

    static double elements(const graph::Node& node);

private:
    [[nodiscard]] const graph::Argument* find(std::string_view argument) const;

    const graph::Graph& m_graph;
    const graph::Node& m_node;
    Operands m_operands;
};

} // namespace scalescope::report
