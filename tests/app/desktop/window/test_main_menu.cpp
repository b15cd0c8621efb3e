// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/commands/commands.h"
#include "app/desktop/commands/pruning.h"
#include "app/desktop/window/main_menu.h"
#include "app/runs/workspace.h"
#include "tests/app/runs/patience.h"
#include "tests/app/runs/written_runs.h"
#include "tests/support/test_class.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace scalescope::tests {

namespace {

struct MainMenuFixture
{
    QTemporaryDir folder;
    app::Settings settings{folder.filePath("settings.ini")};
    widgets::Document document;
    app::Workspace workspace{document, settings};
    QWidget window;
    app::Commands commands{&window};
    app::Pruning pruning{document, commands, &window};
    app::MainMenu menu{commands, pruning, settings, workspace, &window};
};

/// What a menu lists when it is opened, checked ones with a star.
QStringList listed(QMenu* menu)
{
    Q_EMIT menu->aboutToShow();
    QStringList texts;
    for (const QAction* action : menu->actions())
        texts << (action->isSeparator() ? QStringLiteral("-")
                                        : action->text() + (action->isChecked() ? "*" : ""));
    return texts;
}

QMenu* recentOf(const app::MainMenu& menu)
{
    const auto actions = menu.all()->actions().first()->menu()->actions();
    for (const QAction* action : actions)
        if (action->text() == "Open &recent")
            return action->menu();
    return nullptr;
}

} // namespace

class TestMainMenu : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCommandIsInAMenu();
    void noMenuIsTallerThanASmallScreen();
    void recentFilesAreListedAsTheyAre();
    void whatANameMeansToMenusIsShown();
    void openRunsAreListedAndShown();
    void menusSayWhyAnEntryIsGrey();
    void noLetterOpensTwoMenus();
};

void TestMainMenu::everyCommandIsInAMenu()
{
    MainMenuFixture fixture;
    QList<QAction*> found;
    for (const QAction* title : fixture.menu.all()->actions())
        found << title->menu()->actions();
    for (const app::CommandSpec& spec : app::commandTable())
        if (spec.menu != app::MenuId::Formats)
            QVERIFY2(found.contains(fixture.commands[spec.id]), spec.id);
}

/// Qt breaks a taller one into columns that cover the window.
void TestMainMenu::noMenuIsTallerThanASmallScreen()
{
    MainMenuFixture fixture;
    for (const QAction* title : fixture.menu.all()->actions())
        QVERIFY2(title->menu()->sizeHint().height() <= 760,
                 qPrintable(title->text() + ' ' + QString::number(title->menu()->sizeHint().height())));
}

void TestMainMenu::recentFilesAreListedAsTheyAre()
{
    MainMenuFixture fixture;
    QSignalSpy chosen(&fixture.menu, &app::MainMenu::fileChosen);
    QMenu* recent = recentOf(fixture.menu);
    QVERIFY(recent != nullptr);
    QCOMPARE(listed(recent), QStringList({"-", "&Clear the list"}));
    fixture.settings.addRecentFile("/a.scales");
    fixture.settings.addRecentFile("/b.pt");
    QCOMPARE(listed(recent), QStringList({"/b.pt", "/a.scales", "-", "&Clear the list"}));
    recent->actions().at(1)->trigger();
    QCOMPARE(chosen.first().first().toString(), "/a.scales");
    recent->actions().last()->trigger();
    QVERIFY(fixture.settings.recentFiles().isEmpty());
}

/// A mark of direction would show the name's end before its start, & would be a key.
void TestMainMenu::whatANameMeansToMenusIsShown()
{
    MainMenuFixture fixture;
    QSignalSpy chosen(&fixture.menu, &app::MainMenu::fileChosen);
    const QString name = QString::fromUtf8("/<b>a&b\u202etp.pt");
    fixture.settings.addRecentFile(name);
    QMenu* recent = recentOf(fixture.menu);
    QCOMPARE(listed(recent).first(), QString("/<b>a&&b\\u202etp.pt"));
    recent->actions().first()->trigger();
    QCOMPARE(chosen.first().first().toString(), name);
}

void TestMainMenu::openRunsAreListedAndShown()
{
    MainMenuFixture fixture;
    const QString a = fixture.folder.filePath("a.scales");
    const QString b = fixture.folder.filePath("b.scales");
    for (const QString& file : {a, b})
        writeRun(*sampleRun(1), file);
    fixture.workspace.openTogether({a, b}, a);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workspace.toBeOpened().isEmpty(), patience);
    QCOMPARE(listed(fixture.menu.runs()).mid(0, 3), QStringList({"a.scales*", "b.scales", "-"}));
    fixture.menu.runs()->actions().at(1)->trigger();
    QCOMPARE(fixture.workspace.runFile(), b);
    QCOMPARE(listed(fixture.menu.runs()).mid(0, 3), QStringList({"a.scales", "b.scales*", "-"}));
}

void TestMainMenu::menusSayWhyAnEntryIsGrey()
{
    MainMenuFixture fixture;
    for (const QMenu* menu : {fixture.menu.colour(), fixture.menu.formats()})
        QVERIFY(menu->toolTipsVisible());
}

void TestMainMenu::noLetterOpensTwoMenus()
{
    MainMenuFixture fixture;
    QSet<QKeySequence> letters;
    for (const QAction* title : fixture.menu.all()->actions()) {
        const QKeySequence letter = QKeySequence::mnemonic(title->text());
        QVERIFY2(!letter.isEmpty() && !letters.contains(letter), qPrintable(title->text()));
        letters << letter;
        if (title->text() == app::Commands::title(app::MenuId::Panels))
            QCOMPARE(letter, QKeySequence(Qt::ALT | Qt::Key_P));
    }
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestMainMenu)
#include "test_main_menu.moc"
