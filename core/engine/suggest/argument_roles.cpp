// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/argument_roles.h"

#include <map>

namespace scalescope::engine {

namespace {

using job::Generated;
using Kind = Generated::Kind;

/// The sizes that layer_shapes.cpp gives samples and words.
constexpr std::int64_t samples = 8;
constexpr std::int64_t wordsOfAll = 32;

Generated fewIndices()
{
    return {Kind::Randint, {std::int64_t{0}, std::int64_t{2}}, {samples}, {}};
}

Generated lengths()
{
    return {Kind::Full, {std::int64_t{8}}, {samples}, {}};
}

/// EmbeddingBag: with offsets, the words of all samples are one row.
std::optional<Generated> bag(const Reader& reader)
{
    const auto offsets = reader.node->inputs().size() > 2
                             ? CodeFlow::known(reader.node->input(2), *reader.frame)
                             : std::optional<c10::IValue>(c10::IValue());
    const auto weight = CodeFlow::known(reader.node->input(0), *reader.frame);
    if (reader.position == 2)
        return Generated{Kind::Arange, {}, {samples}, {}};
    if (reader.position == 1 && !offsets && weight && weight->isTensor() && weight->toTensor().dim() == 2)
        return Generated{Kind::Randint, {std::int64_t{0}, weight->toTensor().size(0)}, {wordsOfAll}, {}};
    if (reader.position == 6)
        return Generated{Kind::Uniform, {std::int64_t{0}, std::int64_t{1}}, {wordsOfAll}, {}};
    return std::nullopt;
}

/// `x[rows]`, `x[rows, columns]`
std::optional<Generated> listed(const Reader& reader)
{
    for (const auto& use : reader.node->output()->uses()) {
        const std::string name = use.user->kind().toQualString();
        if (use.offset == 1 &&
            (name == "aten::index" || name == "aten::index_put_" || name == "aten::index_put"))
            return fewIndices();
    }
    return std::nullopt;
}

} // namespace

std::optional<Generated> roleOf(const Reader& reader)
{
    static const std::map<std::pair<std::string, std::size_t>, Generated> roles = [] {
        const Generated truths{Kind::Ones, {}, {samples}, "bool"};
        const Generated nothingMasked{Kind::Zeros, {}, {samples}, "bool"};
        const Generated classes = fewIndices();
        const Generated parts{Kind::Uniform, {std::int64_t{0}, std::int64_t{1}}, {samples}, {}};
        return std::map<std::pair<std::string, std::size_t>, Generated>{
            {{"aten::index_select", 2}, fewIndices()},
            {{"aten::gather", 2}, fewIndices()},
            {{"aten::scatter", 2}, fewIndices()},
            {{"aten::scatter_", 2}, fewIndices()},
            {{"aten::scatter_add", 2}, fewIndices()},
            {{"aten::scatter_add_", 2}, fewIndices()},
            {{"aten::scatter_reduce", 2}, fewIndices()},
            {{"aten::scatter_reduce_", 2}, fewIndices()},
            {{"aten::index_add", 2}, fewIndices()},
            {{"aten::index_add_", 2}, fewIndices()},
            {{"aten::bincount", 0}, fewIndices()},
            {{"aten::one_hot", 0}, fewIndices()},
            {{"aten::where", 0}, truths},
            {{"aten::masked_fill", 1}, nothingMasked},
            {{"aten::masked_fill_", 1}, nothingMasked},
            {{"aten::masked_select", 1}, truths},
            {{"aten::cross_entropy_loss", 1}, classes},
            {{"aten::nll_loss", 1}, classes},
            {{"aten::nll_loss_nd", 1}, classes},
            {{"aten::multi_margin_loss", 1}, classes},
            {{"aten::binary_cross_entropy", 1}, parts},
            {{"aten::ctc_loss", 1},
             {Kind::Randint, {std::int64_t{1}, std::int64_t{3}}, {samples, samples}, {}}},
            {{"aten::ctc_loss", 2}, lengths()},
            {{"aten::ctc_loss", 3}, lengths()},
            {{"aten::_pack_padded_sequence", 1}, lengths()}};
    }();
    const std::string name = reader.node->kind().toQualString();
    if (name == "aten::embedding_bag")
        return bag(reader);
    if (name == "prim::ListConstruct")
        return listed(reader);
    const auto found = roles.find({name, reader.position});
    return found == roles.end() ? std::nullopt : std::optional(found->second);
}

std::vector<Place> partsAlongFirst(const Reader& reader, CodeFlow& flow)
{
    const std::string name = reader.node->kind().toQualString();
    const auto dimension = reader.node->inputs().size() > 1
                               ? CodeFlow::known(reader.node->input(1), *reader.frame)
                               : std::nullopt;
    const bool isFirst = reader.position == 0 && dimension && dimension->isInt() && dimension->toInt() == 0;
    if (isFirst && name == "aten::select")
        return {reader.output()};
    std::vector<Place> parts;
    if (isFirst && name == "aten::unbind")
        for (const Reader& list : flow.readersOf(reader.output()))
            for (std::size_t i = 0;
                 list.node->kind() == c10::prim::ListUnpack && i < list.node->outputs().size(); ++i)
                parts.push_back(list.output(i));
    return parts;
}

} // namespace scalescope::engine
