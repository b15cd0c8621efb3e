// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/new_nodes.h"
#include "tests/support/test_class.h"

#include <QTest>

using scalescope::engine::UniqueNames;

class TestUniqueNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNameThatIsTakenGetsTheNextNumber()
    {
        UniqueNames names;
        QStringList given;
        for (const char* wanted : {"linear", "linear", "relu", "linear", "relu"}) {
            given << QString::fromStdString(names.nameFor(wanted));
        }
        QCOMPARE(given, QStringList({"linear", "linear_1", "relu", "linear_2", "relu_1"}));
    }

    void aNumberThatIsANameIsPassedOver()
    {
        UniqueNames names;
        QStringList given;
        for (const char* wanted : {"a_1", "a", "a", "a_1", "a"}) {
            given << QString::fromStdString(names.nameFor(wanted));
        }
        QCOMPARE(given, QStringList({"a_1", "a", "a_2", "a_1_1", "a_3"}));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestUniqueNames)
#include "test_unique_names.moc"
