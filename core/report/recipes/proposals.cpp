// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/recipes/proposals.h"

#include "core/message/say_report.h"
#include "core/text/number_text.h"
#include "core/text/path_pattern.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>
#include <tuple>

namespace scalescope::report {

namespace {

using formats::ExpectedError;
using formats::NumberFormat;
using formats::ScaledFormat;
using graph::Direction;
using graph::Metric;

using Metrics = std::vector<const Metric*>;

/// Which of two formats of the same width is dearer, by what it takes beside the elements.
enum class Kind { Plain, PowerOfTwo, Tensor, Block };

/// Formats that are stored in the same way at the same cost.
struct Tier
{
    double bits;
    Kind kind;
    std::vector<ScaledFormat> formats;
};

void add(std::vector<Tier>& tiers, const char* name, Kind kind, const formats::ScalingChoice& choice)
{
    const auto format = formats::findScaledFormat(name, choice);
    if (!format)
        return;
    const double bits = formats::bitsPerElement(*format);
    const auto same =
        std::ranges::find_if(tiers, [&](const Tier& tier) { return tier.bits == bits && tier.kind == kind; });
    if (same != tiers.end())
        same->formats.push_back(*format);
    else
        tiers.push_back({bits, kind, {*format}});
}

/// What is proposed, the cheapest first.
const std::vector<Tier>& tiers()
{
    static const std::vector<Tier> all = [] {
        std::vector<Tier> tiers;
        for (const char* name : {"e2m1fn", "e2m3fn", "e3m2fn", "e4m3fn", "e5m2", "fp16", "bf16"}) {
            add(tiers, name, Kind::Plain, {});
            add(tiers, name, Kind::PowerOfTwo, {});
            add(tiers, name, Kind::Tensor, {"tensor", {}, {}});
        }
        for (const char* name : {"mxe2m1", "mxe2m3", "mxe3m2", "mxe4m3", "mxe5m2"})
            add(tiers, name, Kind::Block, {{}, "rceil", {}});
        std::ranges::stable_sort(tiers, [](const Tier& a, const Tier& b) {
            return a.bits != b.bits ? a.bits < b.bits : a.kind < b.kind;
        });
        return tiers;
    }();
    return all;
}

bool isFinite(const Metric& metric)
{
    const graph::Statistics& s = metric.statistics;
    return s.nans + s.posInfs + s.negInfs == 0;
}

/// The worst of the tensors; nothing where one can't be told, as of one that no format holds.
std::optional<ExpectedError> errorOf(const Metrics& metrics, const ScaledFormat& format, int exponent)
{
    std::optional<ExpectedError> worst;
    for (const Metric* metric : metrics) {
        const auto error =
            isFinite(*metric) ? formats::expectedError(*metric, format, exponent) : std::nullopt;
        if (!error)
            return std::nullopt;
        worst = worst ? ExpectedError{std::max(worst->lost, error->lost), std::min(worst->sqnr, error->sqnr)}
                      : *error;
    }
    return worst;
}

struct Found
{
    Storage storage;
    std::optional<ExpectedError> error;
};

/// Looks for what stores some tensors alike within a bound.
class StorageSearch
{
public:
    StorageSearch(const ProposalBound& bound, const formats::RangeThresholds& limits)
        : m_bound(bound), m_limits(limits)
    {
    }

    /// `bits` are those of full precision, which is what is left where nothing cheaper is within the bound.
    [[nodiscard]] Found cheapest(const Metrics& metrics, double bits) const
    {
        for (const Tier& tier : tiers()) {
            if (tier.bits >= bits)
                break;
            Found best;
            for (const ScaledFormat& format : tier.formats)
                for (const int exponent : exponents(metrics, format.element, tier.kind))
                    take(best, metrics, format, exponent);
            if (best.error)
                return best;
        }
        return {};
    }

private:
    /// The recommended powers of two; 0 where there is no choice.
    [[nodiscard]] std::set<int> exponents(const Metrics& metrics, const NumberFormat& format, Kind kind) const
    {
        if (kind != Kind::PowerOfTwo)
            return {0};
        std::set<int> all;
        for (const Metric* metric : metrics)
            if (const auto fix = formats::recommendedScale(*metric, format, m_limits))
                all.insert(fix->exponent);
        return all;
    }

    /// Of those of the same cost the one with the least noise.
    void take(Found& best, const Metrics& metrics, const ScaledFormat& format, int exponent) const
    {
        const auto error = errorOf(metrics, format, exponent);
        if (error && m_bound.isMetBy(*error) && (!best.error || error->sqnr > best.error->sqnr))
            best = {{format, exponent}, error};
    }

