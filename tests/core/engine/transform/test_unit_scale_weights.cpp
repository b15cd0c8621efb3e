// SPDX-License-Identifier: GPL-3.0-or-later
// Stage five of unit scaling: weights of Linear and Embedding modules.
#include "core/engine/transform/unit_scale/weights.h"
#include "tests/core/engine/support/run_pair.h"
#include "tests/core/engine/support/unit_scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

const std::string linearType = "__torch__.torch.nn.modules.linear.Linear";
const std::string embeddingType = "__torch__.torch.nn.modules.sparse.___torch_mangle_3.Embedding";

} // namespace

class TestUnitScaleWeights : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void weightsOfLinearAndEmbeddingAreRescaled()
    {
        torch::jit::Module linear(linearType);
        const at::Tensor weight = (at::randn({5, 6}) * 3).requires_grad_();
        linear.register_parameter("weight", weight, false);
        linear.register_parameter("bias", at::randn({5}).requires_grad_(), false);
        torch::jit::Module tied(embeddingType);
        tied.register_parameter("weight", weight, false);
        torch::jit::Module root("__torch__.Net");
        root.register_parameter("weight", at::randn({3, 3}), false);
        root.register_module("linear", linear);
        root.register_module("embedding", tied);
        const at::Tensor expected = weight.detach() / weight.detach().std();
        const at::Tensor own = root.attr("weight").toTensor().detach().clone();
        const auto names = unit_scaling::rescaleWeights(root);
        QCOMPARE(texts(names), QStringList({"linear.weight"}));
        QVERIFY(sameBits(weight.detach(), expected));
        QVERIFY(sameBits(linear.attr("bias").toTensor().detach(), at::zeros({5})));
        QVERIFY(sameBits(root.attr("weight").toTensor().detach(), own));
    }

    void aWeightOfOneElementStays()
    {
        torch::jit::Module root("__torch__.Net");
        torch::jit::Module linear(linearType);
        linear.register_parameter("weight", at::full({1, 1}, 3.0), false);
        root.register_module("linear", linear);
        QVERIFY(unit_scaling::rescaleWeights(root).empty());
        QCOMPARE(linear.attr("weight").toTensor().item().toDouble(), 3.0);
    }

    void classesOfTheUsersStay_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QStringList>("constants");
        QTest::addColumn<bool>("rescaled");
        QTest::newRow("a user's class of the name Linear stays")
            << "__torch__.own.Linear" << QStringList() << false;
        QTest::newRow("a class derived from Linear does not")
            << "__torch__.own.Noisy" << QStringList({"in_features", "out_features"}) << true;
        QTest::newRow("a class derived from Embedding does not")
            << "__torch__.own.Table" << QStringList({"num_embeddings", "embedding_dim"}) << true;
        QTest::newRow("an EmbeddingBag stays")
            << "__torch__.torch.nn.modules.sparse.EmbeddingBag"
            << QStringList({"num_embeddings", "embedding_dim", "include_last_offset"}) << false;
        QTest::newRow("a class derived from EmbeddingBag stays")
            << "__torch__.own.Bag" << QStringList({"num_embeddings", "embedding_dim", "include_last_offset"})
            << false;
    }

    void classesOfTheUsersStay()
    {
        QFETCH(const QString, type);
        QFETCH(const QStringList, constants);
        QFETCH(const bool, rescaled);
        torch::jit::Module module(type.toStdString());
        for (const QString& name : constants) {
            module.type()->addConstant(name.toStdString(), std::int64_t{2});
        }
        module.register_parameter("weight", at::randn({3, 4}), false);
        torch::jit::Module root("__torch__.Net");
        root.register_module("inner", module);
        QCOMPARE(!unit_scaling::rescaleWeights(root).empty(), rescaled);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestUnitScaleWeights)
#include "test_unit_scale_weights.moc"
