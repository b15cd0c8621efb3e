// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/inspector/node_tables.h"
#include "widgets/inspector/node_texts.h"
#include "widgets/models/result_text.h"

#include <QFontMetrics>
#include <QTest>
#include <QTextLayout>

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

/// With the zero-width spaces as "|".
QString shown(const QString& text)
{
    return breakable(text).replace(QChar(0x200b), u'|');
}

} // namespace

class TestNodeTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesCanBeBrokenBehindDotsAndUnderscores()
    {
        QCOMPARE(shown("layers.0.in_proj"), QString("layers.|0.|in_|proj"));
        QCOMPARE(shown("q"), QString("q"));
        QCOMPARE(shown({}), QString());
    }

    void numbersAreNotBroken()
    {
        QCOMPARE(shown("kurtosis 1.64e+03"), QString("kurtosis 1.64e+03"));
        QCOMPARE(shown("layers.0.1.q"), QString("layers.|0.1.|q"));
    }

    void aLongWordCanBeBrokenWithin()
    {
        QCOMPARE(shown(QString(20, 'a')), QString(16, 'a') + "|" + QString(4, 'a'));
        QCOMPARE(shown(QString(16, 'a') + " b"), QString(16, 'a') + "| b");
        QCOMPARE(shown("two words of more than sixteen letters"),
                 QString("two words of more than sixteen letters"));
    }

    void pairsOfSurrogatesStayTogether()
    {
        const QString pair = QString::fromUcs4(U"\U0001F600");
        QCOMPARE(shown(QString(15, 'a') + pair), QString(15, 'a') + pair + "|");
    }

    void thePlaceIsTheModelsOwnAndThenPyTorchs()
    {
        graph::Node node;
        node.target = "aten::relu";
        node.dtype = "float32";
        const auto place = [&node] { return nodeDetail(node, {}, false).section(QStringLiteral(" · "), 3); };
        node.shape = {4};
        node.caller = {"code/__torch__/net.py", 7};
        QCOMPARE(place(), QString("net.py:7 in TorchScript"));
        node.location = {"/lib/torch/nn/functional.py", 1500};
        QCOMPARE(place(), QString("net.py:7 in TorchScript, through functional.py:1500"));
        node.caller = {"/home/me/net.py", 33};
        QCOMPARE(place(), QString("net.py:33, through functional.py:1500"));
        node.caller = {};
        QCOMPARE(place(), QString("functional.py:1500"));
    }

    void theModuleOfWhatLiesInNoneIsTheModel()
    {
        graph::Node node;
        node.target = "aten::relu";
        const auto module = [&node] {
            const auto row = factTable(node, Theme::light()).front();
            return row.front().text == "module" ? shown(row.back().text).remove(u'|') : QString();
        };
        node.kind = graph::NodeKind::Op;
        QCOMPARE(module(), QString("the model itself"));
        node.moduleType = "Net";
        QCOMPARE(module(), QString("the model itself (Net)"));
        node.module = "layers.0";
        QCOMPARE(module(), QString("layers.0 (Net)"));
        node.moduleType.clear();
        QCOMPARE(module(), QString("layers.0"));
        node.module.clear();
        node.kind = graph::NodeKind::Input;
        QCOMPARE(module(), QString()); // of no module
    }

    void ofACallWithSeveralResultsItIsSaidWhichOneItIs()
    {
        graph::Graph graph;
        const auto add = [&graph](const char* target, int occurrence, int index) {
            graph::Node node;
            node.id = static_cast<graph::NodeId>(graph.nodes.size());
            node.kind = graph::NodeKind::Op;
            node.target = target;
            node.outputIndex = index;
            node.provenance = graph::Provenance::ofCall("memory", target, occurrence).ofResult(index);
            graph.nodes.push_back(node);
        };
        add("aten::squeeze", 0, 0);
        for (int index = 0; index < 3; ++index)
            add("aten::lstm", 0, index);
        add("aten::lstm", 1, 0); // another call
        const auto said = [&graph](std::size_t node) { return resultText(graph.nodes[node], graph); };
        QCOMPARE(said(0), QString());
        QCOMPARE(said(1), QString("output 1 of 3"));
        QCOMPARE(said(3), QString("output 3 of 3"));
        QCOMPARE(said(4), QString());
        QVERIFY(nodeDetail(graph.nodes[2], graph, false).startsWith("aten::lstm · output 2 of 3"));
    }

    void aLineStaysWithItsFile()
    {
        const QString text = QStringLiteral("aten::add · net.py:12");
        const QString joined = joinedLines(text);
        QCOMPARE(joined, QStringLiteral("aten::add · net.py:%1%2").arg(QChar(0x2060)).arg(12));
        const QFontMetrics metrics{QFont()};
        const int narrow = metrics.horizontalAdvance(text) - metrics.horizontalAdvance(u'1');
        const auto lastLine = [&](const QString& words) {
            QTextLayout layout(words, QFont());
            layout.beginLayout();
            QString last;
            for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
                line.setLineWidth(narrow);
                last = words.mid(line.textStart(), line.textLength());
            }
            layout.endLayout();
            return last;
        };
        // Qt 6.4 breaks it before the 12 without that, later releases don't.
        QVERIFY2(lastLine(joined).startsWith("net.py:"), qPrintable(lastLine(joined)));
    }

    void aNodeIsDescribedAsFarAsItIsKnown()
    {
        graph::Node node;
        node.kind = graph::NodeKind::Parameter;
        node.target = "layers.0.weight";
        node.dtype = "float32";
        node.shape = {4, 8};
        QCOMPARE(nodeDetail(node, {}, false), QString("parameter · float32 · 4×8"));
        graph::Graph graph;
        for (const char* target : {"aten::layer_norm", "aten::gelu", "aten::add"}) {
            graph::Node reader;
            reader.id = static_cast<graph::NodeId>(graph.nodes.size()) + 1;
            reader.target = target;
            reader.caller = {"/home/me/llm.py", 61};
            graph.nodes.push_back(reader);
            graph.edges.push_back({0, reader.id});
        }
        QCOMPARE(nodeDetail(node, graph, false).section(QStringLiteral(" · "), 3),
                 QString("read by aten::layer_norm, llm.py:61, and 2 more"));
        graph.edges.resize(1);
        QCOMPARE(nodeDetail(node, graph, false).section(QStringLiteral(" · "), 3),
                 QString("read by aten::layer_norm, llm.py:61"));
        node.kind = graph::NodeKind::Op;
        node.target = "aten::linear";
        QCOMPARE(nodeDetail(node, {}, true), QString("aten::linear · float32 · 4×8 · hidden in the graph"));
    }
};

SCALESCOPE_TEST(TestNodeTexts)
#include "test_node_texts.moc"
