// SPDX-License-Identifier: GPL-3.0-or-later
// The signs of problems: what their forms say, in the graph, its legend and the list.
#include "tests/support/sample_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "tests/widgets/graphview/document_findings.h"
#include "tests/widgets/table/table_fixture.h"
#include "widgets/graphview/finding_badge.h"
#include "widgets/graphview/graph_overlays.h"
#include "widgets/models/problem_model.h"

#include <QImage>
#include <QPainter>
#include <QTest>
#include <algorithm>
#include <set>

using namespace scalescope;
using namespace scalescope::widgets;
using graph::Direction;
using tests::findingsOf;
using tests::metricOf;
using tests::smallNode;

namespace {

QImage signImage(const FindingSign& sign)
{
    QImage image(40, 40, QImage::Format_RGB32);
    image.fill(Theme::light().card);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    sign.paint(painter, QRectF(4, 4, 32, 32), Theme::light());
    return image;
}

/// The mean of the middle, from 0 to 1.
double lightnessOf(const QImage& image)
{
    double sum = 0;
    for (int y = 8; y < 32; ++y)
        for (int x = 8; x < 32; ++x)
            sum += image.pixelColor(x, y).lightnessF();
    return sum / (24 * 24);
}

std::vector<CardLook> looksOf(const std::vector<sheet::Findings>& findings)
{
    std::vector<CardLook> looks(findings.size());
    for (std::size_t i = 0; i < looks.size(); ++i)
        looks[i].findings = findings[i];
    return looks;
}

} // namespace

