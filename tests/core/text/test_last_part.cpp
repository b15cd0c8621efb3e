// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/last_part.h"
#include "tests/support/test_class.h"

#include <QTest>

using scalescope::text::lastPart;

class TestLastPart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsWhatFollowsTheLastSeparator()
    {
        QCOMPARE(lastPart("layers.0.q"), std::string("q"));
        QCOMPARE(lastPart("q"), std::string("q"));
        QCOMPARE(lastPart("q."), std::string());
        QCOMPARE(lastPart(""), std::string());
        QCOMPARE(lastPart("aten::linear", ':'), std::string("linear"));
    }

    void itCanBeMoreThanOne()
    {
        QCOMPARE(lastPart("layers.0.q", '.', 2), std::string("0.q"));
        QCOMPARE(lastPart("0.q", '.', 2), std::string("0.q"));
        QCOMPARE(lastPart("q", '.', 2), std::string("q"));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestLastPart)
#include "test_last_part.moc"
