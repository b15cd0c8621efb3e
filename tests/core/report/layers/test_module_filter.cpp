// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/layers/module_filter.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace scalescope {

class TestModuleFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsInAModuleIsHeldByIt_data()
    {
        QTest::addColumn<QString>("include");
        QTest::addColumn<QString>("exclude");
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("isNamed");
        QTest::addColumn<bool>("isHeld");
        const auto row = [](const char* name, const char* include, const char* exclude, const char* path,
                            bool isNamed, bool isHeld) {
            QTest::newRow(name) << include << exclude << path << isNamed << isHeld;
        };
        row("no condition", "", "", "net.0", true, true);
        row("itself", "^net\\.0$", "", "net.0", true, true);
        row("in it", "^net\\.0$", "", "net.0.norm.weight", false, true);
        row("beside it", "^net\\.0$", "", "net.01", false, false);
        row("around it", "^net\\.0$", "", "net", false, false);
        row("the root", "^net\\.0$", "", "", false, false);
        row("the root without a condition on it", "", "net", "", true, true);
        row("left out", "^net", "norm$", "net.0.norm", false, false);
        row("in what is left out", "^net", "norm$", "net.0.norm.inner", true, false);
    }

    void whatIsInAModuleIsHeldByIt()
    {
        QFETCH(const QString, include);
        QFETCH(const QString, exclude);
        QFETCH(const QString, path);
        QFETCH(const bool, isNamed);
        QFETCH(const bool, isHeld);
        const auto patterns =
            report::ModulePatterns::from({include.toStdString(), exclude.toStdString()}).value();
        QCOMPARE(patterns.names(path.toStdString()), isNamed);
        QCOMPARE(patterns.hold(path.toStdString()), isHeld);
    }

    void theModulesOfAGraphAreListed()
    {
        const auto modules = report::modulesIn(tests::sampleRun(2)->graph, {"^layers\\.1$", "norm"}).value();
        QVERIFY(modules.contains("layers.1") && modules.contains("layers.1.k"));
        for (const std::string& module : modules)
            QVERIFY2(module.starts_with("layers.1"), module.c_str());
    }

    void anExpressionThatIsNoneIsNamed()
    {
        const auto patterns = report::ModulePatterns::from({"", "("});
        QVERIFY(!patterns);
        QVERIFY(patterns.error().message.starts_with("\"(\" is not a regular expression"));
    }
};

} // namespace scalescope

SCALESCOPE_TEST(scalescope::TestModuleFilter)
#include "test_module_filter.moc"
