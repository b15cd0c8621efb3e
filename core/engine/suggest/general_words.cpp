// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/error_rules.h"

#include <algorithm>
#include <cstdlib>

namespace scalescope::engine {

namespace {

using job::Generated;

constexpr std::size_t mostNumbers = 24;
constexpr std::size_t mostDifferent = 8;

/// "[8, 5]", "(32, 32)", "torch.Size([2, 16])", "[4 x 3]".
std::vector<Sizes> shapesIn(const std::string& error)
{
    static const std::regex lists("[\\[(]([0-9]+(?:(?:, ?| ?x ?)[0-9]+)*),?[\\])]");
    std::vector<Sizes> shapes;
    for (std::sregex_iterator at(error.begin(), error.end(), lists);
         at != std::sregex_iterator() && shapes.size() < mostDifferent; ++at)
        shapes.push_back(rule::sizesOf((*at)[1].str()));
    return shapes;
}

/// A tensor with one of two shapes gets the other one; where they differ in one size, all that have it do.
void compareShapes(const std::string& error, DraftChanges& changes)
{
    const std::vector<Sizes> shapes = shapesIn(error);
    for (std::size_t i = 0; i < shapes.size(); ++i)
        for (std::size_t j = 0; j < shapes.size(); ++j)
            changes.reshape(shapes[i], shapes[j]);
    // Of scores per class and the classes themselves, the latter have no dimension of classes.
    for (std::size_t i = 0; i < shapes.size(); ++i)
        if (shapes[i].size() > 1) {
            Sizes classes = shapes[i];
            classes.erase(classes.begin() + 1);
            for (const Sizes& shape : shapes)
                changes.reshape(shape, classes);
        }
    for (std::size_t i = 0; i + 1 < shapes.size(); ++i)
        rule::swapSizes(changes, shapes[i].back(), shapes[i + 1].back());
    for (std::size_t i = 0; i + 1 < shapes.size(); ++i)
        for (std::size_t dim = 0; dim < std::min(shapes[i].size(), shapes[i + 1].size()); ++dim)
            rule::swapSizes(changes, shapes[i][dim], shapes[i + 1][dim]);
}

std::vector<std::int64_t> numbersIn(const std::string& error)
{
    static const std::regex wholes("(^|[^0-9A-Za-z_.])([0-9]{1,6})(?![0-9]*[.][0-9])");
    std::vector<std::int64_t> found;
    for (std::sregex_iterator at(error.begin(), error.end(), wholes);
         at != std::sregex_iterator() && found.size() < mostNumbers; ++at)
        found.push_back(std::strtoll((*at)[2].str().c_str(), nullptr, 10));
    return found;
}

/// Two numbers of which one is a size and the other what it should be.
void meetingSizes(const std::string& error, DraftChanges& changes)
{
    static const std::regex comparing(
        "match|equal|same|differ|inconsisten|incompatib|expect|got|instead|should|must|require|need");
    if (!std::regex_search(error, comparing))
        return;
    const std::vector<std::int64_t> numbers = numbersIn(error);
    for (std::size_t i = 0; i + 1 < numbers.size(); ++i)
        rule::swapSizes(changes, numbers[i], numbers[i + 1]);
}

/// The numbers that an author's own words hold are the most likely sizes and values.
void numbersOfWords(const std::string& error, DraftChanges& changes)
{
    std::vector<std::int64_t> found;
    for (const std::int64_t number : numbersIn(error))
        if (found.size() < mostDifferent && std::ranges::find(found, number) == found.end())
            found.push_back(number);
    for (const std::int64_t size : found) {
        changes.eachNumber([size](job::Spec& spec) {
            auto* whole = std::get_if<std::int64_t>(&spec.value);
            if (!whole || *whole == size)
                return false;
            *whole = size;
            return true;
        });
        changes.setLast(size);
    }
    for (const std::int64_t size : found)
        for (const std::size_t dim : {std::size_t{0}, std::size_t{1}})
            changes.eachTensor([&](Generated& tensor) {
                if (dim + 1 >= tensor.shape.size() || tensor.shape[dim] == size || size < 1)
                    return false;
                tensor.shape[dim] = size;
                return true;
            });
}

} // namespace

void addGeneralChanges(const std::string& error, DraftChanges& changes)
{
    compareShapes(error, changes);
    meetingSizes(error, changes);
    numbersOfWords(error, changes);
}

} // namespace scalescope::engine
