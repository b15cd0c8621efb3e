// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/error_rules.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace scalescope::engine::rule {

using job::Generated;

std::int64_t number(const Match& match, std::size_t group)
{
    return std::strtoll(match[group].str().c_str(), nullptr, 10);
}

Sizes sizesOf(const std::string& text)
{
    static const std::regex digits("-?[0-9]+");
    Sizes sizes;
    for (std::sregex_iterator at(text.begin(), text.end(), digits); at != std::sregex_iterator(); ++at)
        sizes.push_back(std::strtoll(at->str().c_str(), nullptr, 10));
    return sizes;
}

std::string dtypeOf(const std::string& name)
{
    const std::pair<const char*, const char*> known[] = {{"BFloat16", "bfloat16"},
                                                         {"ComplexDouble", "complex128"},
                                                         {"ComplexFloat", "complex64"},
                                                         {"Half", "float16"},
                                                         {"Double", "float64"},
                                                         {"double", "float64"},
                                                         {"Float", "float32"},
                                                         {"float", "float32"},
                                                         {"Long", "int64"},
                                                         {"long", "int64"},
                                                         {"Int", "int32"},
                                                         {"int", "int32"},
                                                         {"Bool", "bool"},
                                                         {"bool", "bool"},
                                                         {"Byte", "uint8"}};
    for (const auto& [word, dtype] : known)
        if (name.find(word) != std::string::npos)
            return dtype;
    return {};
}

void swapSizes(DraftChanges& changes, std::int64_t a, std::int64_t b)
{
    changes.resize(a, b);
    changes.resize(b, a);
}

void endWith(DraftChanges& changes, const Sizes& ending)
{
    changes.eachTensor([&ending](Generated& tensor) {
        Sizes shape = tensor.shape;
        while (shape.size() < ending.size())
            shape.insert(shape.begin(), 2);
        for (std::size_t i = 0; i < ending.size(); ++i)
            if (ending[ending.size() - 1 - i] > 0)
                shape[shape.size() - 1 - i] = ending[ending.size() - 1 - i];
        if (shape == tensor.shape)
            return false;
        tensor.shape = std::move(shape);
        return true;
    });
}

void otherSides(DraftChanges& changes)
{
    for (const std::int64_t side : {28, 64, 224, 96, 128, 16, 84, 48, 299, 256, 8})
        changes.allTensors([side](Generated& tensor) {
            if (tensor.shape.size() < 3)
                return false;
            for (std::size_t dim = 2; dim < tensor.shape.size(); ++dim)
                tensor.shape[dim] = side;
            return true;
        });
}

void fitView(const Match& match, DraftChanges& changes)
{
    const Sizes view = sizesOf(match[1].str());
    std::int64_t product = 1;
    for (const std::int64_t size : view)
        product *= size > 0 ? size : 1;
    if (product <= 0 || product > (1 << 22))
        return;
    const bool isOpen = std::ranges::find(view, -1) != view.end();
    changes.setLast(product);
    changes.eachTensor([product](Generated& tensor) {
        const auto last = tensor.shape.empty() ? 1 : tensor.shape.back();
        tensor.shape.assign({1, last > 0 && product % last == 0 ? product / last : product});
        return true;
    });
    changes.eachTensor([product](Generated& tensor) {
        tensor.shape.assign({1, product});
        return true;
    });
    Sizes own = view;
    for (std::int64_t& size : own)
        size = size > 0 ? size : 1;
    changes.eachTensor([&own](Generated& tensor) {
        tensor.shape = own;
        return true;
    });
    if (isOpen) // the steps of the view are fewer than the whole
        endWith(changes, view);
    otherSides(changes);
    // What was left open may come from other sizes of the same tensor.
    for (const std::int64_t factor : {2, 3, 4, 9})
        changes.setLast(product * factor);
}

void multiply(const Match& match, DraftChanges& changes)
{
    const std::int64_t have = number(match, 2);
    const std::int64_t want = number(match, 3);
    changes.resize(have, want);
    // Flattened: the dimensions behind the first make up the width.
    changes.eachTensor([have, want](Generated& tensor) {
        std::int64_t behind = 1;
        for (std::size_t dim = 1; dim + 1 < tensor.shape.size(); ++dim)
            behind *= tensor.shape[dim];
        if (tensor.shape.size() < 3 || behind * tensor.shape.back() != have || want % behind != 0)
            return false;
        tensor.shape.back() = want / behind;
        return true;
    });
    // Flattened with the channels: as many fewer of them.
    changes.eachTensor([have, want](Generated& tensor) {
        if (tensor.shape.size() < 3 || have == 0 || tensor.shape[1] * want % have != 0 ||
            tensor.shape[1] * want / have < 1)
            return false;
        tensor.shape[1] = tensor.shape[1] * want / have;
        return true;
    });
    changes.setLast(want);
    otherSides(changes);
}

