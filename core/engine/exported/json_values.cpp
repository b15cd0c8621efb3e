// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/json_values.h"

#include <limits>
#include <string_view>
#include <unordered_map>

namespace scalescope::engine::exported {

using nlohmann::json;

void notAsWritten()
{
    throw json::type_error::create(302, "not as PyTorch writes it", nullptr);
}

std::int64_t integer(const json& value)
{
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (!value.is_number_integer() || (value.is_number_unsigned() && value.get<std::uint64_t>() > most))
        notAsWritten();
    return value.get<std::int64_t>();
}

bool boolean(const json& value)
{
    if (!value.is_boolean())
        notAsWritten();
    return value.get<bool>();
}

double real(const json& value)
{
    static const std::unordered_map<std::string_view, double> words{
        {"Infinity", std::numeric_limits<double>::infinity()},
        {"-Infinity", -std::numeric_limits<double>::infinity()},
        {"NaN", std::numeric_limits<double>::quiet_NaN()}};
    if (value.is_number())
        return value.get<double>();
    const auto word = words.find(value.get_ref<const std::string&>());
    if (word == words.end())
        notAsWritten();
    return word->second;
}

const std::string& textOf(const json& value)
{
    return value.get_ref<const std::string&>();
}

const json::array_t& array(const json& value)
{
    return value.get_ref<const json::array_t&>();
}

const json::object_t::value_type& only(const json& value)
{
    const auto& object = value.get_ref<const json::object_t&>();
    if (object.size() != 1)
        notAsWritten();
    return *object.begin();
}

const json* find(const json& object, const char* member)
{
    const auto found = object.find(member);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

} // namespace scalescope::engine::exported
