// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "tests/widgets/graphview/column_picture.h"
#include "tests/widgets/graphview/document_findings.h"
#include "widgets/graphview/finding_badge.h"
#include "widgets/graphview/graph_painter.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTest>

using namespace scalescope;
using namespace scalescope::widgets;
using graph::Direction;
using tests::findingsOf;
using tests::good;
using tests::large;
using tests::metricOf;
using tests::small;
using tests::smallNode;

namespace {

/// Operators of which each reads the one before it.
std::shared_ptr<graph::Run> chainOf(std::vector<graph::Node> nodes)
{
    auto run = std::make_shared<graph::Run>();
    for (graph::Node& node : nodes) {
        node.kind = graph::NodeKind::Op;
        node.target = "aten::relu";
    }
    run->graph.nodes = std::move(nodes);
    for (std::size_t i = 1; i < run->graph.nodes.size(); ++i)
        run->graph.edges.push_back({run->graph.nodes[i - 1].id, run->graph.nodes[i].id, 0});
    return run;
}

QString nameOf(graph::NodeId node, Direction direction)
{
    return QStringLiteral("%1n%2").arg(direction == Direction::Forward ? "" : "g").arg(node);
}

/// "n1 overflow; n2 overflow < n1": what each has, and what it follows from; a "g" for gradients.
QString findingsText(const Document& document)
{
    QStringList texts;
    for (const graph::Node& node : document.run().graph.nodes) {
        for (const Direction direction : directions) {
            const sheet::FindingMark mark = findingsOf(document, node.id).of(direction);
            if (!mark.any())
                continue;
            texts << nameOf(node.id, direction) + u' ' + findingText(mark.finding) +
                         (mark.cause ? " < " + nameOf(mark.cause->node, mark.cause->direction) : QString());
        }
    }
    return texts.join("; ");
}

/// What is written on a card.
QStringList writtenOn(const CardLook& look)
{
    GraphPicture picture = tests::columnPicture(4);
    picture.layout.cards.front().setSize({212, 62});
    picture.looks.front() = look;
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    QPainter painter(&generator);
    GraphPainter().paint(painter, picture, picture.layout.cards.front());
    painter.end();
    QStringList written;
    static const QRegularExpression text(QStringLiteral("<text[^>]*>([^<]*)</text>"));
    for (auto found = text.globalMatch(QString::fromUtf8(buffer.data())); found.hasNext();)
        written << found.next().captured(1).trimmed();
    return written;
}

} // namespace

