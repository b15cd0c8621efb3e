// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/compare/folded_words.h"

#include <QLabel>
#include <QTest>
#include <QToolButton>

using scalescope::widgets::FoldedWords;

namespace {

const QString longText = QStringLiteral("Of many tensors many leave their format. ").repeated(8).trimmed();

} // namespace

class TestFoldedWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shortWordsAreShownWhole()
    {
        FoldedWords words("words");
        words.resize(400, 40);
        words.show();
        words.setText("Nothing has changed.");
        QVERIFY(!words.isFolded());
        QCOMPARE(words.label()->text(), QString("Nothing has changed."));
        QVERIFY(!words.findChild<QToolButton*>()->isVisible());
        words.setText({});
        QVERIFY(!words.isVisible());
    }

    void longWordsAreALineUntilOneOpensThem()
    {
        FoldedWords words("words");
        words.resize(400, 40);
        words.show();
        words.setText(longText);
        auto* more = words.findChild<QToolButton*>();
        QVERIFY(words.isFolded() && more->isVisible());
        const int line = words.sizeHint().height();
        QVERIFY(words.label()->text().size() < longText.size() &&
                words.label()->text().endsWith(QStringLiteral("…")));
        QCOMPARE(words.label()->accessibleName(), longText); // screen readers have it whole
        QTest::mouseClick(more, Qt::LeftButton);
        QVERIFY(!words.isFolded());
        QCOMPARE(words.label()->text(), longText);
        QVERIFY(words.heightForWidth(400) > 2 * line);
        more->setFocus();
        QTest::keyClick(more, Qt::Key_Space);
        QVERIFY(words.isFolded());
    }

    void whatHasRoomIsNotFolded()
    {
        FoldedWords words("words");
        words.show();
        words.setText(longText);
        words.resize(400, 40);
        QVERIFY(words.isFolded());
        words.resize(4000, 40);
        QCoreApplication::sendPostedEvents();
        QVERIFY(!words.isFolded());
        QCOMPARE(words.label()->text(), longText);
    }
};

SCALESCOPE_TEST(TestFoldedWords)
#include "test_folded_words.moc"
