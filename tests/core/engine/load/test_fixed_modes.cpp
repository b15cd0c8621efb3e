// SPDX-License-Identifier: GPL-3.0-or-later
// A mode that is written out in a model's code, as a trace has it, is not the one that --mode asks for.
#include "core/engine/load/model_code.h"

#include "core/engine/compat/libtorch.h"
#include "tests/core/engine/support/models.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;

class TestFixedModes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { engine::setUpLibtorch(); }

    void whatIsWrittenOutIsNamed_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("inEval");
        QTest::addColumn<QString>("inTraining");
        QTest::newRow("a trace in training") << "torch.dropout(x, 0.5, True)"
                                             << "aten::dropout"
                                             << "";
        QTest::newRow("a trace in evaluation") << "torch.dropout(x, 0.5, False)"
                                               << ""
                                               << "aten::dropout";
        QTest::newRow("what follows the attribute") << "torch.dropout(x, 0.5, self.training)"
                                                    << ""
                                                    << "";
        QTest::newRow("what has no mode") << "torch.relu(x)"
                                          << ""
                                          << "";
        QTest::newRow("several") << "torch.alpha_dropout(torch.batch_norm(x, None, None, None, None, True, "
                                    "0.1, 1e-5, False), 0.5, True)"
                                 << "aten::alpha_dropout aten::batch_norm"
                                 << "";
        QTest::newRow("in a branch") << "torch.dropout(x, 0.5, True) if self.training else x"
                                     << "aten::dropout"
                                     << "";
    }

    void whatIsWrittenOutIsNamed()
    {
        QFETCH(const QString, code);
        QFETCH(const QString, inEval);
        QFETCH(const QString, inTraining);
        const auto model =
            engine::testing::modelOf("\ndef forward(self, x):\n    return " + code.toStdString() + "\n");
        const auto named = [&model](bool training) {
            QStringList names;
            for (const std::string& name : engine::operatorsOfOtherMode(model, training))
                names << QString::fromStdString(name);
            return names.join(' ');
        };
        QCOMPARE(named(false), inEval);
        QCOMPARE(named(true), inTraining);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestFixedModes)
#include "test_fixed_modes.moc"
