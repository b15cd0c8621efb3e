// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/number_format.h"

#include "core/message/say_formats.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <optional>

namespace scalescope::formats {

namespace {

/// The families of formats that a suffix names.
enum class Family {
    Ieee,             ///< no suffix: the top exponent is for Inf and NaN
    Finite,           ///< fn: no Inf; from 8 bits on one NaN code per sign
    FiniteNoNegZero,  ///< fnuz: finite, NaN is the code of negative zero
    UnitScaling,      ///< us: FPFormat(E, M) of the Python library, every code a number
    UnsignedExponent, ///< e8m0fnu: powers of two for block scales
};

/// What a name says, before the limits are worked out.
struct Layout
{
    int exponentBits = 0;
    int mantissaBits = 0;
    std::optional<int> bias;
    Family family = Family::Ieee;
};

/// Reads digits at the front of `text` and takes them away.
std::optional<int> takeNumber(std::string_view& text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || value < 0)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

bool take(std::string_view& text, char wanted)
{
    if (!text.starts_with(wanted))
        return false;
    text.remove_prefix(1);
    return true;
}

std::optional<Family> familyOf(std::string_view suffix)
{
    constexpr std::array<std::pair<std::string_view, Family>, 5> families{
        {{"", Family::Ieee},
         {"fn", Family::Finite},
         {"fnuz", Family::FiniteNoNegZero},
         {"us", Family::UnitScaling},
         {"fnu", Family::UnsignedExponent}}};
    for (const auto& [name, family] : families)
        if (name == suffix)
            return family;
    return std::nullopt;
}

/// `eXmY`, then `fn`, `us`, `fnuz`, `bZfnuz`, `fnu` or nothing.
std::optional<Layout> parseLayout(std::string_view text)
{
    Layout layout;
    const auto exponentBits = take(text, 'e') ? takeNumber(text) : std::nullopt;
    const auto mantissaBits = exponentBits && take(text, 'm') ? takeNumber(text) : std::nullopt;
    if (!mantissaBits)
        return std::nullopt;
    layout.exponentBits = *exponentBits;
    layout.mantissaBits = *mantissaBits;
    if (take(text, 'b')) {
        layout.bias = takeNumber(text);
        if (!layout.bias || text != "fnuz") // the only family whose bias is ever named
            return std::nullopt;
    }
    const auto family = familyOf(text);
    if (!family || (*family == Family::UnsignedExponent && layout.mantissaBits != 0))
        return std::nullopt;
    layout.family = *family;
    return layout;
}

/// Bias and limits of a layout whose bits are small enough for shifts.
NumberFormat withLimits(const Layout& layout)
{
    NumberFormat format;
    format.exponentBits = layout.exponentBits;
    format.mantissaBits = layout.mantissaBits;
    const int half = 1 << (layout.exponentBits - 1);
    const bool shifted = layout.family == Family::FiniteNoNegZero || layout.family == Family::UnitScaling;
    format.bias = layout.bias.value_or(shifted ? half : half - 1);
    const double step = std::ldexp(1, -layout.mantissaBits);
    int topExponent = 2 * half - 1 - format.bias;
    double topFraction = 2 - step;
    switch (layout.family) {
    case Family::Ieee:
        --topExponent;
        format.hasInfinity = true;
        format.hasNan = layout.mantissaBits > 0;
        break;
    case Family::Finite:
        // The code of all ones is NaN where there are at least 8 bits, so the largest is one step lower.
        format.hasNan = 1 + layout.exponentBits + layout.mantissaBits >= 8;
        if (format.hasNan && layout.mantissaBits == 0)
            --topExponent;
        else if (format.hasNan)
            topFraction -= step;
        break;
    case Family::FiniteNoNegZero:
        format.hasNan = true;
        format.hasNegativeZero = false;
        break;
    case Family::UnitScaling:
        format.isUnitScaling = true;
        break;
    case Family::UnsignedExponent:
        --topExponent;
        format.hasNan = true;
        format.hasSign = false;
        break;
    }
    format.max = std::ldexp(topFraction, topExponent);
    format.minNormal = std::ldexp(1, 1 - format.bias);
    format.minSubnormal = std::ldexp(1, 1 - format.bias - layout.mantissaBits);
    if (layout.family == Family::UnsignedExponent) // no zero and no subnormals: code 0 is 2^-bias
        format.minNormal = format.minSubnormal = std::ldexp(1, -format.bias);
    return format;
}

/// Formats whose names don't say their bits; all are of IEEE style.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> aliases{
    {{"fp16", "e5m10"}, {"bf16", "e8m7"}, {"tf32", "e8m10"}}};

std::string_view withoutAlias(std::string_view name)
{
    for (const auto& [alias, meaning] : aliases)
        if (alias == name)
            return meaning;
    return name;
}

std::string namesOfStandard()
{
    std::string result;
    for (const NumberFormat& format : standardFormats())
        result += (result.empty() ? "" : ", ") + format.name;
    return result;
}

} // namespace

std::string changedCase(std::string_view text, int (*change)(int))
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [change](unsigned char c) { return static_cast<char>(change(c)); });
    return result;
}

Result<NumberFormat> findFormat(std::string_view name)
{
    const std::string lower = changedCase(name, std::tolower);
    const auto layout = parseLayout(withoutAlias(lower));
    if (!layout)
        return fail(say::noSuchFormat(std::string(name), namesOfStandard()));
    const int smallestExponent = layout->family == Family::Ieee ? 2 : 1;
    const bool fits = layout->exponentBits >= smallestExponent && layout->exponentBits <= 11 &&
                      layout->mantissaBits <= 52 && layout->bias.value_or(0) <= 1023;
    NumberFormat format = fits ? withLimits(*layout) : NumberFormat{};
    if (!fits || !std::isfinite(format.max) || format.minSubnormal == 0)
        return fail(say::formatNotSimulated(std::string(name), smallestExponent));
    format.name = lower;
    format.label = changedCase(lower, std::toupper);
    return format;
}

int bitsOf(const NumberFormat& format)
{
    return format.exponentBits + format.mantissaBits + (format.hasSign ? 1 : 0);
}

const std::vector<NumberFormat>& standardFormats()
{
    static const std::vector<NumberFormat> formats = [] {
        std::vector<NumberFormat> result;
        for (const char* name :
             {"e4m3fn", "e4m3fnuz", "e5m2", "e5m2fnuz", "fp16", "bf16", "tf32", "e3m2fn", "e2m3fn", "e2m1fn",
              "e4m3", "e3m4", "e4m3b11fnuz", "e4m3us", "e5m2us", "e8m0fnu"})
            result.push_back(findFormat(name).value());
        return result;
    }();
    return formats;
}

} // namespace scalescope::formats
