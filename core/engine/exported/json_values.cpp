// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/json_values.h"

#include "core/engine/compat/dtypes.h"
#include "core/engine/exported/program_document.h"
#include "core/message/say_exported.h"
#include "core/message/say_text.h"

#include <algorithm>
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

namespace {

/// Makes the document of what nlohmann's parser reads. Its own with a callback looks through all that is in a
/// list or an object at the end of each object in it.
class KeptJson final : public json::json_sax_t
{
public:
    explicit KeptJson(const CountedBounds& bounds) : m_bounds(bounds) {}

    [[nodiscard]] json take() { return std::move(m_whole); }
    [[nodiscard]] const std::optional<text::JsonProblem>& problem() const { return m_problem; }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t& /*text*/) override { return add(value); }
    bool binary(binary_t& /*value*/) override { return false; }
    bool start_object(std::size_t /*size*/) override { return enter(json::object()); }
    bool end_object() override { return leave(); }
    bool start_array(std::size_t /*size*/) override { return enter(json::array()); }
    bool end_array() override { return leave(); }

    bool string(string_t& value) override
    {
        if (m_key == "nn_module_stack" && m_leftOutIn == 0)
            count(static_cast<std::size_t>(std::ranges::count(value, ';')));
        return add(std::move(value));
    }

    bool key(string_t& name) override
    {
        if (m_leftOutIn == m_depth) // the member before has ended
            m_leftOutIn = 0;
        if (m_leftOutIn != 0)
            return true;
        if (std::ranges::find(m_bounds.leftOut, std::string_view(name)) != m_bounds.leftOut.end())
            m_leftOutIn = m_depth;
        else
            count(1);
        m_key = std::move(name);
        return true;
    }

    bool parse_error(std::size_t byte, const std::string& /*token*/, const json::exception& error) override
    {
        const bool isOfNumber = error.id == 406;
        m_problem = isOfNumber
                        ? text::JsonProblem{0, say::jsonNumberTooLarge()}
                        : text::JsonProblem{byte, say::jsonMalformedAt(static_cast<std::int64_t>(byte))};
        return false;
    }

private:
    bool add(json value)
    {
        place(std::move(value));
        return true;
    }

    bool enter(json value)
    {
        if (++m_depth > m_bounds.text.depth) {
            m_problem =
                text::JsonProblem{1, say::jsonTooDeep(static_cast<std::int64_t>(m_bounds.text.depth))};
            return false;
        }
        if (json* made = place(std::move(value)))
            m_open.push_back(made);
        return true;
    }

    bool leave()
    {
        if (m_leftOutIn == m_depth) // the last member of what ends here was left out
            m_leftOutIn = 0;
        if (m_leftOutIn == 0) {
            m_open.pop_back();
            count(1);
        }
        --m_depth;
        return true;
    }

    /// Null where it is left out. What is in a list stays where it is while something is added to it.
    json* place(json value)
    {
        if (m_leftOutIn != 0)
            return nullptr;
        count(1);
        json& into = m_open.empty() ? m_whole : *m_open.back();
        if (m_open.empty())
            return &(m_whole = std::move(value));
        if (into.is_array()) {
            into.push_back(std::move(value));
            return &into.back();
        }
        return &(into[m_key] = std::move(value));
    }

    void count(std::size_t values)
    {
        m_values += values;
        if (m_values > m_bounds.values)
            throw ClauseError(say::programTooLarge());
    }

    const CountedBounds& m_bounds;
    std::size_t m_values = 0;
    std::size_t m_depth = 0;
    std::size_t m_leftOutIn = 0; ///< the depth of the object whose member is being left out, 0 of none
    std::string m_key;
    json m_whole;
    std::vector<json*> m_open;
    std::optional<text::JsonProblem> m_problem;
};

} // namespace

tl::expected<json, text::JsonProblem> parseCounted(std::string_view text, const CountedBounds& bounds)
{
    if (text.size() > bounds.text.bytes)
        return tl::unexpected(
            text::JsonProblem{0, say::jsonTooLong(static_cast<std::int64_t>(bounds.text.bytes))});
    KeptJson kept(bounds);
    if (!json::sax_parse(text, &kept))
        return tl::unexpected(*kept.problem());
    return kept.take();
}

namespace {

template <typename Value>
std::optional<Value> found(const std::unordered_map<std::int64_t, Value>& table, std::int64_t number)
{
    const auto it = table.find(number);
    return it == table.end() ? std::nullopt : std::optional(it->second);
}

} // namespace

std::optional<at::ScalarType> scalarTypeOf(std::int64_t number)
{
    static const std::unordered_map<std::int64_t, std::string> names{{1, "uint8"},
                                                                     {2, "int8"},
                                                                     {3, "int16"},
                                                                     {4, "int32"},
                                                                     {5, "int64"},
                                                                     {6, "float16"},
                                                                     {7, "float32"},
                                                                     {8, "float64"},
                                                                     {9, "complex32"},
                                                                     {10, "complex64"},
                                                                     {11, "complex128"},
                                                                     {12, "bool"},
                                                                     {13, "bfloat16"},
                                                                     {28, "uint16"},
                                                                     {29, "float8_e4m3fn"},
                                                                     {30, "float8_e5m2"},
                                                                     {31, "float8_e4m3fnuz"},
                                                                     {32, "float8_e5m2fnuz"},
                                                                     {33, "float8_e8m0fnu"},
                                                                     {34, "uint32"},
                                                                     {35, "uint64"}};
    const auto name = found(names, number);
    return name ? dtypeFrom(*name) : std::nullopt;
}

std::optional<at::MemoryFormat> memoryFormatOf(std::int64_t number)
{
    static const std::unordered_map<std::int64_t, at::MemoryFormat> formats{
        {1, at::MemoryFormat::Contiguous},
        {2, at::MemoryFormat::ChannelsLast},
        {3, at::MemoryFormat::ChannelsLast3d},
        {4, at::MemoryFormat::Preserve}};
    return found(formats, number);
}

std::optional<at::Layout> layoutOf(std::int64_t number)
{
    static const std::unordered_map<std::int64_t, at::Layout> layouts{
        {1, at::kSparse},    {2, at::kSparseCsr}, {3, at::kSparseCsc}, {4, at::kSparseBsr},
        {5, at::kSparseBsc}, {6, at::kMkldnn},    {7, at::kStrided}};
    return found(layouts, number);
}

} // namespace scalescope::engine::exported
