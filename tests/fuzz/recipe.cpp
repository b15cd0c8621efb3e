// SPDX-License-Identifier: GPL-3.0-or-later
// A recipe's file.
#include "core/job/recipe.h"

#include "core/job/recipe_rules.h"
#include "tests/fuzz/target.h"

using namespace scalescope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto recipe = job::recipeFromText(fuzz::textOf(data, size));
    if (!recipe)
        return 0;
    const std::string written = job::toText(*recipe);
    const auto again = job::recipeFromText(written);
    fuzz::demand(again && job::toText(*again) == written);
    if (const auto rules = job::RecipeRules::from(*recipe))
        (void)rules->formatFor({"layers.0.linear", "aten::linear"});
    return 0;
}
