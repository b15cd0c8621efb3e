// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/input_rules.h"

#include "core/engine/compat/dtypes.h"
#include "core/engine/exported/enumerators.h"
#include "core/message/say_exported.h"

namespace scalescope::engine::exported {

InputRules::InputRules(const MethodArguments& arguments, const Document& document) : m_ranges(document.ranges)
{
    for (std::size_t i = 0; i < arguments.arguments().size(); ++i) {
        const MethodArguments::Part& part = arguments.arguments()[i];
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
    if (wanted.symbol.empty()) {
        if (wanted.size && *wanted.size != size)
            return fail(say::exportedWithSize(rule.place, number, size, *wanted.size), rule.argument);
        return {};
    }
    if (const auto range = m_ranges.find(wanted.symbol); range != m_ranges.end()) {
        const auto& [least, most] = range->second;
        if (least && size < *least)
            return fail(say::exportedWithLeast(rule.place, number, size, *least), rule.argument);
        if (most && size > *most)
            return fail(say::exportedWithMost(rule.place, number, size, *most), rule.argument);
    }
    const auto [known, isFirst] = sizes.try_emplace(wanted.symbol, size, rule.place);
    if (!isFirst && known->second.first != size)
        return fail(
            say::exportedWithSameSize(rule.place, number, size, known->second.second, known->second.first),
            rule.argument);
    return {};
}

} // namespace scalescope::engine::exported
