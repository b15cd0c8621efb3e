// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/saved_item.h"

#include "core/engine/compat/dtypes.h"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace scalescope::engine {

std::optional<at::ScalarType> storageType(const std::string& name)
{
    static const std::map<std::string, at::ScalarType> types{
        {"torch.DoubleStorage", at::kDouble},
        {"torch.FloatStorage", at::kFloat},
        {"torch.HalfStorage", at::kHalf},
        {"torch.BFloat16Storage", at::kBFloat16},
        {"torch.LongStorage", at::kLong},
        {"torch.IntStorage", at::kInt},
        {"torch.ShortStorage", at::kShort},
        {"torch.CharStorage", at::kChar},
        {"torch.ByteStorage", at::kByte},
        {"torch.BoolStorage", at::kBool},
        {"torch.ComplexFloatStorage", at::kComplexFloat},
        {"torch.ComplexDoubleStorage", at::kComplexDouble}};
    const auto found = types.find(name);
    return found == types.end() ? std::nullopt : std::optional(found->second);
}

void brokenPickle(const std::string& what)
{
    throw std::runtime_error(what);
}

std::int64_t wholeOf(const SavedItem& item)
{
    if (item.kind != SavedItem::Kind::Value || !item.value.isInt())
        brokenPickle("is damaged");
    return item.value.toInt();
}

namespace {

std::vector<std::int64_t> wholesOf(const SavedItem& item)
{
    std::vector<std::int64_t> numbers;
    if (!item.items)
        brokenPickle("is damaged");
    for (const SavedItem& part : *item.items)
        numbers.push_back(wholeOf(part));
    return numbers;
}

} // namespace

at::Tensor tensorOfSaved(const std::vector<SavedItem>& arguments)
{
    const SavedItem& storage = arguments.at(0);
    at::Tensor elements = storage.value.toTensor();
    if (arguments.size() > 6 && arguments[6].kind == SavedItem::Kind::Global &&
        arguments[6].name.starts_with("torch.")) {
        const auto type = dtypeFrom(arguments[6].name.substr(6));
        if (!type)
            brokenPickle("holds a dtype that this libtorch does not have, " + arguments[6].name);
        elements = elements.view(*type);
    } else if (storage.untyped) {
        brokenPickle("is damaged");
    }
    const std::int64_t offset = wholeOf(arguments[1]);
    const auto sizes = wholesOf(arguments[2]);
    const auto strides = wholesOf(arguments[3]);
    std::int64_t last = offset;
    if (sizes.size() == strides.size() && std::ranges::find(sizes, 0) != sizes.end() &&
        std::ranges::all_of(sizes, [](std::int64_t size) { return size >= 0; }))
        return at::empty(sizes, elements.options());
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (i >= strides.size() || sizes[i] < 0 || strides[i] < 0 || strides[i] > elements.numel() ||
            offset > elements.numel() ||
            sizes[i] > elements.numel() / std::max<std::int64_t>(strides[i], 1) + 1)
            brokenPickle("is unsound: a tensor goes beyond its data");
        last += (sizes[i] - 1) * strides[i];
    }
    if (offset < 0 || last >= elements.numel())
        brokenPickle("is unsound: a tensor goes beyond its data");
    return elements.as_strided(sizes, strides, offset).clone();
}

} // namespace scalescope::engine
