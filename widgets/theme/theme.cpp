// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme.h"

#include "widgets/theme/own_fonts.h"

#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr double saturatingLog2 = 16;
constexpr double cleanSqnr = 50; ///< dB

void setFonts(Theme& theme)
{
    theme.textFont = textFace(13);
    theme.detailFont = textFace(11);
    theme.numberFont = numberFace(12);
}

} // namespace

Theme Theme::light()
{
    Theme theme;
    theme.forward = QColor("#0a6ebd");
    theme.gradient = QColor("#d1600a");
    theme.normal = QColor("#e6efe9");
    theme.subnormal = QColor("#eef1e0");
    theme.barNormal = QColor("#b9d6c4");
    theme.barSubnormal = QColor("#dcdfa8");
    theme.lost = QColor("#f7d9d5");
    theme.window = QColor("#ffffff");
    theme.canvas = QColor("#fbfbfc");
    theme.card = QColor("#ffffff");
    theme.line = QColor("#d9dce1");
    theme.rail = QColor("#eceff2");
    theme.selection = QColor("#e9ecf0");
    theme.text = QColor("#1d2025");
    theme.muted = QColor("#646a73");
    theme.accent = theme.forward;
    theme.error = QColor("#b3261e");
    theme.warning = QColor("#c2600a");
    setFonts(theme);
    return theme;
}

Theme Theme::dark()
{
    Theme theme;
    theme.isDark = true;
    theme.forward = QColor("#5bb0f0");
    theme.gradient = QColor("#f59a4c");
    theme.normal = QColor("#26392f");
    theme.subnormal = QColor("#37381f");
    theme.barNormal = QColor("#3a5a48");
    theme.barSubnormal = QColor("#57582f");
    theme.lost = QColor("#4b2624");
    theme.window = QColor("#23262d");
    theme.canvas = QColor("#1d2025");
    theme.card = QColor("#24272e");
    theme.line = QColor("#3a3f48");
    theme.rail = QColor("#32363e");
    theme.selection = QColor("#32363e");
    theme.text = QColor("#eceef1");
    theme.muted = QColor("#9aa1ab");
    theme.accent = theme.forward;
    theme.error = QColor("#f28b82");
    theme.warning = QColor("#f59a4c");
    setFonts(theme);
    return theme;
}

QColor mixed(const QColor& from, const QColor& to, double part)
{
    const auto mix = [part](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

QColor Theme::scaleColour(double log2Scale) const
{
    if (std::isnan(log2Scale))
        return rail;
    const double part = std::min(std::abs(log2Scale) / saturatingLog2, 1.0);
    return mixed(card, log2Scale < 0 ? QColor("#2b6cb0") : QColor("#c2410c"), std::sqrt(part));
}

QColor Theme::errorColour(double sqnr) const
{
    if (std::isnan(sqnr))
        return rail;
    return mixed(card, QColor("#c2410c"), 1 - std::clamp(sqnr / cleanSqnr, 0.0, 1.0));
}

QColor Theme::shareColour(double share) const
{
    if (std::isnan(share))
        return rail;
    return mixed(card, QColor("#c2410c"), std::sqrt(std::clamp(share, 0.0, 1.0)));
}

QPalette Theme::palette() const
{
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, card);
    palette.setColor(QPalette::AlternateBase, rail);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, muted);
    palette.setColor(QPalette::Button, rail);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::ToolTipBase, card);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Highlight, selection);
    palette.setColor(QPalette::HighlightedText, text);
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::Mid, line);
    palette.setColor(QPalette::Midlight, line);
    palette.setColor(QPalette::Light, isDark ? line : window);
    palette.setColor(QPalette::Dark, line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, muted);
    return palette;
}

} // namespace scalescope::widgets
