// SPDX-License-Identifier: GPL-3.0-or-later
// Rounding noise has a scale too: gradients that leave E5M2 in the model are noise of a fine scale, or zero,
// in its simulated run. What is said of the two must not read as if FP8 had cured them.
#include "core/runfile/run_reader.h"
#include "tests/app/cli/program.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"
#include "widgets/compare/comparison_scene.h"

#include <QFileInfo>
#include <QTest>
#include <algorithm>
#include <cmath>

using namespace scalescope;

class TestDeepEncoder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const QString& source : {scalescope::tests::sourcePath("tests/data/models/deep_encoder.py"),
                                      scalescope::tests::sourcePath("resources/examples/nn.py")})
            QVERIFY(QFile::copy(source, m_program.folder.filePath(QFileInfo(QString(source)).fileName())));
        QCOMPARE(QProcess::execute(scalescope::tests::programPath("scalescope-engine"),
                                   {"--build-example", m_program.folder.filePath("deep_encoder.py"),
                                    m_program.folder.filePath("model.pt")}),
                 0);
        const auto exact = run("exact.scales", {});
        const auto rounded = run("fp8.scales", {"--transform", "fp8"});
        QVERIFY(exact && rounded);
        m_comparison = compare::compare(exact, rounded);
        m_scene = widgets::ComparisonScene::of(m_comparison, widgets::ComparisonOptions::of(m_document));
    }

    /// The keys' biases: their gradients are noise, which is coarser in FP8. What products made is counted as
    /// it was before it was rounded.
    void fewerGradientsLeaveTheFormatInTheSimulatedRun()
    {
        // Beside those that become zero nearly all are subnormal in both, which hides these.
        compare::SummaryOptions options{&graph::Statistics::meanAbs,
                                        widgets::ComparisonOptions::of(m_document).formats};
        options.limits.subnormal = 1;
        const auto backward = compare::summarise(m_comparison, options).backward;
        QVERIFY2(backward.leavingA >= backward.leavingB + 5,
                 qPrintable(QString("%1 and %2").arg(backward.leavingA).arg(backward.leavingB)));
    }

    void theFirstCardsSayWhatTheFormatsCost()
    {
        const graph::RunError& error = m_comparison.b->error.value();
        QVERIFY(error.loss != error.referenceLoss && error.gradients.relativeError > 0.01);
        const double off = std::abs(error.loss / error.referenceLoss - 1);
        QCOMPARE(m_scene.cards[0].label, QString::asprintf("loss, off by %.3g %%", off * 100));
        QCOMPARE(m_scene.cards[0].value, QString::asprintf("%#.4g → %#.4g", error.referenceLoss, error.loss));
        QCOMPARE(m_scene.cards[1].label, QString("gradients: rel. error · cosine"));
        QVERIFY(m_scene.sentences[0].startsWith("Against the same run without number formats, the loss is "));
    }

    void theReferenceIsTheExactRun()
    {
        const auto& nodes = m_comparison.a->graph.nodes;
        const auto loss = std::ranges::find(nodes, graph::NodeKind::Output, &graph::Node::kind);
        QVERIFY(loss != nodes.end());
        QCOMPARE(static_cast<float>(m_comparison.b->error->referenceLoss),
                 static_cast<float>(loss->forward.metric->statistics.meanAbs));
    }

    void nothingCallsItAnImprovement()
    {
        QString said = m_scene.sentences.join('\n') + m_scene.remarks.join('\n');
        for (const widgets::FigureCard& card : m_scene.cards) {
            said += card.label + card.value + '\n';
            QVERIFY2(!card.label.contains("problems in") || card.rule.contains("which hides problems"),
                     qPrintable(card.rule));
        }
        for (const char* word : {"Largest gain", "fewer", "better", "improve", "would fix"})
            QVERIFY2(!said.contains(word), qPrintable(said));
        const QString leaving = QString("Gradients with problems in E5M2: %1 in original, ")
                                    .arg(m_scene.summary.backward.leavingA);
        QVERIFY2(said.contains(leaving), qPrintable(said));
        for (const graph::Problem& problem : m_comparison.b->problems)
            QVERIFY2(!QString::fromStdString(problem.message).contains("improve"), problem.message.c_str());
        QVERIFY(std::ranges::any_of(m_comparison.b->problems, [](const graph::Problem& problem) {
            return problem.id == "error-of-run" && problem.message.find("the loss is") != std::string::npos;
        }));
    }

    void theErrorGrowsOverTheLayers()
    {
        const auto sqnrOf = [this](const std::string& module) {
            for (const graph::Node& node : m_comparison.b->graph.nodes)
                if (node.module == module && node.forward.error && node.kind == graph::NodeKind::Op)
                    return node.forward.error->sqnr;
            return std::nan("");
        };
        QVERIFY(sqnrOf("layers.0.norm2") > sqnrOf("layers.47.norm2") + 3);
    }

private:
    std::shared_ptr<const graph::Run> run(const QString& file, const QStringList& options)
    {
        const tests::Ended ended =
            m_program.run(QStringList{"run", "model.pt", "--input", "x=randn:[4,8,16]", "--input",
                                      "targets=randn:[4,8,16]", "--output", file} +
                          options);
        auto read = runfile::readRun(m_program.folder.filePath(file).toStdString());
        if (ended.status != 0 || !read) {
            qWarning() << ended.errors;
            return nullptr;
        }
        return std::make_shared<const graph::Run>(std::move(*read));
    }

    tests::Program m_program;
    widgets::Document m_document;
    compare::Comparison m_comparison;
    widgets::ComparisonScene m_scene;
};

SCALESCOPE_TEST(TestDeepEncoder)
#include "test_deep_encoder.moc"
