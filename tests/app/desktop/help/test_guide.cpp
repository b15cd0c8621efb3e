// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/commands/commands.h"
#include "app/desktop/help/guide.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/test_class.h"

#include <QDialog>
#include <QDirIterator>
#include <QDockWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextBlock>
#include <QTextList>
#include <QToolBar>
#include <QToolButton>

namespace scalescope::tests {

namespace {

/// The heading that is at the top of what is seen.
QString headingAtTop(const app::GuidePage& page)
{
    QTextBlock block = page.cursorForPosition(QPoint(30, 4)).block();
    while (block.isValid() && block.blockFormat().headingLevel() == 0)
        block = block.next();
    return block.text();
}

app::GuidePage* openGuide(WindowFixture& fixture)
{
    QTest::keyClick(&fixture.window, Qt::Key_F1);
    auto* guide = fixture.window.findChild<QDialog*>("guide");
    return guide != nullptr && guide->isVisible() ? guide->findChild<app::GuidePage*>() : nullptr;
}

} // namespace

class TestGuide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensAtWhatHasTheKeyboard_data();
    void opensAtWhatHasTheKeyboard();
    void everyPanelHasItsPlace();
    void linksLeadToTheirHeadings();
    void everyLinkOfEveryPageLeadsSomewhere();
    void listsAreNumberedAsWritten();
    void picturesAreNoWiderThanThePage();
    void buttonsHaveNoKeysOfMenus();
};

void TestGuide::opensAtWhatHasTheKeyboard_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QString>("heading");
    QTest::newRow("graph") << QByteArray("view.graph") << "The graph";
    QTest::newRow("plot") << QByteArray("view.plot") << "Scale plot";
    QTest::newRow("code") << QByteArray("view.code") << "Modules and code";
}

void TestGuide::opensAtWhatHasTheKeyboard()
{
    QFETCH(QByteArray, command);
    QFETCH(QString, heading);
    WindowFixture fixture;
    writeRun(*sampleRun(), fixture.folder.filePath("sample.scales"));
    fixture.window.open(fixture.folder.filePath("sample.scales"));
    QVERIFY(fixture.show());
    QTRY_VERIFY(fixture.window.findChild<QWidget*>("graphView")->isVisible());
    fixture.window.commands()[command.constData()]->trigger();
    app::GuidePage* page = openGuide(fixture);
    QVERIFY(page != nullptr);
    QCOMPARE(headingAtTop(*page), heading);
}

void TestGuide::everyPanelHasItsPlace()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    app::GuidePage page;
    page.resize(700, 500);
    page.QWidget::show();
    QSet<QString> places;
    for (const QDockWidget* dock : fixture.window.findChildren<QDockWidget*>()) {
        if (dock->objectName() == "logDock")
            continue;
        const QString place = app::guidePlaceOf(dock->widget());
        QVERIFY2(!places.contains(place), qPrintable(dock->objectName()));
        places.insert(place);
        page.show(place);
        if (place.contains('#'))
            QCOMPARE(app::GuidePage::anchorOf(headingAtTop(page)), place.section('#', 1));
    }
    QVERIFY(places.size() >= 7);
}

void TestGuide::linksLeadToTheirHeadings()
{
    app::GuidePage page;
    page.resize(700, 500);
    page.QWidget::show();
    page.show("user-guide.md#heat-map");
    QCOMPARE(headingAtTop(page), QString("Heat map"));
    page.show(app::guideToInputs);
    QCOMPARE(headingAtTop(page), QString("Inputs"));
    page.show("variants.md");
    QCOMPARE(page.verticalScrollBar()->value(), 0);
    page.backward();
    QVERIFY(page.source().path().endsWith("user-guide.md"));
}

void TestGuide::everyLinkOfEveryPageLeadsSomewhere()
{
    QSet<QString> wrong;
    QDirIterator pages(":/docs", {"*.md"}, QDir::Files, QDirIterator::Subdirectories);
    QVERIFY(pages.hasNext());
    app::GuidePage page;
    while (pages.hasNext()) {
        const QString name = pages.next().mid(QString(":/docs/").size());
        page.show(name);
        QVERIFY2(!page.toPlainText().isEmpty(), qPrintable(name));
        for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                const QUrl url = page.source().resolved(QUrl(part.fragment().charFormat().anchorHref()));
                if (part.fragment().charFormat().anchorHref().isEmpty() || url.scheme() != "qrc")
                    continue;
                if (!QFile::exists(":" + url.path()))
                    wrong.insert(name + " -> " + url.path());
            }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(QStringList(wrong.values()).join('\n')));
}

/// What stands between two items, at the margin, would begin a second list at 1.
void TestGuide::listsAreNumberedAsWritten()
{
    static const QRegularExpression item("^ *(\\d+\\.) ");
    int items = 0;
    QDirIterator pages(":/docs", {"*.md"}, QDir::Files, QDirIterator::Subdirectories);
    app::GuidePage page;
    while (pages.hasNext()) {
        QFile file(pages.next());
        QVERIFY(file.open(QFile::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        QStringList written;
        const QStringList parts = text.split("```"); // every second one is code
        for (qsizetype part = 0; part < parts.size(); part += 2)
            for (const QString& line : parts[part].split('\n'))
                if (const auto found = item.match(line); found.hasMatch())
                    written << found.captured(1);
        page.show(file.fileName().mid(QString(":/docs/").size()));
        QStringList shown;
        for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next())
            if (const QTextList* list = block.textList();
                list != nullptr && list->format().style() == QTextListFormat::ListDecimal)
                shown << list->itemText(block);
        QVERIFY2(shown == written,
                 qPrintable(file.fileName() + ": " + shown.join(' ') + " for " + written.join(' ')));
        items += static_cast<int>(shown.size());
    }
    QVERIFY(items > 10);
}

void TestGuide::picturesAreNoWiderThanThePage()
{
    app::GuidePage page;
    page.resize(500, 500);
    page.QWidget::show();
    page.show("user-guide.md");
    QVERIFY(page.document()->size().width() <= 500);
    QCOMPARE(page.horizontalScrollBar()->maximum(), 0);
}

/// Of languages that write them behind the words.
void TestGuide::buttonsHaveNoKeysOfMenus()
{
    WindowFixture fixture;
    QAction* shortcuts = fixture.window.commands()["help.shortcuts"];
    shortcuts->setText("快捷键(&S)");
    QVERIFY(fixture.show());
    const app::GuidePage* page = openGuide(fixture);
    QVERIFY(page != nullptr);
    const auto* bar = page->parentWidget()->findChild<QToolBar*>();
    const auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(shortcuts));
    QVERIFY(button != nullptr);
    QCOMPARE(button->text(), QString("快捷键"));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestGuide)
#include "test_guide.moc"
