// SPDX-License-Identifier: GPL-3.0-or-later
// What each tensor could be stored in at least cost, told by its histograms without another run; how costs
// are ordered is in docs/decisions/proposals.md.
#pragma once

#include "core/formats/expected_error.h"
#include "core/formats/range_loss.h"
#include "core/graph/graph.h"
#include "core/job/recipe.h"
#include "core/report/recipes/product_operands.h"
#include "core/result.h"

#include <compare>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::report {

/// Bits of an element of a tensor that is not rounded.
double bitsOfType(std::string_view dtype);

/// Whether there is anything to store: finite elements other than zero that are more than rounding noise.
bool hasMagnitudes(const graph::Node& node, graph::Direction direction);

/// What storing a tensor may do to it at most.
struct ProposalBound
{
    enum class Kind {
        Lost, ///< at most this part of its elements becomes zero or leaves the range
        Sqnr  ///< at least so many dB between signal and noise
    };
    Kind kind = Kind::Lost;
    double value = 0.001;

    [[nodiscard]] bool isMetBy(const formats::ExpectedError& error) const;
    bool operator==(const ProposalBound&) const = default;
};

/// "lost:0.001", a part from 0 to 1; "sqnr:20", in dB. A sentence for anything else.
Result<ProposalBound> proposalBoundFrom(std::string_view text);
std::string toString(const ProposalBound& bound);

/// How tensors are stored.
struct Storage
{
    std::optional<formats::ScaledFormat> format; ///< nothing for full precision
    int exponent = 0;                            ///< multiplied by 2^exponent before; without a scaling only
    bool operator==(const Storage&) const = default;
};

/// As a rule of a recipe has it; all that the recipe's default could add is said.
job::OperandSettings settingsOf(const Storage& storage);

/// The name of its scaling, "none" too; empty for full precision.
std::string scalingOf(const Storage& storage);

/// Conditions of rules: all operands of a kind of product in one module are stored alike.
struct RuleKey
{
    std::string module;
    job::ProductKind kind = job::ProductKind::Linear;
    job::Operand operand = job::Operand::Input;

    static RuleKey of(const ProductOperand& operand);
    /// The rule that fits just these, with what is to hold for them.
    [[nodiscard]] job::RecipeRule rule(job::OperandSettings settings) const;
    bool operator==(const RuleKey&) const = default;
    /// By module, the name of the kind, and operand.
    std::strong_ordering operator<=>(const RuleKey& other) const;
};

/// What is proposed for one tensor or gradient.
struct Proposal
{
    graph::NodeId node = 0;
    graph::Direction direction = graph::Direction::Forward;
    Storage storage;
    double bits = 0;                             ///< of an element with its share of the block's scale
    std::optional<formats::ExpectedError> error; ///< nothing for full precision
    std::vector<RuleKey> rules; ///< by which a recipe reaches the tensor; none where it can't
};

/// The proposals for a run's tensors, and for the rules that reach them.
class Proposals
{
public:
    /// The power of two of a proposal is the recommended one for these limits, and no other.
    Proposals(const graph::Graph& graph, const ProposalBound& bound,
              const formats::RangeThresholds& limits = {});

    [[nodiscard]] const ProposalBound& bound() const { return m_bound; }
    /// Of every tensor and gradient with finite elements other than zero, in execution order, forward first;
    /// of gradients that are zero in theory none.
    [[nodiscard]] const std::vector<Proposal>& all() const { return m_all; }
    /// What meets the bound for every tensor that the rule reaches; nothing for a rule that reaches none.
    [[nodiscard]] const Storage* of(const RuleKey& key) const;
    /// Whether some tensor's block maxima were not recorded, so that blocks were not proposed for it.
    [[nodiscard]] bool lacksBlocks() const { return m_lacksBlocks; }

    /// The rules that put the proposals of these rows (places in all()) into a recipe, each once.
    [[nodiscard]] std::vector<job::RecipeRule> rules(const std::vector<std::size_t>& rows) const;
    /// A recipe for all products of the run: its default is what most operands get, its rules the others.
    [[nodiscard]] job::Recipe recipe() const;

private:
    ProposalBound m_bound;
    std::vector<Proposal> m_all;
    std::map<RuleKey, Storage> m_rules;
    std::vector<RuleKey> m_usual; ///< those that a recipe's default reaches too
    bool m_lacksBlocks = false;
};

/// One row for each proposal: id, name, module, operator, direction, format ("full precision" as "keep"),
/// scaling, scale (the power of two that the tensor is multiplied by, empty where it is none), bits, lost,
/// sqnr_db, and the recipe's rules that reach the tensor.
std::string proposalsCsv(const Proposals& proposals, const graph::Graph& graph);
/// The same rows, {"bound": "lost:0.001", "proposals": [...], "recipe": {...}}.
std::string proposalsJson(const Proposals& proposals, const graph::Graph& graph);

} // namespace scalescope::report
