// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/edge_gains.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/models/localized_number.h"

#include <QTest>
#include <cmath>

namespace scalescope::widgets {

class TestEdgeGains : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forwardAlongTheEdgeAndBackwardAgainstIt()
    {
        CardLook source, target;
        source.forward = tests::sampleMetric(1);
        target.forward = tests::sampleMetric(8);
        source.backward = tests::sampleMetric(0x1p-10);
        target.backward = tests::sampleMetric(0x1p-6);
        const EdgeGain gain = EdgeGain::between(source, target, sheet::FieldId::Rms);
        QVERIFY(gain.forward && std::abs(*gain.forward - 3) < 1e-6);
        QVERIFY(gain.backward && std::abs(*gain.backward + 4) < 1e-6);
    }

    void whatHasNoPlaceOnTheAxisHasNoGain()
    {
        CardLook source, target;
        target.forward = tests::sampleMetric(8);
        QVERIFY(!EdgeGain::between(source, target, sheet::FieldId::Rms).forward);
        source.forward = tests::metricOf({});
        QVERIFY(!EdgeGain::between(source, target, sheet::FieldId::Rms).forward);
    }

    void gainsAreShort_data()
    {
        QTest::addColumn<double>("gain");
        QTest::addColumn<QString>("text");
        QTest::newRow("up") << 1.26 << "+1.3";
        QTest::newRow("down") << -4.0 << "−4.0";
        QTest::newRow("far down") << -13.96 << "−14";
        QTest::newRow("none") << 0.04 << "";
    }

    void gainsAreShort()
    {
        QFETCH(double, gain);
        QFETCH(QString, text);
        QCOMPARE(gainText(gain), text);
    }

    /// As every logarithm of a ratio.
    void gainsHaveAPointInEveryLanguage()
    {
        setFigureLocale(QLocale(QLocale::German, QLocale::Germany));
        const QString text = gainText(0.5);
        setFigureLocale(QLocale::c());
        QCOMPARE(text, "+0.5");
    }

    void theViewPaintsThemOnRequest()
    {
        Document document;
        document.setRun(tests::sampleRun(1));
        GraphView view(&document);
        view.resize(1280, 800);
        view.show();
        QTRY_VERIFY_WITH_TIMEOUT(!view.drawn().cards.empty(), 60'000);
        view.openAll();
        QTRY_VERIFY_WITH_TIMEOUT(!view.isLayingOut(), 60'000);
        const QImage without = view.grab().toImage();
        view.setGains({true, true});
        const QImage both = view.grab().toImage();
        QVERIFY(both != without);
        view.setGains({true, false});
        const QImage forward = view.grab().toImage();
        QVERIFY(forward != without && forward != both);
        view.setGains({});
        QVERIFY(view.grab().toImage() == without);
    }
};

} // namespace scalescope::widgets

SCALESCOPE_TEST(scalescope::widgets::TestEdgeGains)
#include "test_edge_gains.moc"
