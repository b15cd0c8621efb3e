// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/spec.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>

namespace scalescope::job {

namespace {

constexpr int deepest = 64;
constexpr const char* anything =
    "a generator (randn:[8,128], uniform(0,1):, randint(0,10):, ones:, zeros:, "
    "full(0.5):, arange:), a file (.npy, .npz:key, .pt), a number, true, false, null, "
    "\"text\", [...] or {\"key\": ...}";

std::optional<Generated::Kind> generatorFrom(std::string_view name)
{
    using enum Generated::Kind;
    for (const auto kind : {Randn, Uniform, Randint, Ones, Zeros, Full, Arange})
        if (toString(kind) == name)
            return kind;
    return std::nullopt;
}

std::size_t parameterCount(Generated::Kind kind)
{
    using enum Generated::Kind;
    return kind == Uniform || kind == Randint ? 2 : kind == Full ? 1 : 0;
}

/// A file name ends with one of these, or has one before a colon and a key.
std::optional<FileReference> fileFrom(const std::string& text)
{
    for (std::size_t colon = text.find(':');; colon = text.find(':', colon + 1)) {
        const std::string path = text.substr(0, colon);
        for (const char* ending : {".npy", ".npz", ".pt", ".pth"})
            if (path.size() > std::string_view(ending).size() && path.ends_with(ending))
                return FileReference{path, colon == std::string::npos ? "" : text.substr(colon + 1)};
        if (colon == std::string::npos)
            return std::nullopt;
    }
}

template <typename T>
std::optional<T> numberFrom(std::string_view text)
{
    if (text.starts_with("+"))
        text.remove_prefix(1);
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

bool isSpace(char c)
{
    return std::isspace(static_cast<unsigned char>(c)) != 0;
}

/// Recursive descent over one SPEC. The first error is kept; after it every step returns at once.
class Parser
{
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    Result<Spec> parse()
    {
        skipSpaces();
        Spec spec;
        const std::string rest(trimmed(m_text.substr(m_at)));
        if (const auto file = startsBracketed() ? std::nullopt : fileFrom(rest)) {
            // At the top nothing can follow a file, so that its name may hold commas, spaces and brackets.
            checkFile(*file);
            spec.value = *file;
        } else {
            spec = value(0);
            skipSpaces();
            if (!m_error && m_at != m_text.size())
                expect("the end");
        }
        if (m_error)
            return tl::unexpected(*m_error);
        return spec;
    }

private:
    [[nodiscard]] bool startsBracketed() const
    {
        return !atEnd() && std::string_view("[{\"").find(peek()) != std::string_view::npos;
    }
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
    static std::string_view trimmed(std::string_view text)
    {
        while (!text.empty() && isSpace(text.back()))
            text.remove_suffix(1);
        return text;
    }
    void skipSpaces()
    {
        while (!atEnd() && isSpace(peek()))
            ++m_at;
    }
    bool take(char c)
    {
        skipSpaces();
        if (m_error || peek() != c)
            return false;
        ++m_at;
        return true;
    }

    void fail(std::size_t at, const std::string& what)
    {
        if (m_error)
            return;
        // Characters, not bytes: continuation bytes of UTF-8 don't count.
        const auto before = m_text.substr(0, at);
        const auto character = 1 + std::ranges::count_if(before, [](char c) {
                                   return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
                               });
        m_error = Error{ExitStatus::Usage,
                        "\"" + std::string(m_text) + "\" is no input at character " +
                            std::to_string(character) + ": " + what + ".",
                        {}};
    }
    void expect(const std::string& what)
    {
        skipSpaces();
        fail(m_at, what + " is expected, but " +
                       (atEnd() ? std::string("the text ends") : "there is " + std::string(1, peek())));
    }

    Spec value(int depth)
    {
        skipSpaces();
        if (depth > deepest) {
            fail(m_at, "lists are nested deeper than " + std::to_string(deepest) + " levels");
            return {};
        }
        switch (peek()) {
        case '[':
            return {list(depth)};
        case '{':
            return {dict(depth)};
        case '"':
            return {string()};
        default:
            return generatorOrWord();
        }
    }

    ListSpec list(int depth)
    {
        ListSpec result;
        take('[');
        if (take(']'))
            return result;
        do
            result.items.push_back(value(depth + 1));
        while (take(','));
        if (!take(']'))
            expect(", or ]");
        return result;
    }

    DictSpec dict(int depth)
    {
        DictSpec result;
        take('{');
        if (take('}'))
            return result;
        do {
            result.keys.push_back(key());
            if (!take(':'))
                expect(": after the key");
            result.values.push_back(value(depth + 1));
        } while (take(','));
        if (!take('}'))
            expect(", or }");
        return result;
    }

    Spec key()
    {
        skipSpaces();
        if (peek() == '"')
            return {string()};
        const std::size_t start = m_at;
        while (!atEnd() && std::string_view(":,}]").find(peek()) == std::string_view::npos)
            ++m_at;
        const std::string word(trimmed(m_text.substr(start, m_at - start)));
        if (const auto number = scalar(word))
            return *number;
        fail(start, "a key is expected, such as \"name\" or 3");
        return {};
    }

    std::string string()
    {
        const std::size_t start = m_at++;
        while (!atEnd() && peek() != '"')
            m_at += peek() == '\\' ? 2 : 1;
        if (atEnd()) {
            fail(start, "the text has no closing quote");
            return {};
        }
        ++m_at;
        const auto parsed = nlohmann::json::parse(m_text.substr(start, m_at - start), nullptr, false);
        if (parsed.is_string())
            return parsed.get<std::string>();
        fail(start, "the text has an escape that is not JSON's");
        return {};
    }

    Spec generatorOrWord()
    {
        const std::size_t start = m_at;
        while (!atEnd() && std::islower(static_cast<unsigned char>(peek())) != 0)
            ++m_at;
        const auto kind = generatorFrom(m_text.substr(start, m_at - start));
        const char next = peek();
        if (kind && (next == '(' || next == ':' || next == '\0' || next == ',' || next == ']' ||
                     next == '}' || isSpace(next)))
            return {generator(*kind)};
        m_at = start;
        return word();
    }

    Spec word()
    {
        const std::size_t start = m_at;
        std::string text;
        for (; !atEnd() && std::string_view(",]}").find(peek()) == std::string_view::npos; ++m_at) {
            if (peek() == '\\' && m_at + 1 < m_text.size())
                ++m_at;
            text += peek();
        }
        text = trimmed(text);
        if (const auto known = scalar(text))
            return *known;
        if (const auto file = fileFrom(text)) {
            checkFile(*file);
            return {*file};
        }
        if (text.empty()) {
            m_at = start;
            expect(anything);
        } else {
            fail(start, wordProblem(text));
        }
        return {};
    }

    static std::string wordProblem(const std::string& text)
    {
        if (text.find_first_not_of("+-0123456789") == std::string::npos)
            return "the whole number " + text + " does not fit 64 bits";
        return std::string(anything) + " is expected, but " + text + " is none; a text needs quotes";
    }

    /// true, false, null, a number, or nothing.
    static std::optional<Spec> scalar(const std::string& text)
    {
        if (text == "true" || text == "True")
            return Spec{true};
        if (text == "false" || text == "False")
            return Spec{false};
        if (text == "null" || text == "None")
            return Spec{std::monostate{}};
        if (const auto whole = numberFrom<std::int64_t>(text))
            return Spec{*whole};
        if (text.find_first_not_of("+-0123456789") == std::string::npos)
            return std::nullopt;
        if (const auto number = numberFrom<double>(text))
            return Spec{*number};
        return std::nullopt;
    }

    void checkFile(const FileReference& file)
    {
        if (file.path.ends_with(".npy") && !file.key.empty())
            fail(m_at, "a .npy file holds one array and takes no key");
    }

    Generated generator(Generated::Kind kind)
    {
        Generated result{kind, {}, {}, {}};
        const std::string name(toString(kind));
        parameters(result, name);
        if (!take(':'))
            expect("a shape such as :[8,128] after " + name);
        shape(result);
        const std::size_t at = m_at;
        if (take(':'))
            dtype(result, name, at + 1);
        return result;
    }

    void parameters(Generated& result, const std::string& name)
    {
        const std::size_t count = parameterCount(result.kind);
        if (count == 0)
            return;
        const std::string example = count == 1                                ? "(0.5)"
                                    : result.kind == Generated::Kind::Uniform ? "(0,1)"
                                                                              : "(0,1000)";
        if (!take('('))
            return expect(example + " after " + name);
        const std::size_t start = m_at;
        do
            result.parameters.push_back(number());
        while (take(','));
        if (!take(')'))
            expect(") after " + name + "'s numbers");
        if (result.parameters.size() != count)
            fail(start, name + " takes " + (count == 1 ? "one number" : "two numbers") + ", as in " + name +
                            example);
        checkBounds(result, start);
    }

    void checkBounds(const Generated& result, std::size_t start)
    {
        if (m_error)
            return;
        const auto* low = std::get_if<std::int64_t>(&result.parameters[0]);
        if (result.kind == Generated::Kind::Randint) {
            const auto* high = std::get_if<std::int64_t>(&result.parameters[1]);
            if (!low || !high)
                fail(start, "randint takes whole numbers; uniform takes others");
            else if (*low >= *high)
                fail(start, "randint's upper bound, which is not drawn itself, must be above the lower one");
        }
        if (result.kind == Generated::Kind::Uniform &&
            !(asDouble(result.parameters[0]) <= asDouble(result.parameters[1])))
            fail(start, "uniform's upper bound must not be below the lower one");
    }

    static double asDouble(const Generated::Number& number)
    {
        return std::visit([](auto value) { return static_cast<double>(value); }, number);
    }

    Generated::Number number()
    {
        skipSpaces();
        const std::size_t start = m_at;
        while (!atEnd() && std::string_view(",)]}:").find(peek()) == std::string_view::npos)
            ++m_at;
        const auto known = scalar(std::string(trimmed(m_text.substr(start, m_at - start))));
        if (known && std::holds_alternative<std::int64_t>(known->value))
            return std::get<std::int64_t>(known->value);
        if (known && std::holds_alternative<double>(known->value))
            return std::get<double>(known->value);
        if (known && std::holds_alternative<bool>(known->value))
            return std::get<bool>(known->value);
        fail(start, "a number is expected");
        return std::int64_t{0};
    }

    void shape(Generated& result)
    {
        if (!take('['))
            return expect("a shape such as [8,128]");
        if (take(']'))
            return;
        std::int64_t elements = 1;
        do {
            skipSpaces();
            const std::size_t start = m_at;
            while (!atEnd() && std::isalnum(static_cast<unsigned char>(peek())) != 0)
                ++m_at;
            const auto size = numberFrom<std::int64_t>(m_text.substr(start, m_at - start));
            if (!size)
                return fail(start, "a size, a whole number from 0, is expected");
            if (*size != 0 && elements > std::numeric_limits<std::int64_t>::max() / 16 / *size)
                return fail(start, "the shape has more elements than any memory holds");
            elements *= *size == 0 ? 1 : *size;
            result.shape.push_back(*size);
        } while (take(','));
        if (!take(']'))
            expect(", or ]");
    }

    void dtype(Generated& result, const std::string& name, std::size_t start)
    {
        skipSpaces();
        const std::size_t from = m_at;
        while (!atEnd() &&
               (std::isalnum(static_cast<unsigned char>(peek())) != 0 || peek() == '_' || peek() == '.'))
            ++m_at;
        const std::string_view word = m_text.substr(from, m_at - from);
        result.dtype = canonicalDtype(word);
        if (result.dtype.empty())
            return fail(start, "a dtype such as float32, bfloat16, int64 or bool is expected, but " +
                                   (word.empty() ? "there is none" : std::string(word) + " is none"));
        const bool needsFloat =
            result.kind == Generated::Kind::Randn || result.kind == Generated::Kind::Uniform;
        if (needsFloat && !isFloatingDtype(result.dtype))
            fail(start,
                 name + " makes floating-point values, which " + result.dtype + " can't hold; use randint");
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::optional<Error> m_error;
};

} // namespace

Result<Spec> parseSpec(std::string_view text)
{
    return Parser(text).parse();
}

} // namespace scalescope::job
