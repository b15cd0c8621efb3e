// SPDX-License-Identifier: GPL-3.0-or-later
// Which line of the model's own code is behind an operator that PyTorch's code calls.
#include "core/engine/capture/source_book.h"
#include "tests/core/engine/support/job_run.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

const std::map<std::string, std::string> code{
    {"__torch__.torch.nn.functional", R"(def relu(x: Tensor) -> Tensor:
  return torch.relu(x)
)"},
    {"__torch__.torch.nn.modules.activation", R"(class ReLU(Module):
  __parameters__ = []
  __buffers__ = []
  training : bool
  def forward(self: __torch__.torch.nn.modules.activation.ReLU, x: Tensor) -> Tensor:
    return __torch__.torch.nn.functional.relu(x)
)"},
    {"__torch__", R"(class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  activation : __torch__.torch.nn.modules.activation.ReLU
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    x = torch.matmul(x, self.weight)
    x = __torch__.torch.nn.functional.relu(x)
    x = (self.activation).forward(x, )
    x = torch.mul_(torch.t(x), 2)
    return x
)"}};

const graph::Node& node(const graph::Run& run, const char* name)
{
    const graph::Node* found = run.graph.findByName(name);
    if (found == nullptr)
        qFatal("no node %s", name);
    return *found;
}

QString lineAt(const graph::Run& run, const graph::SourceLocation& place)
{
    return QString::fromStdString(run.sources.at(place.file)).split('\n').value(place.line - 1);
}

} // namespace

class TestCallers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theModelsLineIsKnownWherePyTorchsCodeCallsTheOperator_data()
    {
        QTest::addColumn<QString>("transform");
        QTest::newRow("as it is") << "";
        QTest::newRow("of a program that is run again") << "fp8";
    }
    void theModelsLineIsKnownWherePyTorchsCodeCallsTheOperator()
    {
        QFETCH(const QString, transform);
        const JobRun done(modelFromArchiveCode(code, "src/"), [&](job::Job& job) {
            if (!transform.isEmpty())
                job.transforms = *job::transformsFrom({transform.toStdString()});
        });
        QCOMPARE(done.message(), QString());
        const graph::SourceLocation functional{"src/__torch__/torch/nn/functional.py", 2};
        const graph::Node& called = node(done.run, "relu");
        QCOMPARE(called.location, functional);
        // Archives don't remember where a function was called: their own line stands for it.
        QVERIFY2(called.caller.file.starts_with("code/__torch__"), called.caller.file.c_str());
        QVERIFY2(lineAt(done.run, called.caller).contains("functional.relu("),
                 qPrintable(lineAt(done.run, called.caller)));
        const graph::Node& inModule = node(done.run, "relu_1");
        QCOMPARE(inModule.location, functional);
        QCOMPARE(inModule.caller, (graph::SourceLocation{"src/__torch__.py", 10}));
        const graph::Node& own = node(done.run, "matmul");
        QCOMPARE(own.caller, graph::SourceLocation());
        QCOMPARE(own.ownPlace(), (graph::SourceLocation{"src/__torch__.py", 8}));
    }

    void aTraceSaysWhoCalledPyTorchsLine()
    {
        const std::string stack = "/lib/site-packages/torch/nn/functional.py(1500): relu\n"
                                  "/lib/site-packages/torch/nn/modules/module.py(1538): _call_impl\n"
                                  "odd (text) line\n"
                                  "/home/me/torch/net (2).py(7): forward\n"
                                  "/home/me/train.py(90): <module>\n";
        const auto source =
            std::make_shared<torch::jit::Source>(stack, "/lib/site-packages/torch/nn/functional.py", 1500);
        SourceBook book;
        const SourceBook::Place place = book.locate(torch::jit::SourceRange(source, 0, 4));
        QCOMPARE(place.location, (graph::SourceLocation{"/lib/site-packages/torch/nn/functional.py", 1500}));
        QCOMPARE(place.own, (graph::SourceLocation{"/home/me/torch/net (2).py", 7}));
        QVERIFY(book.texts().contains("/home/me/torch/net (2).py"));
    }

    void whatIsPyTorchsOwn_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("own");
        for (const char* file :
             {"/opt/conda/lib/python3.10/site-packages/torch/nn/modules/conv.py",
              "/usr/lib/python3/dist-packages/torch/jit/_trace.py", "torch/functional.py",
              "/src/pytorch/torch/nn/functional.py", "code/__torch__/torch/nn/functional.py",
              "code/__torch__/torch/_refs/nn.py", "<string>"})
            QTest::newRow(file) << file << true;
        for (const char* file :
             {"/home/me/torch/net.py", "model.py", "<ipython-input-3-1b17ff768d56>",
              "/lib/site-packages/torchvision/models/resnet.py", "code/__torch__/net.py", ""})
            QTest::newRow(*file ? file : "none") << file << false;
    }
    void whatIsPyTorchsOwn()
    {
        QFETCH(const QString, file);
        QTEST(graph::isOfPyTorch(file.toStdString()), "own");
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestCallers)
#include "test_callers.moc"
