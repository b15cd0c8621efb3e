// SPDX-License-Identifier: GPL-3.0-or-later
// Models that are laid out as they should be, and can't be run: their code is wrong, or what it is given.
#include "core/engine/load/loader.h"
#include "core/message/say_load.h"
#include "tests/core/engine/support/pickle_steps.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QTest>
#include <fstream>

namespace scalescope::engine {

namespace {

/// A model with one attribute, whose value these steps make, and this for its forward().
std::string archiveWith(const std::string& value, const std::string& body)
{
    using namespace testing::steps;
    const std::string code = "class Net(Module):\n  __parameters__ = []\n  __buffers__ = []\n"
                             "  training : bool\n  n : int\n"
                             "  def forward(self: __torch__.Net, x: Tensor) -> Tensor:\n    return " +
                             body + "\n";
    const std::string state = "}(" + text("training") + "\x88" + text("n") + value + "u";
    return testing::archiveOf({{"m/data.pkl", whole(name("__torch__", "Net") + ")\x81" + state + "b")},
                               {"m/code/__torch__.py", code},
                               {"m/constants.pkl", whole(")")},
                               {"m/version", "3\n"}});
}

} // namespace

class TestModelCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatFitsIsLoaded();
    void anAttributeOfAnotherTypeIsNamed();
    void codeThatReachesFilesIsRefused();
    void codeThatLibtorchCanNotReadIsRefused();

private:
    [[nodiscard]] std::string path() const { return m_folder.filePath("m.pt").toStdString(); }
    [[nodiscard]] Result<torch::jit::Module> loaded(const std::string& bytes) const
    {
        std::ofstream(path(), std::ios::binary) << bytes;
        return loadModel(path());
    }

    QTemporaryDir m_folder;
};

/// Else the others would be refused for something else.
void TestModelCode::whatFitsIsLoaded()
{
    auto model = loaded(archiveWith(testing::steps::number(2), "torch.mul(x, self.n)"));
    QVERIFY2(model, model ? "" : model.error().message.c_str());
    QCOMPARE(model->forward({torch::ones({3})}).toTensor().sum().item<float>(), 6.0F);
}

void TestModelCode::anAttributeOfAnotherTypeIsNamed()
{
    const auto model = loaded(archiveWith(testing::steps::text("2"), "x"));
    QVERIFY(!model);
    QVERIFY2(model.error().said == say::archiveUnsound(path(), say::attributeOfOtherType("n", "int")),
             model.error().message.c_str());
}

void TestModelCode::codeThatReachesFilesIsRefused()
{
    const auto model =
        loaded(archiveWith(testing::steps::number(2), "torch.from_file(\"/etc/hostname\", False, 1)"));
    QVERIFY(!model);
    QVERIFY2(model.error().said == say::operatorsRefused(path(), "aten::from_file"),
             model.error().message.c_str());
}

void TestModelCode::codeThatLibtorchCanNotReadIsRefused()
{
    const auto model = loaded(archiveWith(testing::steps::number(2), "x +"));
    QVERIFY(!model);
    QCOMPARE(model.error().said.id(), say::modelNotLoaded.form.id);
    QVERIFY(model.error().said.arguments().front() == message::Argument{path()});
}

} // namespace scalescope::engine

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::engine::TestModelCode)
#include "test_model_code.moc"
