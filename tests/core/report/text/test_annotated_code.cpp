// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text/annotated_code.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace scalescope {

using graph::Node;

namespace {

std::shared_ptr<const graph::Metric> deviation(double std)
{
    auto metric = std::make_shared<graph::Metric>();
    metric->statistics.std = std;
    metric->statistics.numel = 64;
    return metric;
}

class AnnotatedRun
{
public:
    AnnotatedRun()
    {
        m_run.sources["model.py"] =
            "def forward(self, x):\n    x = self.a(x)\n    y = self.b(x) + x\n    return y";
    }
    AnnotatedRun& op(const std::string& file, int line, const std::string& module, double forward,
                     double backward = 0)
    {
        Node node;
        node.id = static_cast<graph::NodeId>(m_run.graph.nodes.size());
        node.floating = true;
        node.module = module;
        node.location = {file, line};
        node.forward.metric = deviation(forward);
        if (backward > 0)
            node.backward.metric = deviation(backward);
        m_run.graph.nodes.push_back(node);
        return *this;
    }
    /// Without the line about the figures.
    QString code() const { return text().section(QLatin1Char('\n'), 2); }
    QString text() const { return QString::fromStdString(report::annotatedCode(m_run)); }
    graph::Run m_run;
};

} // namespace

class TestAnnotatedCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineThatMadeATensorSaysItsDeviations()
    {
        AnnotatedRun build;
        build.op("model.py", 2, "", 0.5781, 0.2041).op("model.py", 3, "", 1.5);
        QCOMPARE(build.text(),
                 QString("# Standard deviation of what each line produced, forward and gradient; "
                         "|x| is the magnitude of a tensor's only element.\n"
                         "\n"
                         "# model.py\n"
                         "1  def forward(self, x):\n"
                         "2      x = self.a(x)  (-> 0.578, <- 0.204)\n"
                         "3      y = self.b(x) + x  (-> 1.5, <- n/a)\n"
                         "4      return y\n"));
    }

    void ofOneElementTheMagnitudeIsTold()
    {
        AnnotatedRun build;
        build.op("model.py", 2, "", 1, 1).op("model.py", 3, "", 1);
        auto loss = std::make_shared<graph::Metric>();
        loss->statistics.numel = 1; // and no deviation
        loss->statistics.absMax = loss->statistics.absMin = loss->statistics.meanAbs = 0.5781;
        build.m_run.graph.nodes[0].forward.metric = loss;
        build.m_run.graph.nodes[1].forward.metric = std::make_shared<graph::Metric>(); // an empty tensor
        QVERIFY2(build.text().contains("x = self.a(x)  (-> |0.578|, <- 1.0)\n"), qPrintable(build.text()));
        QVERIFY2(build.text().contains("+ x  (-> n/a, <- n/a)\n"), qPrintable(build.text()));
        QVERIFY(report::hasMagnitude(build.m_run.graph.nodes[0]));
        QVERIFY(!report::hasMagnitude(build.m_run.graph.nodes[1]));
    }

    void anotherStatisticHasTheSameForm()
    {
        AnnotatedRun build;
        build.op("model.py", 2, "", 1);
        auto metric = std::make_shared<graph::Metric>(*build.m_run.graph.nodes[0].forward.metric);
        metric->statistics.rms = 0.25;
        build.m_run.graph.nodes[0].forward.metric = metric;
        QCOMPARE(report::scaleAnnotation(build.m_run.graph.nodes[0],
                                         [](const graph::Statistics& s) { return s.rms; }),
                 std::string("(-> 0.25, <- n/a)"));
    }

    void aLineThatCallsAFunctionOfPyTorchsSaysWhatItGaveBack()
    {
        AnnotatedRun build;
        build.m_run.sources["model.py"] = "def forward(self, x):\n  x = F.relu(self.a(x))\n";
        build.m_run.sources["torch/nn/functional.py"] = "return linear(x)\nreturn torch.relu(x)\n";
        build.op("torch/nn/functional.py", 1, "net.a", 0.5).op("torch/nn/functional.py", 2, "net", 0.25);
        build.m_run.modules = {{0, "net.a", "Linear", {{"", 0}}, "net", {"model.py", 2}}};
        for (graph::Node& node : build.m_run.graph.nodes)
            node.caller = {"model.py", 2};
        // One line for one instance, though two of its tensors come from modules of other paths.
        QVERIFY2(build.code().contains("\n2    x = F.relu(self.a(x))  (-> 0.25, <- n/a)\n"),
                 qPrintable(build.code()));
        QVERIFY(build.code().contains("return linear(x)  (-> 0.5, <- n/a)\n"));
    }

    void aLineThatCallsASubmoduleSaysWhatItGaveBack()
    {
        AnnotatedRun build;
        build.m_run.sources["layer.py"] = "return linear(x)\n";
        build.op("layer.py", 1, "a", 0.5).op("layer.py", 1, "b", 3).op("model.py", 3, "", 4, 2);
        build.m_run.modules.push_back({0, "a", "Linear", {{"", 0}}, "", {"model.py", 2}});
        build.m_run.modules.push_back({1, "b", "Linear", {{"", 1}}, "", {"model.py", 3}});
        const QString text = build.text();
        QVERIFY2(text.contains("2      x = self.a(x)  (-> 0.5, <- n/a)\n"), qPrintable(text));
        QVERIFY2(text.contains("3      y = self.b(x) + x  (-> 4.0, <- 2.0)\n"), qPrintable(text));
    }

    void aLineOfALayerThatIsCalledTwiceNamesItsCallers()
    {
        AnnotatedRun build;
        build.m_run.sources["layer.py"] = "return linear(x)\n";
        build.op("layer.py", 1, "p.a", 1).op("layer.py", 1, "q.a", 2);
        build.m_run.modules.push_back({0, "p.a", "Linear", {{"", 0}}, "p", {"model.py", 2}});
        build.m_run.modules.push_back({1, "q.a", "Linear", {{"", 1}}, "q", {"model.py", 2}});
        QVERIFY2(build.text().contains("# p (-> 1.0, <- n/a)\n           # q (-> 2.0, <- n/a)\n"),
                 qPrintable(build.text()));
    }

    void linesKeepTheirNumbersAndGapsAreClosed()
    {
        AnnotatedRun build;
        build.m_run.sources["model.py"] =
            "\n\n\n\n\n\n\n\ndef a(x):\n    return x * 2\n\n\n\ndef b(x):\n    return x";
        build.op("model.py", 10, "", 2);
        QCOMPARE(build.code(), QString("# model.py\n"
                                       " 9  def a(x):\n"
                                       "10      return x * 2  (-> 2.0, <- n/a)\n"
                                       "\n"
                                       "14  def b(x):\n"
                                       "15      return x\n"));
    }

    void theRootIsNamedByItsType()
    {
        AnnotatedRun build;
        build.op("model.py", 2, "", 1).op("model.py", 2, "a", 2);
        build.m_run.graph.nodes.front().moduleType = "Model";
        QVERIFY2(build.text().contains("# Model (-> 1.0, <- n/a)\n"), qPrintable(build.text()));
    }

    void ofAnExpressionTheLastTensorCounts()
    {
        AnnotatedRun build;
        build.op("model.py", 3, "", 7).op("model.py", 3, "", 8).op("model.py", 3, "", 9);
        QVERIFY(build.text().contains("+ x  (-> 9.0, <- n/a)\n"));
    }

    void moduleInstancesHaveAnAnnotationEach()
    {
        AnnotatedRun build;
        build.op("model.py", 2, "layers.0", 1)
            .op("model.py", 2, "layers.1", 2, 3)
            .op("model.py", 2, "layers.0", 4);
        QVERIFY2(build.text().contains("2      x = self.a(x)\n"
                                       "           # layers.0 (-> 4.0, <- n/a)\n"
                                       "           # layers.1 (-> 2.0, <- 3.0)\n"),
                 qPrintable(build.text()));
    }

    void filesComeInTheOrderInWhichTheyRan()
    {
        AnnotatedRun build;
        build.m_run.sources["linear.py"] = "return linear(x)\n";
        build.m_run.sources["unused.py"] = "pass\n";
        build.op("model.py", 2, "", 1).op("linear.py", 1, "a", 2);
        QVERIFY(build.text().indexOf("# model.py") < build.text().indexOf("# linear.py"));
        QVERIFY(!build.text().contains("unused"));
    }

    void placesThatAreNotInTheTextAreSkipped()
    {
        AnnotatedRun build;
        build.op("model.py", 99, "", 1).op("other.py", 1, "", 1).op("model.py", 0, "", 1);
        QVERIFY(!build.text().contains("->"));
    }

    void aLineIsFoundByItsNodes()
    {
        AnnotatedRun build;
        build.op("model.py", 2, "a", 1);
        const auto sources = report::annotatedSources(build.m_run);
        QCOMPARE(sources.size(), std::size_t{1});
        QCOMPARE(sources[0].lines.size(), std::size_t{4});
        QCOMPARE(sources[0].lines[1].results.at(0).node, graph::NodeId{0});
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestAnnotatedCode)
#include "test_annotated_code.moc"
