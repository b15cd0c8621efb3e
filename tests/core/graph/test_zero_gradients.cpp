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
        bias.backward.metric = metricOfRms(rms, numel);
        bias.backward.error = std::make_shared<const TensorError>(TensorError{0, 0, 0, ratio, false});
        Node result;
        result.id = 1;
        result.target = target;
        result.arguments = {{argument, NodeId{0}}};
        result.backward.metric = metricOfRms(1, 64);
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
        return graph.nodes[0].backward.isNoise && !graph.nodes[1].backward.isNoise;
    }
};

/// A model that is written down step by step; all steps can have a gradient.
class Steps
{
public:
    NodeId add(const char* target, std::vector<Argument> arguments, std::vector<std::int64_t> shape)
    {
        Node node;
        node.id = static_cast<NodeId>(m_graph.nodes.size());
        node.target = target;
        node.arguments = std::move(arguments);
        node.shape = std::move(shape);
        node.floating = true;
        node.requiresGrad = true;
        m_graph.nodes.push_back(std::move(node));
        return m_graph.nodes.back().id;
    }
    NodeId move(const char* target, NodeId of, std::vector<std::int64_t> shape)
    {
        return add(target, {{"self", of}}, std::move(shape));
    }
    Node& operator[](NodeId id) { return m_graph.nodes[static_cast<std::size_t>(id)]; }
    Graph& marked()
    {
        m_graph.edges = edgesFromArguments(m_graph.nodes);
        markZeroGradients(m_graph);
        return m_graph;
    }

private:
    Graph m_graph;
};

struct Heads
{
    NodeId query, key, value;
};

/// How queries, keys and values are taken from what the packed weight gives, and what becomes of them.
using Split = Heads (*)(Steps&, NodeId packed);
using Attention = void (*)(Steps&, const Heads&);

/// The part of a packed bias of 12 elements that is marked: `small` of its gradient's elements are noise.
double partMarked(Split split, Attention attention, std::int64_t small = 4, const char* dtype = "float32",
                  double noise = 0x1p-22)
{
    Steps steps;
    const NodeId bias = steps.add("qkv.bias", {}, {12});
    const NodeId packed = steps.add("aten::linear", {{"bias", bias}}, {2, 8, 12});
    attention(steps, split(steps, packed));
    auto metric = std::make_shared<Metric>(*metricOfRms(1, 12));
    metric->histogram.add(Histogram::binOf(noise), small);
    metric->histogram.add(Histogram::binOf(1), 12 - small);
    steps[bias].backward.metric = metric;
    steps[bias].dtype = dtype;
    steps[packed].backward.metric = metricOfRms(1, 192);
    const Node& marked = steps.marked().nodes[static_cast<std::size_t>(bias)];
    return marked.backward.isNoise ? 1 : marked.backward.meaningless.smallest;
}

Heads unbound(Steps& steps, NodeId packed)
{
    const NodeId all =
        steps.move("aten::permute", steps.move("aten::reshape", packed, {2, 8, 3, 2, 2}), {3, 2, 2, 8, 2});
    const auto part = [&] { return steps.move("aten::unbind", all, {2, 2, 8, 2}); };
    return {part(), part(), part()};
}

Heads split(Steps& steps, NodeId packed)
{
    const auto part = [&] {
        return steps.move(
            "aten::transpose",
            steps.move("aten::view", steps.move("aten::split", packed, {2, 8, 4}), {2, 8, 2, 2}),
            {2, 2, 8, 2});
    };
    return {part(), part(), part()};
}

void fused(Steps& steps, const Heads& heads)
{
    steps.add("aten::scaled_dot_product_attention",
              {{"query", heads.query}, {"key", heads.key}, {"value", heads.value}}, {2, 2, 8, 2});
}

/// Products, a scale, a mask and a softmax over that dimension.
void multiplied(Steps& steps, NodeId first, NodeId second, NodeId value, const char* dimension)
{
    const NodeId scores = steps.add("aten::matmul", {{"self", first}, {"other", second}}, {2, 2, 8, 8});
    const NodeId scaled = steps.add("aten::mul", {{"self", scores}, {"other", "0.5"}}, {2, 2, 8, 8});
    const NodeId mask = steps.add("mask", {}, {8, 8});
    const NodeId masked = steps.add("aten::add_", {{"self", scaled}, {"other", mask}}, {2, 2, 8, 8});
    const NodeId soft = steps.add("aten::softmax", {{"self", masked}, {"dim", dimension}}, {2, 2, 8, 8});
    steps.add("aten::matmul", {{"self", soft}, {"other", value}}, {2, 2, 8, 2});
}

void bySteps(Steps& steps, const Heads& heads)
{
    const NodeId turned = steps.move("aten::transpose", heads.key, {2, 2, 2, 8});
    multiplied(steps, heads.query, turned, heads.value, "-1");
}

void byEinsum(Steps& steps, const char* equation, NodeId first, NodeId second, NodeId value)
{
    const Argument::List operands{{"", first}, {"", second}};
    const NodeId scores =
        steps.add("aten::einsum", {{"equation", std::string(equation)}, {"tensors", operands}}, {2, 2, 8, 8});
    const NodeId soft = steps.add("aten::softmax", {{"self", scores}, {"dim", "-1"}}, {2, 2, 8, 8});
    steps.add("aten::matmul", {{"self", soft}, {"other", value}}, {2, 2, 8, 2});
}

