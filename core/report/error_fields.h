// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

namespace scalescope::report {

/// A figure of an error: its name in tables and how to read it, in the order of the columns; `sampled` and
/// `zero_in_theory` follow.
struct ErrorField
{
    std::string_view name;
    double graph::TensorError::*member;
};

inline constexpr std::array<ErrorField, 4> errorFields{
    {{"sqnr_db", &graph::TensorError::sqnr},
     {"cosine", &graph::TensorError::cosine},
     {"relative_error", &graph::TensorError::relativeError},
     {"norm_ratio", &graph::TensorError::normRatio}}};

inline std::optional<double> numberOf(const graph::TensorError* error, double graph::TensorError::*member)
{
    return error == nullptr || std::isnan(error->*member) ? std::nullopt : std::optional(error->*member);
}

/// ",sqnr_db,...,sampled,zero_in_theory".
inline std::string errorHeader()
{
    std::string header;
    for (const ErrorField& field : errorFields)
        (header += ',') += field.name;
    return header + ",sampled,zero_in_theory";
}

/// Whether tables of this graph have columns of errors.
inline bool hasErrors(const graph::Graph& graph)
{
    return std::ranges::any_of(graph.nodes,
                               [](const graph::Node& node) { return node.forward.error != nullptr; });
}

} // namespace scalescope::report
