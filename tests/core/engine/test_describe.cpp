// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/type_info.h"
#include "core/engine/open_model.h"
#include "core/engine/values/errors.h"
#include "core/message/say_common.h"
#include "core/message/say_run.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <torch/csrc/jit/frontend/function_schema_parser.h>

using namespace scalescope;

class TestDescribe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void argumentsSuggestWhatTheFirstLayerTakes_data();
    void argumentsSuggestWhatTheFirstLayerTakes();
    void methodsHaveTypesAndDefaults();
    void modulesParametersAndBuffersAreListed();
    void tiedTensorsNameTheFirst();
    void callsAreCountedPerCaller();
    void aFrozenModuleHasNoMode();
    void typesAreTakenApart();
    void errorsBecomeOneLine();
};

namespace {

torch::jit::Module linear(std::int64_t in, std::int64_t out, at::ScalarType type = at::kFloat)
{
    torch::jit::Module module("Linear");
    module.register_parameter("weight", torch::ones({out, in}, type), false);
    module.define("def forward(self, x: Tensor):\n    return torch.linear(x, self.weight)\n");
    return module;
}

} // namespace

void TestDescribe::argumentsSuggestWhatTheFirstLayerTakes_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("suggestion");
    const auto row = [](const char* name, const QString& body, const char* suggestion) {
        QTest::newRow(name) << "def forward(self, x: Tensor):\n" + body << suggestion;
    };
    row("a Linear in a submodule", "    return self.fc.forward(x)\n", "randn:[8,64]:float64");
    row("behind what keeps the width",
        "    y = torch.relu(torch.dropout(x, 0.5, False))\n    return self.fc.forward(y)\n",
        "randn:[8,64]:float64");
    row("behind a branch", "    if self.flag:\n        x = x + 1\n    return self.fc.forward(x)\n",
        "randn:[8,64]:float64");
    row("an Embedding", "    return torch.embedding(self.table, x)\n", "randint(0,1000):[8,32]");
    row("a convolution", "    return torch.conv2d(x, self.kernel)\n", "randn:[4,3,32,32]");
    row("a product with a transposed weight", "    return torch.matmul(x, self.table.t())\n", "randn:[8,16]");
    row("a product with a weight", "    return x @ self.table\n", "randn:[8,1000]");
    row("nothing that tells", "    return x.sum()\n", "randn:[8]");
}

void TestDescribe::argumentsSuggestWhatTheFirstLayerTakes()
{
    QFETCH(QString, code);
    QFETCH(QString, suggestion);
    torch::jit::Module module("Net");
    module.register_attribute("flag", c10::BoolType::get(), true);
    module.register_parameter("table", torch::ones({1000, 16}), false);
    module.register_parameter("kernel", torch::ones({5, 3, 3, 3}), false);
    module.register_module("fc", linear(64, 8, at::kDouble));
    module.define(code.toStdString());
    const auto info = engine::describe(module, "net.pt");
    QCOMPARE(QString::fromStdString(info.methods.at(0).arguments.at(0).suggestion), suggestion);
}

void TestDescribe::methodsHaveTypesAndDefaults()
{
    torch::jit::Module module("Net");
    module.define("def encode(self, batch: Dict[str, Tensor], scale: float = 0.5, mode: str = \"a b\",\n"
                  "           sizes: Optional[List[int]] = None) -> Tuple[Tensor, int]:\n"
                  "    return batch[\"x\"], 1\n");
    const auto info = engine::describe(module, "net.pt");
    QCOMPARE(info.methods.size(), std::size_t(1));
    const auto& method = info.methods[0];
    QCOMPARE(method.name, std::string("encode"));
    QCOMPARE(method.returns, std::string("Tuple[Tensor, int]"));
    QCOMPARE(method.arguments.size(), std::size_t(4));
    QCOMPARE(method.arguments[0].type.text, std::string("Dict[str, Tensor]"));
    QVERIFY(method.arguments[0].type.elements.at(1).kind == job::TypeKind::Tensor);
    QVERIFY(!method.arguments[0].defaultValue);
    QCOMPARE(*method.arguments[1].defaultValue, std::string("0.5"));
    QCOMPARE(*method.arguments[2].defaultValue, std::string("\"a b\""));
    QCOMPARE(*method.arguments[3].defaultValue, std::string("null"));
    QVERIFY(method.arguments[3].type.elements.at(0).elements.at(0).kind == job::TypeKind::Int);
}

void TestDescribe::modulesParametersAndBuffersAreListed()
{
    torch::jit::Module module("Net");
    module.register_module("fc", linear(4, 2));
    module.register_buffer("steps", torch::zeros({3}, at::kLong));
    module.train();
    const auto info = engine::describe(module, "net.pt");
    QCOMPARE(info.file, std::string("net.pt"));
    QCOMPARE(info.modules.size(), std::size_t(2));
    QCOMPARE(info.modules[0].path + info.modules[0].type, std::string("Net"));
    QCOMPARE(info.modules[1].path + info.modules[1].type, std::string("fcLinear"));
    QCOMPARE(info.parameters.at(0).name, std::string("fc.weight"));
    QCOMPARE(info.parameters.at(0).shape, (std::vector<std::int64_t>{2, 4}));
    QCOMPARE(info.buffers.at(0).dtype, std::string("int64"));
}

