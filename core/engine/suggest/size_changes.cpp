// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/error_rules.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <utility>

namespace scalescope::engine::rule {

using job::Generated;

namespace {

constexpr double largestSide = 1024;

/// All sides of tensors with `spatial` of them become so many times as long, where that is whole.
void scale(DraftChanges& changes, double factor, std::size_t spatial)
{
    changes.allTensors([factor, spatial](Generated& tensor) {
        if (tensor.shape.size() != spatial + 2)
            return false;
        Sizes shape = tensor.shape;
        for (std::size_t dim = 2; dim < shape.size(); ++dim) {
            const double side = static_cast<double>(shape[dim]) * factor;
            if (side < 1 || side > largestSide || std::abs(side - std::round(side)) > 1e-6)
                return false;
            shape[dim] = std::lround(side);
        }
        const bool changed = shape != tensor.shape;
        tensor.shape = std::move(shape);
        return changed;
    });
}

std::int64_t roundedUp(std::int64_t size, std::int64_t to)
{
    return (std::max<std::int64_t>(size, 1) + to - 1) / to * to;
}

} // namespace

void scaleSides(DraftChanges& changes, std::int64_t have, std::int64_t want)
{
    for (const std::int64_t tokens : {0, 1, 2})
        for (const auto& [from, to] : {std::pair(have, want), std::pair(want, have)})
            if (from > tokens && to > tokens && from != to) {
                const double ratio = static_cast<double>(to - tokens) / static_cast<double>(from - tokens);
                scale(changes, std::sqrt(ratio), 2);
                scale(changes, std::cbrt(ratio), 3);
                scale(changes, ratio, 1);
            }
}

void asOthers(DraftChanges& changes, std::int64_t dim, std::int64_t have)
{
    Sizes others;
    changes.eachTensor([&](Generated& tensor) {
        if (dim >= 0 && dim < std::ssize(tensor.shape))
            others.push_back(tensor.shape[static_cast<std::size_t>(dim)]);
        return false;
    });
    for (const std::int64_t size : others)
        if (size > have)
            sizeAlong(changes, dim, have, size);
}

void sameShapes(const Match& /*match*/, DraftChanges& changes)
{
    std::vector<Sizes> shapes;
    changes.eachTensor([&shapes](Generated& tensor) {
        if (std::ranges::find(shapes, tensor.shape) == shapes.end())
            shapes.push_back(tensor.shape);
        return false;
    });
    std::ranges::stable_sort(shapes, std::greater(), &Sizes::size);
    for (const Sizes& shape : shapes) {
        const auto change = [&shape](Generated& tensor) {
            const bool changed = tensor.shape != shape;
            tensor.shape = shape;
            return changed;
        };
        changes.eachTensor(change);
        changes.allTensors(change);
    }
}

void multiples(const Match& match, DraftChanges& changes)
{
    const std::int64_t of = number(match, match.size() - 1);
    if (of < 2 || of > 4096)
        return;
    changes.allTensors([of](Generated& tensor) {
        const Sizes before = tensor.shape;
        for (std::size_t dim = 2; dim < tensor.shape.size(); ++dim)
            tensor.shape[dim] = roundedUp(tensor.shape[dim], of);
        return tensor.shape != before;
    });
    for (std::size_t dim = 0; dim < 4; ++dim)
        changes.eachTensor([of, dim](Generated& tensor) {
            if (dim >= tensor.shape.size() || tensor.shape[tensor.shape.size() - 1 - dim] % of == 0)
                return false;
            std::int64_t& size = tensor.shape[tensor.shape.size() - 1 - dim];
            size = roundedUp(size, of);
            return true;
        });
}

void letters(const Match& match, DraftChanges& changes)
{
    static const std::regex parts("[A-Za-z*]+|[0-9]+");
    Sizes sizes; // 0 where a letter stands
    std::string text = match[1].str();
    std::ranges::replace(text, 'x', ' ');
    for (std::sregex_iterator at(text.begin(), text.end(), parts); at != std::sregex_iterator(); ++at)
        sizes.push_back(std::isdigit(static_cast<unsigned char>(at->str()[0])) != 0 ? std::stoll(at->str())
                                                                                    : 0);
    const auto rank = std::ssize(sizes);
    if (rank < 2 || rank > 6)
        return;
    const bool open = std::ranges::all_of(sizes, [](std::int64_t size) { return size == 0; });
    if (open) {
        changes.setRank(rank);
        return;
    }
    changes.eachTensor([&sizes](Generated& tensor) {
        Sizes shape = sizes;
        for (std::size_t i = 0; i < shape.size(); ++i)
            if (shape[i] == 0)
                shape[i] =
                    i < tensor.shape.size() && tensor.shape.size() == shape.size() ? tensor.shape[i] : 1;
        const bool changed = shape != tensor.shape;
        tensor.shape = std::move(shape);
        return changed;
    });
}

} // namespace scalescope::engine::rule
