// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/wheel_guard.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace scalescope::tests {

class TestWheelGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChoiceChangesOnlyWithTheFocus();
};

void TestWheelGuard::aChoiceChangesOnlyWithTheFocus()
{
    app::WheelGuard guard;
    qApp->installEventFilter(&guard);
    QWidget form;
    auto* layout = new QVBoxLayout(&form);
    auto* first = new QLineEdit(&form);
    auto* choice = new QComboBox(&form);
    choice->addItems({"cpu", "cuda", "cuda:1"});
    layout->addWidget(first);
    layout->addWidget(choice);
    form.show();
    form.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    first->setFocus();
    const auto turn = [choice] {
        const QPoint at = choice->rect().center();
        QWheelEvent event(at, choice->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(choice, &event);
    };
    turn();
    QCOMPARE(choice->currentText(), QString("cpu"));
    QVERIFY(first->hasFocus());
    choice->setFocus();
    turn();
    QCOMPARE(choice->currentText(), QString("cuda"));
    qApp->removeEventFilter(&guard);
}

} // namespace scalescope::tests

QTEST_MAIN(scalescope::tests::TestWheelGuard)
#include "test_wheel_guard.moc"
