// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/refine.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <regex>
#include <utility>

namespace scalescope::engine {

namespace {

using job::Generated;
using Match = std::smatch; ///< of an error's words

constexpr std::size_t mostNumbers = 24;
constexpr std::size_t mostDifferent = 8;
constexpr double largestSide = 1024;

std::int64_t number(const Match& match, std::size_t group)
{
    return std::strtoll(match[group].str().c_str(), nullptr, 10);
}

std::vector<Match> matchesOf(const std::regex& words, const std::string& error)
{
    return {std::sregex_iterator(error.begin(), error.end(), words), std::sregex_iterator()};
}

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

/// Two sizes that should be one. Where they count patches (or one more, of a class token), images and signals
/// with other sides give as many.
void meet(DraftChanges& changes, std::int64_t a, std::int64_t b)
{
    for (const std::int64_t tokens : {0, 1})
        for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)})
            if (from > tokens && to > tokens && from != to) {
                const double ratio = static_cast<double>(to - tokens) / static_cast<double>(from - tokens);
                scale(changes, std::sqrt(ratio), 2);
                scale(changes, ratio, 1);
            }
    changes.resize(a, b);
    changes.resize(b, a);
}

void largerSides(DraftChanges& changes)
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
    changes.setRank(4, 1);
    changes.setRank(4, 2);
}

void fewerIndices(DraftChanges& changes)
{
    for (const std::int64_t bound : {100, 2})
        changes.eachTensor([bound](Generated& tensor) {
            if (tensor.kind == Generated::Kind::Randint &&
                std::get<std::int64_t>(tensor.parameters[1]) <= bound)
                return false;
            tensor = {Generated::Kind::Randint, {std::int64_t{0}, bound}, tensor.shape, {}};
            return true;
        });
}

/// What the words of libtorch ask for.
struct ErrorRule
{
    std::regex words;
    void (*apply)(const Match&, DraftChanges&);
};

const std::vector<ErrorRule>& errorRules()
{
    static const std::vector<ErrorRule> rules{
        {std::regex("mat1 and mat2 shapes cannot be multiplied \\(\\d+x(\\d+) and (\\d+)x\\d+\\)"),
         [](const Match& m, DraftChanges& c) { c.resize(number(m, 1), number(m, 2)); }},
        {std::regex(
             "size of (?:the )?tensor (?:a )?\\((\\d+)\\) must match the (?:existing )?size (?:of tensor b "
             ")?\\((\\d+)\\)"),
         [](const Match& m, DraftChanges& c) { meet(c, number(m, 1), number(m, 2)); }},
        {std::regex("[Cc]alculated padded input size per channel|Kernel size can't be greater|[Oo]utput size "
                    "is too small|Padding size should be less|should be at least"),
         [](const Match& /*m*/, DraftChanges& c) { largerSides(c); }},
        {std::regex("too (?:short|small)"),
         [](const Match& /*m*/, DraftChanges& c) {
             for (const std::int64_t length : {512, 16000})
                 c.setLast(length);
         }},
        {std::regex("out of bounds for dimension"), // of code that takes a vector apart
         [](const Match& /*m*/, DraftChanges& c) {
             for (const std::int64_t factor : {4, 16, 64})
                 c.eachTensor([factor](Generated& tensor) {
                     if (!tensor.shape.empty())
                         tensor.shape.back() *= factor;
                     return !tensor.shape.empty();
                 });
         }},
        {std::regex("[Ii]ndex out of range in self"),
         [](const Match& /*m*/, DraftChanges& c) { fewerIndices(c); }},
        {std::regex("with (\\d+) elements cannot be converted to Scalar"), // a part has a dimension too many
         [](const Match& m, DraftChanges& c) {
             c.eachTensor([size = number(m, 1)](Generated& tensor) {
                 const bool changed = tensor.shape.size() > 1 && tensor.shape.back() == size;
                 if (changed)
                     tensor.shape.pop_back();
                 return changed;
             });
         }},
        {std::regex("Dimension out of range|too many indices|list index out of range"),
         [](const Match& /*m*/, DraftChanges& c) {
             for (std::int64_t rank = 1; rank < 5; ++rank)
                 c.setRank(rank + 1, rank);
         }},
        {std::regex("(\\d)-?(?:D\\b|dim)[^.]*? got:? (\\d)-?(?:D\\b|dim)"),
         [](const Match& m, DraftChanges& c) {
             // What the layer is given may have more dimensions than the argument, or fewer.
             for (std::int64_t rank = 1; rank < 6; ++rank)
                 c.setRank(rank + number(m, 1) - number(m, 2), rank);
         }},
    };
    return rules;
}

