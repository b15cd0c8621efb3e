// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/rounding_role.h"
#include "tests/support/test_class.h"

#include <QTest>

using scalescope::graph::ProductTensor;
using scalescope::graph::RoundingRole;

class TestRoundingRole : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Run files and tables have these words.
    void eachTensorHasItsName()
    {
        QStringList names;
        for (const auto tensor :
             {ProductTensor::Input, ProductTensor::Weight, ProductTensor::Left, ProductTensor::Right,
              ProductTensor::Query, ProductTensor::Key, ProductTensor::Value, ProductTensor::Gradient}) {
            const RoundingRole role(tensor);
            names << QString::fromStdString(role.text());
            QVERIFY(role.tensor() == tensor);
            QVERIFY(RoundingRole(role.text()) == role);
        }
        QCOMPARE(names,
                 QStringList({"input", "weight", "left", "right", "query", "key", "value", "gradient"}));
    }

    void whatIsRoundedForAGradientIsTheSameTensor()
    {
        const RoundingRole role = RoundingRole(ProductTensor::Weight).forGradientOf(ProductTensor::Input);
        QCOMPARE(role.text(), std::string("weight for input"));
        QVERIFY(role.tensor() == ProductTensor::Weight);
        QVERIFY(RoundingRole("gradient for right").tensor() == ProductTensor::Gradient);
    }

    void otherTextsStayAsTheyAre()
    {
        for (const char* text : {"", "bias", "Weight", "weights", " for input", "weight-for-input"}) {
            const RoundingRole role{std::string(text)};
            QCOMPARE(role.text(), std::string(text));
            QVERIFY2(!role.tensor(), text);
        }
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestRoundingRole)
#include "test_rounding_role.moc"
