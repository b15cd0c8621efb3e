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
};

/// Cuts the text into words, /regexes/, comparison signs and brackets. Brackets inside a word stay in it.
QList<Token> tokensOf(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral(
        "\\s*(?:(?<regex>/(?:[^/\\\\]|\\\\.)*/)|(?<sign><=|>=|!=|==|<|>|=)|(?<open>\\()|(?<close>\\))|"
        "(?<quoted>\"[^\"]*\")|(?<word>[^\\s<>=!()\"]+))"));
    QList<Token> tokens;
    qsizetype position = 0;
    while (position < text.size()) {
        const auto match = pattern.match(text, position, QRegularExpression::NormalMatch,
                                         QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch()) {
            if (QStringView(text).mid(position).trimmed().isEmpty())
                break;
            throw FilterError{FilterWords::tr("The filter can't be read from \"%1\" on.")
                                  .arg(text.mid(position).trimmed())};
        }
        position = match.capturedEnd();
        if (match.hasCaptured(QStringLiteral("regex")))
            tokens.append({TokenKind::Regex, match.captured(QStringLiteral("regex")).mid(1).chopped(1)});
        else if (match.hasCaptured(QStringLiteral("sign")))
            tokens.append({TokenKind::Comparison, match.captured(QStringLiteral("sign"))});
        else if (match.hasCaptured(QStringLiteral("open")))
            tokens.append({TokenKind::Open, QStringLiteral("(")});
        else if (match.hasCaptured(QStringLiteral("close")))
            tokens.append({TokenKind::Close, QStringLiteral(")")});
        else if (match.hasCaptured(QStringLiteral("quoted")))
            tokens.append({TokenKind::Word, match.captured(QStringLiteral("quoted")).mid(1).chopped(1)});
        else
            tokens.append({TokenKind::Word, match.captured(QStringLiteral("word"))});
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
                                  .arg(current().text)};
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
            throw FilterError{FilterWords::tr("The filter has too many brackets.")};
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
            return regexCondition(token.text);
        if (token.kind == TokenKind::Open) {
            Condition result = any();
            if (take().kind != TokenKind::Close)
                throw FilterError{FilterWords::tr("A bracket is not closed.")};
            return result;
        }
        if (token.kind != TokenKind::Word)
            throw FilterError{
                token.kind == TokenKind::End
                    ? FilterWords::tr("The filter ends where a condition is expected.")
                    : FilterWords::tr("A condition is expected before \"%1\".").arg(token.text)};
        if (current().kind != TokenKind::Comparison)
            return textCondition(token.text);
        const QString sign = take().text;
        const Token right = take();
        if (right.kind != TokenKind::Word)
            throw FilterError{FilterWords::tr("A value is missing after \"%1 %2\".").arg(token.text, sign)};
        return comparison(token.text, sign, right.text);
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

bool NodeFilter::matches(const graph::Node& node, const report::TensorFormats* formats) const
{
    return !m_matches || m_matches({node, formats});
}

Result<NodeFilter> NodeFilter::parse(const QString& text)
{
    NodeFilter filter;
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return filter;
    constexpr qsizetype longest = 4000;
    if (trimmed.size() > longest)
        return fail(ExitStatus::Usage,
                    FilterWords::tr("The filter is longer than %1 characters.").arg(longest).toStdString());
    try {
        if (isPlainText(trimmed))
            filter.m_matches = textCondition(trimmed);
        else
            filter.m_matches = Parser(tokensOf(trimmed)).parse();
    } catch (const FilterError& error) {
        return fail(ExitStatus::Usage, error.sentence.toStdString());
    }
    return filter;
}

} // namespace scalescope::widgets
