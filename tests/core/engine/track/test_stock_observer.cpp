// SPDX-License-Identifier: GPL-3.0-or-later
// Every row of an operator, forward and backward, and every tensor that an operator reads, equal what
// operators written into the model's code see in the stock interpreter.
#include "core/engine/compat/autograd_node.h"
#include "tests/core/engine/support/real_files.h"
#include "tests/core/engine/support/run_pair.h"
#include "tests/core/engine/support/stock_observer.h"
#include "tests/support/test_class.h"

#include <ATen/Parallel.h>
#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

/// Both sum in double; the orders differ.
constexpr double sumTolerance = 1e-12;

bool near(double own, double plain, double scale)
{
    if (std::isnan(own) || std::isnan(plain)) {
        return std::isnan(own) && std::isnan(plain);
    }
    return own == plain || std::abs(own - plain) <= sumTolerance * std::abs(scale);
}

/// What differs, or nothing.
QString statisticsDifference(const graph::Statistics& own, const PlainStatistics& plain)
{
    if (own.numel != plain.numel) {
        return "numel";
    }
    if (own.numel == 0) {
        return {};
    }
    if (own.nans > 0) {
        return std::isnan(plain.meanAbs) ? QString() : "NaN";
    }
    if (!near(own.meanAbs, plain.meanAbs, plain.meanAbs)) {
        return "mean_abs";
    }
    if (!near(own.absMean, plain.absMean, plain.meanAbs)) {
        return "abs_mean";
    }
    if (own.absMax != plain.absMax || own.absMin != plain.absMin) {
        return "abs_max or abs_min";
    }
    const bool finite = own.posInfs + own.negInfs == 0;
    return finite && !near(own.std, plain.deviation, plain.absMax) ? QString("std") : QString();
}

QString statisticsDifference(const graph::Metric* own, const std::optional<PlainStatistics>& plain)
{
    if (!own || !plain) {
        return (own != nullptr) == plain.has_value() ? QString() : QString(own ? "too much" : "missing");
    }
    return statisticsDifference(own->statistics, *plain);
}

void collectNodes(const std::vector<graph::Argument>& arguments, std::vector<graph::NodeId>& nodes)
{
    for (const graph::Argument& argument : arguments) {
        if (const auto* node = std::get_if<graph::NodeId>(&argument.value)) {
            nodes.push_back(*node);
        } else if (const auto* list = std::get_if<graph::Argument::List>(&argument.value)) {
            collectNodes(*list, nodes);
        }
    }
}

/// Nodes of operators' results: not those of tensors that were written through others.
bool isResult(const graph::Node& node)
{
    return node.kind == graph::NodeKind::Op && !node.provenance.isWrite() &&
           !node.target.starts_with("__torch__");
}

/// Memory that nothing was written to has no statistics.
bool isUnmeasured(const graph::Node& node)
{
    return node.floating && !node.forward.metric && node.kind == graph::NodeKind::Op;
}

/// Goes through the rows of a graph and the stock interpreter's calls side by side.
class Comparison
{
public:
    Comparison(const graph::Graph& graph, const SeenRun& seen) : m_graph(graph), m_seen(seen) {}

    QStringList run()
    {
        auto node = m_graph.nodes.begin();
        for (const SeenCall& call : m_seen.calls) {
            for (std::size_t i = 0; i < call.made.size(); ++i) {
                node = std::find_if(node, m_graph.nodes.end(), isResult);
                if (node == m_graph.nodes.end() || node->target != call.target) {
                    return m_found << "no row for " + QString::fromStdString(call.target);
                }
                if (i == 0) {
                    compareOperands(*node, call);
                }
                compareResult(*node, call.made[i]);
                ++node;
            }
        }
        if (std::find_if(node, m_graph.nodes.end(), isResult) != m_graph.nodes.end()) {
            m_found << "rows for more than the stock interpreter did";
        }
        return m_found;
    }
    int rows = 0;
    int gradients = 0;

private:
    void compareOperands(const graph::Node& node, const SeenCall& call)
    {
        std::vector<graph::NodeId> operands;
        collectNodes(node.arguments, operands);
        if (operands.size() != call.read.size()) {
            m_found << name(node) + " reads another number of tensors";
            return;
        }
        for (std::size_t i = 0; i < operands.size(); ++i) {
            const graph::Node& operand = m_graph.nodes.at(static_cast<std::size_t>(operands[i]));
            if (operand.shape != call.read[i].shape) {
                m_found << name(operand) + " read by " + name(node) + ": shape";
            } else if (!isUnmeasured(operand)) {
                note(name(operand) + " read by " + name(node),
                     statisticsDifference(operand.forward.metric.get(), call.read[i].values));
            }
        }
    }