void channels(const Match& match, DraftChanges& changes)
{
    const Sizes shape = sizesOf(match[1].str());
    const std::int64_t want = number(match, 2);
    for (const std::size_t dim : {std::size_t{1}, std::size_t{0}})
        if (dim < shape.size()) {
            Sizes right = shape;
            right[dim] = want;
            changes.reshape(shape, right);
        }
    const std::int64_t have = number(match, 3);
    for (const std::size_t dim : {std::size_t{1}, std::size_t{0}, std::size_t{2}, std::size_t{3}})
        changes.eachTensor([&](Generated& tensor) {
            if (dim >= tensor.shape.size() || tensor.shape[dim] != have)
                return false;
            tensor.shape[dim] = want;
            return true;
        });
    changes.eachTensor([&](Generated& tensor) {
        if (tensor.shape.size() < 2)
            return false;
        tensor.shape[1] = want;
        return true;
    });
}

void largerSides(const Match& /*match*/, DraftChanges& changes)
{
    changes.allTensors([](Generated& tensor) {
        for (std::size_t dim = 2; dim < tensor.shape.size(); ++dim)
            tensor.shape[dim] *= 2;
        return tensor.shape.size() > 2;
    });
    changes.allTensors([](Generated& tensor) {
        if (!tensor.shape.empty())
            tensor.shape.back() *= 2;
        return !tensor.shape.empty();
    });
}

void longer(const Match& /*match*/, DraftChanges& changes)
{
    for (const std::int64_t length : {512, 1024, 4096, 16000, 64})
        changes.setLast(length);
}

void manyMore(const Match& /*match*/, DraftChanges& changes)
{
    for (const std::int64_t factor : {4, 16, 64})
        changes.eachTensor([factor](Generated& tensor) {
            if (!tensor.shape.empty())
                tensor.shape.back() *= factor;
            return !tensor.shape.empty();
        });
}

void fewerIndices(const Match& /*match*/, DraftChanges& changes)
{
    const auto below = [](std::int64_t bound) {
        return [bound](Generated& tensor) {
            const bool isLower = tensor.kind == Generated::Kind::Randint &&
                                 std::get<std::int64_t>(tensor.parameters[1]) <= bound;
            if (isLower)
                return false;
            tensor = {Generated::Kind::Randint, {std::int64_t{0}, bound}, tensor.shape, {}};
            return true;
        };
    };
    for (const std::int64_t bound : {100, 2, 1}) {
        changes.allTensors([&](Generated& tensor) {
            return tensor.kind == Generated::Kind::Randint && below(bound)(tensor);
        });
        changes.eachTensor(below(bound));
    }
}

void wholeNumbers(const Match& /*match*/, DraftChanges& changes)
{
    changes.setDtype("int64");
}

void truthValues(const Match& /*match*/, DraftChanges& changes)
{
    changes.setDtype("bool");
}

void sizeAlong(DraftChanges& changes, std::int64_t dim, std::int64_t have, std::int64_t want)
{
    changes.eachTensor([&](Generated& tensor) {
        const auto at = dim < 0 ? dim + std::ssize(tensor.shape) : dim;
        if (at < 0 || at >= std::ssize(tensor.shape) || tensor.shape[static_cast<std::size_t>(at)] != have)
            return false;
        tensor.shape[static_cast<std::size_t>(at)] = want;
        return true;
    });
    changes.resize(have, want);
}

void moreDimensions(const Match& /*match*/, DraftChanges& changes)
{
    for (std::int64_t rank = 1; rank < 5; ++rank)
        changes.setRank(rank + 1, rank);
    changes.setRank(4);
    changes.setRank(3);
}

namespace {

using Kind = Generated::Kind;

bool become(Generated& tensor, Generated other)
{
    const bool changed = !(tensor == other);
    tensor = std::move(other);
    return changed;
}

bool holdsWholes(const Generated& tensor)
{
    return tensor.kind == Kind::Randint || tensor.kind == Kind::Arange || tensor.dtype.starts_with("int");
}

} // namespace

void positive(const Match& match, DraftChanges& changes)
{
    for (const std::int64_t value : {8, 1})
        changes.eachTensor([value](Generated& tensor) {
            return holdsWholes(tensor) && become(tensor, {Kind::Full, {value}, tensor.shape, {}});
        });
    probabilities(match, changes);
}

void probabilities(const Match& /*match*/, DraftChanges& changes)
{
    const auto change = [](Generated& tensor) {
        return tensor.kind == Kind::Randn &&
               become(tensor,
                      {Kind::Uniform, {std::int64_t{0}, std::int64_t{1}}, tensor.shape, tensor.dtype});
    };
    changes.eachTensor(change);
    changes.allTensors(change);
}

void beginnings(const Match& /*match*/, DraftChanges& changes)
{
    changes.eachTensor([](Generated& tensor) {
        return tensor.shape.size() == 1 && become(tensor, {Kind::Arange, {}, tensor.shape, {}});
    });
}

void sameLengths(const Match& /*match*/, DraftChanges& changes)
{
    for (const std::int64_t value : {8, 16, 4, 1, 32})
        changes.eachTensor([value](Generated& tensor) {
            return tensor.shape.size() <= 1 && become(tensor, {Kind::Full, {value}, tensor.shape, {}});
        });
}

} // namespace scalescope::engine::rule
