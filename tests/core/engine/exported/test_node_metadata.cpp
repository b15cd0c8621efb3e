// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/graph_reader.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope::engine::exported;

namespace {

/// What torch.export keeps of a call of a layer in that file.
std::string tracebackFrom(const std::string& file)
{
    return "  File \"" + file +
           "\", line 7, in forward\n    return self.embed(x)\n"
           "  File \"/lib/python3.11/site-packages/torch/nn/modules/sparse.py\", line 163, in forward\n"
           "    return F.embedding(\n";
}

} // namespace

class TestNodeMetadata : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theInnermostFrameOfTheUsersCodeIsWhereAnOperatorComesFrom_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("isOwn");
        for (const char* file : {"/home/me/net.py", "<ipython-input-3-1b17ff768d56>",
                                 "/tmp/ipykernel_4711/2153418613.py", "<stdin>"})
            QTest::newRow(file) << file << true;
        for (const char* file : {"<eval_with_key>.1", "<string>", "<frozen importlib._bootstrap>"})
            QTest::newRow(file) << file << false;
    }
    void theInnermostFrameOfTheUsersCodeIsWhereAnOperatorComesFrom()
    {
        QFETCH(const QString, file);
        QFETCH(const bool, isOwn);
        const auto frame = frameOf(tracebackFrom(file.toStdString()));
        QVERIFY(frame.has_value());
        QCOMPARE(frame->file,
                 isOwn ? file.toStdString() : "/lib/python3.11/site-packages/torch/nn/modules/sparse.py");
        QCOMPARE(frame->line, isOwn ? 7 : 163);
        QCOMPARE(frame->code.empty(), false);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestNodeMetadata)
#include "test_node_metadata.moc"