class TestFindingBadge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatFollowsKnowsWhereItStarts_data()
    {
        QTest::addColumn<std::shared_ptr<graph::Run>>("run");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, std::vector<graph::Node> nodes, const char* expected) {
            QTest::newRow(name) << chainOf(std::move(nodes)) << QString(expected);
        };
        row("forward", {smallNode(0, good), smallNode(1, large), smallNode(2, metricOf({3000}))},
            "n1 overflow; n2 overflow < n1");
        row("gradient",
            {smallNode(0, good, metricOf({0x1p-22})), smallNode(1, good, metricOf({0x1p-21})),
             smallNode(2, good, small), smallNode(3, good, good)},
            "gn0 underflow < gn2; gn1 underflow < gn2; gn2 underflow");
        row("both directions of a tensor start by themselves",
            {smallNode(0, good, good), smallNode(1, large, small), smallNode(2, good, good)},
            "n1 overflow; gn1 underflow");
        row("what is no error by itself, but starts one",
            {smallNode(0, metricOf({0x1p-8, 0x1p-8})), smallNode(1, small)},
            "n0 subnormal; n1 underflow < n0");
        row("a warning", {smallNode(0, good), smallNode(1, metricOf({0x1p-8, 0x1p-8}))}, "n1 subnormal");
        row("warnings that follow", {smallNode(0, metricOf({0x1p-8})), smallNode(1, metricOf({0x1.8p-8}))},
            "n0 subnormal; n1 subnormal < n0");
        row("a view follows from the tensor that it is of", {smallNode(0, large), smallNode(1, large)},
            "n0 overflow; n1 overflow < n0");
        row("a view of what follows",
            {smallNode(0, large), smallNode(1, metricOf({3000})), smallNode(2, metricOf({3000}))},
            "n0 overflow; n1 overflow < n0; n2 overflow < n0");
        row("NaN", {smallNode(0, good), smallNode(1, metricOf({1}, 1)), smallNode(2, metricOf({2}, 1))},
            "n1 nan; n2 nan < n1");
    }
    void whatFollowsKnowsWhereItStarts()
    {
        QFETCH(std::shared_ptr<graph::Run>, run);
        QFETCH(QString, expected);
        Document document;
        document.setRun(run);
        QCOMPARE(findingsText(document), expected);
    }

    void aGradientMayFollowFromATensor()
    {
        auto run = chainOf(
            {smallNode(0, large, good), smallNode(1, good, metricOf({1e6, 2e6})), smallNode(2, good, good)});
        run->graph.edges = {{0, 2, 0}, {1, 2, 1}};
        Document document;
        document.setRun(run);
        QCOMPARE(findingsText(document), "n0 overflow; gn1 overflow < n0");
        const sheet::FindingMark mark = findingsOf(document, 1).gradient;
        QCOMPARE(findingSentence(mark, Direction::Backward, "layers.0.q"),
                 "overflow in the gradient follows from layers.0.q, forward");
    }

    void sentencesSayDirectionAndOrigin()
    {
        sheet::FindingMark mark{sheet::Finding::Underflow, 3};
        QCOMPARE(findingSentence(mark, Direction::Forward, {}), "underflow starts here, forward");
        QCOMPARE(findingSentence(mark, Direction::Backward, {}), "underflow starts here, in the gradient");
        mark.cause = graph::TensorId{1, Direction::Forward};
        QCOMPARE(findingSentence(mark, Direction::Forward, "layers.0.q"),
                 "underflow forward follows from layers.0.q");
        mark.cause->direction = Direction::Backward;
        QCOMPARE(findingSentence(mark, Direction::Backward, "layers.0.q"),
                 "underflow in the gradient follows from layers.0.q");
    }

    void theDescriptionOfACardSaysIt()
    {
        Document document;
        document.setRun(chainOf({smallNode(0, large), smallNode(1, metricOf({3000}))}));
        const ViewGraph view = fold(document.graph(), *document.foldTree(), {99, {}});
        const auto looks = widgets::looksOf(view, document);
        const CardDescriptions descriptions(document);
        QCOMPARE(descriptions.of(view.cards[0], looks[0]).section('\n', -1), "overflow starts here, forward");
        QCOMPARE(descriptions.of(view.cards[1], looks[1]).section('\n', -1),
                 "overflow forward follows from n0");
    }

    void badgesAlwaysNameTheFault_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("detail");
        QTest::addColumn<QStringList>("written"); // badges are painted first
        QTest::newRow("all beside a short name")
            << "q"
            << "linear" << QStringList{"weight: underflow", "q", "linear"};
        QTest::newRow("all beneath a longer one")
            << "token_embedding"
            << "embedding" << QStringList{"weight: underflow", "token_embedding", "embedding"};
        QTest::newRow("what is said below the name gives way")
            << "batch_normalisation_1"
            << "embedding · 8×16×64×2×64"
            << QStringList{"weight: underflow", "batch_normalisation_1", "embed…"};
    }
    void badgesAlwaysNameTheFault()
    {
        QFETCH(QString, title);
        QFETCH(QString, detail);
        CardLook look;
        look.title = title;
        look.detail = detail;
        look.hasBars = false;
        look.findings.forward = {sheet::Finding::Underflow, 1};
        look.marks.stored = QStringLiteral("weight");
        QStringList lines = writtenOn(look);
        if (lines.last().endsWith(QChar(0x2026))) // at which letter is up to the face
            lines.last() = lines.last().left(5) + QChar(0x2026);
        QTEST(lines, "written");
    }

    void badgesSayTheMostThatHasRoom()
    {
        using Line = CardBadges::Line;
        const Theme theme = Theme::light();
        const sheet::FindingMark starts{sheet::Finding::Underflow, 1};
        const auto saysIn = [](CardBadges badges, double less) { // of the room that all words take
            badges.fit({badges.width(Line::Title) - less, 0, 1000});
            return badges.words() + (badges.width(Line::Title) == 0 ? " below" : "");
        };
        const CardBadges stored({starts, starts}, {QStringLiteral("weight")}, theme);
        QCOMPARE(saysIn(stored, 0), QString("weight: underflow"));
        QCOMPARE(saysIn(stored, 1), QString("weight: underflow below"));
        const CardBadges first({starts, {}}, {{}, FirstMark::First}, theme);
        QCOMPARE(saysIn(first, 0), QString("first: underflow"));
        QCOMPARE(saysIn(first, 1), QString("1st: underflow"));
        QCOMPARE(saysIn(first, 100), QString("1st: underflow below"));
        const CardBadges gradient({{}, starts}, {QStringLiteral("weight"), FirstMark::FirstGradient}, theme);
        QCOMPARE(saysIn(gradient, 0), QString("first gradient: weight underflow"));
        QCOMPARE(saysIn(gradient, 1), QString("1st: weight grad. underflow"));
        const CardBadges cause({{}, starts}, {{}, FirstMark::FirstGradientCause}, theme);
        QCOMPARE(cause.words(), QString("first gradient cause: underflow"));
        const CardBadges own({starts, {}}, {}, theme);
        QCOMPARE(saysIn(own, 0), QString("underflow"));
        QCOMPARE(saysIn(own, 1), QString("underflow below"));
        CardBadges none({}, {}, theme);
        none.fit({});
        QVERIFY(!none.any() && none.width(Line::Title) == 0 && none.width(Line::Detail) == 0);
    }

    /// Each in a line of its own, if one has no room for both.
    void firstsOfBothDirectionsSayWhatTheyAre()
    {
        using Line = CardBadges::Line;
        const Theme theme = Theme::light();
        const sheet::FindingMark starts{sheet::Finding::Underflow, 1};
        CardBadges both({{sheet::Finding::Overflow, 1}, starts},
                        {{}, FirstMark::First, FirstMark::FirstGradient, QStringLiteral("bias")}, theme);
        QCOMPARE(both.words(), QString("first: overflow"));
        QCOMPARE(both.otherWords(), QString("1st: bias grad. underflow"));
        both.fit({50, 50, 190});
        QCOMPARE(both.words(), QString("1st: overflow"));
        QVERIFY(both.width(Line::Title) >
                both.width(Line::Detail)); // the bias, and words of the card give way
        QVERIFY(both.width(Line::Detail) > 50);
        CardLook look;
        look.title = "q";
        look.detail = "linear";
        look.findings = {{sheet::Finding::Overflow, 1}, starts};
        look.marks = {{}, FirstMark::First, FirstMark::FirstGradient, {}};
        QCOMPARE(writtenOn(look), (QStringList{"first: overflow", "1st: underflow", "q", "linear"}));
    }

    /// By itself it is a warning.
    void aSubnormalTensorSaysWhyItIsAnError()
    {
        Document document;
        document.setRun(chainOf({smallNode(0, metricOf({0x1p-8, 0x1p-8})), smallNode(1, small)}));
        const sheet::FindingMark mark = findingsOf(document, 0).forward;
        QCOMPARE(mark.errors, 1);
        QCOMPARE(findingsOf(document, 1).forward.errors, 0);
        const Theme theme = Theme::light();
        CardBadges badges({mark, {}}, {}, theme);
        QCOMPARE(badges.words(), QString("subnormal, 1 error follows"));
        badges.fit({});
        QCOMPARE(badges.words(), QString("subnormal → 1 error"));
        sheet::FindingMark several = mark;
        several.errors = 3;
        const CardBadges first({several, {}}, {QStringLiteral("bias"), FirstMark::First}, theme);
        QCOMPARE(first.words(), QString("first: bias subnormal, 3 errors follow"));
        const ViewGraph view = fold(document.graph(), *document.foldTree(), {99, {}});
        const auto looks = widgets::looksOf(view, document);
        QCOMPARE(CardDescriptions(document).of(view.cards[0], looks[0]).section('\n', -1),
                 "subnormal starts here, forward; 1 error follows");
        document.setRun(chainOf({smallNode(0, good), smallNode(1, metricOf({0x1p-8, 0x1p-8}))}));
        QCOMPARE(findingsOf(document, 1).forward.errors, 0); // a warning
    }

    /// As the list of problems has it, where there are several.
    void theCardsOfTheFirstProblemsSaySo()
    {
        const auto firsts = [](std::vector<graph::Node> nodes) {
            Document document;
            document.setRun(chainOf(std::move(nodes)));
            const ViewGraph view = fold(document.graph(), *document.foldTree(), {});
            const auto looks = widgets::looksOf(view, document);
            const CardDescriptions descriptions(document);
            QStringList texts;
            for (std::size_t i = 0; i < looks.size(); ++i) {
                for (const QString& line : descriptions.of(view.cards[i], looks[i]).split('\n'))
                    if (line.contains("the first error"))
                        texts << looks[i].title + ' ' + line;
                if (looks[i].marks.worse != FirstMark::None)
                    texts.last() += QStringLiteral(" (%1)").arg(
                        CardBadges(looks[i].findings, looks[i].marks, Theme::light()).words());
            }
            return texts.join(u'\n');
        };
        QCOMPARE(firsts({smallNode(0, good), smallNode(1, large), smallNode(2, good), smallNode(3, small)}),
                 QString("n1 overflow starts here, forward; the first error in order of execution "
                         "(first: overflow)"));
        QCOMPARE(firsts({smallNode(0, good), smallNode(1, large)}), QString()); // the only one
        QCOMPARE(firsts({smallNode(0, good, good), smallNode(1, large, good), smallNode(2, good, small),
                         smallNode(3, good, good)}),
                 QString("n1 overflow starts here, forward; the first error in order of execution "
                         "(first: overflow)\n"
                         "n2 underflow starts here, in the gradient; the first error of a gradient, from "
                         "the loss back (first gradient: underflow)"));
        QCOMPARE(firsts({smallNode(0, good, good), smallNode(1, large, small), smallNode(2, good, good)}),
                 QString("n1 overflow starts here, forward; the first error in order of execution\n"
                         "n1 underflow starts here, in the gradient; the first error of a gradient, from "
                         "the loss back (first: overflow)"));
    }

    /// A mask is as large as its format can hold, and recipes leave it alone.
    void aStackTellsOfOperatorsRatherThanOfStoredTensorsThatGiveWay()
    {
        const auto run = tests::sampleRun(1);
        for (graph::Node& node : run->graph.nodes)
            node.forward.metric = node.backward.metric = tests::sampleMetric(1);
        graph::Node& mask = *std::ranges::find_if(run->graph.nodes, [](const graph::Node& node) {
            return node.kind == graph::NodeKind::Parameter && node.module == "layers.0.norm1";
        });
        mask.kind = graph::NodeKind::Buffer;
        mask.forward.metric = tests::sampleMetric(0x1p30);
        graph::Node& sum = *std::ranges::find_if(run->graph.nodes, [](const graph::Node& node) {
            return node.module == "layers.0" && node.target == "aten::add"; // which a norm reads
        });
        sum.forward.metric = tests::sampleMetric(0x1p-20); // an error only if it is stored so, too
        Document document;
        document.setRun(run);
        const ViewGraph view = fold(document.graph(), *document.foldTree(), {0, {}});
        const auto looks = widgets::looksOf(view, document);
        const auto stack = std::ranges::find_if(view.cards, [](const ViewCard& card) {
            return card.isStack() && card.fold().path == "layers.0";
        });
        QVERIFY(stack != view.cards.end());
        const auto& findings = looks[static_cast<std::size_t>(stack - view.cards.begin())].findings;
        QCOMPARE(findings.forward.node, sum.id);
        QVERIFY(findings.forward.isOnlyIfStored && !findings.forward.givesWay);
    }

    /// Which stands for it while it is folded, whichever of its tensors is the worst.
    void theStackThatTheFirstProblemIsInSaysSo()
    {
        const auto run = tests::sampleRun(2);
        for (graph::Node& node : run->graph.nodes)
            node.forward.metric = node.backward.metric = tests::sampleMetric(1);
        const auto of = [&run](const char* module, const char* target) -> graph::Node& {
            return *std::ranges::find_if(run->graph.nodes, [&](const graph::Node& node) {
                return node.module == module && node.target == target;
            });
        };
        // Recipes round what goes into the linear layers behind the second norm, so that it is worse.
        of("layers.0.q", "aten::linear").forward.metric = tests::sampleMetric(0x1p-20);
        of("layers.0.norm2", "aten::layer_norm").forward.metric = tests::sampleMetric(0x1p-20);
        of("layers.1.q", "aten::linear").forward.metric = tests::sampleMetric(0x1p-20);
        Document document;
        document.setRun(run);
        const ViewGraph view = fold(document.graph(), *document.foldTree(), {0, {}});
        const auto looks = widgets::looksOf(view, document);
        const CardDescriptions descriptions(document);
        QStringList said;
        for (std::size_t i = 0; i < looks.size(); ++i) {
            if (!view.cards[i].isStack() || !looks[i].findings.any())
                continue;
            const QString line = descriptions.of(view.cards[i], looks[i]).section('\n', -1);
            said << looks[i].title + ": " +
                        CardBadges(looks[i].findings, looks[i].marks, Theme::light()).words() +
                        (line.endsWith("; in here: the first error in order of execution") ? ", told" : "");
        }
        QCOMPARE(said.join("; "), QString("layers.0: first: underflow, told; layers.1: underflow"));
        QVERIFY(looks[1].findings.forward.node != of("layers.0.q", "aten::linear").id);
    }

    /// Whose tensor follows, too.
    void aBadgeNamesTheWeightThatFollows()
    {
        auto run = chainOf({smallNode(0, small, good), smallNode(1, good, good)});
        graph::Node weight = smallNode(2, good, small);
        weight.kind = graph::NodeKind::Parameter;
        weight.name = "weight";
        weight.module = run->graph.nodes[1].module = "actor";
        run->graph.nodes[1].target = "aten::linear";
        run->graph.nodes.push_back(weight);
        run->graph.edges.push_back({2, 1, 1});
        Document document;
        document.setRun(run);
        const ViewGraph view = fold(document.graph(), *document.foldTree(), {99, {}});
        const auto looks = widgets::looksOf(view, document);
        const auto card = static_cast<std::size_t>(
            std::ranges::find(view.cards, graph::NodeId{1}, &ViewCard::node) - view.cards.begin());
        QVERIFY(looks[card].findings.gradient.any());
        QVERIFY(!looks[card].findings.gradient.startsHere());
        QCOMPARE(CardBadges(looks[card].findings, looks[card].marks, Theme::light()).words(),
                 QString("weight: gradient underflow"));
    }

    /// Their words are not crossed by what leads to the cards beneath.
    void titlesOfModulesLieOverEdges()
    {
        GraphPicture picture = tests::columnPicture(4);
        const QRectF frame = picture.layout.clusters.front();
        const QPointF above(frame.left() + 40, frame.top() - 10);
        const QPointF beneath(frame.left() + 40, frame.top() + 29);
        picture.layout.edges.push_back({above, above, beneath, beneath});
        picture.view.edges.emplace_back();
        QPainterPath path(above);
        path.lineTo(beneath);
        picture.edgePaths.push_back(path);
        picture.edgeBounds.push_back(path.boundingRect().adjusted(-4, -4, 4, 4));
        const auto painted = [&](bool withEdge) {
            GraphPicture shown = picture;
            if (!withEdge) {
                shown.layout.edges.clear();
                shown.edgePaths.clear();
                shown.edgeBounds.clear();
            }
            QImage image(400, 600, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            GraphPainter graph;
            graph.bars.theme = Theme::light();
            graph.paint(painter, shown, QRectF(0, 0, 400, 600));
            painter.end();
            return image.copy(QRectF(frame.left() + 25, frame.top() + 9, 50, 14).toRect());
        };
        QCOMPARE(painted(true), painted(false));
    }
};

SCALESCOPE_TEST(TestFindingBadge)
#include "test_finding_badge.moc"
