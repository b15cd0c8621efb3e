// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/node_filter.h"

#include "widgets/models/node_condition.h"

#include <QList>
#include <QRegularExpression>

namespace scalescope::widgets {

namespace {

using Condition = NodeCondition;

enum class TokenKind { Word, Regex, Comparison, Open, Close, End };

struct Token
{
    TokenKind kind = TokenKind::End;
    QString text;
    TextPart place;
};

TextPart between(const TextPart& first, const TextPart& last)
{
    return {first.from, last.from + last.length - first.from};
}

/// Cuts the text into words, /regexes/, comparison signs and brackets. Brackets inside a word stay in it.
QList<Token> tokensOf(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral(
        "\\s*(?:(?<regex>/(?:[^/\\\\]|\\\\.)*/)|(?<sign><=|>=|!=|==|<|>|=)|(?<open>\\()|(?<close>\\))|"
        "(?<quoted>\"[^\"]*\")|(?<word>[^\\s<>=!()\"]+))"));
    QList<Token> tokens;
    qsizetype position = 0;
    const auto take = [&](const QRegularExpressionMatch& match, const char* name, TokenKind kind,
                          bool isFramed) {
        const QString group = QString::fromLatin1(name);
        if (!match.hasCaptured(group))
            return;
        const QString captured = match.captured(group);
        tokens.append({kind,
                       isFramed ? captured.mid(1).chopped(1) : captured,
                       {match.capturedStart(group), captured.size()}});
    };
    while (position < text.size()) {
        const auto match = pattern.match(text, position, QRegularExpression::NormalMatch,
                                         QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch()) {
            const QString rest = text.mid(position).trimmed();
            if (rest.isEmpty())
                break;
            throw FilterError{FilterWords::tr("The filter can't be read from \"%1\" on.").arg(rest),
                              {},
                              TextPart{text.indexOf(rest, position), rest.size()}};
        }
        position = match.capturedEnd();
        take(match, "regex", TokenKind::Regex, true);
        take(match, "sign", TokenKind::Comparison, false);
        take(match, "open", TokenKind::Open, false);
        take(match, "close", TokenKind::Close, false);
        take(match, "quoted", TokenKind::Word, true);
        take(match, "word", TokenKind::Word, false);
    }
    return tokens;
}

/// any: all ("or" all)*; all: one ("and" one)*; one: "not" one | "(" any ")" | /regex/ | word [sign word]
class Parser
{
public:
    explicit Parser(QList<Token> tokens) : m_tokens(std::move(tokens)) {}

    Condition parse()
    {
        Condition result = any();
        if (current().kind != TokenKind::End)
            throw FilterError{FilterWords::tr("\"%1\" was not expected here; join conditions with and, or.")
                                  .arg(current().text),
                              {},
                              current().place};
        return result;
    }

private:
    [[nodiscard]] Token current() const { return m_tokens.value(m_position); }

    Token take() { return m_tokens.value(m_position++); }

    bool takeWord(const char* word)
    {
        const bool found = current().kind == TokenKind::Word && current().text == QLatin1String(word);
        m_position += found ? 1 : 0;
        return found;
    }

    Condition any()
    {
        Condition result = all();
        while (takeWord("or"))
            result = [a = std::move(result), b = all()](const FilteredNode& node) {
                return a(node) || b(node);
            };
        return result;
    }

    Condition all()
    {
        Condition result = one();
        while (takeWord("and"))
            result = [a = std::move(result), b = one()](const FilteredNode& node) {
                return a(node) && b(node);
            };
        return result;
    }

    Condition one()
    {
        if (++m_depth > deepest)
            throw FilterError{FilterWords::tr("The filter has too many brackets."), {}, current().place};
        Condition result = oneAtDepth();
        --m_depth;
        return result;
    }

    Condition oneAtDepth()
    {
        if (takeWord("not"))
            return [inner = one()](const FilteredNode& node) { return !inner(node); };
        const Token token = take();
        if (token.kind == TokenKind::Regex)
            return told({token}, [&] { return regexCondition(token.text); });
        if (token.kind == TokenKind::Open) {
            Condition result = any();
            if (take().kind != TokenKind::Close)
                throw FilterError{FilterWords::tr("A bracket is not closed."), {}, token.place};
            return result;
        }
        if (token.kind == TokenKind::End)
            throw FilterError{FilterWords::tr("The filter ends where a condition is expected."),
                              {},
                              m_tokens.isEmpty() ? TextPart() : m_tokens.last().place};
        if (token.kind != TokenKind::Word)
            throw FilterError{
                FilterWords::tr("A condition is expected before \"%1\".").arg(token.text), {}, token.place};
        return current().kind == TokenKind::Comparison ? comparisonWith(token) : textCondition(token.text);
    }

    Condition comparisonWith(const Token& left)
    {
        const Token sign = take();
        const Token right = take();
        if (right.kind != TokenKind::Word)
            throw FilterError{
                FilterWords::tr("A value is missing after \"%1 %2\".").arg(left.text, sign.text),
                {},
                between(left.place, sign.place)};
        return told({left, sign, right}, [&] { return comparison(left.text, sign.text, right.text); });
    }

    /// What is wrong with a condition is wrong at the token that it is about, or at all of them.
    template <typename Make>
    static Condition told(const QList<Token>& tokens, const Make& make)
    {
        try {
            return make();
        } catch (FilterError& error) {
            error.where = between(tokens.first().place, tokens.last().place);
            for (const Token& token : tokens)
                if (token.text == error.about)
                    error.where = token.place;
            throw;
        }
    }

    static constexpr int deepest = 200;
    QList<Token> m_tokens;
    qsizetype m_position = 0;
    int m_depth = 0;
};

/// Whether text is meant as it stands: without a comparison, a regular expression or a joining word.
bool isPlainText(const QString& text)
{
    static const QRegularExpression expression(
        QStringLiteral("[<>=]|^\\s*/|\\s/|(^|\\s)not\\s|\\s(and|or)\\s"));
    return !expression.match(text).hasMatch();
}

} // namespace

bool NodeFilter::matches(const graph::Node& node, const sheet::Sources& sources) const
{
    return !m_matches || m_matches({node, sources});
}

tl::expected<NodeFilter, FilterMistake> NodeFilter::parse(const QString& text)
{
    NodeFilter filter;
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return filter;
    const qsizetype begin = text.indexOf(trimmed);
    const auto mistake = [&](const QString& sentence, const TextPart& where) {
        return tl::unexpected(FilterMistake{{ExitStatus::Usage, sentence.toStdString(), {}, {}},
                                            {begin + where.from, where.length}});
    };
    constexpr qsizetype longest = 4000;
    if (trimmed.size() > longest)
        return mistake(FilterWords::tr("The filter is longer than %1 characters.").arg(longest),
                       {longest, trimmed.size() - longest});
    try {
        if (isPlainText(trimmed))
            filter.m_matches = textCondition(trimmed);
        else
            filter.m_matches = Parser(tokensOf(trimmed)).parse();
    } catch (const FilterError& error) {
        return mistake(error.sentence, error.where.value_or(TextPart{0, trimmed.size()}));
    }
    return filter;
}

} // namespace scalescope::widgets
