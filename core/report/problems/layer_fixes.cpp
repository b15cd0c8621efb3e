// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/layer_fixes.h"

#include "core/text/path_pattern.h"

#include <algorithm>
#include <map>

namespace scalescope::report {

namespace {

/// An operand of a product in one of the layers.
struct Place
{
    const graph::Node* tensor = nullptr;
    graph::Direction direction = graph::Direction::Forward;
    RuleKey key;
    std::optional<formats::RangeLoss> losses;
};

/// "layers.#.k" and the rest of its key: the same in all layers.
RuleKey commonKey(const RuleKey& key)
{
    return {text::withoutNumbers(key.module), key.kind, key.operand};
}

class LayerFixes
{
public:
    LayerFixes(const std::vector<ProductOperand>& operands, const TensorFormats& formats,
               const RangeThresholds& limits)
        : m_operands(operands), m_formats(formats), m_limits(limits)
    {
    }

    /// One that is to be mended: an operand whose tensor is that, or holds its elements.
    void take(const ProductOperand& operand, const graph::Node& tensor)
    {
        const graph::Direction direction = operand.direction();
        const RuleKey key = RuleKey::of(operand);
        m_groups[commonKey(key)].push_back({&tensor, direction, key, m_formats.of(tensor, direction).losses});
    }

    [[nodiscard]] std::vector<Fix> all() const
    {
        std::vector<Fix> fixes;
        for (const auto& [common, places] : m_groups)
            add(fixes, common, places);
        return fixes;
    }

private:
    using Places = std::vector<Place>;

    [[nodiscard]] bool leavesFormat(const Place& place) const
    {
        return place.losses && formats::verdictOf(*place.losses, m_limits).isProblem() &&
               !place.tensor->side(place.direction).isNoise;
    }

    void add(std::vector<Fix>& fixes, const RuleKey& common, const Places& places) const
    {
        Places wrong;
        for (const Place& place : places)
            if (leavesFormat(place))
                wrong.push_back(place);
        if (wrong.empty())
            return;
        std::ranges::stable_sort(
            wrong, [](const Place& a, const Place& b) { return a.losses->lost() > b.losses->lost(); });
        job::RecipeRule rule = common.rule(settingsOf(storageFor(wrong, places)));
        rule.module = patternFor(common, places);
        for (const Place& place : wrong)
            fixes.push_back({place.tensor->id, place.direction, place.key, rule, place.losses->lost()});
    }

    /// What one of them needs, and all of them can do with; else full precision.
    [[nodiscard]] Storage storageFor(const Places& wrong, const Places& places) const
    {
        std::vector<Storage> tried;
        for (const Place& place : wrong) {
            const Storage storage = fixFor(*place.tensor, place.direction, m_formats, m_limits);
            if (std::ranges::find(tried, storage) != tried.end())
                continue;
            if (std::ranges::all_of(places, [&](const Place& other) { return isWithin(other, storage); }))
                return storage;
            tried.push_back(storage);
        }
        return scaledOrFull(wrong.front(), places);
    }

    /// A scale of each tensor.
    [[nodiscard]] Storage scaledOrFull(const Place& worst, const Places& places) const
    {
        const auto stored = m_formats.of(*worst.tensor, worst.direction).stored;
        if (!stored)
            return {};
        const auto scaled = formats::findScaledFormat(stored->format.element.name, {"tensor", {}, {}});
        if (!scaled)
            return {};
        const Storage storage{*scaled, 0};
        const bool isEnough =
            std::ranges::all_of(places, [&](const Place& place) { return isWithin(place, storage); });
        return isEnough ? storage : Storage{};
    }

    /// Where nothing is known of a tensor, nothing speaks against it.
    [[nodiscard]] bool isWithin(const Place& place, const Storage& storage) const
    {
        const graph::Metric* metric = place.tensor->metric(place.direction);
        if (!storage.format || metric == nullptr)
            return true;
        const auto losses = formats::lossesIn(*metric, *storage.format, storage.exponent);
        return !losses || !formats::verdictOf(*losses, m_limits).isError();
    }

    /// Any number where no other layer has that operand.
    [[nodiscard]] std::string patternFor(const RuleKey& common, const Places& places) const
    {
        std::set<std::string> modules;
        for (const Place& place : places)
            modules.insert(place.key.module);
        const bool areAll = std::ranges::none_of(m_operands, [&](const ProductOperand& operand) {
            return !modules.contains(operand.module) && commonKey(RuleKey::of(operand)) == common;
        });
        return text::patternOf(std::vector(modules.begin(), modules.end()), areAll);
    }

    const std::vector<ProductOperand>& m_operands;
    const TensorFormats& m_formats;
    const RangeThresholds& m_limits;
    std::map<RuleKey, Places> m_groups; ///< by commonKey()
};

} // namespace

std::vector<Fix> fixesOfLayers(const graph::Graph& graph, const std::vector<ProductOperand>& operands,
                               const std::set<graph::NodeId>& nodes, const TensorFormats& formats,
                               const RangeThresholds& limits)
{
    LayerFixes fixes(operands, formats, limits);
    for (const ProductOperand& operand : operands)
        if (const graph::Node* tensor = operand.tensor ? graph.find(*operand.tensor) : nullptr;
            tensor != nullptr && nodes.contains(operand.node))
            fixes.take(operand, *tensor);
    return fixes.all();
}

std::vector<Fix> fixesOfRepeats(const graph::Graph& graph, const std::vector<ProductOperand>& operands,
                                const std::set<graph::TensorId>& tensors, const TensorFormats& formats,
                                const RangeThresholds& limits)
{
    LayerFixes fixes(operands, formats, limits);
    for (const auto& [node, direction] : tensors)
        if (const graph::Node* tensor = graph.find(node))
            for (const ProductOperand& operand : operandsOf(operands, graph, node, direction))
                fixes.take(operand, *tensor);
    return fixes.all();
}

} // namespace scalescope::report
