// SPDX-License-Identifier: GPL-3.0-or-later
// Colours that lie beside each other can be told apart, on poor screens too.
#include "tests/support/test_class.h"
#include "widgets/theme/theme.h"

#include <QTest>
#include <algorithm>
#include <cmath>

using scalescope::widgets::Theme;

namespace {

/// WCAG 2.1, relative luminance.
double luminanceOf(const QColor& colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// WCAG 2.1, contrast ratio.
double contrastOf(const QColor& a, const QColor& b)
{
    const auto [dark, light] = std::minmax({luminanceOf(a), luminanceOf(b)});
    return (light + 0.05) / (dark + 0.05);
}

class TestThemeColours : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rangesStandOutFromTheRailOfABar_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void rangesStandOutFromTheRailOfABar()
    {
        QFETCH(bool, isDark);
        const Theme theme = isDark ? Theme::dark() : Theme::light();
        QVERIFY(contrastOf(theme.barNormal, theme.rail) >= 1.3);
        QVERIFY(contrastOf(theme.barSubnormal, theme.rail) >= 1.15);
        for (const QColor& hue : {theme.forward, theme.gradient})
            QVERIFY(contrastOf(hue, theme.barNormal) >= 2.4);
    }
};

} // namespace

SCALESCOPE_TEST(TestThemeColours)
#include "test_theme_colours.moc"
