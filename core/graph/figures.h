// SPDX-License-Identifier: GPL-3.0-or-later
// The figures that a run records of a tensor, as figures.def has them, with the columns that hold them.
#pragma once

#include "core/graph/graph.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>
#include <variant>

namespace scalescope::graph {

/// A statistic, and its column of tables and of the run file.
struct StatisticColumn
{
    std::string_view name;
    std::variant<double Statistics::*, std::int64_t Statistics::*> member;
};

/// A figure of an error, and its column; `sampled` follows the last in the run file.
struct ErrorColumn
{
    std::string_view name;
    double TensorError::*member;
};

// By this name lupdate, which reads the table by itself, does not come across it here.
#define SCALESCOPE_FIGURES "core/graph/figures.def"

inline constexpr std::array statisticColumns{
#define MEASURE(Id, member, column, ...) StatisticColumn{column, &Statistics::member},
#define COUNT(Id, member, column, ...) StatisticColumn{column, &Statistics::member},
#define ERROR(...)
#include SCALESCOPE_FIGURES
#undef MEASURE
#undef COUNT
#undef ERROR
};

inline constexpr std::array errorColumns{
#define MEASURE(...)
#define COUNT(...)
#define ERROR(Id, member, column, ...) ErrorColumn{column, &TensorError::member},
#include SCALESCOPE_FIGURES
#undef MEASURE
#undef COUNT
#undef ERROR
};

/// A number that may be missing: an empty tensor has none but its counts, and one without a non-zero element
/// no smallest of them. NaN elements and the deviation of one element are values: nan.
inline std::optional<double> numberOf(const Statistics& statistics, double Statistics::*member)
{
    const double value = statistics.*member;
    if (!std::isnan(value))
        return value;
    const bool missing =
        statistics.numel == 0 || (member == &Statistics::absMinNonzero && statistics.nans == 0);
    return missing ? std::nullopt : std::optional(value);
}

inline std::optional<double> numberOf(const TensorError* error, double TensorError::*member)
{
    return error == nullptr || std::isnan(error->*member) ? std::nullopt : std::optional(error->*member);
}

/// Whether a run simulates formats, so that its tensors have errors.
inline bool hasErrors(const Graph& graph)
{
    return std::ranges::any_of(graph.nodes, [](const Node& node) { return node.forward.error != nullptr; });
}

} // namespace scalescope::graph
