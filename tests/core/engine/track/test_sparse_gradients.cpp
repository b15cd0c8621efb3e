// SPDX-License-Identifier: GPL-3.0-or-later
// Gradients that hold only some rows: the row in the table is the dense tensor's.
#include "core/engine/track/kernel.h"
#include "core/engine/track/tensor_metrics.h"
#include "tests/core/engine/support/job_run.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

void checkNear(double actual, double expected)
{
    if (std::isnan(expected)) {
        QVERIFY(std::isnan(actual));
    } else {
        QVERIFY2(actual == expected || std::abs(actual - expected) <= 1e-12 * std::abs(expected),
                 qPrintable(QString("%1 and not %2").arg(actual).arg(expected)));
    }
}

void compareWithDense(const graph::Metric& actual, const graph::Metric& expected)
{
    const graph::Statistics& a = actual.statistics;
    const graph::Statistics& e = expected.statistics;
    QCOMPARE(a.numel, e.numel);
    QCOMPARE(a.zeros, e.zeros);
    QCOMPARE(a.nans, e.nans);
    QCOMPARE(a.posInfs, e.posInfs);
    checkNear(a.meanAbs, e.meanAbs);
    checkNear(a.absMean, e.absMean);
    checkNear(a.std, e.std);
    checkNear(a.rms, e.rms);
    checkNear(a.absMax, e.absMax);
    checkNear(a.absMin, e.absMin);
    checkNear(a.absMinNonzero, e.absMinNonzero);
    QVERIFY(actual.histogram == expected.histogram);
}

at::Tensor rows(const std::vector<std::int64_t>& indices, const at::Tensor& values, std::int64_t count)
{
    return at::sparse_coo_tensor(at::tensor(indices, at::kLong).unsqueeze(0), values,
                                 {count, values.size(1)});
}

} // namespace

class TestSparseGradients : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSparseTensorsMetricIsThatOfTheDenseOne_data()
    {
        at::manual_seed(1);
        QTest::addColumn<at::Tensor>("sparse");
        QTest::newRow("rows that come several times") << rows({1, 5, 1, 1}, at::randn({4, 3}), 9);
        QTest::newRow("one row") << rows({2}, at::randn({1, 1}), 7);
        QTest::newRow("no rows") << rows({}, at::empty({0, 3}), 4);
        QTest::newRow("all rows") << rows({0, 1, 2}, at::randn({3, 3}), 3);
        QTest::newRow("rows that sum to zero") << rows({0, 0}, at::tensor({1.0, -1.0}).view({2, 1}), 3);
        QTest::newRow("bfloat16") << rows({1, 3}, at::randn({2, 8}).to(at::kBFloat16), 5);
        QTest::newRow("magnitudes whose squares leave double's range")
            << rows({1, 2}, at::randn({2, 3}, at::kDouble) * 1e200, 4);
        const at::Tensor infinite = at::tensor({1.0, std::numeric_limits<double>::infinity()}).view({2, 1});
        QTest::newRow("Inf") << rows({1, 2}, infinite, 4);
        QTest::newRow("NaN") << rows({1, 2}, infinite - infinite, 4);
        QTest::newRow("compressed rows") << (at::eye(4) * 3).to_sparse_csr();
    }
    void aSparseTensorsMetricIsThatOfTheDenseOne()
    {
        QFETCH(const at::Tensor, sparse);
        QVERIFY(isSparseFloat(sparse));
        compareWithDense(observeSparse(sparse), observe(sparse.to_dense()));
    }
    void anEmbeddingsSparseGradientHasARow()
    {
        const auto run = [](const std::string& sparse) {
            return JobRun("def forward(self, ids):\n    return torch.embedding(self.weight, ids, -1, "
                          "False, " +
                              sparse + ")\n",
                          [](job::Job& job) {
                              job.inputs = {{"", "randint(0,3):[2,5]"}};
                          })
                .run;
        };
        const graph::Run sparse = run("True");
        const graph::Run dense = run("False");
        for (std::size_t i = 0; i < dense.graph.nodes.size(); ++i) {
            const graph::Node& expected = dense.graph.nodes[i];
            const graph::Node& actual = sparse.graph.nodes.at(i);
            QCOMPARE(actual.name, expected.name);
            QCOMPARE(actual.backward.metric != nullptr, expected.backward.metric != nullptr);
            if (expected.backward.metric) {
                compareWithDense(*actual.backward.metric, *expected.backward.metric);
            }
        }
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestSparseGradients)
#include "test_sparse_gradients.moc"
