// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/code_check.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

namespace scalescope::engine {

namespace {

constexpr int deepestExpression = 400;     ///< brackets count twice
constexpr std::size_t deepestIndent = 400; ///< columns; PyTorch indents by two
constexpr int longestElifChain = 200;      ///< each is one block deeper; PyTorch writes none

bool isWordPart(char c)
{
    return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0;
}

/// Follows the code's tokens as far as nesting goes.
class NestingScan
{
public:
    explicit NestingScan(std::string_view code) : m_code(code) {}

    bool isTooDeep()
    {
        startLine();
        while (m_at < m_code.size() && !m_tooDeep)
            step();
        return m_tooDeep;
    }

private:
    /// One part of an expression that the next ones are nested in: an operator, a call, an attribute.
    void addLink()
    {
        ++m_links.back();
        ++m_depth;
        m_tooDeep |= m_depth > deepestExpression;
    }

    void open()
    {
        addLink();
        m_links.push_back(0);
        ++m_depth;
    }

    /// Links of this bracket are no longer around what follows.
    void endItem()
    {
        m_depth -= m_links.back();
        m_links.back() = 0;
    }

    void close()
    {
        if (m_links.size() == 1)
            return;
        endItem();
        m_links.pop_back();
        --m_depth;
    }

    void startLine()
    {
        const auto text = std::min(m_code.find_first_not_of(" \t", m_at), m_code.size());
        m_tooDeep |= text - m_at > deepestIndent;
    }

    void step()
    {
        const char c = m_code[m_at];
        if (c == '"' || c == '\'') {
            const auto end = endOfString(m_code, m_at);
            m_at = end == m_at ? m_code.size() : end; // the parser ends at a text that does not
        } else if (c == '#' && !m_code.substr(m_at).starts_with("# type:")) { // those are parsed
            m_at = std::min(m_code.find('\n', m_at), m_code.size());
        } else if (isWordPart(c)) {
            word();
        } else {
            ++m_at;
            sign(c);
        }
    }

    void word()
    {
        constexpr std::array<std::string_view, 8> links{"not",  "and", "or", "if",
                                                        "else", "in",  "is", "lambda"};
        const std::size_t start = m_at;
        while (m_at < m_code.size() && isWordPart(m_code[m_at]))
            ++m_at;
        const auto word = m_code.substr(start, m_at - start);
        if (std::ranges::find(links, word) != links.end())
            addLink();
        if (word == "elif")
            m_tooDeep |= ++m_elifs > longestElifChain;
    }

    void sign(char c)
    {
        constexpr std::string_view operators = ".+-*/%<>=!&|^~@";
        if (c == '(' || c == '[' || c == '{') {
            open();
        } else if (c == ')' || c == ']' || c == '}') {
            close();
        } else if (c == ',') {
            endItem();
        } else if (c == '\\' && m_at < m_code.size() && m_code[m_at] == '\n') {
            ++m_at; // the line goes on
        } else if (c == '\n' && m_links.size() == 1) {
            endItem();
            startLine();
        } else if (operators.find(c) != std::string_view::npos) {
            addLink();
        }
    }

    std::string_view m_code;
    std::size_t m_at = 0;
    std::vector<int> m_links{0}; ///< of each open bracket, since its last comma
    int m_depth = 0;             ///< their sum and the brackets
    int m_elifs = 0;
    bool m_tooDeep = false;
};

} // namespace

std::size_t endOfString(std::string_view code, std::size_t at)
{
    const std::string_view quote = code.substr(at, 1);
    const bool triple = code.size() - at >= 3 && code[at + 1] == quote[0] && code[at + 2] == quote[0];
    const std::size_t width = triple ? 3 : 1;
    for (std::size_t end = at + width; end < code.size(); ++end) {
        const auto closing = code.substr(end, width);
        if (closing.size() == width && closing.find_first_not_of(quote) == std::string_view::npos)
            return end + width;
        if (code[end] == '\n' && !triple)
            return at;
        if (code[end] == '\\')
            ++end;
    }
    return at;
}

bool nestsTooDeep(std::string_view code)
{
    return NestingScan(code).isTooDeep();
}

} // namespace scalescope::engine
