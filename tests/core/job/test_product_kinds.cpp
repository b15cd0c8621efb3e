// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/product_kinds.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <algorithm>
#include <string>

using namespace scalescope::job;

class TestProductKinds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Recipes and tables have these words.
    void eachKindHasItsName()
    {
        QStringList names;
        for (const ProductKind kind :
             {ProductKind::Linear, ProductKind::Matmul, ProductKind::Attention, ProductKind::Convolution}) {
            names << QString::fromLatin1(toString(kind));
            QVERIFY(isProductName(toString(kind)));
        }
        QCOMPARE(names, QStringList({"linear", "matmul", "attention", "convolution"}));
        QVERIFY(productNames().starts_with(names.join(", ").toStdString() + ", mm"));
    }

    void linearAndAttentionAreUsual()
    {
        QVERIFY(isUsual(ProductKind::Linear) && isUsual(ProductKind::Attention));
        QVERIFY(!isUsual(ProductKind::Matmul) && !isUsual(ProductKind::Convolution));
    }

    void everyKnownProductGoesByItsOperator()
    {
        for (const KnownProduct& product : knownProducts()) {
            QVERIFY(isProductName(product.target) && isProductName(withoutSpace(product.target)));
        }
        QVERIFY(!isProductName("aten::relu") && !isProductName(""));
    }

    void aConvolutionIsOneHoweverItIsSpelled()
    {
        const auto kindOf = [](std::string_view target) {
            return std::ranges::find(knownProducts(), target, &KnownProduct::target)->kind;
        };
        QVERIFY(kindOf("aten::conv2d") == ProductKind::Convolution);
        QVERIFY(kindOf("aten::_convolution") == ProductKind::Convolution);
        QVERIFY(kindOf("aten::addmm_") == ProductKind::Matmul);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestProductKinds)
#include "test_product_kinds.moc"
