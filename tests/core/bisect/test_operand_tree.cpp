// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bisect/operand_tree.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using bisect::OperandTree;
using bisect::RoundedOperand;

namespace {

RoundedOperand operandOf(const std::string& module, job::Operand role = job::Operand::Input)
{
    return {module, "aten::linear", role};
}

/// "whole(a(a.x 0 1) b 2)": what each group is, and what is in it.
QString shape(const OperandTree& tree, std::size_t number = 0)
{
    const OperandTree::Group& group = tree.groups()[number];
    QString text = number == 0 ? QString("whole") : QString::fromStdString(group.module);
    if (group.operand)
        return text + ' ' + QString::number(*group.operand);
    QStringList parts;
    for (const std::size_t child : group.children)
        parts << shape(tree, child);
    return text + '(' + parts.join(", ") + ')';
}

} // namespace

class TestOperandTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsAreModulesDownToOneOperand_data()
    {
        QTest::addColumn<QStringList>("modules");
        QTest::addColumn<QString>("tree");
        const auto row = [](const char* name, const QStringList& modules, const char* tree) {
            QTest::newRow(name) << modules << tree;
        };
        row("modules", {"a", "a", "b"}, "whole(a(a 0, a 1), b 2)");
        row("modules in one another", {"a.x", "a.x", "a.y", "a.y"},
            "whole(a.x(a.x 0, a.x 1), a.y(a.y 2, a.y 3))");
        row("a chain of modules", {"net.block.x", "net.block.y", "net.block.y"},
            "whole(net.block.x 0, net.block.y(net.block.y 1, net.block.y 2))");
        row("a chain below", {"a", "b.c.d.x", "b.c.d.y"}, "whole(a 0, b.c.d(b.c.d.x 1, b.c.d.y 2))");
        row("a module with operands of its own", {"a", "a.x", "a.x", "a"},
            "whole(a 0, a.x(a.x 1, a.x 2), a 3)");
        row("called again later", {"a.x", "b.x", "a.x"}, "whole(a.x(a.x 0, a.x 2), b.x 1)");
        row("the model's own", {"", ""}, "whole( 0,  1)");
        row("one", {"a.b"}, "whole(a.b 0)");
        row("names that begin alike", {"a1.x", "a.x", "a1.y"}, "whole(a1(a1.x 0, a1.y 2), a.x 1)");
    }

    void groupsAreModulesDownToOneOperand()
    {
        QFETCH(const QStringList, modules);
        QFETCH(const QString, tree);
        std::vector<RoundedOperand> operands;
        for (const QString& module : modules)
            operands.push_back(operandOf(module.toStdString()));
        QCOMPARE(shape(OperandTree(operands)), tree);
    }

    void aGroupHasAllOperandsBelow()
    {
        const OperandTree tree({operandOf("a.x"), operandOf("b"), operandOf("a.y")});
        QVERIFY((tree.groups()[0].operands == std::vector<std::size_t>{0, 1, 2}));
        QVERIFY((tree.groups()[1].operands == std::vector<std::size_t>{0, 2}));
        QCOMPARE(QString::fromStdString(tree.groups()[1].module), QString("a"));
    }

    void withoutOperandsThereIsNoGroup() { QVERIFY(OperandTree({}).groups().empty()); }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestOperandTree)
#include "test_operand_tree.moc"