    void compareResult(const graph::Node& node, const SeenTensor& seen)
    {
        ++rows;
        if (!isUnmeasured(node)) {
            note(name(node), statisticsDifference(node.forward.metric.get(), seen.values));
        }
        if (seen.values && !seen.givenBack) {
            gradients += *seen.gradient ? 1 : 0;
            if (*seen.gradient || !seen.writtenLater()) { // test_aliasing has the gradients of those
                note("gradient of " + name(node),
                     statisticsDifference(node.backward.metric.get(), *seen.gradient));
            }
        }
    }

    void note(const QString& where, const QString& what)
    {
        if (!what.isEmpty()) {
            m_found << where + ": " + what;
        }
    }
    static QString name(const graph::Node& node) { return QString::fromStdString(node.name); }

    const graph::Graph& m_graph;
    const SeenRun& m_seen;
    QStringList m_found;
};

/// A tracked run of a model, with what the stock interpreter saw of another one.
struct Both
{
    explicit Both(const Case& model)
    {
        const torch::jit::Module stock = model.build();
        observeCode(stock);
        const std::vector<c10::IValue> inputs = model.inputs(stock);
        const Outcome stockOutcome = outcomeOf(
            stock, inputs,
            [&](const torch::jit::Module& module, std::vector<c10::IValue> given) {
                return runObserved(module, model.method, std::move(given), seen);
            },
            [this](const c10::IValue& /*result*/) { seen.inBackward = true; });
        SeenRun::current() = nullptr;

        const torch::jit::Module own = model.build();
        Tracker tracker(own, sink);
        SourceBook sources;
        const Outcome ownOutcome = outcomeOf(
            own, inputs,
            [&](const torch::jit::Module& module, std::vector<c10::IValue> given) {
                Interpreter interpreter(module, sources, &tracker);
                return interpreter.run(model.method, normalised(module, model.method, std::move(given)));
            },
            [&](const c10::IValue& result) {
                tracker.addOutputs(result);
                tracker.startBackward();
            });
        tracker.finish();
        error = testing::difference(stockOutcome, ownOutcome);
    }

    SeenRun seen;
    GraphSink sink;
    std::string error;
};

} // namespace

class TestStockObserver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        at::set_num_threads(1);
        ignoreMissingGradients();
        m_cases = allCases();
    }

    void everyRowIsWhatTheStockInterpreterComputes_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < m_cases.size(); ++i) {
            if (!m_cases[i].autocast) { // the stock interpreter has its casts from the optimiser only
                QTest::newRow(m_cases[i].name.c_str()) << static_cast<int>(i);
            }
        }
    }

    void everyRowIsWhatTheStockInterpreterComputes()
    {
        QFETCH(int, index);
        const Both both(m_cases[static_cast<std::size_t>(index)]);
        QCOMPARE(QString::fromStdString(both.error), QString());
        Comparison comparison(both.sink.graph, both.seen);
        const QStringList found = comparison.run();
        QVERIFY2(found.isEmpty(), qPrintable(found.mid(0, 10).join("; ")));
        m_rows += comparison.rows;
        m_gradients += comparison.gradients;
    }

    void manyRowsWereCompared()
    {
        QVERIFY2(m_rows > 150, qPrintable(QString::number(m_rows)));
        QVERIFY2(m_gradients > 100, qPrintable(QString::number(m_gradients)));
        qInfo("%d rows, %d of them with gradients", m_rows, m_gradients);
    }

    void aWrongRowIsFound()
    {
        Both both(snippet("product", R"(
def forward(self, x):
    return torch.tanh(torch.matmul(x, self.weight))
)"));
        QVERIFY(Comparison(both.sink.graph, both.seen).run().isEmpty());
        auto wrong = *both.sink.node("tanh").backward.metric;
        wrong.statistics.meanAbs *= 1 + 1e-9;
        for (graph::Node& node : both.sink.graph.nodes) {
            if (node.name == "tanh") {
                node.backward.metric = std::make_shared<const graph::Metric>(wrong);
            }
        }
        QCOMPARE(Comparison(both.sink.graph, both.seen).run(), QStringList({"gradient of tanh: mean_abs"}));
    }

private:
    std::vector<Case> m_cases;
    int m_rows = 0;
    int m_gradients = 0;
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestStockObserver)
#include "test_stock_observer.moc"
