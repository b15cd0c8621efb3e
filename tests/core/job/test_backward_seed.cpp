// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/backward_seed.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace scalescope::tests {

using job::SeedKind;

class TestBackwardSeed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNameIsReadAsItIsWritten_data();
    void aNameIsReadAsItIsWritten();
    void aLossAgainstATargetKeepsIt();
    void aGradientIsASpec();
    void whatIsNoSeedIsRefused();
};

void TestBackwardSeed::aNameIsReadAsItIsWritten_data()
{
    QTest::addColumn<SeedKind>("kind");
    for (const SeedKind kind : {SeedKind::Default, SeedKind::None, SeedKind::Output, SeedKind::Ones,
                                SeedKind::Randn, SeedKind::Sum, SeedKind::Mean})
        QTest::addRow("\"%s\"", std::string(toString(kind)).c_str()) << kind;
}

void TestBackwardSeed::aNameIsReadAsItIsWritten()
{
    QFETCH(SeedKind, kind);
    const auto seed = job::parseBackward(std::string(toString(kind)));
    QVERIFY(seed.has_value());
    QVERIFY(seed->kind == kind && seed->spec.empty());
}

void TestBackwardSeed::aLossAgainstATargetKeepsIt()
{
    const auto seed = job::parseBackward("cross_entropy:labels.npy");
    QVERIFY(seed.has_value());
    QVERIFY(seed->kind == SeedKind::CrossEntropy);
    QCOMPARE(seed->spec, std::string("labels.npy"));
    QCOMPARE(job::fileOf(*seed)->path, std::string("labels.npy"));
    QVERIFY(job::parseBackward("mse:randn:[2]")->kind == SeedKind::Mse);
    QVERIFY(!job::fileOf(*job::parseBackward("mse:randn:[2]")));
}

void TestBackwardSeed::aGradientIsASpec()
{
    for (const char* text : {"gradient.npy", "randint(0,10):[2]"}) {
        const auto seed = job::parseBackward(text);
        QVERIFY2(seed.has_value(), text);
        QVERIFY(seed->kind == SeedKind::File);
        QCOMPARE(seed->spec, std::string(text));
    }
}

void TestBackwardSeed::whatIsNoSeedIsRefused()
{
    for (const char* text : {"mse", "mse:", "sum:1", "1.5", "everything"}) {
        const auto seed = job::parseBackward(text);
        QVERIFY2(!seed.has_value(), text);
        QCOMPARE(seed.error().field, std::string("--backward"));
    }
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestBackwardSeed)
#include "test_backward_seed.moc"