class TestProblemSigns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatStartsIsWorseThanTheSameThatFollows()
    {
        const sheet::FindingMark starts{sheet::Finding::Overflow, 1};
        const sheet::FindingMark follows{sheet::Finding::Overflow, 2, graph::TensorId{1, Direction::Forward}};
        QVERIFY(starts.isWorseThan(follows) && !follows.isWorseThan(starts));
        QVERIFY(
            !follows.isWorseThan({sheet::Finding::NotANumber, 3, graph::TensorId{1, Direction::Forward}}));
        sheet::Findings findings{follows, starts};
        QVERIFY(findings.worseDirection() == Direction::Backward);
        QCOMPARE(signsOf(findings),
                 (std::vector<FindingSign>{{Direction::Backward},
                                           {Direction::Forward, sheet::SignForm::Outline}}));
        findings.add({starts, {}});
        QVERIFY(findings.worseDirection() == Direction::Forward);
    }

    void anErrorIsWorseThanAWarning()
    {
        const sheet::FindingMark warning{sheet::Finding::Subnormal, 1, {}, true};
        const sheet::FindingMark error{sheet::Finding::Subnormal, 2, graph::TensorId{1, Direction::Forward}};
        QVERIFY(error.isWorseThan(warning) && !warning.isWorseThan(error));
        QVERIFY(warning.isWorseThan({}));
        const sheet::Findings findings{warning, error};
        QCOMPARE(signsOf(findings),
                 (std::vector<FindingSign>{{Direction::Backward, sheet::SignForm::Outline},
                                           {Direction::Forward, sheet::SignForm::Solid, true}}));
        const sheet::Findings quiet{warning, {}};
        QVERIFY(quiet.any() && !quiet.haveErrors() &&
                !quiet.haveErrors(sheet::SignForm::Solid)); // no card is red because of it
    }

    void aWarningIsQuieterThanAnError()
    {
        const Theme theme = Theme::light();
        for (const sheet::SignForm form : {sheet::SignForm::Solid, sheet::SignForm::Outline}) {
            const QImage warning = signImage({Direction::Forward, form, true});
            QCOMPARE(pixelsOf(warning, theme.error), 0);
            QVERIFY(pixelsOf(warning, theme.forward) < 150); // the triangle alone
            QVERIFY(pixelsOf(warning, theme.forward) > 0);
            QCOMPARE(pixelsOf(warning, theme.line) > 300, form == sheet::SignForm::Solid);
        }
    }

    void formTellsDirectionAndOrigin()
    {
        const Theme theme = Theme::light();
        for (const Direction direction : directions) {
            const QImage starts = signImage({direction, sheet::SignForm::Solid});
            const QImage ifStored = signImage({direction, sheet::SignForm::Tinted});
            const QImage follows = signImage({direction, sheet::SignForm::Outline});
            QVERIFY(pixelsOf(starts, theme.of(direction)) > 300);            // filled
            QVERIFY(pixelsOf(ifStored, theme.of(direction)) > 80);           // a block for an arrow
            QVERIFY(pixelsOf(follows, theme.of(direction)) < 80);            // a thin one
            QVERIFY(pixelsOf(follows.copy(8, 8, 24, 24), theme.card) > 300); // hollow
            QCOMPARE(pixelsOf(ifStored.copy(8, 8, 24, 24), theme.card), 0);  // pale
            QVERIFY(lightnessOf(starts) + 0.1 < lightnessOf(ifStored));      // in grey too
            QVERIFY(lightnessOf(ifStored) + 0.05 < lightnessOf(follows));
        }
        // The other way round, whatever the colours are.
        const auto arrow = [&](const QImage& image, const QColor& colour, bool isUpper) {
            return pixelsOf(image.copy(8, isUpper ? 8 : 20, 24, 12), colour);
        };
        const QImage down = signImage({Direction::Forward, sheet::SignForm::Outline});
        const QImage up = signImage({Direction::Backward, sheet::SignForm::Outline});
        QVERIFY(arrow(down, theme.forward, false) > arrow(down, theme.forward, true));
        QVERIFY(arrow(up, theme.gradient, true) > arrow(up, theme.gradient, false));
    }

    void theLegendExplainsTheSignsThatThereAre()
    {
        Document document;
        auto run = std::make_shared<graph::Run>();
        run->graph.nodes = {smallNode(0, metricOf({1, 2}))};
        document.setRun(run);
        const sheet::FindingMark starts{sheet::Finding::Overflow, 1};
        const sheet::FindingMark follows{sheet::Finding::Overflow, 2, graph::TensorId{1, Direction::Forward}};
        const auto heightOf = [&](const std::vector<sheet::Findings>& findings) {
            GraphLegend legend;
            legend.setContent(document, ::looksOf(findings));
            return legend.rect({800, 600}, Theme::light()).height();
        };
        const double none = heightOf({{}});
        const double one = heightOf({{starts, {}}, {starts, {}}});
        QVERIFY(one > none);
        sheet::FindingMark ifStored{sheet::Finding::Overflow, 1};
        ifStored.isOnlyIfStored = true;
        QCOMPARE(heightOf({{starts, {}}, {follows, {}}}), none + 2 * (one - none));
        QCOMPARE(heightOf({{starts, starts}, {follows, follows}}), none + 2 * (one - none)); // a line a kind
        QCOMPARE(heightOf({{starts, ifStored}, {follows, follows}}), none + 3 * (one - none));
        const sheet::FindingMark warning{sheet::Finding::Subnormal, 3, {}, true};
        QCOMPARE(heightOf({{starts, {}}, {warning, warning}}), none + 2 * (one - none));
        const sheet::FindingMark warned{sheet::Finding::Subnormal, 4, graph::TensorId{3, Direction::Forward},
                                        true};
        QCOMPARE(heightOf({{starts, {}}, {warning, warned}}), none + 2 * (one - none)); // one for all of them
        const auto meaning = [](const sheet::FindingMark& mark) {
            return signsOf({mark, {}}).front().meaning(QStringLiteral("E4M3FN"));
        };
        QCOMPARE(meaning(starts), QString("problem starts here"));
        QCOMPARE(meaning(ifStored), QString("error only if stored in E4M3FN"));
        QCOMPARE(meaning(follows), QString("follows from another"));
        QCOMPARE(meaning(warning), QString("warning: subnormal"));
    }

    void theLegendExplainsWordsOfBadges()
    {
        Document document;
        auto run = std::make_shared<graph::Run>();
        run->graph.nodes = {smallNode(0, metricOf({1, 2}))};
        document.setRun(run);
        CardLook look;
        look.findings.forward = {sheet::Finding::Subnormal, 1};
        QImage drawn(800, 600, QImage::Format_RGB32);
        const auto size = [&] {
            GraphLegend legend;
            legend.setContent(document, {look});
            drawn.fill(Qt::white);
            QPainter painter(&drawn);
            legend.paint(painter, drawn.size(), Theme::light());
            return legend.rect({800, 600}, Theme::light()).size();
        };
        const QSizeF none = size();
        look.marks.worse = FirstMark::First;
        const QSizeF first = size();
        QVERIFY(first.height() > none.height());
        const QImage before = drawn.copy();
        look.marks.other = FirstMark::FirstGradient;
        QCOMPARE(size().height(), first.height()); // in the same line
        QVERIFY(drawn != before);                  // other words
    }

    /// Where cards have bars in which they are told apart, worked out once a card.
    void theLegendTellsTheMiddleFromTheTails()
    {
        Document document;
        auto run = std::make_shared<graph::Run>();
        run->graph.nodes = {smallNode(0, metricOf({1, 2})), smallNode(1, std::make_shared<graph::Metric>())};
        for (graph::Node& node : run->graph.nodes)
            node.kind = graph::NodeKind::Op;
        document.setRun(run);
        const auto looks = widgets::looksOf(fold(document.graph(), *document.foldTree(), {99, {}}), document);
        QCOMPARE(looks.size(), std::size_t{2});
        QVERIFY(looks[0].forwardSpans.middle.has_value() && looks[0].forwardSpans.middle->lo == 0);
        QVERIFY(!looks[1].forwardSpans.middle.has_value());
        const auto heightOf = [&](const CardLook& look) {
            GraphLegend legend;
            legend.setContent(document, {look});
            return legend.rect({800, 600}, Theme::light()).height();
        };
        QVERIFY(heightOf(looks[0]) > heightOf(looks[1]));
    }

    /// In recipes, before what is one only if the tensor is stored so.
    void anErrorInRecipesIsWorse()
    {
        const sheet::FindingMark starts{sheet::Finding::Underflow, 1};
        sheet::FindingMark ifStored{sheet::Finding::Overflow, 2};
        QVERIFY(ifStored.isWorseThan(starts));
        ifStored.isOnlyIfStored = true;
        QVERIFY(starts.isWorseThan(ifStored) && !ifStored.isWorseThan(starts));
        QVERIFY((sheet::FindingMark{sheet::Finding::NotANumber, 3, graph::TensorId{1}}.isWorseThan(starts)));
        const sheet::Findings findings{ifStored, {}};
        QVERIFY(findings.haveErrors(sheet::SignForm::Tinted) && !findings.haveErrors(sheet::SignForm::Solid));
        const auto fill = [](const sheet::FindingMark& mark) {
            CardLook look;
            look.findings.forward = mark;
            return fillOf(look, Theme::light()).lightnessF();
        };
        QVERIFY(fill(starts) < fill(ifStored)); // zoomed out
        QVERIFY(fill(ifStored) < fill({sheet::Finding::Overflow, 2, graph::TensorId{1}}));
    }

    /// The same tensors as in the list, with the same form.
    void badgesAndListHaveOneSign()
    {
        const auto run = tests::sampleRun(1);
        graph::Node& softmax = *std::ranges::find_if(
            run->graph.nodes, [](const graph::Node& node) { return node.target == "aten::softmax"; });
        softmax.backward.metric = tests::sampleMetric(0x1p-24);
        Document document;
        document.setRun(run);
        const ProblemModel problems(&document);
        std::set<sheet::SignForm> seen;
        const auto look = [&](const auto& self, const QModelIndex& parent) -> void {
            for (int row = 0; row < problems.rowCount(parent); ++row) {
                const QModelIndex index = problems.index(row, 0, parent);
                self(self, index);
                const auto severity = static_cast<graph::Severity>(index.data(SeverityRole).toInt());
                if (severity != graph::Severity::Error || !index.data(DirectionRole).isValid())
                    continue;
                const auto direction = static_cast<Direction>(index.data(DirectionRole).toInt());
                const sheet::FindingMark mark =
                    findingsOf(document, index.data(NodeIdRole).toLongLong()).of(direction);
                const auto form = static_cast<sheet::SignForm>(index.data(SignFormRole).toInt());
                seen.insert(form);
                QCOMPARE(int(mark.form()), int(form));
            }
        };
        look(look, {});
        QVERIFY(seen.contains(sheet::SignForm::Tinted) && seen.contains(sheet::SignForm::Outline));
    }
};

SCALESCOPE_TEST(TestProblemSigns)
#include "test_problem_signs.moc"
