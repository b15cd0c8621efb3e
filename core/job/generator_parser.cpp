// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/spec_scanner.h"
#include "core/message/say_job.h"

#include <cctype>
#include <limits>

namespace scalescope::job {

namespace {

std::size_t parameterCount(Generated::Kind kind)
{
    using enum Generated::Kind;
    return kind == Uniform || kind == Randint ? 2 : kind == Full ? 1 : 0;
}

/// "a number is expected, but abc is not one".
message::Clause expectedInsteadOf(const std::string& word, message::Clause what)
{
    return say::expectedBut(std::move(what), word.empty() ? say::nothingStands() : say::wordIsNotOne(word));
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
            m_scanner.expect(say::aShapeAfter(name));
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
            return m_scanner.expect(say::aParenthesisAfter(example, name));
        const std::size_t start = m_scanner.position();
        do
            result.parameters.push_back(number());
        while (m_scanner.take(','));
        if (!m_scanner.take(')'))
            m_scanner.expect(say::closingParenthesisAfter(name));
        if (result.parameters.size() != count)
            m_scanner.fail(start,
                           say::takesNumbers(name, {static_cast<std::int64_t>(count)}, name + example));
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
                m_scanner.fail(start, say::randintTakesWholeNumbers());
            else if (*low >= *high)
                m_scanner.fail(start, say::randintBounds());
        }
        if (result.kind == Generated::Kind::Uniform &&
            !(asDouble(result.parameters[0]) <= asDouble(result.parameters[1])))
            m_scanner.fail(start, say::uniformBounds());
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
        m_scanner.fail(start, expectedInsteadOf(word, say::aNumber()));
        return std::int64_t{0};
    }

    void shape(Generated& result)
    {
        if (!m_scanner.take('['))
            return m_scanner.expect(say::aShape());
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
                return m_scanner.fail(start, expectedInsteadOf(word, say::aSpecSize()));
            if (*size != 0 && elements > std::numeric_limits<std::int64_t>::max() / 16 / *size)
                return m_scanner.fail(start, say::shapeTooLarge());
            elements *= *size == 0 ? 1 : *size;
            result.shape.push_back(*size);
        } while (m_scanner.take(','));
        if (!m_scanner.take(']'))
            m_scanner.expect(say::eitherText(",", "]"));
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
            return m_scanner.fail(start, expectedInsteadOf(word, say::aDtype()));
        const bool needsFloat =
            result.kind == Generated::Kind::Randn || result.kind == Generated::Kind::Uniform;
        if (needsFloat && !isFloatingDtype(result.dtype))
            m_scanner.fail(start, say::makesFloatingPoint(name, result.dtype));
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
