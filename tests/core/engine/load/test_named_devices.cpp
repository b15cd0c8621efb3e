// SPDX-License-Identifier: GPL-3.0-or-later
// Code that names a device computes on the one that is asked for, as traces and exports of a card do.
#include "core/engine/load/model_code.h"

#include "core/engine/compat/libtorch.h"
#include "core/engine/open_model.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <torch/csrc/jit/ir/constants.h>
#include <torch/csrc/jit/ir/ir.h>
#include <zip.h>

using namespace scalescope;

namespace {

/// Replaces a text in a part of an archive wherever it is, and gives how often.
int replaceIn(const std::string& archive, const char* part, const QByteArray& before, const QByteArray& after)
{
    int error = 0;
    zip_t* zip = zip_open(archive.c_str(), 0, &error);
    zip_stat_t facts;
    if (zip == nullptr || zip_stat(zip, part, 0, &facts) != 0)
        return 0;
    QByteArray text(static_cast<qsizetype>(facts.size), '\0');
    zip_file_t* file = zip_fopen(zip, part, 0);
    zip_fread(file, text.data(), facts.size);
    zip_fclose(file);
    const auto count = static_cast<int>(text.count(before));
    text.replace(before, after);
    zip_source_t* source =
        zip_source_buffer(zip, text.constData(), static_cast<zip_uint64_t>(text.size()), 0);
    zip_file_add(zip, part, source, ZIP_FL_OVERWRITE);
    zip_close(zip);
    return count;
}

} // namespace

class TestNamedDevices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { engine::setUpLibtorch(); }
    void aTraceOfACardRunsOnTheProcessor();
    void anExportOfACardRunsOnTheProcessor();
    void constantsGoToTheDevice();
    void attributesGoToTheDevice();

private:
    QTemporaryDir m_folder;
};

void TestNamedDevices::aTraceOfACardRunsOnTheProcessor()
{
    const std::string file = m_folder.filePath("traced.pt").toStdString();
    torch::jit::Module module("Net");
    module.define("def positions(self, count: int):\n"
                  "    return torch.arange(count, device=torch.device(\"cuda:0\"))\n"
                  "def forward(self, x, more: bool):\n"
                  "    y = x + self.positions(3)\n"
                  "    if more:\n"
                  "        y = y + torch.ones([3], device=torch.device(\"cuda\"))\n"
                  "    return y\n");
    module.save(file);
    auto opened = engine::openModel({file, {}});
    QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
    const at::Tensor result = opened->module.forward({at::zeros({3}), true}).toTensor();
    QVERIFY(at::equal(result, at::arange(3) + at::ones({3})));
}

/// Its weights go where the model does; the tensors that its program makes have a device of their own.
void TestNamedDevices::anExportOfACardRunsOnTheProcessor()
{
    const QString file = m_folder.filePath("exported.pt2");
    QVERIFY(QFile::copy(tests::sourcePath("tests/data/exported/older/attention-2.7.1.pt2"), file));
    QVERIFY(replaceIn(file.toStdString(), "serialized_exported_program.json",
                      R"("as_device": {"type": "cpu", "index": null})",
                      R"("as_device": {"type": "cuda", "index": 0})") > 0);
    const auto opened = engine::openModel({file.toStdString(), {}});
    QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
    int devices = 0;
    for (const torch::jit::Node* node : opened->module.get_method("forward").graph()->block()->nodes())
        for (const torch::jit::Value* output : node->outputs())
            if (const auto constant = torch::jit::toIValue(output); constant && constant->isDevice()) {
                QVERIFY(constant->toDevice().is_cpu());
                ++devices;
            }
    QVERIFY(devices > 0);
}

/// Weights that tracing has made constants; the numbers of the code stay numbers.
void TestNamedDevices::constantsGoToTheDevice()
{
    torch::jit::Module module("Net");
    at::Tensor number = at::scalar_to_tensor(2);
    number.unsafeGetTensorImpl()->set_wrapped_number(true);
    auto graph = std::make_shared<torch::jit::Graph>();
    const torch::jit::Value* weight = graph->insertConstant(at::ones({3}));
    const torch::jit::Value* factor = graph->insertConstant(number);
    module._ivalue()->compilation_unit()->create_function(c10::QualifiedName("__torch__.scaled"), graph);
    engine::computeOn(module, at::kMeta);
    QVERIFY(torch::jit::toIValue(weight)->toTensor().is_meta());
    QVERIFY(torch::jit::toIValue(factor)->toTensor().is_cpu());
    QVERIFY(torch::jit::toIValue(factor)->toTensor().unsafeGetTensorImpl()->is_wrapped_number());
}

void TestNamedDevices::attributesGoToTheDevice()
{
    torch::jit::Module module("Net");
    module.register_parameter("weight", at::ones({3}), false);
    module.register_buffer("mean", at::ones({3}));
    module.register_attribute("mask", c10::TensorType::get(), at::ones({3}).requires_grad_());
    engine::computeOn(module, at::kMeta);
    QVERIFY(module.attr("weight").toTensor().is_cpu());
    QVERIFY(module.attr("mean").toTensor().is_cpu());
    QVERIFY(module.attr("mask").toTensor().is_meta());
    QVERIFY(module.attr("mask").toTensor().is_leaf() && module.attr("mask").toTensor().requires_grad());
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestNamedDevices)
#include "test_named_devices.moc"
