// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/spec.h"
#include "core/job/spec_scanner.h"
#include "core/message/say_job.h"

#include <cctype>
#include <nlohmann/json.hpp>
#include <optional>

namespace scalescope::job {

namespace {

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

/// Recursive descent over one SPEC. The first error is kept; after it every step returns at once.
class Parser
{
public:
    explicit Parser(std::string_view text) : m_scanner(text) {}

    /// Good for something only where problem() is nothing then.
    Spec parse()
    {
        m_scanner.skipSpaces();
        Spec spec;
        if (const auto file = m_scanner.atOneOf("[{\"") ? std::nullopt : fileFrom(m_scanner.rest())) {
            // At the top nothing can follow a file, so that its name may hold commas, spaces and brackets.
            checkFile(*file);
            spec.value = *file;
        } else {
            spec = value(0);
            m_scanner.skipSpaces();
            if (!m_scanner.atEnd())
                m_scanner.expect(say::theEnd());
        }
        return spec;
    }
    [[nodiscard]] const std::optional<SpecProblem>& problem() const { return m_scanner.problem(); }

private:
    Spec value(int depth)
    {
        m_scanner.skipSpaces();
        if (depth > deepestSpec) {
            m_scanner.fail(m_scanner.position(), say::listsTooDeep(deepestSpec));
            return {};
        }
        switch (m_scanner.peek()) {
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
        m_scanner.take('[');
        if (m_scanner.take(']'))
            return result;
        do
            result.items.push_back(value(depth + 1));
        while (m_scanner.take(','));
        if (!m_scanner.take(']'))
            m_scanner.expect(say::eitherText(",", "]"));
        return result;
    }

    DictSpec dict(int depth)
    {
        DictSpec result;
        m_scanner.take('{');
        if (m_scanner.take('}'))
            return result;
        do {
            result.keys.push_back(key());
            if (!m_scanner.take(':'))
                m_scanner.expect(say::colonAfterKey());
            result.values.push_back(value(depth + 1));
        } while (m_scanner.take(','));
        if (!m_scanner.take('}'))
            m_scanner.expect(say::eitherText(",", "}"));
        return result;
    }

    Spec key()
    {
        m_scanner.skipSpaces();
        if (m_scanner.peek() == '"')
            return {string()};
        const std::size_t start = m_scanner.position();
        while (!m_scanner.atEnd() && !m_scanner.atOneOf(":,}]"))
            m_scanner.advance();
        if (const auto number = scalarFrom(m_scanner.since(start)))
            return *number;
        m_scanner.fail(start, say::keyExpected());
        return {};
    }

    std::string string()
    {
        const std::size_t start = m_scanner.position();
        m_scanner.advance();
        while (!m_scanner.atEnd() && m_scanner.peek() != '"')
            m_scanner.setPosition(m_scanner.position() + (m_scanner.peek() == '\\' ? 2 : 1));
        if (m_scanner.atEnd()) {
            m_scanner.fail(start, say::textNotClosed());
            return {};
        }
        m_scanner.advance();
        const auto parsed = nlohmann::json::parse(m_scanner.since(start), nullptr, false);
        if (parsed.is_string())
            return parsed.get<std::string>();
        m_scanner.fail(start, say::unknownEscape());
        return {};
    }

    Spec generatorOrWord()
    {
        const std::size_t start = m_scanner.position();
        while (!m_scanner.atEnd() && std::islower(static_cast<unsigned char>(m_scanner.peek())) != 0)
            m_scanner.advance();
        const auto kind = generatorFrom(m_scanner.since(start));
        if (kind && (m_scanner.atEnd() || m_scanner.atOneOf("(:,]} \t\n")))
            return {parseGenerator(*kind, m_scanner)};
        m_scanner.setPosition(start);
        return word();
    }

    Spec word()
    {
        const std::size_t start = m_scanner.position();
        std::string text;
        for (; !m_scanner.atEnd() && !m_scanner.atOneOf(",]}"); m_scanner.advance()) {
            if (m_scanner.peek() == '\\')
                m_scanner.advance();
            if (!m_scanner.atEnd())
                text += m_scanner.peek();
        }
        text.resize(text.find_last_not_of(" \t\n\r") + 1);
        if (const auto known = scalarFrom(text))
            return *known;
        if (const auto file = fileFrom(text)) {
            checkFile(*file);
            return {*file};
        }
        if (text.empty()) {
            m_scanner.setPosition(start);
            m_scanner.expect(say::anySpec());
        } else {
            const std::size_t end = m_scanner.position();
            m_scanner.setPosition(start);
            const std::string rest = m_scanner.rest();
            m_scanner.setPosition(end);
            m_scanner.fail(start, wordProblem(text, rest));
        }
        return {};
    }

    /// Of a word that ends where its first comma is; `rest` is all that follows from its start.
    static message::Clause wordProblem(const std::string& text, const std::string& rest)
    {
        const auto end = text.find_first_of(":([");
        if (end != std::string::npos && end > 0 && rest.find('[') != std::string::npos)
            return say::noGenerator(text.substr(0, end));
        if (text.find_first_not_of("+-0123456789") == std::string::npos)
            return say::wholeNumberTooLong(text);
        return say::expectedBut(say::anySpec(), say::wordIsNone(text));
    }

    void checkFile(const FileReference& file)
    {
        if (file.path.ends_with(".npy") && !file.key.empty())
            m_scanner.fail(m_scanner.position(), say::npyTakesNoKey());
    }

    SpecScanner m_scanner;
};

} // namespace

Result<Spec> parseSpec(std::string_view text)
{
    Parser parser(text);
    Spec spec = parser.parse();
    if (parser.problem())
        return tl::unexpected(noSpec(text, *parser.problem()));
    return spec;
}

std::optional<SpecProblem> problemOfSpec(std::string_view text)
{
    Parser parser(text);
    parser.parse();
    return parser.problem();
}

} // namespace scalescope::job
