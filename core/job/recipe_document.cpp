// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/document_reader.h"
#include "core/job/document_writer.h"
#include "core/job/recipe.h"
#include "core/job/text_file.h"
#include "core/message/say_transforms.h"
#include "core/text/json_text.h"

namespace scalescope::job {

namespace {

constexpr std::size_t mostBytes = std::size_t{4} << 20;

/// The members in the order in which people read them.
nlohmann::ordered_json inOrder(const nlohmann::json& json)
{
    if (json.is_array()) {
        auto list = nlohmann::ordered_json::array();
        for (const nlohmann::json& item : json)
            list.push_back(inOrder(item));
        return list;
    }
    if (!json.is_object())
        return json;
    nlohmann::ordered_json object;
    for (const char* member : {"version", "name", "default", "rules", "module", "operator", "operand", "keep",
                               "format", "scaling", "rule", "levels", "rounding", "scale"})
        if (json.contains(member))
            object[member] = inOrder(json[member]);
    return object;
}

} // namespace

Result<Recipe> recipeFromJson(const nlohmann::json& json, const std::string& name, const std::string& file)
{
    DocumentReader reader(json, say::theRecipe(file.empty() ? name : file), DocumentReader::Others::Refused);
    Recipe recipe;
    reader.document(recipe);
    if (!reader.ok())
        return failAt(reader.error(), "--transform");
    if (recipe.name.empty())
        recipe.name = name;
    Recipe shown = recipe;
    if (!file.empty())
        shown.name = file;
    return check(shown).map([&] { return std::move(recipe); });
}

Result<Recipe> recipeFromText(std::string_view text, const std::string& name, const std::string& file)
{
    const auto document = text::parseJson(text);
    if (!document)
        return fail(say::recipeNotJson(file.empty() ? name : file, document.error().what), "--transform");
    return recipeFromJson(*document, name, file);
}

Result<Recipe> readRecipe(const std::filesystem::path& file)
{
    const auto text = readFile(file, mostBytes);
    if (!text)
        return failAt(text.error(), "--transform");
    return recipeFromText(*text, file.stem().string(), file.string());
}

nlohmann::json toJson(const Recipe& recipe)
{
    return DocumentWriter::written(recipe);
}

std::string toText(const Recipe& recipe)
{
    return inOrder(toJson(recipe)).dump(2) + "\n";
}

} // namespace scalescope::job
