// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"
#include "tests/support/test_class.h"
#include "widgets/models/field_text.h"
#include "widgets/scaleplot/plot_canvas.h"
#include "widgets/scaleplot/plot_description.h"
#include "widgets/scaleplot/scale_plot.h"

#include <QComboBox>
#include <QHelpEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>
#include <cmath>

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

std::shared_ptr<const graph::Metric> changedMetric(const graph::Metric& metric,
                                                   const std::function<void(graph::Statistics&)>& change)
{
    auto copy = std::make_shared<graph::Metric>(metric);
    change(copy->statistics);
    return copy;
}

class TestScalePlot : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Document> m_document;
    std::unique_ptr<ScalePlot> m_plot;
    PlotCanvas* m_canvas = nullptr;

    [[nodiscard]] int row(const char* label) const
    {
        const auto& rows = m_canvas->scene().rows;
        const auto found = std::find_if(rows.begin(), rows.end(),
                                        [&](const PlotRow& entry) { return entry.label == label; });
        return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
    }

    /// The middle of a row, some way into the plot.
    [[nodiscard]] QPoint inside(int row) const
    {
        const PlotGeometry geometry = m_canvas->plotGeometry();
        return {static_cast<int>(geometry.plot.center().x()), static_cast<int>(geometry.y(row + 0.5))};
    }

    void turnWheel(const QPoint& at, int angle, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWheelEvent event(at, m_canvas->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_canvas, &event);
    }

    void drag(const QPoint& from, const QPoint& to)
    {
        QTest::mousePress(m_canvas, Qt::LeftButton, {}, from);
        for (const QPoint& point : {(from + to) / 2, to}) {
            QMouseEvent move(QEvent::MouseMove, point, m_canvas->mapToGlobal(point), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(m_canvas, &move);
        }
        QTest::mouseRelease(m_canvas, Qt::LeftButton, {}, to);
    }

    /// As a user chooses it.
    static void choose(QComboBox* box, sheet::FieldId field)
    {
        box->setCurrentIndex(box->findText(fieldTitle(field)));
        Q_EMIT box->activated(box->currentIndex());
    }

private Q_SLOTS:
    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->setRun(tests::sampleRun());
        m_plot = std::make_unique<ScalePlot>(m_document.get());
        m_plot->resize(900, 700);
        m_plot->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_plot.get()));
        m_canvas = m_plot->findChild<PlotCanvas*>();
        QVERIFY(m_canvas != nullptr);
    }

    void thereIsOneRowPerFloatTensorInExecutionOrder()
    {
        std::vector<graph::NodeId> expected;
        for (const graph::Node& node : m_document->graph().nodes) {
            if (node.floating && node.kind != graph::NodeKind::Output)
                expected.push_back(node.id);
        }
        std::vector<graph::NodeId> shown;
        for (const PlotRow& entry : m_canvas->scene().rows)
            shown.push_back(entry.id);
        QVERIFY(shown.size() > 30);
        QCOMPARE(shown, expected);
    }

    void theErrorOverDepthIsAModeWhereTheRunHasErrors()
    {
        auto* box = m_plot->findChild<QComboBox*>();
        const int others = box->count();
        QCOMPARE(box->findText(fieldTitle(sheet::FieldId::Sqnr)), -1);
        m_document->setRun(tests::simulatedRun());
        QCOMPARE(box->count(), others + 1);
        choose(box, sheet::FieldId::Sqnr);
        QVERIFY(m_canvas->scene().showsError());
        const int linear = row("layers.0.q");
        const graph::Node* node = m_document->run().graph.find(m_canvas->scene().rows[linear].id);
        QCOMPARE(m_canvas->scene().dot(linear, graph::Direction::Forward),
                 std::optional(node->forward.error->sqnr));
        QCOMPARE(m_canvas->scene().ring(linear, graph::Direction::Forward), std::optional(31.5));
        QCOMPARE(m_canvas->scene().ring(linear, graph::Direction::Backward), std::optional(25.5));
        QCOMPARE(m_canvas->scene().edges(row("embed"), graph::Direction::Forward).right, QString("exact"));
        QVERIFY(!m_canvas->scene().dot(row("layers.0.k.bias"), graph::Direction::Backward)); // zero in theory
        QVERIFY(m_canvas->scene().limits.empty());
        const QString told = describeRow(m_canvas->scene(), linear, Theme::light());
        QVERIFY2(told.contains("accumulated: 3") && told.contains("rounding input to E4M3FN: 31.8 dB"),
                 qPrintable(told));
        QTest::mouseClick(m_canvas, Qt::LeftButton, {}, inside(linear));
        QCOMPARE(m_document->selected(), std::optional(node->id));
        m_document->setRun(tests::sampleRun(), RunChange::Rerun);
        QVERIFY(!m_canvas->scene().showsError() && m_canvas->scene().limits.size() > 3);
        QCOMPARE(box->count(), others);
    }

    void whatAFormatDoesHasAnAxisToo_data()
    {
        QTest::addColumn<sheet::FieldId>("field");
        QTest::addColumn<double>("factor");
        QTest::addColumn<QString>("title");
        QTest::newRow("headroom") << sheet::FieldId::Headroom << 1.0 << "headroom in bits";
        QTest::newRow("underflow") << sheet::FieldId::Underflow << 100.0 << "underflow in %";
    }

    void whatAFormatDoesHasAnAxisToo()
    {
        QFETCH(const sheet::FieldId, field);
        QFETCH(const double, factor);
        choose(m_plot->findChild<QComboBox*>(), field);
        const PlotScene& scene = m_canvas->scene();
        QTEST(scene.axisTitle, "title");
        QVERIFY(!scene.hasExponents() && !scene.showsError() && !scene.bars && scene.limits.empty());
        const int linear = row("layers.0.q");
        const graph::Node& node = *m_document->run().graph.find(scene.rows[linear].id);
        for (const auto direction : directions) {
            const double value = sheet::fieldOf(field).of(node, direction, m_document->sources());
            QCOMPARE(scene.dot(linear, direction), std::optional(factor * value));
            QVERIFY(!scene.ring(linear, direction));
            QVERIFY(scene.fit.lo <= factor * value && factor * value <= scene.fit.hi);
        }
        QVERIFY(describeRow(scene, linear, Theme::light()).contains(fieldTitle(field)));
    }

    void theErrorsAxisIsInDecibels()
    {
        m_document->setRun(tests::simulatedRun());
        PlotOptions options;
        options.quantity = sheet::FieldId::Sqnr;
        m_plot->setOptions(options);
        QCOMPARE(m_canvas->shownAxis(), (sheet::ScaleAxis{0, 50}));
        m_canvas->replot();
        const QStringList ticks = m_canvas->xAxis->tickVectorLabels();
        QVERIFY2(ticks.contains("20") && !ticks.join(' ').contains('^'), qPrintable(ticks.join(' ')));
    }

    void noTwoRowsHaveTheSameLabel()
    {
        QStringList labels;
        for (const PlotRow& entry : m_canvas->scene().rows)
            labels << entry.label;
        QVERIFY(labels.contains("layers.0.q"));
        QVERIFY(labels.contains("layers.1.q"));
        QVERIFY(labels.contains("matmul")); // which is there once
        QCOMPARE(labels.removeDuplicates(), 0);
    }

    void modulesThatHoldOthersGetABracket()
    {
        QStringList paths;
        for (const PlotBracket& bracket : m_canvas->scene().brackets)
            paths << bracket.path;
        QCOMPARE(paths, QStringList({"layers.0", "layers.1"}));
        const PlotBracket& first = m_canvas->scene().brackets.front();
        QCOMPARE(first.first, row("layers.0.norm1.weight"));
        QCOMPARE(first.last, row("add_1"));
    }

    void limitsComeFromTheDocumentsFormats()
    {
        m_document->setFormats(formats::findFormat("fp16").value(), formats::findFormat("fp16").value());
        const auto& limits = m_canvas->scene().limits;
        QCOMPARE(limits.size(), std::size_t{3}); // the same format twice is drawn once
        QCOMPARE(limits[0].label, QString("FP16 max"));
        QCOMPARE(limits[0].position, std::log2(65504));
        QCOMPARE(limits[1].label, QString("FP16 min normal"));
        QCOMPARE(limits[1].position, -14.0);
        QCOMPARE(limits[2].position, -24.0);
        QVERIFY(!limits[0].direction);
    }

    void aClickSelectsItsRow()
    {
        const int target = row("layers.0.k");
        QTest::mouseClick(m_canvas, Qt::LeftButton, {}, inside(target));
        QCOMPARE(m_document->selected(), m_canvas->scene().rows[static_cast<std::size_t>(target)].id);
        QCOMPARE(m_canvas->selectedRow(), target);
    }

    void aDragMovesAndSelectsNothing()
    {
        turnWheel(inside(5), 360, Qt::ControlModifier);
        const sheet::ScaleAxis before = m_canvas->shownAxis();
        drag(inside(5), inside(5) + QPoint(80, 0));
        QVERIFY(m_canvas->shownAxis().lo < before.lo);
        QVERIFY(!m_document->selected());
    }

    void aSelectionElsewhereIsMarkedAndScrolledTo()
    {
        m_document->setRun(tests::sampleRunOfSize(2000));
        const PlotRow last = m_canvas->scene().rows.back();
        m_document->select(last.id);
        const int marked = m_canvas->selectedRow();
        QCOMPARE(marked, static_cast<int>(m_canvas->scene().rows.size()) - 1);
        const PlotGeometry geometry = m_canvas->plotGeometry();
        QVERIFY(geometry.y(marked + 0.5) > geometry.plot.top());
        QVERIFY(geometry.y(marked + 0.5) < geometry.plot.bottom());
    }

    void ctrlAndTheWheelZoomTheAxisUnderThePointer()
    {
        const sheet::ScaleAxis axis = m_canvas->shownAxis();
        const double rows = m_canvas->rowsInView();
        turnWheel(inside(4), 240, Qt::ControlModifier);
        QVERIFY(m_canvas->shownAxis().hi - m_canvas->shownAxis().lo < axis.hi - axis.lo);
        QCOMPARE(m_canvas->rowsInView(), rows);
        turnWheel({40, 300}, 240, Qt::ControlModifier);
        QVERIFY(m_canvas->rowsInView() < rows);
    }

    void shiftAndTheWheelMoveTheAxis()
    {
        const sheet::ScaleAxis axis = m_canvas->shownAxis();
        turnWheel(inside(4), -120, Qt::ShiftModifier);
        QVERIFY(m_canvas->shownAxis().lo > axis.lo);
        turnWheel(inside(4), 120, Qt::ShiftModifier);
        QVERIFY(std::abs(m_canvas->shownAxis().lo - axis.lo) < 1e-9);
    }

    void theWheelAndTheScrollBarMoveTheRows()
    {
        m_document->setRun(tests::sampleRunOfSize(500));
        auto* bar = m_plot->findChild<QScrollBar*>();
        QVERIFY(bar->maximum() > 0);
        const sheet::ScaleAxis axis = m_canvas->shownAxis();
        turnWheel(inside(4), -120);
        QCOMPARE(m_canvas->plotGeometry().topRow, 3.0);
        QCOMPARE(m_canvas->shownAxis(), axis);
        QCOMPARE(bar->value(), 48);
        bar->setValue(bar->maximum());
        const PlotGeometry geometry = m_canvas->plotGeometry();
        const auto rows = static_cast<double>(m_canvas->scene().rows.size());
        QVERIFY(std::abs(geometry.y(rows) - geometry.plot.bottom()) < 2);
    }

    void rowsNeverLeaveTheView()
    {
        for (int i = 0; i < 40; ++i)
            turnWheel({40, 300}, -240, Qt::ControlModifier);
        QVERIFY(m_canvas->plotGeometry().topRow >= 0);
        const auto rows = static_cast<double>(m_canvas->scene().rows.size());
        QVERIFY(m_canvas->rowsInView() <= rows + 1e-6);
        drag({40, 300}, {40, 650});
        QCOMPARE(m_canvas->plotGeometry().topRow, 0.0);
    }

    void fitShowsAllRows()
    {
        turnWheel(inside(3), 480, Qt::ControlModifier);
        auto buttons = m_plot->findChildren<QToolButton*>();
        const auto fit = std::find_if(buttons.begin(), buttons.end(),
                                      [](QToolButton* button) { return button->text() == "Fit"; });
        QVERIFY(fit != buttons.end());
        QTest::mouseClick(*fit, Qt::LeftButton);
        QCOMPARE(m_canvas->shownAxis(), m_canvas->scene().fit);
        QVERIFY(m_canvas->rowsInView() >= static_cast<double>(m_canvas->scene().rows.size()) - 1e-6);
    }

    void aRowWithAProblemIsMarkedAndKeepsItsName()
    {
        auto run = tests::sampleRunOfSize(600);
        const auto place = run->graph.nodes.size() / 2 | 1;
        graph::Node& node = run->graph.nodes[place];
        auto metric = std::make_shared<graph::Metric>(*tests::sampleMetric(1));
        metric->statistics.absMax = 0x1p20;
        metric->histogram.add(graph::Histogram::binOf(0x1p20), metric->statistics.numel);
        node.floating = true;
        node.forward.metric = metric;
        m_document->setRun(run);
        const int marked = m_canvas->scene().rowOf(node.id);
        QVERIFY(marked % 30 != 0); // else it has a name anyhow
        QVERIFY(m_canvas->scene().rows[static_cast<std::size_t>(marked)].mark == RowMark::Error);
        m_canvas->fit();
        m_canvas->replot(QCustomPlot::rpImmediateRefresh);
        const PlotGeometry where = m_canvas->plotGeometry();
        QVERIFY(where.rowHeight < 6); // not every name has room
        const QImage image = m_canvas->grab().toImage();
        const auto hasMark = [&](int row) {
            bool isRed = false;
            for (int x = 0; x < static_cast<int>(where.plot.left()); ++x) {
                const QColor colour = image.pixelColor(x, static_cast<int>(where.y(row + 0.5)));
                isRed = isRed || colour.red() - colour.green() > 60;
            }
            return isRed;
        };
        QVERIFY(hasMark(marked));
        QVERIFY(!hasMark(marked / 2));
        const auto isNamed = [&](int row) { return std::ranges::count(m_canvas->namedRows(), row) == 1; };
        for (int row = 0; row + 2 < marked; ++row) // whatever the rest of the grid of names
            QVERIFY(isNamed(marked) && !(isNamed(row) && isNamed(row + 1)));
        m_canvas->setSelectedRow(marked + 1);
        QVERIFY(isNamed(marked + 1) && !isNamed(marked));
    }

    void aRowThatRepeatsATensorIsMarkedAsItsCardIs()
    {
        auto run = tests::sampleRunOfSize(600);
        auto& nodes = run->graph.nodes;
        const auto edge = std::ranges::find_if(run->graph.edges, [&](const graph::Edge& one) {
            const graph::Node* source = run->graph.find(one.source);
            const graph::Node* target = run->graph.find(one.target);
            return source->kind == graph::NodeKind::Op && target->kind == graph::NodeKind::Op &&
                   run->graph.inputsOf(target->id).size() == 1;
        });
        QVERIFY(edge != run->graph.edges.end());
        auto metric = std::make_shared<graph::Metric>(*tests::sampleMetric(1));
        metric->statistics.absMax = 0x1p20;
        metric->histogram.add(graph::Histogram::binOf(0x1p20), metric->statistics.numel);
        for (graph::Node& node : nodes)
            if (node.id == edge->source || node.id == edge->target) {
                node.floating = true;
                node.forward.metric = metric;
            }
        m_document->setRun(run);
        m_document->setPruning({false, std::nullopt, {}, {}});
        QVERIFY(m_canvas->scene().rowOf(edge->target) >= 0);
        const auto markOf = [this](graph::NodeId node) {
            return m_canvas->scene().rows[static_cast<std::size_t>(m_canvas->scene().rowOf(node))].mark;
        };
        QVERIFY(m_document->problems()->rowOf(edge->target) == nullptr); // it is the same problem
        QVERIFY(markOf(edge->source) == RowMark::Error);
        QVERIFY(markOf(edge->target) == RowMark::Error);
        PlotOptions options = m_plot->options();
        options.direction = graph::Direction::Backward;
        const PlotScene gradients = PlotScene::of(*m_document, options);
        if (const int row = gradients.rowOf(edge->target); row >= 0)
            QVERIFY(gradients.rows[static_cast<std::size_t>(row)].mark != RowMark::Error);
    }

    void anArrowSaysThatABarGoesOnBeyondTheAxis()
    {
        QVERIFY(!m_canvas->scene().subtitle.contains("beyond"));
        auto run = tests::sampleRun();
        for (graph::Node& node : run->graph.nodes) {
            if (node.name == "softmax")
                node.forward.metric = changedMetric(*node.forward.metric, [](graph::Statistics& statistics) {
                    statistics.absMinNonzero = 0x1p-140;
                });
        }
        m_document->setRun(run);
        m_canvas->replot(QCustomPlot::rpImmediateRefresh);
        QVERIFY2(m_canvas->scene().subtitle.contains("arrows: beyond the axis"),
                 qPrintable(m_canvas->scene().subtitle));
        const PlotGeometry where = m_canvas->plotGeometry();
        QVERIFY(where.axis.lo > -60);
        const QImage image = m_canvas->grab().toImage();
        const auto heightAt = [&](int fromEdge) { // of what has forward's colour
            const int x = static_cast<int>(where.plot.left()) + fromEdge;
            int pixels = 0;
            const auto end = static_cast<int>(std::ceil(where.y(row("softmax") + 0.6)));
            for (auto y = static_cast<int>(where.y(row("softmax"))); y < end; ++y)
                pixels += image.pixelColor(x, y).blue() > 150 && image.pixelColor(x, y).red() < 120;
            return pixels;
        };
        QVERIFY2(heightAt(5) > heightAt(20) && heightAt(20) > 0, qPrintable(QString::number(heightAt(5))));
    }

    void keysMoveTheSelectionRowByRow()
    {
        m_canvas->setFocus();
        QTest::keyClick(m_canvas, Qt::Key_Down);
        QCOMPARE(m_canvas->selectedRow(), 0);
        QTest::keyClick(m_canvas, Qt::Key_Down);
        QTest::keyClick(m_canvas, Qt::Key_Down);
        QTest::keyClick(m_canvas, Qt::Key_Up);
        QCOMPARE(m_canvas->selectedRow(), 1);
        QTest::keyClick(m_canvas, Qt::Key_End);
        QCOMPARE(m_document->selected(), m_canvas->scene().rows.back().id);
    }

    void theTooltipSaysBothDirections()
    {
        const QPoint at = inside(row("layers.0.k"));
        QHelpEvent help(QEvent::ToolTip, at, m_canvas->mapToGlobal(at));
        QApplication::sendEvent(m_canvas, &help);
        const QString text = QToolTip::text();
        for (const char* words : {"layers.0.k", "aten::linear", "4×32×64", "forward", "gradient", "mean |x|"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), qPrintable(text));
        QVERIFY(!text.contains("SQNR"));
        QToolTip::hideText();
    }

    void theTooltipSaysWhatFormatsCost()
    {
        m_document->setRun(tests::simulatedRun());
        const QPoint at = inside(row("layers.0.q"));
        QHelpEvent help(QEvent::ToolTip, at, m_canvas->mapToGlobal(at));
        QApplication::sendEvent(m_canvas, &help);
        const QString text = QToolTip::text();
        QVERIFY2(text.contains("mean |x|") && text.contains(" · SQNR 39.0 dB, error 1.12 %"),
                 qPrintable(text));
        QToolTip::hideText();
    }

    void typingIntoTheFilterKeepsTheMatchingRows()
    {
        auto* filter = m_plot->findChild<QLineEdit*>();
        QTest::keyClicks(filter, "LAYERS.1");
        QVERIFY(!m_canvas->scene().rows.empty());
        for (const PlotRow& entry : m_canvas->scene().rows)
            QVERIFY(QString::fromStdString(entry.module).startsWith("layers.1"));
        QCOMPARE(m_plot->options().modules, QString("LAYERS.1"));
    }

    void optionsChooseRowsAndAxis()
    {
        PlotOptions options;
        options.parameters = false;
        options.range = sheet::ScaleAxis{-8, 8};
        options.quantity = sheet::FieldId::Rms;
        QSignalSpy changes(m_plot.get(), &ScalePlot::optionsChanged);
        m_plot->setOptions(options);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(row("layers.0.k.weight"), -1);
        QCOMPARE(m_canvas->shownAxis(), (sheet::ScaleAxis{-8, 8}));
        QCOMPARE(m_canvas->scene().quantity, sheet::FieldId::Rms);
    }

    void zeroTensorsAreRowsUnlessTheyAreSwitchedOff()
    {
        auto run = tests::sampleRun();
        for (graph::Node& node : run->graph.nodes) {
            if (node.name != "softmax")
                continue;
            const auto zero = [](graph::Statistics& statistics) {
                statistics.zeros = statistics.numel;
                statistics.meanAbs = statistics.absMax = statistics.absMin = statistics.rms = 0;
                statistics.absMinNonzero = graph::Statistics::unavailable;
            };
            node.forward.metric = changedMetric(*node.forward.metric, zero);
            node.backward.metric = changedMetric(*node.backward.metric, zero);
        }
        m_document->setRun(run);
        QVERIFY(row("softmax") >= 0);
        PlotOptions options;
        options.zeroTensors = false;
        m_plot->setOptions(options);
        QCOMPARE(row("softmax"), -1);
        QVERIFY(row("softmax_1") >= 0);
    }

    void zeroNanAndInfAreSaidInGuttersAtTheEdges()
    {
        const QMargins plain = m_canvas->axisRect()->margins();
        auto scene = m_canvas->scene();
        auto& marked = scene.rows[3];
        marked.forward = changedMetric(*marked.forward, [](graph::Statistics& s) {
            s.nans = 1;
            s.meanAbs = graph::Statistics::unavailable;
        });
        marked.backward = changedMetric(*marked.backward, [](graph::Statistics& s) { s.meanAbs = 0; });
        m_canvas->setScene(std::move(scene), Theme::light(), true);
        const QMargins margins = m_canvas->axisRect()->margins();
        QVERIFY(margins.right() > plain.right() + 10);
        QVERIFY(margins.left() > plain.left() + 5);
    }

    void movingThePointerRepaintsOnlyTheMarksOfRows()
    {
        m_canvas->replot();
        QSignalSpy replots(m_canvas, &QCustomPlot::afterReplot);
        const QImage before = m_canvas->grab().toImage();
        QMouseEvent move(QEvent::MouseMove, inside(4), m_canvas->mapToGlobal(inside(4)), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(m_canvas, &move);
        QVERIFY(m_canvas->grab().toImage() != before);
        QCOMPARE(replots.size(), 0);
    }

    void theChosenViewStaysInRunsOfOneModel()
    {
        const sheet::ScaleAxis first = m_canvas->shownAxis();
        turnWheel(inside(4), 240, Qt::ControlModifier);
        const sheet::ScaleAxis chosen = m_canvas->shownAxis();
        m_document->setRun(tests::sampleRun(4), RunChange::Grown);
        QCOMPARE(m_canvas->shownAxis(), chosen);
        m_document->setRun(tests::sampleRun(), RunChange::Rerun);
        QCOMPARE(m_canvas->shownAxis(), chosen);
        m_document->setRun(tests::sampleRun(), RunChange::Another);
        QCOMPARE(m_canvas->shownAxis(), first);
    }

    void anotherTitleKeepsTheChosenView()
    {
        turnWheel(inside(4), 240, Qt::ControlModifier);
        const sheet::ScaleAxis chosen = m_canvas->shownAxis();
        PlotOptions options;
        options.title = "Figure 1";
        m_plot->setOptions(options);
        QCOMPARE(m_canvas->shownAxis(), chosen);
    }
};

} // namespace

SCALESCOPE_TEST(TestScalePlot)
#include "test_scale_plot.moc"