void TestDescribe::tiedTensorsNameTheFirst()
{
    const at::Tensor shared = torch::ones({3, 2});
    torch::jit::Module module("Net");
    module.register_parameter("embedding", shared, false);
    module.register_parameter("head", shared.alias(), false);
    module.register_parameter("part", shared.narrow(0, 0, 2), false);
    module.register_buffer("kept", shared.detach().t());
    module.register_buffer("empty", torch::empty({0}));
    module.register_buffer("another", torch::empty({0}));
    const auto info = engine::describe(module, "net.pt");
    QCOMPARE(info.parameters.at(0).sameAs, std::string());
    QCOMPARE(info.parameters.at(1).sameAs, std::string("embedding"));
    QCOMPARE(info.parameters.at(2).sameAs, std::string());
    QCOMPARE(info.buffers.at(0).sameAs, std::string("embedding"));
    QCOMPARE(info.buffers.at(2).sameAs, std::string());
}

void TestDescribe::callsAreCountedPerCaller()
{
    torch::jit::Module module("Net");
    module.register_module("fc", linear(4, 4));
    module.define("def helper(self, x: Tensor):\n    return torch.relu(self.fc.forward(x))\n");
    module.define("def forward(self, x: Tensor):\n"
                  "    for i in range(3):\n        x = self.helper(x)\n"
                  "    return self.helper(x)\n");
    const auto operators = engine::describe(module, "net.pt").operators;
    QCOMPARE(operators.at("aten::linear"), std::int64_t(2));
    QCOMPARE(operators.at("aten::relu"), std::int64_t(2));
}

void TestDescribe::aFrozenModuleHasNoMode()
{
    QVERIFY(!engine::describe(torch::jit::Module("Net"), "net.pt").training.has_value());
}

void TestDescribe::typesAreTakenApart()
{
    const auto point =
        c10::TupleType::createNamed(c10::QualifiedName("__torch__.Point"), std::vector<std::string>{"x", "y"},
                                    {c10::TensorType::get(), c10::IntType::get()});
    const auto info = engine::typeInfo(c10::ListType::create(point));
    QVERIFY(info.kind == job::TypeKind::List);
    QCOMPARE(info.text, std::string("List[Point]"));
    QVERIFY(info.elements.at(0).kind == job::TypeKind::Tuple);
    QCOMPARE(info.elements.at(0).names, (std::vector<std::string>{"x", "y"}));
    QCOMPARE(engine::exampleSpec(c10::ListType::create(point)), std::string("[[randn:[8], 1]]"));
}

void TestDescribe::errorsBecomeOneLine()
{
    using engine::errorText;
    QCOMPARE(errorText(std::runtime_error("\nUnknown builtin op: a::b.\nmore\n")),
             std::string("Unknown builtin op: a::b"));
    QCOMPARE(
        errorText(std::runtime_error("The following operation failed in the TorchScript interpreter.\n"
                                     "Traceback of TorchScript (most recent call last):\n  File \"a.py\"\n"
                                     "RuntimeError: sizes differ: 3\n")),
        std::string("sizes differ: 3"));
    QCOMPARE(
        errorText(std::runtime_error("Could not run 'aten::relu' with arguments from the 'CUDA' backend. "
                                     "This could be because the operator doesn't exist for this backend, "
                                     "or was omitted. 'aten::relu' is only available for these.")),
        std::string("Could not run 'aten::relu' with arguments from the 'CUDA' backend"));
    const std::runtime_error full(
        "CUDA out of memory. Tried to allocate 238.42 GiB. GPU 0 has a total capacity of "
        "79.18 GiB of which 76.38 GiB is free. Process 1513 has 806.00 MiB memory in "
        "use. Of the allocated memory 1024 bytes is allocated by PyTorch.");
    QVERIFY(engine::isOutOfMemory(full));
    QCOMPARE(errorText(full),
             std::string("CUDA out of memory. Tried to allocate 238.42 GiB. GPU 0 has a total "
                         "capacity of 79.18 GiB of which 76.38 GiB is free"));
    // As the interpreter says it of a list that grows.
    for (const char* text : {"std::bad_alloc", "Traceback of TorchScript (most recent call last):\n  File "
                                               "\"a.py\"\nRuntimeError: std::bad_alloc\n"}) {
        QVERIFY(engine::isOutOfMemory(std::runtime_error(text)));
        QVERIFY(engine::errorClause(std::runtime_error(text)) == say::neededTooMuchMemory());
    }
    QVERIFY(engine::errorClause(std::runtime_error("")) == say::errorWithoutText());
    QVERIFY(engine::errorClause(std::runtime_error("RuntimeError: .")) == say::libtorchCheckFailed());
    QVERIFY(engine::errorClause(std::out_of_range("map::at")) == say::libtorchCheckFailed());
    try {
        torch::ones({2}).reshape({3});
        QFAIL("reshape must throw");
    } catch (const std::exception& error) {
        const std::string text = errorText(error);
        QVERIFY2(text.find("shape '[3]' is invalid") != std::string::npos, text.c_str());
        QVERIFY2(text.find('\n') == std::string::npos, text.c_str());
    }
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestDescribe)
#include "test_describe.moc"
