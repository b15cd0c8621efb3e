// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/inputs_file.h"

#include "core/job/spec.h"
#include "core/job/spec_check.h"
#include "core/message/say_job.h"
#include "core/text/json_text.h"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>

namespace scalescope::job {

namespace {

using nlohmann::json;

Result<Spec> specFrom(const json& value, const std::string& place);

Result<Spec> listFrom(const json& value, const std::string& place)
{
    ListSpec list;
    for (std::size_t i = 0; i < value.size(); ++i) {
        auto item = specFrom(value[i], place + "." + std::to_string(i));
        if (!item)
            return item;
        list.items.push_back(std::move(*item));
    }
    return Spec{std::move(list)};
}

Result<Spec> dictFrom(const json& value, const std::string& place)
{
    DictSpec dict;
    for (const auto& member : value.items()) {
        auto item = specFrom(member.value(), place + "." + member.key());
        if (!item)
            return item;
        dict.keys.push_back({member.key()});
        dict.values.push_back(std::move(*item));
    }
    return Spec{std::move(dict)};
}

Result<Spec> specFrom(const json& value, const std::string& place)
{
    switch (value.type()) {
    case json::value_t::null:
        return Spec{std::monostate{}};
    case json::value_t::boolean:
        return Spec{value.get<bool>()};
    case json::value_t::number_integer:
        return Spec{value.get<std::int64_t>()};
    case json::value_t::number_unsigned:
        if (!std::in_range<std::int64_t>(value.get<std::uint64_t>()))
            return fail(say::inputTooLong(place, value.dump()), place);
        return Spec{value.get<std::int64_t>()};
    case json::value_t::number_float:
        return Spec{value.get<double>()};
    case json::value_t::string: {
        auto spec = parseSpec(value.get<std::string>());
        if (!spec)
            return fail(say::inputWrong(place, spec.error().said), place);
        return spec;
    }
    case json::value_t::array:
        return listFrom(value, place);
    default:
        return dictFrom(value, place);
    }
}

} // namespace

Result<std::vector<Input>> inputsFromJson(const json& document)
{
    if (!document.is_object() && !document.is_array())
        return fail(say::inputsNeitherObjectNorArray(), "--inputs");
    std::vector<Input> inputs;
    for (const auto& item : document.items()) {
        const auto spec = specFrom(item.value(), item.key());
        if (!spec)
            return tl::unexpected(spec.error());
        inputs.push_back({document.is_object() ? item.key() : std::string(), toText(*spec)});
    }
    return inputs;
}

namespace {

/// JSON's parsers keep the last of several members of one name; here the others would be lost in silence.
class TopLevelNames
{
public:
    bool operator()(int depth, json::parse_event_t event, const json& parsed)
    {
        if (event == json::parse_event_t::key && depth == 1 &&
            !m_names.insert(parsed.get<std::string>()).second)
            m_twice = parsed.get<std::string>();
        return true;
    }
    [[nodiscard]] const std::string& twice() const { return m_twice; }

private:
    std::set<std::string> m_names;
    std::string m_twice;
};

} // namespace

Result<std::vector<Input>> inputsFromText(const std::string& text)
{
    TopLevelNames names;
    const auto document = text::parseJson(text, {largestInputsFile, deepestSpec}, std::ref(names));
    if (!document)
        return fail(say::inputsNotJson(document.error().what), "--inputs");
    if (!names.twice().empty())
        return tl::unexpected(inputGivenTwice(names.twice()));
    return inputsFromJson(*document);
}

Result<json> inputsToJson(const std::vector<Input>& inputs)
{
    const auto named = std::ranges::count_if(inputs, [](const Input& input) { return !input.name.empty(); });
    if (named != 0 && named != std::ssize(inputs))
        return fail(say::inputsPartlyNamed());
    json document = named != 0 ? json::object() : json::array();
    for (const Input& input : inputs)
        if (named != 0)
            document[input.name] = input.spec;
        else
            document.push_back(input.spec);
    return document;
}

} // namespace scalescope::job
