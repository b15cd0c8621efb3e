// SPDX-License-Identifier: GPL-3.0-or-later
// Models that write to the indices of sparse tensors after operators have kept them for backward.
#include "tests/core/engine/support/job_run.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

constexpr const char* coordinates = "    indices = torch.tensor([[0, 1], [0, 1]])\n"
                                    "    s = torch.sparse_coo_tensor(indices, torch.ones([2]), [4, 4])\n";
constexpr const char* compressedRows =
    "    starts = torch.tensor([0, 1, 2, 3, 4])\n"
    "    columns = torch.tensor([0, 1, 2, 2])\n"
    "    s = torch.sparse_csr_tensor(starts, columns, torch.ones([4]), [4, 4], dtype=None, layout=None, "
    "device=None)\n";
constexpr const char* matrixProduct = "    y = torch.mm(s, torch.matmul(x, self.weight))\n";

/// A model with a 4x4 parameter that returns y; z counts only in that it is computed.
JobRun runOf(const std::string& lines)
{
    const auto module = modelFromArchiveCode({{"__torch__", R"(
class Model(Module):
  __parameters__ = ["weight", "other", ]
  __buffers__ = []
  weight : Tensor
  other : Tensor
  training : bool
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
)" + lines + "    return torch.add(y, torch.mul(torch.sum(z), 0))\n"}});
    return JobRun(module, [](job::Job& job) { job.backward = "sum"; });
}

} // namespace

class TestKeptIndices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void backwardDoesNotFollowWhatWasWrittenSince_data()
    {
        QTest::addColumn<QString>("lines");
        const auto row = [](const char* name, const std::string& lines) {
            QTest::newRow(name) << QString::fromStdString(lines);
        };
        row("coordinates",
            std::string(coordinates) + matrixProduct + "    z = torch.add_(torch._indices(s), 3000)\n");
        row("columns", std::string(compressedRows) + matrixProduct +
                           "    z = torch.add_(torch.col_indices(s), 100000)\n");
        row("starts of rows", std::string(compressedRows) + matrixProduct +
                                  "    z = torch.add_(torch.crow_indices(s), 100000)\n");
        row("what the tensor was made of",
            std::string(compressedRows) + matrixProduct + "    z = torch.add_(columns, 100000)\n");
        row("where the model goes backward itself", std::string(compressedRows) + matrixProduct +
                                                        "    z = torch.add_(columns, 100000)\n"
                                                        "    torch.backward(torch.sum(y), None, True)\n");
    }
    void backwardDoesNotFollowWhatWasWrittenSince()
    {
        QFETCH(const QString, lines);
        const JobRun run = runOf(lines.toStdString());
        QCOMPARE(run.status(), 4);
        QVERIFY2(run.message().contains(
                     "the indices of a sparse tensor were changed after an operator had kept them: "),
                 qPrintable(run.message()));
    }

    void othersGoBackward_data()
    {
        QTest::addColumn<QString>("lines");
        const auto row = [](const char* name, const std::string& lines) {
            QTest::newRow(name) << QString::fromStdString(lines);
        };
        row("coordinates", std::string(coordinates) + matrixProduct + "    z = indices\n");
        row("rows", std::string(compressedRows) + matrixProduct + "    z = columns\n");
        row("indices that were read",
            std::string(coordinates) + matrixProduct + "    z = torch._indices(s)\n");
        row("indices that no operator kept", std::string(compressedRows) +
                                                 "    y = torch.matmul(x, self.weight)\n"
                                                 "    z = torch.add_(columns, 100000)\n");
        row("other indices within the tensor",
            std::string(compressedRows) + matrixProduct + "    z = torch.add_(columns, 1)\n");
    }
    void othersGoBackward()
    {
        QFETCH(const QString, lines);
        const JobRun run = runOf(lines.toStdString());
        QCOMPARE(run.message(), QString());
        QVERIFY(run.run.graph.findByName("weight")->backward.metric);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestKeptIndices)
#include "test_kept_indices.moc"
