// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/spec_scanner.h"

#include <cctype>
#include <limits>

namespace scalescope::job {

namespace {

std::size_t parameterCount(Generated::Kind kind)
{
    using enum Generated::Kind;
    return kind == Uniform || kind == Randint ? 2 : kind == Full ? 1 : 0;
}

class GeneratorParser
{
public:
    explicit GeneratorParser(SpecScanner& scanner) : m_scanner(scanner) {}

    Generated parse(Generated::Kind kind)
    {
        Generated result{kind, {}, {}, {}};
        const std::string name(toString(kind));
        parameters(result, name);
        if (!m_scanner.take(':'))
            m_scanner.expect("a shape such as :[8,128] after " + name);
        shape(result);
        const std::size_t at = m_scanner.position();
        if (m_scanner.take(':'))
            dtype(result, name, at + 1);
        return result;
    }

private:
    void parameters(Generated& result, const std::string& name)
    {
        const std::size_t count = parameterCount(result.kind);
        if (count == 0)
            return;
        const std::string example = count == 1                                ? "(0.5)"
                                    : result.kind == Generated::Kind::Uniform ? "(0,1)"
                                                                              : "(0,1000)";
        if (!m_scanner.take('('))
            return m_scanner.expect("a parenthesis such as " + example + " after " + name);
        const std::size_t start = m_scanner.position();
        do
            result.parameters.push_back(number());
        while (m_scanner.take(','));
        if (!m_scanner.take(')'))
            m_scanner.expect("\")\" after " + name + "'s numbers");
        if (result.parameters.size() != count)
            m_scanner.fail(start, name + " takes " + (count == 1 ? "one number" : "two numbers") +
                                      ", as in " + name + example);
        checkBounds(result, start);
    }

    void checkBounds(const Generated& result, std::size_t start)
    {
        if (m_scanner.failed())
            return;
        const auto* low = std::get_if<std::int64_t>(&result.parameters[0]);
        if (result.kind == Generated::Kind::Randint) {
            const auto* high = std::get_if<std::int64_t>(&result.parameters[1]);
            if (!low || !high)
                m_scanner.fail(start, "randint takes whole numbers; uniform takes others");
            else if (*low >= *high)
                m_scanner.fail(start, "randint's upper bound, which is not drawn itself, must be above the "
                                      "lower one, as in randint(0,10)");
        }
        if (result.kind == Generated::Kind::Uniform &&
            !(asDouble(result.parameters[0]) <= asDouble(result.parameters[1])))
            m_scanner.fail(start,
                           "uniform's upper bound must not be below the lower one, as in uniform(0,1)");
    }

    static double asDouble(const Generated::Number& number)
    {
        return std::visit([](auto value) { return static_cast<double>(value); }, number);
    }

    Generated::Number number()
    {
        m_scanner.skipSpaces();
        const std::size_t start = m_scanner.position();
        while (!m_scanner.atEnd() &&
               std::string_view(",)]}:").find(m_scanner.peek()) == std::string_view::npos)
            m_scanner.advance();
        const std::string word = m_scanner.since(start);
        const auto known = scalarFrom(word);
        if (known && std::holds_alternative<std::int64_t>(known->value))
            return std::get<std::int64_t>(known->value);
        if (known && std::holds_alternative<double>(known->value))
            return std::get<double>(known->value);
        if (known && std::holds_alternative<bool>(known->value))
            return std::get<bool>(known->value);
        m_scanner.fail(start, "a number is expected, but " +
                                  (word.empty() ? std::string("there is none") : word + " is none"));
        return std::int64_t{0};
    }

    void shape(Generated& result)
    {
        if (!m_scanner.take('['))
            return m_scanner.expect("a shape such as [8,128]");
        if (m_scanner.take(']'))
            return;
        std::int64_t elements = 1;
        do {
            m_scanner.skipSpaces();
            const std::size_t start = m_scanner.position();
            while (!m_scanner.atEnd() && !m_scanner.atOneOf(",]:"))
                m_scanner.advance();
            const std::string word = m_scanner.since(start);
            const auto size = wholeNumberFrom(word);
            if (!size || *size < 0)
                return m_scanner.fail(start,
                                      "a size, a whole number from 0, is expected, but " +
                                          (word.empty() ? std::string("there is none") : word + " is none"));
            if (*size != 0 && elements > std::numeric_limits<std::int64_t>::max() / 16 / *size)
                return m_scanner.fail(start,
                                      "the shape has more elements than any memory holds; make it smaller");
            elements *= *size == 0 ? 1 : *size;
            result.shape.push_back(*size);
        } while (m_scanner.take(','));
        if (!m_scanner.take(']'))
            m_scanner.expect("\",\" or \"]\"");
    }

    void dtype(Generated& result, const std::string& name, std::size_t start)
    {
        m_scanner.skipSpaces();
        const std::size_t from = m_scanner.position();
        while (!m_scanner.atEnd() && (std::isalnum(static_cast<unsigned char>(m_scanner.peek())) != 0 ||
                                      m_scanner.peek() == '_' || m_scanner.peek() == '.'))
            m_scanner.advance();
        const std::string word = m_scanner.since(from);
        result.dtype = canonicalDtype(word);
        if (result.dtype.empty())
            return m_scanner.fail(start,
                                  "a dtype such as float32, bfloat16, int64 or bool is expected, but " +
                                      (word.empty() ? "there is none" : word + " is none"));
        const bool needsFloat =
            result.kind == Generated::Kind::Randn || result.kind == Generated::Kind::Uniform;
        if (needsFloat && !isFloatingDtype(result.dtype))
            m_scanner.fail(start, name + " makes floating-point values, which " + result.dtype +
                                      " can't hold; use randint");
    }

    SpecScanner& m_scanner;
};

} // namespace

std::optional<Generated::Kind> generatorFrom(std::string_view name)
{
    using enum Generated::Kind;
    for (const auto kind : {Randn, Uniform, Randint, Ones, Zeros, Full, Arange})
        if (toString(kind) == name)
            return kind;
    return std::nullopt;
}

Generated parseGenerator(Generated::Kind kind, SpecScanner& scanner)
{
    return GeneratorParser(scanner).parse(kind);
}

} // namespace scalescope::job
