// SPDX-License-Identifier: GPL-3.0-or-later
// What a model may not call, transforms don't call for it.
#include "core/engine/program/instructions.h"
#include "core/engine/transform/unit_scale/call.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope::engine;

class TestRefusedCalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusedOperatorsAreNotFound()
    {
        QVERIFY(unit_scaling::findFunction("aten::relu", "").schema != nullptr);
        QVERIFY(unit_scaling::findFunction("aten::from_file", "").schema == nullptr);
        QVERIFY(!unit_scaling::overloadsOf("aten::relu").empty());
        QVERIFY(unit_scaling::overloadsOf("aten::from_file").empty());
        QVERIFY(unit_scaling::overloadsOf("aten::_reshape_alias").empty());
        operatorInstruction("aten::relu");
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, operatorInstruction("aten::_reshape_alias"));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestRefusedCalls)
#include "test_refused_calls.moc"