/// "3D (unbatched) or 4D (batched) input", "should be 2D", "expected 3-dimensional": what is named last has
/// samples.
void addNamedRanks(const std::string& error, DraftChanges& changes)
{
    static const std::regex named("(got:? )?\\b([1-5])(?:-?D\\b|[- ]dimension)");
    std::vector<Match> matches = matchesOf(named, error);
    std::ranges::reverse(matches);
    for (const Match& match : matches)
        if (!match[1].matched)
            changes.setRank(number(match, 2));
}

void addNamedDtypes(const std::string& error, DraftChanges& changes)
{
    static const std::vector<std::pair<std::regex, const char*>> dtypes{
        {std::regex("\\b[Ll]ong\\b|LongTensor|int64|integ(?:er|ral)"), "int64"},
        {std::regex("\\b[Bb]ool(?:ean)?\\b"), "bool"},
        {std::regex("\\b[Dd]ouble\\b|float64"), "float64"},
        {std::regex("\\b[Ff]loat\\b|float32"), "float32"}};
    for (const auto& [words, dtype] : dtypes)
        if (std::regex_search(error, words))
            changes.setDtype(dtype);
}

/// "[8, 5]", "(32, 32)", "torch.Size([2, 16])", "[4 x 3]"
std::vector<Sizes> shapesIn(const std::string& error)
{
    static const std::regex lists("[\\[(][0-9]+(?:(?:, ?| ?x ?)[0-9]+)*,?[\\])]");
    static const std::regex digits("[0-9]+");
    std::vector<Sizes> shapes;
    for (const Match& list : matchesOf(lists, error)) {
        shapes.emplace_back();
        const std::string text = list.str();
        for (const Match& size : matchesOf(digits, text))
            shapes.back().push_back(number(size, 0));
    }
    shapes.resize(std::min(shapes.size(), mostDifferent));
    return shapes;
}

/// A tensor with one of two shapes gets the other one; where they differ in one size, all that have it do.
void compareShapes(const std::string& error, DraftChanges& changes)
{
    const std::vector<Sizes> shapes = shapesIn(error);
    for (const Sizes& from : shapes)
        for (const Sizes& to : shapes)
            changes.reshape(from, to);
    // Of scores per class and the classes themselves, the latter have no dimension of classes.
    for (const Sizes& scores : shapes)
        if (scores.size() > 1) {
            Sizes classes = scores;
            classes.erase(classes.begin() + 1);
            for (const Sizes& shape : shapes)
                changes.reshape(shape, classes);
        }
    for (std::size_t i = 0; i + 1 < shapes.size(); ++i)
        meet(changes, shapes[i].back(), shapes[i + 1].back());
    for (std::size_t i = 0; i + 1 < shapes.size(); ++i)
        for (std::size_t dim = 0; dim < std::min(shapes[i].size(), shapes[i + 1].size()); ++dim)
            meet(changes, shapes[i][dim], shapes[i + 1][dim]);
}

std::vector<std::int64_t> numbersIn(const std::string& error)
{
    static const std::regex wholes("(^|[^0-9A-Za-z_.])([0-9]{1,6})(?![0-9]*[.][0-9])");
    std::vector<std::int64_t> found;
    for (const Match& match : matchesOf(wholes, error))
        found.push_back(number(match, 2));
    found.resize(std::min(found.size(), mostNumbers));
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
        meet(changes, numbers[i], numbers[i + 1]);
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

void addRuleChanges(const std::string& error, DraftChanges& changes)
{
    for (const ErrorRule& each : errorRules()) {
        Match match;
        if (std::regex_search(error, match, each.words))
            each.apply(match, changes);
    }
    addNamedRanks(error, changes);
    addNamedDtypes(error, changes);
}

void addGeneralChanges(const std::string& error, DraftChanges& changes)
{
    compareShapes(error, changes);
    meetingSizes(error, changes);
    numbersOfWords(error, changes);
}

} // namespace scalescope::engine
