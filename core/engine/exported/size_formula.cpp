// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/size_formula.h"

#include <algorithm>
#include <charconv>

namespace scalescope::engine::exported {

namespace {

using Formula = std::optional<SizeFormula>;

std::optional<std::int64_t> sum(std::int64_t a, std::int64_t b)
{
    std::int64_t result = 0;
    return __builtin_add_overflow(a, b, &result) ? std::nullopt : std::optional(result);
}

std::optional<std::int64_t> product(std::int64_t a, std::int64_t b)
{
    std::int64_t result = 0;
    return __builtin_mul_overflow(a, b, &result) ? std::nullopt : std::optional(result);
}

Formula formula(const std::string& symbol, std::optional<std::int64_t> factor,
                std::optional<std::int64_t> addend)
{
    if (!factor || !addend)
        return std::nullopt;
    return SizeFormula{*factor == 0 ? std::string() : symbol, *factor, *addend};
}

Formula plus(const Formula& a, const Formula& b)
{
    if (!a || !b || (!a->symbol.empty() && !b->symbol.empty() && a->symbol != b->symbol))
        return std::nullopt;
    return formula(a->symbol.empty() ? b->symbol : a->symbol, sum(a->factor, b->factor),
                   sum(a->addend, b->addend));
}

Formula times(const Formula& a, const Formula& b)
{
    if (!a || !b || (!a->symbol.empty() && !b->symbol.empty()))
        return std::nullopt;
    const SizeFormula& number = a->symbol.empty() ? *a : *b;
    const SizeFormula& other = a->symbol.empty() ? *b : *a;
    return formula(other.symbol, product(number.addend, other.factor), product(number.addend, other.addend));
}

/// Sums and products in one another; what it can't read makes the whole none.
class Parser
{
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    Formula whole()
    {
        const Formula made = sumOf();
        skipBlanks();
        return m_text.empty() ? made : std::nullopt;
    }

private:
    static constexpr int deepest = 20;

    void skipBlanks() { m_text.remove_prefix(std::min(m_text.find_first_not_of(' '), m_text.size())); }

    bool take(char wanted)
    {
        skipBlanks();
        const bool isIt = m_text.starts_with(wanted);
        if (isIt)
            m_text.remove_prefix(1);
        return isIt;
    }

    Formula sumOf()
    {
        Formula made = productOf();
        while (made) {
            if (take('+'))
                made = plus(made, productOf());
            else if (take('-'))
                made = plus(made, times(SizeFormula{{}, 0, -1}, productOf()));
            else
                break;
        }
        return made;
    }

    Formula productOf()
    {
        Formula made = factorOf();
        while (made && take('*'))
            made = times(made, factorOf());
        return made;
    }

    Formula factorOf()
    {
        if (++m_depth > deepest)
            return std::nullopt;
        Formula made;
        if (take('-')) {
            made = times(SizeFormula{{}, 0, -1}, factorOf());
        } else if (take('(')) {
            made = sumOf();
            made = take(')') ? made : std::nullopt;
        } else {
            made = namedOf();
        }
        --m_depth;
        return made;
    }

    /// A number, a symbol, or a function of such.
    Formula namedOf()
    {
        skipBlanks();
        constexpr std::string_view letters =
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
        const std::string_view word =
            m_text.substr(0, std::min(m_text.find_first_not_of(letters), m_text.size()));
        m_text.remove_prefix(word.size());
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (!word.empty() && error == std::errc() && end == word.data() + word.size())
            return SizeFormula{{}, 0, number};
        if (word.empty() || (word.front() >= '0' && word.front() <= '9'))
            return std::nullopt;
        return take('(') ? functionOf(word) : SizeFormula{std::string(word), 1, 0};
    }

    Formula functionOf(std::string_view name)
    {
        const bool isProduct = name == "Mul";
        if (!isProduct && name != "Add" && name != "Integer")
            return std::nullopt;
        Formula made = sumOf();
        while (made && take(','))
            made = isProduct ? times(made, sumOf()) : plus(made, sumOf());
        return take(')') ? made : std::nullopt;
    }

    std::string_view m_text;
    int m_depth = 0;
};

} // namespace

std::string SizeFormula::text() const
{
    if (symbol.empty())
        return std::to_string(addend);
    std::string product = factor == 1    ? symbol
                          : factor == -1 ? "-" + symbol
                                         : std::to_string(factor) + "*" + symbol;
    if (addend == 0)
        return product;
    const std::string number = std::to_string(addend);
    return addend > 0 ? product + " + " + number : product + " - " + number.substr(1);
}

std::optional<std::int64_t> SizeFormula::symbolFor(std::int64_t size) const
{
    std::int64_t multiple = 0;
    if (factor == 0 || __builtin_sub_overflow(size, addend, &multiple))
        return std::nullopt;
    if (factor == -1) // the smallest integer has no remainder by it
        return product(multiple, factor);
    return multiple % factor == 0 ? std::optional(multiple / factor) : std::nullopt;
}

std::optional<std::int64_t> SizeFormula::sizeFor(std::int64_t value) const
{
    const auto multiple = product(factor, value);
    return multiple ? sum(*multiple, addend) : std::nullopt;
}

std::optional<SizeFormula> formulaOf(std::string_view expression)
{
    return Parser(expression).whole();
}

} // namespace scalescope::engine::exported
