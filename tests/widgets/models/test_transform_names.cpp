// SPDX-License-Identifier: GPL-3.0-or-later
// What people read where jobs and run files have a transform's name.
#include "core/message/say_transforms.h"
#include "tests/support/test_class.h"
#include "widgets/models/message_text.h"
#include "widgets/models/transform_names.h"

#include <QTest>

namespace scalescope::tests {

class TestTransformNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesATransform_data();
    void namesATransform();
    void namesWhatARunWasMadeWith_data();
    void namesWhatARunWasMadeWith();
    void namesTransformsInTheEnginesSentences();
};

void TestTransformNames::namesATransform_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::newRow("unit scaling") << "unit_scale"
                                  << "Unit scaling";
    QTest::newRow("extended unit scaling") << "unit_scale:extended"
                                           << "Unit scaling (extended)";
    QTest::newRow("fp8") << "fp8"
                         << "FP8";
    QTest::newRow("8 bits") << "format:e4m3fn,e5m2"
                            << "FP8 E4M3FN / E5M2";
    QTest::newRow("4 and 8 bits") << "format:e2m1fn,e5m2"
                                  << "FP4 E2M1FN / FP8 E5M2";
    QTest::newRow("6 bits") << "format:e3m2fn"
                            << "FP6 E3M2FN";
    QTest::newRow("one format twice") << "format:bf16,bf16"
                                      << "BF16";
    QTest::newRow("8 and 16 bits") << "format:e4m3fn,bf16"
                                   << "FP8 E4M3FN / BF16";
    QTest::newRow("extended") << "format:fp16:extended"
                              << "FP16, all products";
    QTest::newRow("of another engine") << "something:else"
                                       << "something:else";
    QTest::newRow("no format") << "format:what"
                               << "format:what";
}

void TestTransformNames::namesATransform()
{
    QFETCH(QString, name);
    QTEST(widgets::transformText(name.toStdString()), "text");
}

void TestTransformNames::namesWhatARunWasMadeWith_data()
{
    QTest::addColumn<QString>("fact");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("one") << "format:e2m1fn,e5m2"
                         << "FP4 E2M1FN / FP8 E5M2";
    QTest::newRow("two") << "unit_scale, format:e4m3fn,e5m2"
                         << "Unit scaling + FP8 E4M3FN / E5M2";
}

void TestTransformNames::namesWhatARunWasMadeWith()
{
    QFETCH(QString, fact);
    graph::Run run;
    run.facts.set("transforms", fact.toStdString());
    QTEST(widgets::transformsText(run), "text");
}

void TestTransformNames::namesTransformsInTheEnginesSentences()
{
    QCOMPARE(widgets::messageText(
                 say::productsQuantized(say::transformNamed("format:e2m1fn,e5m2"), say::linearsCounted({3}))),
             QStringLiteral("The transform FP4 E2M1FN / FP8 E5M2 quantized 3 linear operators."));
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestTransformNames)
#include "test_transform_names.moc"
