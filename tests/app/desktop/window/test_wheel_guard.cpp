// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/event_filters.h"
#include "tests/support/test_class.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSlider>
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
    auto* slider = new QSlider(Qt::Horizontal, &form);
    slider->setRange(0, 10);
    slider->setValue(5);
    layout->addWidget(slider);
    form.show();
    form.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    first->setFocus();
    const auto turnOver = [](QWidget* field) {
        const QPoint at = field->rect().center();
        QWheelEvent event(at, field->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(field, &event);
    };
    turnOver(choice);
    turnOver(slider);
    QCOMPARE(choice->currentText(), QString("cpu"));
    QCOMPARE(slider->value(), 5);
    QVERIFY(first->hasFocus());
    choice->setFocus();
    turnOver(choice);
    QCOMPARE(choice->currentText(), QString("cuda"));
    slider->setFocus();
    turnOver(slider);
    QVERIFY(slider->value() != 5);
    qApp->removeEventFilter(&guard);
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestWheelGuard)
#include "test_wheel_guard.moc"
