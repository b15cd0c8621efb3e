// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/provenance.h"
#include "tests/support/test_class.h"

#include <QTest>

using scalescope::graph::Provenance;

Q_DECLARE_METATYPE(Provenance)

class TestProvenance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isWrittenAsTheRunFileHasIt_data();
    void isWrittenAsTheRunFileHasIt();
    void callsAreTakenApart_data();
    void callsAreTakenApart();
    void otherTextsAreNoCalls_data();
    void otherTextsAreNoCalls();
    void writesOfAnUnknownCallerAreKnown();
};

void TestProvenance::isWrittenAsTheRunFileHasIt_data()
{
    QTest::addColumn<Provenance>("provenance");
    QTest::addColumn<QString>("text");
    const Provenance call = Provenance::ofCall("layers.0", "aten::linear", 2);
    QTest::newRow("nothing") << Provenance() << "";
    QTest::newRow("an input") << Provenance::ofInput("batch.ids") << "input|batch.ids";
    QTest::newRow("an output") << Provenance::ofOutput("") << "output|";
    QTest::newRow("an attribute") << Provenance::ofAttribute("a.weight") << "attribute|a.weight";
    QTest::newRow("a constant") << Provenance::ofConstant(3) << "constant|3";
    QTest::newRow("a call") << call << "layers.0|aten::linear|2";
    QTest::newRow("a result") << call.ofResult(1) << "layers.0|aten::linear|2|1";
    QTest::newRow("of the root") << Provenance::ofCall("", "aten::sin", 0).ofResult(0) << "|aten::sin|0|0";
    QTest::newRow("a role") << call.withRole("quantized input").ofResult(0)
                            << "layers.0|aten::linear|2|quantized input|0";
    QTest::newRow("no role") << call.withRole("") << "layers.0|aten::linear|2";
    QTest::newRow("without its role")
        << call.withRole("quantized input").ofResult(1).withoutRole() << "layers.0|aten::linear|2|1";
    QTest::newRow("without a role") << call.ofResult(1).withoutRole() << "layers.0|aten::linear|2|1";
    QTest::newRow("an input without a role") << Provenance::ofInput("x").withoutRole() << "input|x";
    QTest::newRow("a write") << call.ofWriteInto("zeros_1") << "layers.0|aten::linear|2|into zeros_1";
    QTest::newRow("a text") << Provenance("whatever") << "whatever";
}

void TestProvenance::isWrittenAsTheRunFileHasIt()
{
    QFETCH(Provenance, provenance);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(provenance.text()), text);
    QCOMPARE(provenance.empty(), text.isEmpty());
    QVERIFY(Provenance(text.toStdString()) == provenance);
}

void TestProvenance::callsAreTakenApart_data()
{
    QTest::addColumn<Provenance>("provenance");
    QTest::addColumn<bool>("hasRole");
    QTest::addColumn<bool>("isWrite");
    const Provenance call = Provenance::ofCall("layers.0", "aten::linear", 12);
    QTest::newRow("a result") << call.ofResult(0) << false << false;
    QTest::newRow("a result of a role") << call.withRole("input").ofResult(0) << true << false;
    QTest::newRow("a write") << call.ofWriteInto("x") << false << true;
    QTest::newRow("a write of a role") << call.withRole("input").ofWriteInto("x") << true << true;
}

void TestProvenance::callsAreTakenApart()
{
    QFETCH(Provenance, provenance);
    const auto call = provenance.call();
    QVERIFY(call.has_value());
    QCOMPARE(std::string(call->group), std::string("layers.0|aten::linear"));
    QCOMPARE(std::string(call->target), std::string("aten::linear"));
    QCOMPARE(call->occurrence, std::int64_t{12});
    QTEST(call->hasRole, "hasRole");
    QTEST(call->isWrite, "isWrite");
}

void TestProvenance::otherTextsAreNoCalls_data()
{
    QTest::addColumn<Provenance>("provenance");
    QTest::newRow("nothing") << Provenance();
    QTest::newRow("an input") << Provenance::ofInput("x");
    QTest::newRow("a call without a result") << Provenance::ofCall("a", "aten::sin", 0);
    QTest::newRow("no number") << Provenance("a|b|c|0");
    QTest::newRow("more than a number") << Provenance("a|b|1c|0");
    QTest::newRow("a number that is too large") << Provenance("a|b|99999999999999999999|0");
}

void TestProvenance::otherTextsAreNoCalls()
{
    QFETCH(Provenance, provenance);
    QVERIFY(!provenance.call());
}

void TestProvenance::writesOfAnUnknownCallerAreKnown()
{
    QVERIFY(Provenance().ofWriteInto("x").isWrite());
    QVERIFY(!Provenance::ofCall("into a", "aten::sin", 0).ofResult(0).isWrite());
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestProvenance)
#include "test_provenance.moc"
