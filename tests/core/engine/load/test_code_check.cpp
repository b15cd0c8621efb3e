// SPDX-License-Identifier: GPL-3.0-or-later
// The operators that code calls are found as libtorch's parser reads it.
#include "core/engine/load/code_check.h"
#include "tests/support/test_class.h"

#include <QStringList>
#include <QTest>

using namespace scalescope;

class TestCodeCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void calledOperatorsAreFound_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("operators");
        const auto row = [](const char* name, const char* code, const char* operators) {
            QTest::newRow(name) << QString(code) << QString(operators);
        };
        row("libtorch's own", "x = torch.linear(a, b)", "aten::linear");
        row("a library's", "x = ops.mine.twice(a)", "mine::twice");
        row("an overload", "x = ops.aten.add.Tensor(a, b)", "aten::add");
        row("spaces before the call", "x = torch.linear  (a)", "aten::linear");
        row("spaces around the dots", "x = torch . from_file (a)", "aten::from_file");
        row("a space after a dot", "x = ops. inductor ._reinterpret_tensor(a)",
            "inductor::_reinterpret_tensor");
        row("lines in brackets", "x = (torch.\n  linear(a))", "aten::linear");
        row("a continued line", "x = torch.\\\n  linear(a)", "aten::linear");
        row("words beside each other", "if torch.rand(a) and torch.relu(b): return torch.abs (c)",
            "aten::abs aten::rand aten::relu");
        row("a number before a word", "x = 1. if torch.any(a) else 2.", "aten::any");
        row("a text", "x = \"torch.linear(a)\"", "");
        row("a comment", "# torch.linear(a)\nx = 1", "");
        row("no call", "x = torch.float32", "");
    }

    void calledOperatorsAreFound()
    {
        QFETCH(QString, code);
        QStringList found;
        for (const std::string& name : engine::calledOperators(code.toStdString()))
            found << QString::fromStdString(name);
        QTEST(found.join(' '), "operators");
    }

    void aRefusedOperatorIsNamedHoweverItIsWritten()
    {
        const std::vector<std::string> names =
            engine::refusedOperators("x = torch . from_file (\"/etc/passwd\")");
        QCOMPARE(names.size(), std::size_t(1));
        QCOMPARE(names.front(), std::string("aten::from_file"));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestCodeCheck)
#include "test_code_check.moc"
