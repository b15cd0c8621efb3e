// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/zero_gradients.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope::graph;

namespace {

std::shared_ptr<const Metric> metricOfRms(double rms, std::int64_t numel)
{
    auto metric = std::make_shared<Metric>();
    metric->statistics.rms = rms;
    metric->statistics.numel = numel;
    return metric;
}

/// A tensor of 4 elements that an operator with a result of 64 reads as an argument of that name.
struct Bias
{
    double rms = 0;   ///< of its gradient; that of the result's is 1
    double ratio = 1; ///< of the norms, own and reference's
    const char* target = "aten::linear";
    const char* argument = "bias";
    std::int64_t numel = 4;
    std::vector<const char*> readers = {}; ///< of the result, each of the one before
    const char* dtype = "float32";         ///< of the bias

    [[nodiscard]] bool isMarked() const
    {
        Graph graph;
        Node bias;
        bias.dtype = dtype;
        bias.backward = metricOfRms(rms, numel);
        bias.backwardError = std::make_shared<const TensorError>(TensorError{0, 0, 0, ratio, false});
        Node result;
        result.id = 1;
        result.target = target;
        result.arguments = {{argument, NodeId{0}}};
        result.backward = metricOfRms(1, 64);
        graph.nodes = {bias, result};
        for (const char* name : readers) {
            Node reader;
            reader.id = static_cast<NodeId>(graph.nodes.size());
            reader.target = name;
            reader.arguments = {{"input", reader.id - 1}};
            graph.nodes.push_back(reader);
        }
        graph.edges = edgesFromArguments(graph.nodes);
        markZeroGradients(graph);
        return graph.nodes[0].gradientIsZero && !graph.nodes[1].gradientIsZero;
    }
};

} // namespace

class TestZeroGradients : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSumThatCancelsIsMarked()
    {
        QVERIFY(Bias{.rms = 0x1p-20}.isMarked());
        QVERIFY(!Bias{.rms = 0x1p-17}.isMarked());
        QVERIFY((Bias{.rms = 0x1p-20, .target = "aten::add", .argument = "other"}.isMarked()));
    }

    void theReferencesCountsInASimulatedRun()
    {
        QVERIFY((Bias{.rms = 0x1p-4, .ratio = 0x1p16}.isMarked()));
        QVERIFY((!Bias{.rms = 0x1p-20, .ratio = 0x1p-4}.isMarked()));
    }

    void inFrontOfABatchNormalisationMoreIsNoise()
    {
        QVERIFY((Bias{.rms = 0x1p-10, .readers = {"aten::batch_norm"}}.isMarked()));
        QVERIFY((Bias{.rms = 0x1p-10, .readers = {"scalescope::quantise_gradient", "aten::batch_norm"}}
                     .isMarked()));
        QVERIFY((!Bias{.rms = 0x1p-7, .readers = {"aten::batch_norm"}}.isMarked()));
        QVERIFY((!Bias{.rms = 0x1p-10, .readers = {"aten::relu", "aten::batch_norm"}}.isMarked()));
    }

    void inANarrowTypeMoreIsNoise()
    {
        QVERIFY((Bias{.rms = 0x1p-7, .dtype = "float16"}.isMarked()));
        QVERIFY((!Bias{.rms = 0x1p-4, .dtype = "float16"}.isMarked()));
        QVERIFY((Bias{.rms = 0x1p-3, .dtype = "bfloat16"}.isMarked()));
        QVERIFY((!Bias{.rms = 0.5, .readers = {"aten::batch_norm"}, .dtype = "bfloat16"}.isMarked()));
    }

    void onlySumsAreMarked()
    {
        QVERIFY((!Bias{.rms = 0x1p-20, .argument = "weight"}.isMarked()));
        QVERIFY((!Bias{.rms = 0x1p-20, .target = "aten::mul", .argument = "other"}.isMarked()));
        QVERIFY((!Bias{.rms = 0x1p-20, .numel = 64}.isMarked()));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestZeroGradients)
#include "test_zero_gradients.moc"
