// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/theme/own_fonts.h"
#include "widgets/theme/theme.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QTest>

using namespace scalescope;

class TestOwnFonts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { widgets::setTextScale(1); }

    void facesAreThoseOfTheProgram()
    {
        const widgets::Theme theme = widgets::Theme::light();
        QCOMPARE(QFontInfo(theme.textFont).family(), "Inter");
        QCOMPARE(QFontInfo(theme.detailFont).family(), "Inter");
        QCOMPARE(QFontInfo(theme.numberFont).family(), "DejaVu Sans Mono");
        for (const QFont& font : {theme.textFont, theme.numberFont})
            QVERIFY(font.families().size() == 2 && !font.families().at(1).isEmpty());
    }

    void heavierFacesAreNoneOfTheSystems()
    {
        QFont font = widgets::textFace(100);
        const double regular = QFontMetricsF(font).horizontalAdvance(QStringLiteral("underflow"));
        double last = regular;
        for (const QFont::Weight weight : {QFont::Medium, QFont::DemiBold, QFont::Bold}) {
            font.setWeight(weight);
            QCOMPARE(QFontInfo(font).weight(), static_cast<int>(weight));
            const double width = QFontMetricsF(font).horizontalAdvance(QStringLiteral("underflow"));
            QVERIFY(width > last);
            last = width;
        }
    }

    void figuresOfNumbersAreAllAsWide()
    {
        const QFontMetricsF metrics(widgets::numberFace(12));
        for (const QChar digit : QStringLiteral("123456789−.e^"))
            QCOMPARE(metrics.horizontalAdvance(digit), metrics.horizontalAdvance(QLatin1Char('0')));
    }

    void textIsAsLargeAsTheScaleSays()
    {
        widgets::setTextScale(1.5);
        QCOMPARE(widgets::Theme::dark().numberFont.pixelSize(), 18);
        widgets::setTextScale(0.5); // never smaller than usual
        QCOMPARE(widgets::Theme::dark().numberFont.pixelSize(), 12);
    }

    void readersWithoutTheFacesGetOthersOfTheirKind()
    {
        QCOMPARE(widgets::withFallbackFaces(
                     R"(<text font-family="Inter">a</text><text font-family="DejaVu Sans Mono">b</text>)"),
                 R"(<text font-family="Inter, sans-serif">a</text>)"
                 R"(<text font-family="DejaVu Sans Mono, monospace">b</text>)");
        QCOMPARE(widgets::withFallbackFaces(R"(<text font-family="Intern">Inter</text>)"),
                 R"(<text font-family="Intern">Inter</text>)");
    }
};

SCALESCOPE_TEST(TestOwnFonts)
#include "test_own_fonts.moc"
