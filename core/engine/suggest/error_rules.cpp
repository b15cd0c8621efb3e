// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/error_rules.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace scalescope::engine {

namespace {

using job::Generated;

/// Factors that do not fit each other.
std::vector<ErrorRule> productRules()
{
    using namespace rule;
    return {
        {std::regex("mat1 and mat2 shapes cannot be multiplied \\((\\d+)x(\\d+) and (\\d+)x(\\d+)\\)"),
         multiply},
        {std::regex("size mismatch, m1: \\[(\\d+) x (\\d+)\\], m2: \\[(\\d+) x (\\d+)\\]"), multiply},
        {std::regex("size mismatch, got (?:input|vec) \\((\\d+)\\), mat \\((\\d+)x(\\d+)\\)"),
         [](const Match& m, DraftChanges& c) {
             swapSizes(c, number(m, 2), number(m, 3));
             c.resize(number(m, 1), number(m, 3));
         }},
        {std::regex("size mismatch, got input \\((\\d+)\\), mat \\((\\d+)x(\\d+)\\), vec \\((\\d+)\\)"),
         [](const Match& m, DraftChanges& c) { c.resize(number(m, 4), number(m, 3)); }},
        {std::regex("inconsistent tensor size, expected tensor \\[(\\d+)\\] and src \\[(\\d+)\\]"),
         [](const Match& m, DraftChanges& c) { swapSizes(c, number(m, 1), number(m, 2)); }},
    };
}

/// Layers, which say what they want.
std::vector<ErrorRule> layerRules()
{
    using namespace rule;
    return {
        {std::regex("expected input\\[([0-9, ]+)\\] to have (\\d+) channels, but got (\\d+) channels"),
         channels},
        {std::regex("running_mean should contain (\\d+) elements not (\\d+)"),
         [](const Match& m, DraftChanges& c) {
             sizeAlong(c, 1, number(m, 1), number(m, 2));
             c.resize(number(m, 1), number(m, 2));
         }},
        {std::regex("expected input with shape \\[\\*(?:, )?([0-9, ]*)\\], but got input of "
                    "size\\s*\\[([0-9, ]*)\\]"),
         [](const Match& m, DraftChanges& c) { endWith(c, sizesOf(m[1].str())); }},
        {std::regex("input.size\\(-1\\) must be equal to input_size. Expected (\\d+), got (\\d+)"),
         [](const Match& m, DraftChanges& c) {
             c.resize(number(m, 2), number(m, 1));
             c.setLast(number(m, 1));
         }},
        {std::regex("[Ii]nput has inconsistent input_size:? got (\\d+),? expected (\\d+)"),
         [](const Match& m, DraftChanges& c) { c.resize(number(m, 1), number(m, 2)); }},
        {std::regex("Expected hidden(?:\\[\\d\\])? size [(\\[]([0-9, ]+)[)\\]],? (?:but )?got [(\\[]([0-9, "
                    "]+)[)\\]]"),
         [](const Match& m, DraftChanges& c) {
             c.reshape(sizesOf(m[2].str()), sizesOf(m[1].str()));
             c.allTensors([&m](Generated& tensor) {
                 const bool same = tensor.shape == sizesOf(m[2].str());
                 tensor.shape = same ? sizesOf(m[1].str()) : tensor.shape;
                 return same;
             });
         }},
        {std::regex("For (?:un)?batched (\\d)-D input, hx and cx should also be (\\d)-D but got \\((\\d)-D, "
                    "(\\d)-D\\)"),
         [](const Match& m, DraftChanges& c) {
             // Either the state gets the input's number of dimensions or the input the state's.
             c.setRank(number(m, 1) == 2 ? 3 : 2, number(m, 1));
             c.setRank(number(m, 2), number(m, 3));
         }},
        {std::regex("For (?:un)?batched (\\d)-D input, hx should also be (\\d)-D but got (\\d)-D"),
         [](const Match& m, DraftChanges& c) {
             c.setRank(number(m, 1) == 2 ? 3 : 2, number(m, 1));
             c.setRank(number(m, 2), number(m, 3));
         }},
    };
}

/// Tensors whose sizes do not fit each other, or what is cut out of them.
std::vector<ErrorRule> sizeRules()
{
    using namespace rule;
    return {
        {std::regex("Sizes of tensors must match except in dimension \\d+. Expected size (\\d+) but got size "
                    "(\\d+)"),
         [](const Match& m, DraftChanges& c) {
             swapSizes(c, number(m, 2), number(m, 1));
             if (number(m, 1) < 8) // halved until they differ
                 largerSides(m, c);
         }},
        {std::regex(
             "[Tt]he (?:expanded )?size of (?:the )?tensor (?:a )?\\((\\d+)\\) must match the (?:existing )?"
             "size (?:of tensor b )?\\((\\d+)\\) at non-singleton dimension (\\d+)"),
         [](const Match& m, DraftChanges& c) {
             scaleSides(c, number(m, 1), number(m, 2));
             swapSizes(c, number(m, 1), number(m, 2));
         }},
        {std::regex(
             "Expected size for first two dimensions of batch2 tensor to be: \\[(\\d+), (\\d+)\\] but got: "
             "\\[(\\d+), (\\d+)\\]"),
         [](const Match& m, DraftChanges& c) {
             scaleSides(c, number(m, 2), number(m, 4));
             swapSizes(c, number(m, 2), number(m, 4));
             swapSizes(c, number(m, 1), number(m, 3));
         }},
        {std::regex("shape '\\[([-0-9, ]+)\\]' is invalid for input of size (\\d+)"), fitView},
        {std::regex("split_with_sizes expects split_sizes to sum exactly to (\\d+) \\(input tensor's size at "
                    "dimension (-?\\d+)\\), but got split_sizes=\\[([0-9, ]+)\\]"),
         [](const Match& m, DraftChanges& c) {
             const Sizes parts = sizesOf(m[3].str());
             sizeAlong(c, number(m, 2), number(m, 1),
                       std::accumulate(parts.begin(), parts.end(), std::int64_t{0}));
         }},
        {std::regex("start \\((\\d+)\\) \\+ length \\((\\d+)\\) exceeds dimension size \\((\\d+)\\)"),
         [](const Match& m, DraftChanges& c) { c.resize(number(m, 3), number(m, 1) + number(m, 2)); }},
    };
}

/// Places beyond a tensor's end.
std::vector<ErrorRule> indexRules()
{
    using namespace rule;
    return {
        {std::regex("index (-?\\d+) out of range for tensor of size \\[([0-9, ]*)\\] at dimension (-?\\d+)"),
         [](const Match& m, DraftChanges& c) {
             Sizes wider = sizesOf(m[2].str());
             const auto dim = static_cast<std::size_t>(std::max<std::int64_t>(number(m, 3), 0));
             if (dim < wider.size())
                 wider[dim] = std::abs(number(m, 1)) + 1;
             c.reshape(sizesOf(m[2].str()), wider);
             c.setLast(std::abs(number(m, 1)) + 1);
         }},
        {std::regex("index (-?\\d+) is out of bounds for dimension (\\d+) with size (\\d+)"),
         [](const Match& m, DraftChanges& c) {
             asOthers(c, number(m, 2), number(m, 3));
             fewerIndices(m, c);
             sizeAlong(c, number(m, 2), number(m, 3), std::abs(number(m, 1)) + 1);
         }},
        {std::regex("out of bounds for dimension"), manyMore},
        {std::regex("index out of range in self|[Ii]ndex out of bounds|out of bounds for dimension"),
         fewerIndices},
    };
}

/// Types of elements.
std::vector<ErrorRule> dtypeRules()
{
    using namespace rule;
    return {
        {std::regex(
             "indices' to have one of the following scalar types|tensors used as indices must be|"
             "Expected dtype int|int32 or int64|must be (?:of )?(?:an )?(?:integ|whole|long)|integer type|"
             "[Ll]ong tensor|LongTensor|torch[.](?:long|int64)|index tensor"),
         wholeNumbers},
        {std::regex("expected scalar type (\\w+) but found (\\w+)"),
         [](const Match& m, DraftChanges& c) {
             c.setDtype(dtypeOf(m[1].str()));
             c.setDtype(dtypeOf(m[2].str()));
         }},
        {std::regex("have the same dtype, but got:? ([\\w: ]+?) (?:!=|and) ([\\w: ]+)"),
         [](const Match& m, DraftChanges& c) {
             c.setDtype(dtypeOf(m[2].str()));
             c.setDtype(dtypeOf(m[1].str()));
         }},
        {std::regex("have the same dtype(?!, but)"), // libtorch 1.13 does not say which
         [](const Match& /*m*/, DraftChanges& c) { c.setDtype("float32"); }},
        {std::regex("Input type \\(([\\w.: ]+)\\) and (?:weight|bias) type \\(([\\w.: ]+)\\)"),
         [](const Match& m, DraftChanges& c) { c.setDtype(dtypeOf(m[2].str())); }},
        {std::regex("not implemented for '(\\w+)'"),
         [](const Match& m, DraftChanges& c) {
             const std::string dtype = dtypeOf(m[1].str());
             c.setDtype(job::isFloatingDtype(dtype) ? "int64" : "float32");
         }},
        {std::regex("result type \\w+ can't be cast to the desired output type (Long|Int|Byte|Bool)"),
         wholeNumbers},
        {std::regex("must be bool|to be a? ?[Bb]ool|only bool|torch[.]bool|boolean|masked_fill_? only "
                    "supports boolean masks|BoolTensor|"
                    "Mask tensor can take 0 and 1 values only"),
         truthValues},
    };
}

/// What holds of sizes or of values, in words.
std::vector<ErrorRule> wordRules()
{
    using namespace rule;
    return {
        {std::regex("(?:expected|found) a list of (\\d+) elements but it has (\\d+)|Expected (\\d+) elements "
                    "in a list but found (\\d+)"),
         [](const Match& m, DraftChanges& c) {
             const std::size_t at = m[1].matched ? 1 : 3;
             c.setRank(number(m, at), number(m, at + 1));
             c.setRank(number(m, at));
         }},
        {std::regex("[Cc]alculated padded input size per channel|Kernel size can't be greater|[Oo]utput size "
                    "is too small|"
                    "Padding size should be less|should be at least|integer multiplication overflow"),
         [](const Match& m, DraftChanges& c) {
             largerSides(m, c);
             for (std::int64_t rank = 1; rank < 3; ++rank)
                 c.setRank(4, rank);
         }},
        {std::regex("(?:divisible by|multiple of|multiples of)[^0-9]*(\\d+)"), multiples},
        {std::regex("same (?:shape|size|dimension)|shapes? (?:do|does|must|should)(?:n't| not)? match"),
         sameShapes},
        {std::regex("greater than 0|> ?0|>= ?0|positive|non-?negative"), positive},
        {std::regex("between 0 and 1|in the range \\[0, 1\\]"), probabilities},
        {std::regex("offsets"), beginnings},
        {std::regex("lengths?\\b"), sameLengths},
        {std::regex("\\b([A-Z]+(?: ?x ?[A-Z0-9]+)+)\\b"), letters},
        {std::regex("[(\\[]((?:(?:[A-Z*]|batch\\w*|channels?|height|width|time|seq\\w*|length|freq\\w*), ?)+"
                    "(?:[A-Z*]|channels?|width|time|length|\\w*dim|\\w*features|[0-9]+))[)\\]]"),
         letters},
        {std::regex("too (?:short|small)"), longer},
    };
}

/// Dimensions too many or too few.
std::vector<ErrorRule> dimensionRules()
{
    using namespace rule;
    return {
        {std::regex("Dimension out of range|too many indices|list index out of range|of a 0-d "
                    "tensor|Dimension specified as -?\\d+ "
                    "but tensor has no "
                    "dimensions"),
         moreDimensions},
        {std::regex(
             "permute.*: number of dimensions in the tensor input does not match the length of the desired "
             "ordering of dimensions.*input.dim\\(\\) = (\\d+) is not equal to len\\(dims\\) = (\\d+)"),
         [](const Match& m, DraftChanges& c) {
             c.setRank(number(m, 2), number(m, 1));
             c.setRank(number(m, 2));
         }},
        {std::regex(
             "with (\\d+) elements cannot be converted to Scalar|only one element tensors can be converted"),
         [](const Match& m, DraftChanges& c) {
             if (m[1].matched) // a part of a tensor that has a dimension too many
                 c.eachTensor([size = number(m, 1)](Generated& tensor) {
                     const bool changed = tensor.shape.size() > 1 && tensor.shape.back() == size;
                     if (changed)
                         tensor.shape.pop_back();
                     return changed;
                 });
             c.eachTensor([](Generated& tensor) {
                 const bool changed = !tensor.shape.empty();
                 tensor.shape.clear();
                 return changed;
             });
         }},
    };
}

/// Numbers of dimensions that the words name.
std::vector<ErrorRule> namedDimensionRules()
{
    using namespace rule;
    return {
        {std::regex("([2-5])-?D(?: \\(un(?:batched)\\) or (\\d)D)?(?: \\(batched\\))? input"),
         [](const Match& m, DraftChanges& c) {
             if (m[2].matched)
                 c.setRank(number(m, 2));
             c.setRank(number(m, 1));
         }},
        {std::regex("(?:only [^.]*\\(|(?:should|must) be (?:an? )?)([1-5])-?D"),
         [](const Match& m, DraftChanges& c) { c.setRank(number(m, 1)); }},
        {std::regex("([1-5])-?D or ([1-5])-?D"),
         [](const Match& m, DraftChanges& c) {
             c.setRank(number(m, 2));
             c.setRank(number(m, 1));
         }},
        {std::regex("(\\d)-?(?:D\\b|dim)[^.]*? got:? (\\d)-?(?:D\\b|dim)"),
         [](const Match& m, DraftChanges& c) {
             // What the layer is given may have more dimensions than the argument, or fewer.
             for (std::int64_t rank = 1; rank < 6; ++rank)
                 c.setRank(rank + number(m, 1) - number(m, 2), rank);
         }},
        {std::regex("not supported for ([2-6])-?D"),
         [](const Match& m, DraftChanges& c) {
             c.setRank(number(m, 1) - 2);
             c.setRank(number(m, 1) - 1);
         }},
        {std::regex("(one|two|three|four|five)[- ]dimension"),
         [](const Match& m, DraftChanges& c) {
             const std::vector<std::string> words{"one", "two", "three", "four", "five"};
             c.setRank(std::ranges::find(words, m[1].str()) - words.begin() + 1);
         }},
        {std::regex("not enough values to unpack \\(expected (\\d+), got (\\d+)\\)"),
         [](const Match& m, DraftChanges& c) { c.setRank(number(m, 1), number(m, 2)); }},
        {std::regex("[Ee]xpect(?:ed|s)[^.]*? (\\d)-?(?:D\\b|[Dd]imension)"),
         [](const Match& m, DraftChanges& c) { c.setRank(number(m, 1)); }},
        {std::regex("to have (\\d) dimensions|must have (\\d) dimensions|with (\\d) dimensions"),
         [](const Match& m, DraftChanges& c) {
             for (std::size_t group = 1; group < 4; ++group)
                 if (m[group].matched)
                     c.setRank(number(m, group));
         }},
        {std::regex("required rank (\\d) tensor"),
         [](const Match& m, DraftChanges& c) { c.setRank(number(m, 1)); }},
    };
}

/// Shapes that must be of a kind.
std::vector<ErrorRule> shapeRules()
{
    using namespace rule;
    return {
        {std::regex("must be batches of square matrices"),
         [](const Match& /*m*/, DraftChanges& c) {
             c.eachTensor([](Generated& tensor) {
                 while (tensor.shape.size() < 2)
                     tensor.shape.push_back(tensor.shape.empty() ? 4 : tensor.shape.back());
                 const bool changed = tensor.shape.back() != tensor.shape[tensor.shape.size() - 2];
                 tensor.shape.back() = tensor.shape[tensor.shape.size() - 2];
                 return changed;
             });
         }},
        {std::regex("more than 1 value per channel"),
         [](const Match& /*m*/, DraftChanges& c) {
             c.allTensors([](Generated& tensor) {
                 if (!tensor.shape.empty())
                     tensor.shape.front() = 8;
                 return !tensor.shape.empty();
             });
         }},
    };
}

} // namespace

const std::vector<ErrorRule>& errorRules()
{
    static const std::vector<ErrorRule> all = [] {
        std::vector<ErrorRule> rules;
        for (const auto& theme : {productRules, layerRules, sizeRules, indexRules, dtypeRules, wordRules,
                                  dimensionRules, namedDimensionRules, shapeRules})
            std::ranges::move(theme(), std::back_inserter(rules));
        return rules;
    }();
    return all;
}

} // namespace scalescope::engine
