// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/help.h"
#include "tests/support/test_class.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace scalescope::app::cli {

/// Every option that a command takes is on every page.
class TestOptionPages : public QObject
{
    Q_OBJECT

public:
    TestOptionPages() { addCommands(m_app, m_action); }

private Q_SLOTS:
    void everyOptionIsOnEachPage_data();
    void everyOptionIsOnEachPage();
    void bashCompletesWordsOfAnOption();

private:
    CLI::App m_app{"", "scalescope"};
    Action m_action;
};

void TestOptionPages::everyOptionIsOnEachPage_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("before"); ///< how a long option is written
    QTest::newRow("man") << QString::fromStdString(manualPage(m_app)).replace("\\-", "-") << "--";
    QTest::newRow("bash") << QString::fromStdString(bashCompletion(m_app)) << "--";
    QTest::newRow("zsh") << QString::fromStdString(zshCompletion(m_app)) << "--";
    QTest::newRow("fish") << QString::fromStdString(fishCompletion(m_app)) << "-l ";
}

void TestOptionPages::everyOptionIsOnEachPage()
{
    QFETCH(QString, page);
    QFETCH(QString, before);
    int options = 0;
    for (const CLI::App* command : m_app.get_subcommands([](const CLI::App*) { return true; })) {
        QVERIFY2(page.contains(QString::fromStdString(command->get_name())), command->get_name().c_str());
        for (const CLI::Option* option : command->get_options())
            for (const std::string& name : option->get_lnames()) {
                QVERIFY2(page.contains(before + QString::fromStdString(name)), name.c_str());
                ++options;
            }
    }
    QVERIFY(options > 40);
}

void TestOptionPages::bashCompletesWordsOfAnOption()
{
    if (QStandardPaths::findExecutable("bash").isEmpty())
        QSKIP("bash is not installed.");
    QProcess bash;
    bash.start("bash", {"-c", QString::fromStdString(bashCompletion(m_app)) +
                                  "COMP_WORDS=(scalescope run --mode t); COMP_CWORD=3; _scalescope; "
                                  "echo \"${COMPREPLY[@]}\""});
    QVERIFY(bash.waitForFinished());
    QCOMPARE(bash.readAllStandardError(), QByteArray());
    QCOMPARE(bash.readAllStandardOutput(), QByteArray("train\n"));
}

} // namespace scalescope::app::cli

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::app::cli::TestOptionPages)
#include "test_option_pages.moc"
