// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/commands/commands.h"
#include "app/desktop/compare/format_menu.h"
#include "core/job/transform.h"
#include "tests/support/test_class.h"

#include <QAction>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QWidget>

namespace scalescope::tests {

class TestFormatMenu : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allProductsAreChosenBesideTheFormats();
};

void TestFormatMenu::allProductsAreChosenBesideTheFormats()
{
    QWidget window;
    QMenu list;
    app::Commands commands(&window);
    widgets::Document document;
    app::FormatMenu menu(&list, commands, *job::transformFrom("fp8"), document, &window);
    job::Transform chosen;
    connect(&menu, &app::FormatMenu::chosen, this, [&](const job::Transform& simulation) {
        chosen = simulation;
        menu.setChosen(simulation);
    });
    QAction* all = commands["format.extended"];
    QVERIFY(list.actions().contains(all) && !all->isChecked());
    QVERIFY(commands["format.e4m3us.e5m2us"]->isChecked());
    all->trigger();
    QVERIFY(job::isExtended(chosen));
    QVERIFY(all->isChecked());
    QVERIFY(commands["format.e4m3us.e5m2us"]->isChecked());
    commands["format.fp16.fp16"]->trigger(); // other formats keep it
    QVERIFY(job::isExtended(chosen));
    QVERIFY(commands["format.fp16.fp16"]->isChecked());
    all->trigger();
    QVERIFY(!job::isExtended(chosen));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestFormatMenu)
#include "test_format_menu.moc"
