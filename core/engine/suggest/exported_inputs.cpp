// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/first_guess.h"

#include "core/engine/compat/dtypes.h"
#include "core/job/spec.h"

#include <algorithm>

namespace scalescope::engine {

namespace {

using job::Generated;
using Kind = Generated::Kind;

/// Values of that dtype, made as the guess makes them where it can.
Generated ofDtype(Generated made, const std::string& dtype)
{
    const bool isWhole = made.kind == Kind::Randint || made.kind == Kind::Arange;
    if (dtype == "bool") {
        made = {Kind::Ones, {}, {}, dtype};
    } else if (job::isFloatingDtype(dtype)) {
        if (isWhole)
            made = {Kind::Randn, {}, {}, {}};
        made.dtype = dtype == "float32" ? std::string() : dtype;
    } else {
        if (!isWhole)
            made = {Kind::Randint, {std::int64_t{0}, std::int64_t{2}}, {}, {}};
        made.dtype = dtype == "int64" ? std::string() : dtype;
    }
    return made;
}

/// `path` leads to the tensor in lists.
job::Spec fitted(job::Spec guess, const std::vector<std::size_t>& path, const job::TakenTensor& taken)
{
    job::Spec* part = &guess;
    for (const std::size_t place : path) {
        auto* list = std::get_if<job::ListSpec>(&part->value);
        if (list == nullptr || place >= list->items.size())
            return guess;
        part = &list->items[place];
    }
    auto* made = std::get_if<Generated>(&part->value);
    if (made == nullptr ||
        !std::ranges::all_of(taken.sizes, [](const auto& size) { return size.exported.has_value(); }))
        return guess;
    *made = ofDtype(std::move(*made), taken.dtype);
    made->shape.clear();
    for (const job::SizeInfo& size : taken.sizes)
        made->shape.push_back(*size.exported);
    return guess;
}

} // namespace

job::TakenTensor takenTensor(const exported::InputRules::Tensor& rule, const exported::InputRules& rules)
{
    job::TakenTensor taken{rule.place, dtypeName(rule.type), {}};
    for (const auto& size : rule.sizes) {
        if (!size.open) {
            taken.sizes.push_back({size.size, size.size, {}, size.size});
            continue;
        }
        const auto [least, most] = rules.boundsOf(*size.open);
        taken.sizes.push_back({least, most, size.open->text(), size.size});
    }
    return taken;
}

std::string fittedSuggestion(std::string guess, std::size_t argument, const exported::InputRules& rules)
{
    auto spec = job::parseSpec(guess);
    if (!spec)
        return guess;
    for (const auto& rule : rules.tensors())
        if (rule.number == argument)
            *spec = fitted(std::move(*spec), rule.path, takenTensor(rule, rules));
    return job::toText(*spec);
}

} // namespace scalescope::engine
