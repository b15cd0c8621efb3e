// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/sample_run.h"

namespace scalescope::tests {

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void opensARunFile();
};

void TestMainWindow::opensARunFile()
{
    WindowFixture fixture;
    const QString path = fixture.folder.filePath(QStringLiteral("sample.scales"));
    const auto run = sampleRun();
    writeRun(*run, path);
    QVERIFY(fixture.show());
    fixture.window.open(path);
    QTRY_COMPARE(fixture.window.document().run().graph.nodes.size(), run->graph.nodes.size());
    QCOMPARE(fixture.window.workspace().runFile(), path);
    QVERIFY(fixture.window.message().isEmpty());
    fixture.window.document().select(40);QTest::qWait(1500);fixture.window.grab().save(QStringLiteral("/tmp/h_light.png"));fixture.window.applyTheme(app::ThemeChoice::Dark);QTest::qWait(500);fixture.window.grab().save(QStringLiteral("/tmp/h_dark.png"));
}

} // namespace scalescope::tests

QTEST_MAIN(scalescope::tests::TestMainWindow)
#include "test_main_window.moc"
