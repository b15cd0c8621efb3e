// SPDX-License-Identifier: GPL-3.0-or-later
// Recipes: which operands of a model's matrix products are stored in which number format. The document and
// its names are described in docs/recipes.md.
#pragma once

#include "core/formats/format_pair.h"
#include "core/formats/rounding.h"
#include "core/formats/scaled_format.h"
#include "core/result.h"

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::job {

/// Version of the document; a newer one is refused with a sentence.
inline constexpr int recipeVersion = 1;

/// Which tensor of a product y = x w.
enum class Operand {
    Input,   ///< x; both sides of a product without a weight; query, key and value of attention
    Weight,  ///< w of a linear or a convolution
    Gradient ///< that of y
};

/// What holds for operands, as a recipe has it: each member as typed, empty where it is left out.
struct OperandSettings
{
    bool keep = false;   ///< full precision; goes with no other member
    std::string format;  ///< a name that formats::findScaledFormat() knows
    std::string scaling; ///< one that formats::findScaling() knows
    std::string rule;    ///< one that formats::findScaleRule() knows
    std::optional<int> levels;
    std::string rounding;        ///< one that formats::findRounding() knows
    std::optional<double> scale; ///< s of q(x) = round(x / s) s, a power of two, where there is no scaling
    bool operator==(const OperandSettings&) const = default;
};

/// Settings for the operands that all of its conditions fit; an empty condition fits any.
struct RecipeRule
{
    std::string module; ///< regular expression that is looked for in the module's path
    std::string op;     ///< "linear", "matmul", "attention", "convolution", or an operator's name
    std::optional<Operand> operand;
    OperandSettings settings; ///< what they leave out is that of the recipe's default
    bool operator==(const RecipeRule&) const = default;
};

struct Recipe
{
    std::string name;              ///< what it goes by; not empty
    OperandSettings standard;      ///< the document's "default"
    std::vector<RecipeRule> rules; ///< the last that fits wins
    /// A bias gets the gradient that is quantized for the product, as in unit-scaling's simulate_format; else
    /// the gradient as it comes, as in torchao and Transformer Engine.
    bool quantizesBiasGradient = false;
    bool operator==(const Recipe&) const = default;
};

/// How one operand is stored.
struct OperandFormat
{
    formats::ScaledFormat format;
    formats::Rounding rounding = formats::Rounding::NearestEven;
    int exponent = 0; ///< of the scale s where there is no scaling: s = 2^exponent
    bool operator==(const OperandFormat&) const = default;
};

/// What is stored so without becoming zero or leaving the range: the format of the elements, times s. Where
/// they have scales of their own there is no one range: its limits are 0, and what is lost is told of each
/// tensor apart (formats::lossesIn).
formats::NumberFormat rangeOf(const OperandFormat& format);

/// How forward tensors and gradients are stored.
struct OperandPair
{
    OperandFormat forward;
    OperandFormat backward;

    OperandPair() = default;
    OperandPair(OperandFormat first, OperandFormat second);
    /// Formats without scales, or block formats by their names (rangeOf).
    OperandPair(const formats::FormatPair& pair);
    bool operator==(const OperandPair&) const = default;

    [[nodiscard]] const OperandFormat& of(graph::Direction direction) const
    {
        return direction == graph::Direction::Forward ? forward : backward;
    }
};

/// The settings with what they leave out taken from `standard`, as the format that they ask for; nothing
/// where they keep full precision. A format that brings a scaling keeps it unless they name another, and of
/// `standard` takes only the rule of powers of two. `rounding` holds whatever they say; where it is
/// empty, and they say none, the format's own does. The error's field is the member that is wrong.
Result<std::optional<OperandFormat>>
formatOf(const OperandSettings& settings, const OperandSettings& standard, const std::string& rounding = {});

/// Whether every format, scaling, rule, rounding, scale and expression of it is one, and its name not that of
/// another; else sentences that name each member that is not.
Result<void> check(const Recipe& recipe);

/// The same of a recipe that messages call `shown`. `lacksMembers`: some were left out because they could not
/// be read, so that what is missing is no error.
Result<void> check(const Recipe& recipe, const std::string& shown, bool lacksMembers);

/// Whether a recipe that has a name, or what people read for it ("MXFP8"), is called so in upper or lower
/// case, and is another.
bool isNameOfAnother(const Recipe& recipe);

/// The recipes that have a name: fp8, fp8_current, fp8_block, mxfp8, mxfp4, nvfp4.
const std::vector<Recipe>& namedRecipes();
/// One of these, or null.
const Recipe* findRecipe(std::string_view name);

/// The document of version 1. `name` is what it goes by where it doesn't say. The error names the member that
/// is wrong, and the recipe by `file`, where it is of one.
Result<Recipe> recipeFromJson(const nlohmann::json& json, const std::string& name = "recipe",
                              const std::string& file = {});
Result<Recipe> recipeFromText(std::string_view text, const std::string& name = "recipe",
                              const std::string& file = {});
/// Of a file, called after it where it doesn't say.
Result<Recipe> readRecipe(const std::filesystem::path& file);
nlohmann::json toJson(const Recipe& recipe);
/// For people to read and edit: what a file holds.
std::string toText(const Recipe& recipe);

} // namespace scalescope::job
