// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QDockWidget>
#include <QTest>

namespace scalescope::tests {

class TestDocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void aPanelBehindATabIsShownBeforeItIsHidden();
};

void TestDocks::aPanelBehindATabIsShownBeforeItIsHidden()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    auto* problems = fixture.window.findChild<QDockWidget*>("problemsDock");
    auto* causes = fixture.window.findChild<QDockWidget*>("causesDock");
    QAction* command = fixture.window.findChild<QAction*>("view.causesDock");
    QVERIFY(problems != nullptr && causes != nullptr && command != nullptr);
    const auto isOnTop = [](const QDockWidget* dock) { return !dock->visibleRegion().isEmpty(); };
    QTRY_VERIFY(isOnTop(problems) && !isOnTop(causes) && command->isChecked());
    command->trigger();
    QTRY_VERIFY(isOnTop(causes));
    QVERIFY(command->isChecked());
    command->trigger();
    QTRY_VERIFY(causes->isHidden());
    QVERIFY(!command->isChecked());
    command->trigger();
    QTRY_VERIFY(isOnTop(causes));
}

} // namespace scalescope::tests

QTEST_MAIN(scalescope::tests::TestDocks)
#include "test_docks.moc"
