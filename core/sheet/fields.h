// SPDX-License-Identifier: GPL-3.0-or-later
// The registry of figures: fields.def describes each once.
#pragma once

#include "core/compare/comparison.h"
#include "core/graph/graph.h"
#include "core/report/recipes/tensor_formats.h"

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::bisect {
class ModuleShares;
}

namespace scalescope::sheet {

// By this name lupdate, which reads the table by itself, does not come across it here.
#define SCALESCOPE_FIELDS "core/sheet/fields.def"

enum class FieldId {
#ifndef Q_MOC_RUN // which can't read the table
#define FIELD(Id, ...) Id,
#include SCALESCOPE_FIELDS
#undef FIELD
#endif
};

enum class Unit {
    Magnitude, ///< above 0, shown on an axis of exponents of two
    Count,     ///< of elements
    Fraction,  ///< of a tensor's elements
    Share,     ///< of a run's error
    Decibels,  ///< the more the better
    Factor,    ///< log2 of it
    Bits,
    Number
};

/// What a field is for, beside being asked for by its name.
enum Use : unsigned {
    None = 0,
    Axis = 1,           ///< dots and bars are placed by it, tensors are coloured by it: --metric
    Colour = 2,         ///< tensors are coloured by it
    Compared = 4,       ///< tables of comparisons have it of both runs
    Main = 8,           ///< shown before the others
    Wrong = 16,         ///< where there is any, something is wrong
    OfFormat = 32,      ///< what a format does to the tensor
    OfErrors = 64,      ///< only runs that simulate formats have it
    OfComparison = 128, ///< only runs that are compared have it
    OfCauses = 256,     ///< only runs whose errors' causes were looked for have it
    Undirected = 512,   ///< a tensor and its gradient have it together
    Column = 1024       ///< tables of nodes have it where the formats are known
};

/// What figures are got from, beside the tensors themselves. Shares all that it needs.
struct Sources
{
    std::shared_ptr<const graph::Run> run = {};
    std::shared_ptr<const report::TensorFormats> formats = {}; ///< null where losses are not asked for
    FieldId statistic = FieldId::MeanAbs;                      ///< of which ratios are
    std::shared_ptr<const bisect::ModuleShares> shares = {};
    std::shared_ptr<const std::set<graph::NodeId>> products = {}; ///< where there are shares
    std::shared_ptr<const compare::Comparison> comparison = {};   ///< of which `run` is one
};

/// One figure of a tensor and of its gradient.
struct Field
{
    FieldId fieldId;
    std::string_view id;
    const char* title; ///< English: "max |x|"
    const char* about; ///< a sentence
    Unit unit;
    unsigned uses;
    /// NaN where it is not known.
    double (*of)(const graph::Node& node, graph::Direction direction, const Sources& sources);

    [[nodiscard]] bool is(unsigned use) const { return (uses & use) != 0; }
    /// Whether it colours tensors of a run by itself, so that --metric may name it.
    [[nodiscard]] bool isColourOfRun() const { return is(Colour) && !is(OfComparison | OfCauses); }
    /// What options and settings call it: the id, but `error` of sqnr_db.
    [[nodiscard]] std::string_view word() const { return fieldId == FieldId::Sqnr ? "error" : id; }
};

std::span<const Field> fields();
const Field& fieldOf(FieldId id);
/// The one with that id or word; null where there is none.
const Field* findField(std::string_view name);
/// Those of a use, in their order.
std::vector<const Field*> fieldsFor(unsigned use);

/// What --metric may name: statistics, and what else colours tensors of a run. Null where that is none.
const Field* findMetric(std::string_view word);
/// All that it may name of a run with or without errors.
std::vector<const Field*> metrics(bool hasErrors);
/// "mean_abs", "abs_mean", ...: the words of the statistics.
std::vector<std::string> axisWords();
/// "error", "underflow", ...: those of the others.
std::vector<std::string> colourWords();

/// Which figure of an error a field is; null of others.
double graph::TensorError::*errorOf(FieldId id);
/// Which statistic a field of Unit::Magnitude is; null of others.
double graph::Statistics::*memberOf(FieldId id);
/// The value of such a field, NaN where there is none.
double valueOf(const graph::Statistics& statistics, FieldId id);

} // namespace scalescope::sheet
