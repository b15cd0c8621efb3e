// SPDX-License-Identifier: GPL-3.0-or-later
// What commands say of results, for people.
#pragma once

#include "core/bisect/bisection.h"
#include "core/graph/run.h"
#include "core/job/model_info.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace scalescope::app::cli {

/// Rows of text in aligned columns, two spaces apart.
class Columns
{
public:
    /// Cells hold names from files: they are shown as sanitizedText() has them.
    void add(const std::vector<std::string>& row);
    [[nodiscard]] std::string text() const;

private:
    std::vector<std::vector<std::string>> m_rows;
};

/// A model's description for people: one section each for methods, modules, parameters, buffers and
/// operators.
std::string infoText(const job::ModelInfo& info);

/// What a bisection found, for people: the whole error, the groups with the largest shares, and the operands
/// that are kept for the bound. Some lines. Of one that did not end (`isWhole` false) what it had found until
/// then, which they say.
std::string bisectionText(const bisect::Bisection& bisection, const std::optional<double>& bound,
                          bool isWhole = true);

/// What the list of problems begins with, in the formats of the run: "2 problems of tensors; the first:
/// linear_8 (error), gradient: over 99 % become zero in E5M2 (≤ 2^-17); 37 others follow from it", a
/// line. What the run reported itself is not counted. Empty of a run without statistics.
std::string problemLine(const std::shared_ptr<const graph::Run>& run);

} // namespace scalescope::app::cli
