// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/document_reader.h"
#include "core/job/document_writer.h"
#include "core/job/recipe.h"
#include "core/job/text_file.h"
#include "core/message/say_transforms.h"
#include "core/text/json_text.h"

#include <set>

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
    for (const char* member :
         {"version", "name", "quantize_bias_gradient", "default", "rules", "module", "operator", "operand",
          "keep", "format", "scaling", "rule", "levels", "rounding", "scale"})
        if (json.contains(member))
            object[member] = inOrder(json[member]);
    return object;
}

/// A member that an object has twice, of which JSON keeps the last; empty where there is none.
std::string memberTwiceIn(std::string_view text)
{
    using Json = nlohmann::json;
    std::vector<std::set<std::string>> members; // of the objects around a place
    std::string twice;
    const auto look = [&](int /*depth*/, Json::parse_event_t event, Json& parsed) {
        if (event == Json::parse_event_t::object_start)
            members.emplace_back();
        else if (event == Json::parse_event_t::object_end)
            members.pop_back();
        else if (event == Json::parse_event_t::key && !members.back().insert(parsed).second)
            twice = parsed;
        return true;
    };
    const auto read = text::parseJson(text, {}, look);
    return read ? twice : std::string();
}

} // namespace

Result<Recipe> recipeFromJson(const nlohmann::json& json, const std::string& name, const std::string& file)
{
    const std::string& given = file.empty() ? name : file;
    DocumentReader reader(json, say::theRecipe(given), DocumentReader::Others::Refused,
                          DocumentReader::Wrong::All);
    Recipe recipe;
    reader.document(recipe);
    if (recipe.name.empty())
        recipe.name = name;
    const auto checked = check(recipe, file.empty() ? recipe.name : file, !reader.ok());
    if (reader.ok())
        return checked.map([&] { return std::move(recipe); });
    if (checked)
        return failAt(reader.error(), "--transform");
    return fail(say::moreWrongThanOne(clauseOf(reader.error()), clauseOf(checked.error())), "--transform");
}

Result<Recipe> recipeFromText(std::string_view text, const std::string& name, const std::string& file)
{
    const auto document = text::parseJson(text);
    const std::string& given = file.empty() ? name : file;
    if (!document)
        return fail(say::recipeNotJson(given, document.error().what), "--transform");
    if (const std::string twice = memberTwiceIn(text); !twice.empty())
        return fail(say::documentIsWrong(say::theRecipe(given), say::memberTwice(twice)), "--transform");
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
    // The modules' names may be those of a hostile run file.
    return inOrder(toJson(recipe)).dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

} // namespace scalescope::job