/// A key's bias alone, whose gradient has this rms, of scores that are rounded to another type.
bool isKeyMarked(double rms, const char* dtypeOfScores)
{
    Steps steps;
    const NodeId bias = steps.add("k.bias", {}, {2});
    const NodeId key = steps.add("aten::linear", {{"bias", bias}}, {2, 8, 2});
    const NodeId query = steps.add("query", {}, {2, 8, 2});
    const NodeId turned = steps.move("aten::transpose", key, {2, 2, 8});
    const NodeId scores = steps.add("aten::matmul", {{"self", query}, {"other", turned}}, {2, 8, 8});
    const NodeId narrow = steps.move("aten::to", scores, {2, 8, 8});
    steps.add("aten::softmax", {{"self", steps.move("aten::to", narrow, {2, 8, 8})}, {"dim", "-1"}},
              {2, 8, 8});
    steps[narrow].dtype = dtypeOfScores;
    steps[bias].backward.metric = metricOfRms(rms, 2);
    steps[key].backward.metric = metricOfRms(1, 32);
    return steps.marked().nodes[static_cast<std::size_t>(bias)].backward.isNoise;
}

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
        QVERIFY((Bias{.rms = 0x1p-20, .target = "aten::addmm", .argument = "self"}.isMarked()));
    }

    void theReferencesCountsInASimulatedRun()
    {
        QVERIFY((Bias{.rms = 0x1p-4, .ratio = 0x1p16}.isMarked()));
        QVERIFY((!Bias{.rms = 0x1p-20, .ratio = 0x1p-4}.isMarked()));
    }

    void inFrontOfABatchNormalisationMoreIsNoise()
    {
        QVERIFY((Bias{.rms = 0x1p-10, .readers = {"aten::batch_norm"}}.isMarked()));
        QVERIFY((Bias{.rms = 0x1p-10, .readers = {"scalescope::quantize_gradient", "aten::batch_norm"}}
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

    void ofAPackedBiasTheKeysPartIsMarked()
    {
        constexpr double third = 1.0 / 3;
        QCOMPARE(partMarked(unbound, fused), third);
        QCOMPARE(partMarked(unbound, bySteps), third);
        QCOMPARE(partMarked(split, fused), third);
        QCOMPARE(partMarked(split, bySteps), third);
        // Of the queries' third all could be small, too; it is not known to be zero.
        QCOMPARE(partMarked(split, fused, 8), third);
        const Attention keysFirst = [](Steps& steps, const Heads& heads) {
            const NodeId turned = steps.move("aten::transpose", heads.query, {2, 2, 2, 8});
            multiplied(steps, heads.key, turned, heads.value, "2");
        };
        QCOMPARE(partMarked(split, keysFirst), third);
        QCOMPARE(partMarked(split, fused, 4, "float16", 0x1p-9), third);
        QCOMPARE(partMarked(split, fused, 4, "bfloat16", 0x1p-6), third);
    }

    void theScoresOfAnEinsumAreKnown()
    {
        const Attention plain = [](Steps& steps, const Heads& heads) {
            byEinsum(steps, "bhqd,bhkd->bhqk", heads.query, heads.key, heads.value);
        };
        QCOMPARE(partMarked(split, plain), 1.0 / 3);
        const Attention keysFirst = [](Steps& steps, const Heads& heads) {
            byEinsum(steps, "'... k d, ... q d -> ... q k'", heads.key, heads.query, heads.value);
        };
        QCOMPARE(partMarked(unbound, keysFirst), 1.0 / 3);
        // The softmax is over what both have.
        const Attention shared = [](Steps& steps, const Heads& heads) {
            byEinsum(steps, "bhqk,bhkd->bhqk", heads.query, heads.key, heads.value);
        };
        QCOMPARE(partMarked(split, shared), 0.0);
        const Attention unsaid = [](Steps& steps, const Heads& heads) {
            byEinsum(steps, "bhqd,bhkd", heads.query, heads.key, heads.value);
        };
        QCOMPARE(partMarked(split, unsaid), 0.0);
    }

    void scoresInANarrowTypeLeaveMoreNoise()
    {
        QVERIFY(isKeyMarked(0x1p-20, "float32"));
        QVERIFY(!isKeyMarked(0x1p-7, "float32"));
        QVERIFY(isKeyMarked(0x1p-7, "float16"));
        QVERIFY(!isKeyMarked(0x1p-4, "float16"));
        QVERIFY(isKeyMarked(0x1p-4, "bfloat16"));
    }

    void ofAPackedBiasNothingElseIs()
    {
        QCOMPARE(partMarked(split, fused, 2), 0.0);
        QCOMPARE(partMarked(split, fused, 4, "float32", 0x1p-9), 0.0);
        const Attention normalised = [](Steps& steps, const Heads& heads) {
            fused(steps, {heads.query, steps.move("aten::layer_norm", heads.key, {2, 2, 8, 2}), heads.value});
        };
        QCOMPARE(partMarked(split, normalised), 0.0);
        const Attention rotated = [](Steps& steps, const Heads& heads) {
            const NodeId angles = steps.add("cos", {}, {8, 2});
            const auto key = steps.add("aten::mul", {{"self", heads.key}, {"other", angles}}, {2, 2, 8, 2});
            fused(steps, {heads.query, key, heads.value});
        };
        QCOMPARE(partMarked(split, rotated), 0.0);
        const Attention shared = [](Steps& steps, const Heads& heads) {
            fused(steps, {heads.query, heads.key, heads.key});
        };
        QCOMPARE(partMarked(split, shared), 0.0);
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
