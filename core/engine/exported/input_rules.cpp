// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/input_rules.h"

#include "core/engine/compat/dtypes.h"
#include "core/engine/exported/graph_reader.h"
#include "core/engine/exported/json_values.h"
#include "core/message/say_exported.h"

namespace scalescope::engine::exported {

InputRules::InputRules(const MethodArguments& arguments, const Document& document) : m_ranges(document.ranges)
{
    for (std::size_t i = 0; i < arguments.arguments().size(); ++i) {
        const MethodArguments::Part& part = arguments.arguments()[i];
        checkName(part.name);
        collect(part, {part.name, part.name, {}, i, at::kFloat, {}}, arguments.leaves(), document);
    }
}

void InputRules::collect(const MethodArguments::Part& part, Tensor at, const std::vector<Leaf>& leaves,
                         const Document& document)
{
    if (part.kind == ValueTree::Kind::Leaf) {
        const auto meta = document.inputMeta.find(leaves[part.leaf].value);
        const auto type = meta == document.inputMeta.end() ? std::nullopt : scalarTypeOf(meta->second.type);
        if (!type)
            return;
        at.type = *type;
        at.sizes = meta->second.sizes;
        m_tensors.push_back(std::move(at));
        return;
    }
    for (std::size_t i = 0; i < part.parts.size(); ++i) {
        const std::string& name = part.parts[i].name;
        Tensor inner = at;
        inner.place += name.empty() ? "[" + std::to_string(part.parts[i].place) + "]" : "." + name;
        checkName(inner.place);
        inner.path.push_back(i);
        collect(part.parts[i], std::move(inner), leaves, document);
    }
}

Result<void> InputRules::check(const std::vector<c10::IValue>& arguments) const
{
    Sizes sizes;
    for (const Tensor& rule : m_tensors) {
        c10::IValue value = arguments.at(rule.number);
        for (const std::size_t part : rule.path)
            value = value.toTupleRef().elements().at(part);
        if (!value.isTensor())
            continue;
        if (auto checked = check(rule, value.toTensor(), sizes); !checked)
            return checked;
    }
    return {};
}

Result<void> InputRules::check(const Tensor& rule, const at::Tensor& tensor, Sizes& sizes) const
{
    if (tensor.scalar_type() != rule.type)
        return fail(say::exportedWithDtype(rule.place, dtypeName(tensor.scalar_type()), dtypeName(rule.type)),
                    rule.argument);
    if (tensor.dim() != static_cast<std::int64_t>(rule.sizes.size()))
        return fail(say::exportedWithOtherDimensions(rule.place, say::dimensionsCounted({tensor.dim()}),
                                                     std::ssize(rule.sizes)),
                    rule.argument);
    for (std::size_t i = 0; i < rule.sizes.size(); ++i)
        if (auto checked = checkSize(rule, i, tensor.size(static_cast<std::int64_t>(i)), sizes); !checked)
            return checked;
    return {};
}

Result<void> InputRules::checkSize(const Tensor& rule, std::size_t dimension, std::int64_t size,
                                   Sizes& sizes) const
{
    const InputMeta::Size& wanted = rule.sizes[dimension];
    const auto number = static_cast<std::int64_t>(dimension);
    if (wanted.open)
        return checkOpen(rule, number, {0, size, *wanted.open, rule.place}, sizes);
    if (wanted.size && *wanted.size != size)
        return fail(say::exportedWithSize(rule.place, number, size, *wanted.size), rule.argument);
    return {};
}

namespace {

/// Nothing where it fits the others.
std::optional<message::Sentence> misfit(const std::string& place, std::int64_t dimension, std::int64_t size,
                                        const SizeFormula& formula, const auto& other)
{
    const auto needed = formula.sizeFor(other.value);
    if (needed == size)
        return std::nullopt;
    if (!needed || formula == other.formula)
        return say::exportedWithSameSize(place, dimension, size, other.place, other.size);
    return say::exportedWithDerivedSize(place, dimension, size, *needed, formula.text(), other.place);
}

} // namespace

Result<void> InputRules::checkOpen(const Tensor& rule, std::int64_t dimension, const Known& given,
                                   Sizes& sizes) const
{
    const auto& [least, most] = boundsOf(given.formula);
    if (least && given.size < *least)
        return fail(say::exportedWithLeast(rule.place, dimension, given.size, *least), rule.argument);
    if (most && given.size > *most)
        return fail(say::exportedWithMost(rule.place, dimension, given.size, *most), rule.argument);
    if (const auto other = sizes.find(given.formula.symbol); other != sizes.end()) {
        const auto wrong = misfit(rule.place, dimension, given.size, given.formula, other->second);
        return wrong ? Result<void>(fail(*wrong, rule.argument)) : Result<void>();
    }
    const auto value = given.formula.symbolFor(given.size);
    if (!value)
        return fail(say::exportedWithFormula(rule.place, dimension, given.size, given.formula.text(),
                                             given.formula.symbol),
                    rule.argument);
    Known& known = sizes[given.formula.symbol] = given;
    known.value = *value;
    return {};
}

Bounds InputRules::boundsOf(const SizeFormula& formula) const
{
    const auto range = m_ranges.find(formula.symbol);
    if (range == m_ranges.end())
        return {};
    const auto sizeFor = [&formula](std::optional<std::int64_t> value) {
        return value ? formula.sizeFor(*value) : std::nullopt;
    };
    Bounds bounds{sizeFor(range->second.least), sizeFor(range->second.most)};
    if (formula.factor < 0)
        std::swap(bounds.least, bounds.most);
    return bounds;
}

} // namespace scalescope::engine::exported
