// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/skip.h"
#include "tests/support/test_class.h"
#include "widgets/layout/dot_process.h"

#include <QFile>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using scalescope::Result;
using scalescope::widgets::DotProcess;
using scalescope::widgets::dotText;
using scalescope::widgets::layOut;
using scalescope::widgets::layoutFromAnswer;
using scalescope::widgets::LayoutRequest;
using scalescope::widgets::LayoutResult;

namespace {

/// Four cards in a diamond; the two in the middle are in a frame, one of them in a frame inside.
LayoutRequest diamond()
{
    LayoutRequest request;
    request.clusterOfCard = {-1, 0, 1, -1};
    request.clusters = {{-1, {180, 20}}, {0, {100, 20}}};
    request.edges = {{0, 1}, {0, 2}, {1, 3}, {2, 3}};
    return request;
}

/// A chain of blocks of ten cards, each with a skip from its first to its last.
LayoutRequest chain(int cards)
{
    LayoutRequest request;
    request.clusterOfCard.assign(static_cast<std::size_t>(cards), -1);
    for (int card = 1; card < cards; ++card) {
        request.edges.push_back({card - 1, card});
        if (card % 10 == 9)
            request.edges.push_back({card - 9, card});
    }
    return request;
}

} // namespace

class TestGraphLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable("dot").isEmpty())
            SKIP_WHERE_NOT_CI("Graphviz's dot is not installed.");
    }

    void placesCardsDownwardsInsideTheirFrames()
    {
        const Result<LayoutResult> result = layOut(diamond());
        QVERIFY(result.has_value());
        QCOMPARE(result->cards.size(), std::size_t{4});
        for (const QRectF& card : result->cards) {
            QCOMPARE(card.size(), QSizeF(212, 62));
            QVERIFY(result->bounds.contains(card));
        }
        QVERIFY(result->cards[0].bottom() < result->cards[1].top());
        QVERIFY(result->cards[1].bottom() < result->cards[3].top());
        QVERIFY(result->clusters[0].contains(result->cards[1]));
        QVERIFY(result->clusters[0].contains(result->clusters[1]));
        QVERIFY(result->clusters[1].contains(result->cards[2]));
        QVERIFY(!result->clusters[0].intersects(result->cards[0]));
        QVERIFY(result->cards[1].top() - result->clusters[0].top() >= 20);
    }

    /// What every step of an opened loop reads is above them all, though it is outside of their frame.
    void noEdgeRunsUp()
    {
        constexpr int steps = 12;
        LayoutRequest request;
        request.clusters = {{-1, {180, 20}}};
        request.clusterOfCard = {-1, -1};
        request.edges = {{0, 1}};
        for (int step = 0; step < steps; ++step) {
            const int card = 2 + step;
            request.clusterOfCard.push_back(0);
            request.edges.push_back({1, card});
            if (step > 0)
                request.edges.push_back({card - 1, card});
        }
        request.clusterOfCard.push_back(-1);
        request.edges.push_back({1 + steps, 2 + steps});
        const Result<LayoutResult> result = layOut(request);
        QVERIFY(result.has_value());
        for (const LayoutRequest::Edge& edge : request.edges)
            QVERIFY(result->cards[static_cast<std::size_t>(edge.source)].bottom() <
                    result->cards[static_cast<std::size_t>(edge.target)].top());
    }

    void drawsEdgesFromCardToCard()
    {
        const LayoutRequest request = diamond();
        const Result<LayoutResult> result = layOut(request);
        QVERIFY(result.has_value());
        for (std::size_t i = 0; i < request.edges.size(); ++i) {
            const auto& points = result->edges[i];
            QVERIFY(points.size() >= 5);
            QCOMPARE(points.size() % 3, std::size_t{2}); // start, groups of three, the arrow's tip
            const auto near = [](const QRectF& card) { return card.adjusted(-2, -2, 2, 2); };
            QVERIFY(near(result->cards[static_cast<std::size_t>(request.edges[i].source)])
                        .contains(points.front()));
            QVERIFY(near(result->cards[static_cast<std::size_t>(request.edges[i].target)])
                        .contains(points.back()));
        }
    }

    void givesTheSameTextAndPlacesAgain()
    {
        QCOMPARE(dotText(diamond()), dotText(diamond()));
        const auto first = layOut(diamond());
        const auto second = layOut(diamond());
        QVERIFY(first && second);
        QCOMPARE(first->cards, second->cards);
        QCOMPARE(first->edges, second->edges);
    }

    void answersAnEmptyGraph()
    {
        const Result<LayoutResult> result = layOut({});
        QVERIFY(result.has_value());
        QVERIFY(result->cards.empty());
    }

    void saysThatAnAnswerCannotBeRead_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("graph 1 2 3");
        QTest::newRow("no bounds") << QByteArray("{}");
        QTest::newRow("cards are missing") << QByteArray(R"({"bb": "0,0,10,10", "objects": []})");
        QTest::newRow("broken numbers")
            << QByteArray(R"({"bb": "0,0,10,10", "objects": [{"name":"n0","pos":"x"}]})");
    }
    void saysThatAnAnswerCannotBeRead()
    {
        QFETCH(QByteArray, answer);
        const Result<LayoutResult> result = layoutFromAnswer(answer, diamond());
        QVERIFY(!result);
        QVERIFY(result.error().message.find("dot") != std::string::npos);
    }

    void laysOutWithoutWaiting()
    {
        DotProcess dot;
        QSignalSpy finished(&dot, &DotProcess::finished);
        dot.start(diamond());
        QVERIFY(dot.isBusy());
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(!dot.isBusy());
        QCOMPARE(finished[0][0].value<LayoutResult>().cards.size(), std::size_t{4});
    }

    void aNewerRequestEndsTheOlder()
    {
        DotProcess dot;
        QSignalSpy finished(&dot, &DotProcess::finished);
        QSignalSpy failed(&dot, &DotProcess::failed);
        dot.start(chain(3000));
        dot.start(chain(2000));
        dot.start(diamond());
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished[0][0].value<LayoutResult>().cards.size(), std::size_t{4});
        QTest::qWait(0);
        QCOMPARE(finished.size(), 1);
        QCOMPARE(failed.size(), 0);
    }

    void isQuietAfterCancelling()
    {
        DotProcess dot;
        QSignalSpy finished(&dot, &DotProcess::finished);
        QSignalSpy failed(&dot, &DotProcess::failed);
        dot.start(chain(2000));
        dot.cancel();
        QVERIFY(!dot.isBusy());
        dot.start(diamond()); // whatever the first one would have sent comes before this one's answer
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(failed.size(), 0);
    }

    void laysOutThreeThousandCards()
    {
        const Result<LayoutResult> result = layOut(chain(3000));
        QVERIFY(result.has_value());
        QCOMPARE(result->cards.size(), std::size_t{3000});
        QVERIFY(!result->edges.back().empty());
    }

    void saysThatGraphvizIsMissing()
    {
        DotProcess dot;
        dot.setProgram("/nowhere/dot");
        QSignalSpy failed(&dot, &DotProcess::failed);
        dot.start(diamond());
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed[0][0].toString().contains("install Graphviz"));
        QVERIFY(!dot.isBusy());
        QVERIFY(layOut(diamond(), "/nowhere/dot").error().message.find("install Graphviz") !=
                std::string::npos);
    }

    void saysHowGraphvizDied_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("expected");
        QTest::newRow("with a word") << QByteArray("echo 'out of memory' >&2; exit 1") << "out of memory";
        QTest::newRow("without a word") << QByteArray("exit 3") << "exit status 3";
        QTest::newRow("killed") << QByteArray("kill -9 $$") << "killed";
        QTest::newRow("with nonsense") << QByteArray("cat > /dev/null; echo nonsense") << "can't be read";
    }
    void saysHowGraphvizDied()
    {
        QFETCH(QByteArray, script);
        QFETCH(QString, expected);
        QTemporaryDir folder;
        QFile file(folder.filePath("dot"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\n" + script + "\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        file.close();
        DotProcess dot;
        dot.setProgram(file.fileName());
        QSignalSpy failed(&dot, &DotProcess::failed);
        dot.start(diamond());
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY2(failed[0][0].toString().contains(expected), qPrintable(failed[0][0].toString()));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestGraphLayout)
#include "test_graph_layout.moc"