    ProposalBound m_bound;
    formats::RangeThresholds m_limits;
};

/// The tensors that one rule reaches.
struct Reached
{
    Metrics metrics;
    double bits = 64; ///< of the narrowest
    bool isUsual = false;
};

std::map<RuleKey, Reached> reachedBy(const std::vector<ProductOperand>& operands, const graph::Graph& graph)
{
    std::map<RuleKey, Reached> all;
    for (const ProductOperand& operand : operands) {
        const graph::Node* node = operand.tensor ? graph.find(*operand.tensor) : nullptr;
        if (node == nullptr || !hasMagnitudes(*node, operand.direction()))
            continue;
        Reached& reached = all[RuleKey::of(operand)];
        reached.metrics.push_back(node->metric(operand.direction()));
        reached.bits = std::min(reached.bits, bitsOfType(node->dtype));
        reached.isUsual = operand.place(false).isUsual;
    }
    return all;
}

} // namespace

double bitsOfType(std::string_view dtype)
{
    if (dtype == "float64")
        return 64;
    if (dtype == "float16" || dtype == "bfloat16")
        return 16;
    return dtype.starts_with("float8") ? 8 : 32;
}

bool hasMagnitudes(const graph::Node& node, Direction direction)
{
    const Metric* metric = node.metric(direction);
    return metric != nullptr && !metric->histogram.empty() && !node.side(direction).isNoise;
}

bool ProposalBound::isMetBy(const ExpectedError& error) const
{
    return kind == Kind::Lost ? error.lost <= value : error.sqnr >= value;
}

Result<ProposalBound> proposalBoundFrom(std::string_view text)
{
    const auto colon = text.find(':');
    const std::string_view name = text.substr(0, colon);
    const std::string_view number = colon == text.npos ? std::string_view() : text.substr(colon + 1);
    double value = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    const bool isNumber =
        error == std::errc() && end == number.data() + number.size() && std::isfinite(value);
    if (isNumber && name == "lost" && value >= 0 && value <= 1)
        return ProposalBound{ProposalBound::Kind::Lost, value};
    if (isNumber && name == "sqnr")
        return ProposalBound{ProposalBound::Kind::Sqnr, value};
    return fail(say::boundNotKnown(std::string(text)), "--bound");
}

std::string toString(const ProposalBound& bound)
{
    return (bound.kind == ProposalBound::Kind::Lost ? "lost:" : "sqnr:") + text::roundTripText(bound.value);
}

job::OperandSettings settingsOf(const Storage& storage)
{
    job::OperandSettings settings;
    settings.keep = !storage.format;
    if (!storage.format)
        return settings;
    settings.format = storage.format->name;
    const formats::Scaling& scaling = storage.format->scaling;
    if (scaling.grouping == formats::Grouping::Block)
        settings.rule = std::string(formats::toString(scaling.rule)); // the format brings the rest
    else
        settings.scaling = formats::toString(scaling);
    if (storage.exponent != 0)
        settings.scale = std::ldexp(1, -storage.exponent); // what elements are divided by
    return settings;
}

std::string scalingOf(const Storage& storage)
{
    return storage.format ? formats::toString(storage.format->scaling) : std::string();
}

RuleKey RuleKey::of(const ProductOperand& operand)
{
    return {operand.module, operand.kind, operand.operand};
}

std::strong_ordering RuleKey::operator<=>(const RuleKey& other) const
{
    const auto parts = [](const RuleKey& key) {
        return std::tuple(std::string_view(key.module), toString(key.kind), key.operand);
    };
    return parts(*this) <=> parts(other);
}

job::RecipeRule RuleKey::rule(job::OperandSettings settings) const
{
    return {text::patternOf(module), std::string(toString(kind)), operand, std::move(settings)};
}

Proposals::Proposals(const graph::Graph& graph, const ProposalBound& bound,
                     const formats::RangeThresholds& limits)
    : m_bound(bound)
{
    const StorageSearch search(bound, limits);
    const auto operands = productOperands(graph);
    for (const auto& [key, reached] : reachedBy(operands, graph)) {
        m_rules[key] = search.cheapest(reached.metrics, reached.bits).storage;
        if (reached.isUsual)
            m_usual.push_back(key);
    }
    std::map<graph::TensorId, std::set<RuleKey>> keys;
    for (const ProductOperand& operand : operands)
        if (operand.tensor)
            keys[{*operand.tensor, operand.direction()}].insert(RuleKey::of(operand));
    for (const graph::Node& node : graph.nodes)
        for (const auto direction : {Direction::Forward, Direction::Backward}) {
            if (!hasMagnitudes(node, direction))
                continue;
            const Metric& metric = *node.metric(direction);
            const double full = bitsOfType(node.dtype);
            const Found found = search.cheapest({&metric}, full);
            const double bits = found.storage.format ? formats::bitsPerElement(*found.storage.format) : full;
            const auto& known = keys[{node.id, direction}];
            m_all.push_back(
                {node.id, direction, found.storage, bits, found.error, {known.begin(), known.end()}});
            m_lacksBlocks |= metric.blockMaxima.empty();
        }
}

const Storage* Proposals::of(const RuleKey& key) const
{
    const auto found = m_rules.find(key);
    return found == m_rules.end() ? nullptr : &found->second;
}

std::vector<job::RecipeRule> Proposals::rules(const std::vector<std::size_t>& rows) const
{
    std::set<RuleKey> known;
    std::vector<job::RecipeRule> rules;
    for (const std::size_t row : rows)
        for (const RuleKey& key : m_all[row].rules)
            if (const Storage* storage = of(key); storage != nullptr && known.insert(key).second)
                rules.push_back(key.rule(settingsOf(*storage)));
    return rules;
}

job::Recipe Proposals::recipe() const
{
    job::Recipe recipe;
    recipe.name = "proposals";
    recipe.standard.keep = true;
    std::ptrdiff_t most = 0;
    for (const RuleKey& key : m_usual) {
        const Storage& storage = m_rules.at(key);
        if (storage.exponent != 0)
            continue; // a power of two is for one tensor
        const auto same = std::ranges::count_if(
            m_usual, [&](const RuleKey& other) { return m_rules.at(other) == storage; });
        if (same > most) {
            most = same;
            recipe.standard = settingsOf(storage);
        }
    }
    for (const auto& [key, storage] : m_rules) {
        const bool isUsual = std::ranges::find(m_usual, key) != m_usual.end();
        if (auto settings = settingsOf(storage); !isUsual || settings != recipe.standard)
            recipe.rules.push_back(key.rule(std::move(settings)));
    }
    return recipe;
}

} // namespace scalescope::report
