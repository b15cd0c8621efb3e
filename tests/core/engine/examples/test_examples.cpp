// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/examples/build_example.h"
#include "core/engine/examples/example.h"
#include "core/job/inputs_file.h"
#include "core/job/spec.h"
#include "tests/support/limited_files.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <fstream>
#include <torch/csrc/jit/passes/inliner.h>

using namespace scalescope;

namespace {

const std::filesystem::path sources = tests::sourcePath("resources/examples").toStdString();

torch::jit::Module build(const std::string& name)
{
    return engine::buildModule(sources / (name + ".py"));
}

std::vector<c10::IValue> exampleInputs(const std::string& name)
{
    at::manual_seed(1);
    const auto text = [] { return at::randint(0, 256, {8, 16}, at::kLong); };
    if (name == "transformer_lm") {
        return {text(), text()};
    }
    if (name == "convnet") {
        return {at::randn({8, 3, 32, 32})};
    }
    if (name == "lstm") {
        return {at::randn({8, 20, 16})};
    }
    if (name == "loop_branch") {
        return {at::randn({4, 16})};
    }
    if (name == "dict_tuple") {
        c10::Dict<std::string, at::Tensor> features;
        features.insert("user", at::randn({4, 8}));
        features.insert("item", at::randn({4, 12}));
        return {features, c10::ivalue::Tuple::create(at::randn({4, 32}), at::randn({4, 32}))};
    }
    return {at::randn({32, 64})};
}

QStringList moduleNames(const torch::jit::Module& module)
{
    QStringList names;
    for (const auto& child : module.named_modules()) {
        names << QString::fromStdString(child.name);
    }
    return names;
}

/// Kinds of the nodes of a method and of what it calls, blocks included.
void collectKinds(torch::jit::Block* block, QStringList& kinds)
{
    for (torch::jit::Node* node : block->nodes()) {
        kinds << node->kind().toQualString();
        for (torch::jit::Block* inner : node->blocks()) {
            collectKinds(inner, kinds);
        }
    }
}

QStringList operatorsOf(const torch::jit::Module& module)
{
    const auto graph = module.get_method("forward").graph()->copy();
    torch::jit::Inline(*graph);
    QStringList kinds;
    collectKinds(graph->block(), kinds);
    return kinds;
}

} // namespace

class TestExamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void each_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"mlp", "transformer_lm", "convnet", "lstm", "loop_branch", "dict_tuple"}) {
            QTest::newRow(name) << name;
        }
    }

    void each()
    {
        QFETCH(QString, name);
        torch::jit::Module module = build(name.toStdString());
        QVERIFY(module.is_training());
        for (const auto& parameter : module.parameters()) {
            QVERIFY(parameter.requires_grad());
        }
        QVERIFY(!module.forward(exampleInputs(name.toStdString())).isNone());
    }

    void savedAndOpenedAgain_data() { each_data(); }

    void savedAndOpenedAgain()
    {
        QFETCH(QString, name);
        QTemporaryDir folder;
        const std::string archive = folder.filePath(name + ".pt").toStdString();
        QVERIFY(engine::buildExample(sources / (name.toStdString() + ".py"), archive));
        torch::jit::Module opened = torch::jit::load(archive);
        torch::jit::Module built = build(name.toStdString());
        QCOMPARE(moduleNames(opened), moduleNames(built));
        const auto before = built.parameters();
        auto after = opened.parameters().begin();
        for (const auto& parameter : before) {
            QVERIFY(at::equal(parameter, *after)); // two builds draw the same weights
            ++after;
        }
    }

    void inputsFitTheMethod_data() { each_data(); }

    void inputsFitTheMethod()
    {
        QFETCH(QString, name);
        std::ifstream file(sources / (name.toStdString() + ".inputs.json"));
        const auto inputs = job::inputsFromText({std::istreambuf_iterator<char>(file), {}});
        QVERIFY(inputs);
        const torch::jit::Module module = build(name.toStdString());
        const c10::FunctionSchema& schema = module.get_method("forward").function().getSchema();
        QCOMPARE(inputs->size() + 1, schema.arguments().size());
        for (std::size_t i = 0; i < inputs->size(); ++i) {
            QVERIFY(job::parseSpec((*inputs)[i].spec));
            QVERIFY(schema.argumentIndexWithName((*inputs)[i].name));
        }
    }

    void transformerHasTheModulesThatPeopleExpect()
    {
        const QStringList names = moduleNames(build("transformer_lm"));
        for (const char* name :
             {"embed", "layers.0.norm1", "layers.0.q", "layers.0.k", "layers.0.v", "layers.0.out",
              "layers.0.norm2", "layers.0.up", "layers.1.down", "norm", "head"}) {
            QVERIFY2(names.contains(name), name);
        }
    }

    void transformerWritesItsAttentionOut()
    {
        const QStringList operators = operatorsOf(build("transformer_lm"));
        QCOMPARE(operators.count("aten::matmul"), 4);
        QCOMPARE(operators.count("aten::softmax"), 2);
        QCOMPARE(operators.count("aten::cross_entropy_loss"), 1);
    }

    void transformerGivesALossNearThatOfGuessing()
    {
        const at::Tensor loss = build("transformer_lm").forward(exampleInputs("transformer_lm")).toTensor();
        QCOMPARE(loss.dim(), 0);
        QVERIFY(std::abs(loss.item<double>() - std::log(256.0)) < 1);
    }

    void convnetWorksInPlaceAndKeepsRunningStatistics()
    {
        torch::jit::Module module = build("convnet");
        QCOMPARE(operatorsOf(module).count("aten::relu_"), 2);
        module.forward(exampleInputs("convnet"));
        const torch::jit::Module norm = module.attr("block1").toModule().attr("norm").toModule();
        QCOMPARE(norm.attr("num_batches_tracked").toTensor().item<int>(), 1);
        QVERIFY(norm.attr("running_mean").toTensor().abs().max().item<double>() > 0);
    }

    void loopBranchFollowsItsData()
    {
        const QStringList operators = operatorsOf(build("loop_branch"));
        QVERIFY(operators.contains("prim::Loop"));
        QVERIFY(operators.contains("prim::If"));
    }

    void locationsNameTheSource()
    {
        const torch::jit::Module module = build("mlp");
        const auto graph = module.get_method("forward").graph();
        const auto nodes = graph->nodes();
        const auto relu = std::find_if(nodes.begin(), nodes.end(), [](const auto* node) {
            return node->kind() == at::Symbol::aten("relu");
        });
        QVERIFY(relu != nodes.end());
        const auto place = relu->sourceRange().file_line_col();
        QVERIFY(place);
        QCOMPARE(QString::fromStdString(std::get<0>(*place)), QString("mlp.py"));
        QCOMPARE(std::get<1>(*place), std::size_t{10});
    }

    void whereThereIsNoRoomTheOlderFileStays()
    {
        QTemporaryDir folder;
        QFile older(folder.filePath("mlp.pt"));
        QVERIFY(older.open(QFile::ReadWrite) && older.write("older") == 5 && older.flush());
        const tests::LimitedFiles limited(1000);
        const auto built = engine::buildExample(sources / "mlp.py", older.fileName().toStdString());
        QVERIFY(!built);
        QVERIFY2(built.error().message.find("File too large") != std::string::npos,
                 built.error().message.c_str());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList("mlp.pt"));
        QCOMPARE(older.size(), 5);
    }

    void aSourceThatCannotBeBuiltSaysWhere()
    {
        QTemporaryDir folder;
        const std::filesystem::path source = folder.filePath("wrong.py").toStdString();
        std::filesystem::copy(sources / "nn.py", source.parent_path() / "nn.py");
        std::ofstream(source)
            << "class Wrong:\n    def forward(self, x: Tensor) -> Tensor:\n        return y\n";
        const auto built = engine::buildExample(source, folder.filePath("wrong.pt").toStdString());
        QVERIFY(!built);
        QVERIFY2(built.error().message.find("line 3") != std::string::npos, built.error().message.c_str());
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestExamples)
#include "test_examples.moc"
