// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/spec_fit.h"

#include <algorithm>
#include <cstdint>

namespace scalescope::job {

bool isNumber(const Spec& spec)
{
    return as<std::int64_t>(spec) || as<double>(spec) || as<bool>(spec);
}

bool fitsNumber(const Spec& number, TypeKind kind, Conversions conversions)
{
    const bool same = (as<std::int64_t>(number) && kind == TypeKind::Int) ||
                      (as<double>(number) && kind == TypeKind::Float) ||
                      (as<bool>(number) && kind == TypeKind::Bool);
    const bool withTruth = as<bool>(number) || kind == TypeKind::Bool;
    if (same || !isNumber(number) || conversions == Conversions::None ||
        (withTruth && conversions == Conversions::Numbers))
        return same;
    return kind != TypeKind::Int || !as<double>(number);
}

std::optional<std::vector<std::size_t>> shapeOf(const Spec& spec)
{
    if (isNumber(spec))
        return std::vector<std::size_t>{};
    const auto* list = as<ListSpec>(spec);
    if (!list)
        return std::nullopt;
    std::optional<std::vector<std::size_t>> inner(std::in_place);
    for (std::size_t i = 0; i < list->items.size(); ++i) {
        const auto shape = shapeOf(list->items[i]);
        if (!shape || (i > 0 && shape != inner))
            return std::nullopt;
        inner = shape;
    }
    inner->insert(inner->begin(), list->items.size());
    return inner;
}

std::optional<std::vector<Spec>> tupleParts(const Spec& spec, const TypeInfo& type)
{
    std::vector<Spec> parts;
    if (const auto* list = as<ListSpec>(spec)) {
        parts = list->items;
    } else if (const auto* named = as<DictSpec>(spec); named && named->keys.size() == type.names.size()) {
        for (const std::string& name : type.names)
            if (const auto found = std::ranges::find(named->keys, Spec{name}); found != named->keys.end())
                parts.push_back(named->values[static_cast<std::size_t>(found - named->keys.begin())]);
    } else {
        return std::nullopt;
    }
    return parts.size() == type.elements.size() ? std::optional(std::move(parts)) : std::nullopt;
}

} // namespace scalescope::job
