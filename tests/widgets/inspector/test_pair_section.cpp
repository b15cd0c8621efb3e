// SPDX-License-Identifier: GPL-3.0-or-later
// What the inspector says of the selected node beside its partner in another run.
#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"
#include "tests/support/test_class.h"
#include "widgets/histogram/histogram_view.h"
#include "widgets/inspector/inspector.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

const graph::Node& operatorIn(const graph::Run& run, const std::string& module)
{
    for (const graph::Node& node : run.graph.nodes) {
        if (node.module == module && node.kind == graph::NodeKind::Op)
            return node;
    }
    qFatal("no operator of %s", module.c_str());
}

/// The run with every tensor, and its gradient, four times as large.
std::shared_ptr<graph::Run> fourfold(const graph::Run& run)
{
    auto scaled = std::make_shared<graph::Run>(run);
    const auto larger = [](const std::shared_ptr<const graph::Metric>& metric) {
        auto result = std::make_shared<graph::Metric>(*metric);
        graph::Statistics& s = result->statistics;
        for (double* value : {&s.meanAbs, &s.rms, &s.absMax, &s.absMinNonzero, &s.std})
            *value *= 4;
        return result;
    };
    for (graph::Node& node : scaled->graph.nodes) {
        node.forward.metric = node.forward.metric ? larger(node.forward.metric) : nullptr;
        node.backward.metric = node.backward.metric ? larger(node.backward.metric) : nullptr;
    }
    return scaled;
}

class TestPairSection : public QObject
{
    Q_OBJECT

    std::shared_ptr<graph::Run> m_run;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<CompareDocument> m_compared;
    std::unique_ptr<Inspector> m_inspector;

    void compareWith(const std::shared_ptr<const graph::Run>& other)
    {
        QSignalSpy changed(m_compared.get(), &CompareDocument::changed);
        m_compared->setRuns({m_run, "original"}, {other, "larger"});
        QTRY_COMPARE(changed.count(), 1);
    }

    [[nodiscard]] PairSection* section() const { return m_inspector->findChild<PairSection*>(); }

    /// A row of the table as it reads, by its first column; that of the gradient follows that of the tensor.
    [[nodiscard]] QStringList row(const QString& name, int which = 0) const
    {
        const auto* grid = section()->findChild<ValueGrid*>();
        for (int i = 0; i < grid->rowCount(); ++i) {
            if (grid->text(i, 0) == name && which-- == 0)
                return {grid->text(i, 1), grid->text(i, 2), grid->text(i, 3)};
        }
        return {};
    }

    [[nodiscard]] HistogramView* histogram(int which) const
    {
        return m_inspector->findChildren<HistogramView*>().at(which);
    }

private Q_SLOTS:
    void init()
    {
        m_run = tests::sampleRun();
        m_document = std::make_unique<Document>();
        m_document->setRun(m_run);
        m_compared = std::make_unique<CompareDocument>(m_document.get());
        m_inspector = std::make_unique<Inspector>(m_document.get());
        m_inspector->setCompared(m_compared.get());
        m_inspector->resize(352, 1200);
        m_inspector->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_inspector.get()));
        m_document->select(operatorIn(*m_run, "layers.0.k").id);
    }

    void withoutAComparisonThereIsNone()
    {
        QVERIFY(!section()->isVisible());
        QVERIFY(histogram(0)->otherBars().empty());
    }

    void bothTensorsStandBesideEachOther()
    {
        compareWith(fourfold(*m_run));
        QVERIFY(section()->isVisible());
        QCOMPARE(section()->findChild<QLabel*>()->text(), "Compared\na: original\nb: larger");
        const graph::Node& node = operatorIn(*m_run, "layers.0.k");
        for (const int direction : {0, 1}) {
            const graph::Metric& metric = direction == 0 ? *node.forward.metric : *node.backward.metric;
            const QString first = numberText(metric.statistics.rms);
            const QString second = numberText(4 * metric.statistics.rms);
            QCOMPARE(row("rms", direction), QStringList({first, second, "2^2.00"}));
        }
        QCOMPARE(histogram(0)->otherBars(), histogram(0)->bars());
        QCOMPARE(histogram(1)->otherBars(), histogram(1)->bars());
        QVERIFY(!histogram(1)->otherBars().empty());
    }

    void whatNobodyAskedForIsNotCompared()
    {
        m_inspector->setComparing(false);
        compareWith(fourfold(*m_run));
        QVERIFY(!section()->isVisible());
        QVERIFY(histogram(0)->otherBars().empty());
        m_inspector->setComparing(true);
        QVERIFY(section()->isVisible());
    }

    void theOtherOneIsTheRunThatIsNotShown()
    {
        const auto other = fourfold(*m_run);
        compareWith(other);
        m_document->setRun(other);
        m_document->select(operatorIn(*other, "layers.0.k").id);
        QVERIFY(pairOf(*m_document, *m_compared).showsSecond);
        QCOMPARE(&pairOf(*m_document, *m_compared).other(), &operatorIn(*m_run, "layers.0.k"));
        QCOMPARE(row("rms").last(), "2^2.00"); // still the second over the first
    }

    /// The names of runs, however long, and what a table said before leave the figures in view.
    void theTableFitsTheInspector()
    {
        compareWith(fourfold(*m_run));
        const auto* grid = section()->findChild<ValueGrid*>();
        QVERIFY(grid->width() <= m_inspector->width());
        QCOMPARE(grid->text(1, 0), "forward");
        QCOMPARE(grid->text(1, 1), QString());
    }

    void aNodeWithoutAPartnerHasNone()
    {
        auto other = std::make_shared<graph::Run>(*m_run);
        std::erase_if(other->graph.nodes,
                      [](const graph::Node& node) { return node.module == "layers.0.k"; });
        std::erase_if(other->graph.edges, [&](const graph::Edge& edge) {
            return !other->graph.find(edge.source) || !other->graph.find(edge.target);
        });
        compareWith(other);
        QVERIFY(!section()->isVisible());
        m_document->select(operatorIn(*m_run, "layers.0.q").id);
        QVERIFY(section()->isVisible());
    }

    void errorsOfASimulatedRunAreShown()
    {
        compareWith(tests::simulatedRun());
        const auto* grid = section()->findChild<ValueGrid*>();
        QStringList names;
        for (int i = 0; i < grid->rowCount(); ++i)
            names << grid->text(i, 0);
        QVERIFY2(names.filter("SQNR").size() == 2, qPrintable(names.join(", ")));
    }

    /// A picture tells it: the line is there, in the colour of text.
    void theOtherRunIsALineInTheHistogram()
    {
        const QImage before = histogram(0)->grab().toImage();
        compareWith(fourfold(*m_run));
        QVERIFY(histogram(0)->grab().toImage() != before);
    }
};

} // namespace

SCALESCOPE_TEST(TestPairSection)
#include "test_pair_section.moc"
