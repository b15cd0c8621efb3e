// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/simulated_run.h"
#include "tests/support/test_class.h"
#include "tests/widgets/compare/compare_fixture.h"

#include <QScrollBar>
#include <QTest>

namespace scalescope::tests {

class TestCompareTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Of a simulated run, beside an inspector whose words are long: all columns have their least width.
    void namesGiveWayBeforeAColumnGoesOutOfSight()
    {
        CompareFixture fixture;
        const auto longNamed = [](std::shared_ptr<graph::Run> run) {
            for (graph::Node& node : run->graph.nodes)
                if (node.module.starts_with("layers."))
                    node.module = "waveform_encoder.transformer_" + node.module;
            return run;
        };
        fixture.compared.setRuns({longNamed(sampleRun()), "a"}, {longNamed(simulatedRun()), "b"});
        QVERIFY(QTest::qWaitForWindowExposed(&fixture.view));
        const widgets::CompareTable* table = fixture.view.table();
        QTRY_VERIFY(!table->isColumnHidden(fixture.at("forward_sqnr")));
        for (const int width : {1000, 720, 691, 660}) {
            fixture.view.resize(width, 700);
            QCoreApplication::sendPostedEvents();
            QVERIFY2(table->horizontalScrollBar()->maximum() == 0, qPrintable(QString::number(width)));
        }
    }
};

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestCompareTable)
#include "test_compare_table.moc"
