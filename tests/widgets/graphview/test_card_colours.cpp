// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/recipe.h"
#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/card_texts.h"
#include "widgets/graphview/graph_overlays.h"
#include "widgets/models/field_text.h"

#include <QPainter>
#include <QTest>
#include <cmath>

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

constexpr sheet::Colouring forwardError{sheet::FieldId::Sqnr};
constexpr sheet::Colouring gradientError{sheet::FieldId::Sqnr, graph::Direction::Backward};

/// A module's card, all modules open.
struct SeenCard
{
    CardLook look;
    QString description;
};

SeenCard cardOf(const Document& document, const std::string& module)
{
    const ViewGraph view = fold(document.graph(), *document.foldTree(), {99, {}});
    const auto looks = looksOf(view, document);
    for (std::size_t i = 0; i < view.cards.size(); ++i) {
        const graph::Node* node = document.run().graph.find(view.cards[i].node);
        if (node != nullptr && node->module == module && node->kind == graph::NodeKind::Op)
            return {looks[i], CardDescriptions(document).of(view.cards[i], looks[i])};
    }
    qFatal("no card is of %s", module.c_str());
}

CardLook lookOf(const Document& document, const std::string& module)
{
    return cardOf(document, module).look;
}

class TestCardColours : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cardsAreColouredByTheErrorOfADirection()
    {
        Document document;
        document.setRun(tests::simulatedRun(1));
        const Theme theme = Theme::light();
        const graph::Node* q = document.run().graph.findByName("linear");
        QCOMPARE(colourOf(lookOf(document, "layers.0.q"), theme),
                 theme.scaleColour(std::log2(q->forward.metric->statistics.meanAbs)));
        document.setColouring(forwardError);
        QCOMPARE(colourOf(lookOf(document, "layers.0.q"), theme), theme.errorColour(q->forward.error->sqnr));
        QCOMPARE(colourOf(lookOf(document, "embed"), theme), theme.card); // exact
        const QString told = cardOf(document, "layers.0.q").description;
        QVERIFY2(told.contains("forward: SQNR 39.0 dB, error 1.12 %") && told.contains("gradient: SQNR "),
                 qPrintable(told));
        QVERIFY(cardOf(document, "embed").description.contains("forward: error 0 %"));
        document.setColouring(gradientError);
        QCOMPARE(colourOf(lookOf(document, "layers.0.q"), theme), theme.errorColour(q->backward.error->sqnr));
    }

    void aTensorOfZerosHasNoSmallestMagnitude()
    {
        graph::Metric metric;
        metric.statistics.absMax = 0;
        metric.statistics.absMinNonzero = graph::Statistics::unavailable;
        QCOMPARE(rangeText(graph::Direction::Backward, &metric, sheet::FieldId::MeanAbs),
                 "gradient: nothing but zeros");
    }

    void aFindingDoesNotHideTheError()
    {
        CardLook look;
        look.findings.forward = {sheet::Finding::Underflow, 0};
        look.colourValue = 20;
        const Theme theme = Theme::light();
        QCOMPARE(fillOf(look, theme), theme.error);
        look.findings.forward.cause = graph::TensorId{1, graph::Direction::Forward}; // paler where it follows
        QVERIFY(fillOf(look, theme) != theme.error && fillOf(look, theme) != colourOf(look, theme));
        look.colouring = forwardError;
        QCOMPARE(fillOf(look, theme), theme.errorColour(20));
    }

    void whatHasNoCounterpartStaysNeutral()
    {
        Document document;
        const auto run = tests::simulatedRun(1);
        for (graph::Node& node : run->graph.nodes)
            if (node.module == "layers.0.q")
                node.forward.error = nullptr;
        document.setRun(run);
        document.setColouring(forwardError);
        const Theme theme = Theme::dark();
        QCOMPARE(colourOf(lookOf(document, "layers.0.q"), theme), theme.rail);
        QVERIFY(colourOf(lookOf(document, "layers.0.v"), theme) != theme.rail);
    }

    void theScaleColoursARunWithoutErrors()
    {
        Document document;
        document.setColouring(forwardError);
        document.setRun(tests::sampleRun(1));
        QCOMPARE(document.colouring(), sheet::Colouring{});
        QVERIFY(lookOf(document, "layers.0.q").colouring == sheet::Colouring{});
        document.setRun(tests::simulatedRun(1));
        QCOMPARE(document.colouring(), forwardError);
    }

    void coloursHaveNamesInSettingsAndOlderOnesNumbers()
    {
        for (const auto direction : directions) {
            const sheet::Colouring scale{{}, direction};
            QCOMPARE(sheet::colouringFrom(nameOf(scale)), scale);
            for (const sheet::Field* field : sheet::fieldsFor(sheet::Colour)) {
                const sheet::Colouring colouring{field->fieldId, direction};
                QCOMPARE(sheet::colouringFrom(nameOf(colouring)), colouring);
            }
        }
        QCOMPARE(sheet::colouringFrom("1"), forwardError);
        QCOMPARE(sheet::colouringFrom("2"), gradientError);
        QCOMPARE(sheet::colouringFrom("3"), sheet::Colouring{sheet::FieldId::Share});
        QCOMPARE(sheet::colouringFrom("7 of 9"), sheet::Colouring{});
    }

    void moreErrorIsFurtherFromTheBackground()
    {
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            const auto away = [&](double sqnr) {
                const QColor colour = theme.errorColour(sqnr);
                return std::abs(colour.green() - theme.card.green()) +
                       std::abs(colour.blue() - theme.card.blue());
            };
            QVERIFY(away(5) > away(20) && away(20) > away(40));
            QCOMPARE(away(60), 0);
            QCOMPARE(theme.errorColour(-10), theme.errorColour(0));
        }
    }

    void theLegendNamesNoRangesWhereNoneAreShaded()
    {
        Document document;
        document.setRun(tests::simulatedRun(1));
        const auto widthIn = [&document](const char* format) {
            const formats::NumberFormat range = job::rangeOf({formats::findScaledFormat(format).value()});
            document.setFormats(range, range);
            GraphLegend legend;
            legend.setContent(document, {});
            return legend.rect({800, 600}, Theme::light()).width();
        };
        QVERIFY(widthIn("mxe4m3") < widthIn("e4m3fn"));
    }

    void theLegendHasTheColoursOfWhateverColours()
    {
        Document document;
        document.setRun(tests::simulatedRun(1));
        const Theme theme = Theme::light();
        const QSizeF view(800, 600);
        const auto pixelsOf = [&](const QColor& colour) {
            GraphLegend legend;
            legend.setContent(document, {});
            QImage image(view.toSize(), QImage::Format_RGB32);
            image.fill(theme.canvas);
            QPainter painter(&image);
            legend.paint(painter, view, theme);
            painter.end();
            int pixels = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    pixels += image.pixelColor(x, y) == colour ? 1 : 0;
            return pixels;
        };
        // In the middle of the slices that the ramp is made of: two pixels wide at least.
        QVERIFY(pixelsOf(theme.scaleColour(-16 + 32 * 0.5 / 64)) > 12);
        QVERIFY(pixelsOf(theme.scaleColour(-16 + 32 * 63.5 / 64)) > 12);
        document.setColouring(forwardError);
        for (const double part : {0.5 / 64, 31.5 / 64})
            QVERIFY2(pixelsOf(theme.errorColour(50 * part)) > 12, qPrintable(QString::number(part)));
        document.setColouring({sheet::FieldId::Underflow});
        QVERIFY(pixelsOf(theme.shareColour(std::pow(50.5 / 64, 2))) > 20);
    }

    void cardsAreColouredByTheGradient()
    {
        Document document;
        document.setRun(tests::sampleRun(1));
        document.setQuantity(sheet::FieldId::Std);
        document.setColouring({std::nullopt, graph::Direction::Backward});
        const graph::Node* q = document.run().graph.findByName("linear");
        const Theme theme = Theme::light();
        QCOMPARE(colourOf(lookOf(document, "layers.0.q"), theme),
                 theme.scaleColour(std::log2(q->backward.metric->statistics.std)));
        QCOMPARE(colouringText(document), QStringLiteral("std of gradient"));
    }

    void cardsAreColouredByWhatTheFormatLoses()
    {
        Document document;
        document.setRun(tests::sampleRun(1));
        const Theme theme = Theme::light();
        document.setColouring({sheet::FieldId::Underflow, graph::Direction::Backward});
        const CardLook look = lookOf(document, "layers.0.k"); // whose gradient underflows in E5M2
        QVERIFY2(look.colourValue > 0.1, qPrintable(QString::number(look.colourValue)));
        QCOMPARE(colourOf(look, theme), theme.shareColour(look.colourValue));
        QVERIFY(lookOf(document, "layers.0.q").colourValue < look.colourValue);
        document.setFormats(formats::findFormat("bf16").value(), formats::findFormat("bf16").value());
        QCOMPARE(lookOf(document, "layers.0.k").colourValue, 0.0);
        const QString told = cardOf(document, "layers.0.k").description;
        QVERIFY2(told.contains("underflow of gradient: 0.0 %"), qPrintable(told));
    }

    void cardsAreColouredByTheRatioToTheOtherRun()
    {
        const auto a = tests::sampleRun(1);
        const auto b = std::make_shared<graph::Run>(*a);
        for (graph::Node& node : b->graph.nodes) {
            if (node.module == "layers.0.q" && node.forward.metric) {
                auto metric = std::make_shared<graph::Metric>(*node.forward.metric);
                metric->statistics.meanAbs *= 8;
                node.forward.metric = metric;
            }
        }
        Document document;
        document.setRun(b);
        document.setColouring({sheet::FieldId::Ratio});
        QVERIFY(document.colouring() == sheet::Colouring{}); // nothing to compare with
        document.setComparison(std::make_shared<const compare::Comparison>(compare::compare(a, b)));
        QCOMPARE(lookOf(document, "layers.0.q").colourValue, 3.0);
        QCOMPARE(lookOf(document, "layers.0.v").colourValue, 0.0);
        document.setRun(a); // of which the other is the second now
        QCOMPARE(lookOf(document, "layers.0.q").colourValue, -3.0);
        document.setRun(tests::sampleRun(2));
        QVERIFY(document.colouring() == sheet::Colouring{});
    }

    void aGradientThatIsZeroInTheoryHasNoBadge()
    {
        graph::Node node;
        node.backward.metric = tests::sampleMetric(0x1p-40, 64);
        const report::TensorFormats formats(formats::usualFormats());
        QVERIFY(sheet::findingOf(node, formats, {}) == sheet::Finding::Underflow);
        node.backward.isNoise = true;
        QVERIFY(sheet::findingOf(node, formats, {}) == sheet::Finding::None);
    }
};

} // namespace

SCALESCOPE_TEST(TestCardColours)
#include "test_card_colours.moc"
