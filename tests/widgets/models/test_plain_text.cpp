// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/models/plain_text.h"

#include <QTest>

namespace scalescope::widgets {

class TestPlainText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lettersOfMenusAreTakenAway_data();
    void lettersOfMenusAreTakenAway();
    void onlyKeysChooseInMenus();
};

void TestPlainText::lettersOfMenusAreTakenAway_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("text");
    QTest::newRow("within a word") << "E&xport"
                                   << "Export";
    QTest::newRow("behind words of other letters") << "開く(&O)…"
                                                   << "開く…";
    QTest::newRow("none") << "Run (F5)"
                          << "Run (F5)";
}

void TestPlainText::lettersOfMenusAreTakenAway()
{
    QFETCH(QString, entry);
    QTEST(withoutMnemonic(entry), "text");
}

void TestPlainText::onlyKeysChooseInMenus()
{
    QCOMPARE(withMnemonic("Unit scaling", 'U'), QString("&Unit scaling"));
    QCOMPARE(withMnemonic("Échelle unitaire", 'U'), QString("&Échelle unitaire"));
    QCOMPARE(withMnemonic("単位", 'U'), QString("単位(&U)"));
}

} // namespace scalescope::widgets

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::widgets::TestPlainText)
#include "test_plain_text.moc"
