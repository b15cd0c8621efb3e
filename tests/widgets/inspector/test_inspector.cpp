// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/problems.h"
#include "tests/app/desktop/cut_texts.h"
#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "widgets/histogram/histogram_view.h"
#include "widgets/inspector/inspector.h"
#include "widgets/inspector/node_links.h"
#include "widgets/inspector/node_texts.h"
#include "widgets/inspector/statistic_rows.h"
#include "widgets/inspector/value_grid.h"
#include "widgets/inspector/what_if_row.h"
#include "widgets/models/range_loss_words.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QTest>
#include <QToolButton>
#include <cmath>

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

class TestInspector : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Document> m_document;
    std::unique_ptr<Inspector> m_inspector;

    [[nodiscard]] const graph::Node& operatorOf(const char* module) const
    {
        for (const graph::Node& node : m_document->run().graph.nodes) {
            if (node.module == module && node.kind == graph::NodeKind::Op)
                return node;
        }
        qFatal("no operator of %s", module);
    }

    [[nodiscard]] ValueGrid* grid(const char* name) const
    {
        for (ValueGrid* candidate : m_inspector->findChildren<ValueGrid*>()) {
            if (candidate->accessibleName() == name)
                return candidate;
        }
        return nullptr;
    }

    [[nodiscard]] LinkButton* link(const QString& start) const
    {
        for (LinkButton* candidate : m_inspector->findChildren<LinkButton*>()) {
            if (candidate->isVisible() && candidate->text().startsWith(start))
                return candidate;
        }
        return nullptr;
    }

    [[nodiscard]] bool says(const QString& text) const
    {
        for (const QLabel* label : m_inspector->findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().remove(QChar(0x200b)) == text)
                return true;
        }
        return false;
    }

    /// The row of that direction: forward comes first.
    [[nodiscard]] WhatIfRow* whatIf(graph::Direction direction) const
    {
        return m_inspector->findChildren<WhatIfRow*>().at(direction == graph::Direction::Forward ? 0 : 1);
    }

    [[nodiscard]] QSlider* slider(graph::Direction direction) const
    {
        return whatIf(direction)->findChild<QSlider*>();
    }

    [[nodiscard]] QToolButton* button(graph::Direction direction, const QString& role) const
    {
        for (QToolButton* candidate : whatIf(direction)->findChildren<QToolButton*>())
            if (candidate->property("role").toString() == role)
                return candidate;
        return nullptr;
    }

    [[nodiscard]] QString lossOf(const QString& format, int column) const
    {
        const ValueGrid* losses = grid("What each format would lose");
        for (int row = 0; row < losses->rowCount(); ++row) {
            if (losses->text(row, 0) == format)
                return losses->text(row, column);
        }
        return {};
    }

private Q_SLOTS:
    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->setRun(tests::sampleRun());
        m_inspector = std::make_unique<Inspector>(m_document.get());
        m_inspector->resize(352, 900);
        m_inspector->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_inspector.get()));
    }

    void nothingSelectedGivesAHint()
    {
        QVERIFY(says("Select a tensor to see its statistics."));
        m_document->select(operatorOf("layers.0.k").id);
        QVERIFY(!says("Select a tensor to see its statistics."));
        m_document->select(std::nullopt);
        QVERIFY(says("Select a tensor to see its statistics."));
    }

    void theHeadSaysWhatAndWhere()
    {
        m_document->select(operatorOf("layers.0.k").id);
        QVERIFY(says("layers.0.k"));
        QVERIFY(says(joinedLines("aten::linear · float32 · 4×32×64 · model.py:9")));
    }

    void theHeadSaysWhatIsNoOperator_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("input") << "input · int64 · 4×32";
        QTest::newRow("parameter") << "parameter · float32 · ";
        QTest::newRow("output") << "output · float32";
    }

    void theHeadSaysWhatIsNoOperator()
    {
        QFETCH(const QString, words);
        const auto& nodes = m_document->run().graph.nodes;
        const auto node = std::ranges::find_if(nodes, [](const graph::Node& each) {
            return QString::fromUtf8(graph::toString(each.kind).data()) == QTest::currentDataTag();
        });
        QVERIFY(node != nodes.end());
        m_document->select(node->id);
        const auto labels = m_inspector->findChildren<QLabel*>();
        const bool isSaid = std::ranges::any_of(
            labels, [&words](const QLabel* label) { return label->text().startsWith(words); });
        QVERIFY(isSaid);
    }

    void errorsStandBesideTheStatistics()
    {
        m_document->setRun(tests::simulatedRun());
        m_document->select(operatorOf("layers.0.up").id);
        const ValueGrid* statistics = grid("Statistics");
        QCOMPARE(statistics->rowCount(), 9);
        QCOMPARE(statistics->text(5, 0), QString("SQNR"));
        QVERIFY(statistics->text(5, 1).startsWith("≈ ") && statistics->text(5, 1).endsWith(" dB"));
        QCOMPARE(statistics->text(6, 0), QString("local SQNR"));
        QCOMPARE(statistics->text(6, 1), QString("31.5 dB"));
        QCOMPARE(statistics->text(6, 2), QString("25.5 dB"));
        m_document->select(operatorOf("layers.0.norm1").id); // nothing is rounded there
        QCOMPARE(statistics->rowCount(), 8);
        QCOMPARE(statistics->text(6, 0), QString("error"));
    }

    void fourStatisticsComeFirstAndAllOnRequest()
    {
        const graph::Node& node = operatorOf("layers.0.k");
        m_document->select(node.id);
        const ValueGrid* statistics = grid("Statistics");
        QCOMPARE(statistics->rowCount(), 5);
        QCOMPARE(statistics->text(1, 0), QString("mean |x|"));
        QCOMPARE(statistics->text(1, 1), numberText(node.forward.metric->statistics.meanAbs));
        QCOMPARE(statistics->text(1, 2), numberText(node.backward.metric->statistics.meanAbs));
        QCOMPARE(statistics->text(1, 3), powerText(std::log2(node.backward.metric->statistics.meanAbs /
                                                             node.forward.metric->statistics.meanAbs),
                                                   1));
        for (QToolButton* button : m_inspector->findChildren<QToolButton*>()) {
            if (button->text() == "All statistics")
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(statistics->rowCount(), 15);
        QCOMPARE(statistics->text(10, 0), QString("elements"));
        QCOMPARE(statistics->text(10, 1), QString("8192"));
    }

    void nanAndInfAreNeverHidden()
    {
        auto run = tests::sampleRun();
        graph::NodeId id = 0;
        for (graph::Node& node : run->graph.nodes) {
            if (node.name != "softmax")
                continue;
            auto poisoned = std::make_shared<graph::Metric>(*node.forward.metric);
            poisoned->statistics.nans = 3;
            poisoned->statistics.meanAbs = graph::Statistics::unavailable;
            node.forward.metric = poisoned;
            id = node.id;
        }
        m_document->setRun(run);
        m_document->select(id);
        const ValueGrid* statistics = grid("Statistics");
        QCOMPARE(statistics->text(1, 1), QString("NaN"));
        QCOMPARE(statistics->rowCount(), 6);
        QCOMPARE(statistics->text(5, 0), QString("NaN"));
        QCOMPARE(statistics->text(5, 1), QString("3"));
    }

    void whatIsNotAvailableIsADash()
    {
        graph::Node node;
        auto metric = std::make_shared<graph::Metric>();
        metric->statistics.numel = 1;
        metric->statistics.meanAbs = 2;
        node.forward.metric = metric;
        const auto rows = statisticRows(node);
        QCOMPARE(rows[0].forward, QString("2"));
        QCOMPARE(rows[0].gradient, QString("–"));
        QCOMPARE(rows[0].ratio, QString("–"));
        QCOMPARE(rows[5].name, QString("std"));
        QCOMPARE(rows[5].forward, QString("–"));
    }

    void lossesComeFromTheFormats()
    {
        const graph::Node& node = operatorOf("layers.0.k");
        m_document->select(node.id);
        const auto format = formats::findFormat("e5m2").value();
        QCOMPARE(lossOf("E5M2", 1), percentText(formats::losses(*node.forward.metric, format).lost()));
        QCOMPARE(lossOf("E5M2", 2), percentText(formats::losses(*node.backward.metric, format).lost()));
    }

    /// By the limits of the list of problems, not of figures to look at.
    void onlyWhatIsAProblemIsRed()
    {
        const auto colourOf = [&](std::size_t tiny) { // of so many in a hundred
            std::vector<double> values(100 - tiny, 1);
            values.insert(values.end(), tiny, 0x1p-40);
            auto run = tests::sampleRun();
            graph::Node& node = run->graph.nodes[static_cast<std::size_t>(
                &operatorOf("layers.0.k") - m_document->run().graph.nodes.data())];
            node.forward.metric = tests::metricOf(values);
            m_document->setRun(run);
            m_document->select(node.id);
            const ValueGrid* losses = grid("What each format would lose");
            for (int row = 0; row < losses->rowCount(); ++row)
                if (losses->text(row, 0) == "E5M2" &&
                    losses->text(row, 1) == percentText(0.01 * double(tiny)))
                    return losses->colour(row, 1);
            return QColor();
        };
        QCOMPARE(colourOf(2), Theme::light().text);
        QCOMPARE(colourOf(10), Theme::light().text);
        QCOMPARE(colourOf(11), Theme::light().error);
    }

    void whatUsualRecipesKeepIsSaidWhereSomethingIsLost()
    {
        const auto format = m_document->format(graph::Direction::Backward);
        int lossy = 0;
        for (const graph::Node& node : m_document->run().graph.nodes) {
            if (!node.backward.metric || node.backward.isNoise ||
                !m_document->isKept(node.id, graph::Direction::Backward))
                continue;
            m_document->select(node.id);
            const auto losses = formats::losses(*node.backward.metric, format);
            const bool isLossy = losses.lost() + losses.subnormal > 0;
            const QString said = whatIf(graph::Direction::Backward)->findChild<QLabel*>("losses")->text();
            QCOMPARE(said.contains("so usual FP8 recipes keep it in higher precision"), isLossy);
            lossy += isLossy ? 1 : 0;
        }
        QVERIFY(lossy > 0);
    }

    /// As long as the slider is where it is.
    void anErrorIsToldAsInTheListOfProblems()
    {
        const auto run = tests::sampleRun(2);
        graph::Node& norm = *std::ranges::find_if(run->graph.nodes, [](const graph::Node& node) {
            return node.module == "layers.1.norm1" && node.target == "aten::layer_norm";
        });
        norm.backward.metric = tests::sampleMetric(0x1p-30);
        m_document->setRun(run);
        m_document->select(norm.id);
        const auto said = [this] {
            return whatIf(graph::Direction::Backward)->findChild<QLabel*>("losses")->text();
        };
        QVERIFY2(said().endsWith("so usual FP8 recipes keep it in higher precision; an error only if it is "
                                 "stored in E5M2."),
                 qPrintable(said()));
        slider(graph::Direction::Backward)->setValue(1);
        QVERIFY2(said().endsWith("so usual FP8 recipes keep it in higher precision."), qPrintable(said()));
    }

    /// With the slider, and as what would be of a tensor that the simulation did not round.
    void aSentenceSaysWhatBecomesOfTheElements()
    {
        const auto said = [this](graph::Direction direction) {
            return whatIf(direction)->findChild<QLabel*>("losses")->text();
        };
        const graph::Node& node = operatorOf("layers.0.k");
        const auto format = m_document->format(graph::Direction::Backward);
        m_document->select(node.id);
        QCOMPARE(said(graph::Direction::Backward),
                 "In E5M2: " + lossesText(formats::losses(*node.backward.metric, format)) + ".");
        slider(graph::Direction::Backward)->setValue(3);
        QCOMPARE(said(graph::Direction::Backward),
                 "In E5M2: " + lossesText(formats::losses(*node.backward.metric, format, 3)) + ".");
        QCOMPARE(
            said(graph::Direction::Forward),
            "In E4M3FN: " +
                lossesText(formats::losses(*node.forward.metric, formats::findFormat("e4m3fn").value())) +
                ".");
        m_document->setRun(tests::simulatedRun());
        m_document->select(operatorOf("layers.0.norm1").id); // which a linear reads
        QVERIFY2(said(graph::Direction::Forward).startsWith("In E4M3FN: "),
                 qPrintable(said(graph::Direction::Forward)));
        QVERIFY2(
            said(graph::Direction::Backward).startsWith("Not rounded in this run; in E5M2 it would be so: "),
            qPrintable(said(graph::Direction::Backward)));
    }

    void eachDirectionHasTheScaleThatProblemsRecommend()
    {
        const graph::Node& node = operatorOf("layers.0.k");
        m_document->select(node.id);
        const auto format = formats::findFormat("e5m2").value();
        const auto scaleOf = [&](graph::Direction direction) {
            const auto scale = report::scaleFor(node, direction, report::FormatPair{format, format});
            return scale ? powerText(scale->exponent) : QString("–");
        };
        QCOMPARE(lossOf("E5M2", 3), scaleOf(graph::Direction::Forward));
        QCOMPARE(lossOf("E5M2", 3), QString("–"));
        QCOMPARE(lossOf("E5M2", 4), scaleOf(graph::Direction::Backward));
        QVERIFY(lossOf("E5M2", 4).startsWith("2^"));
    }

    void eachDirectionHasASliderOfItsOwn_data()
    {
        QTest::addColumn<graph::Direction>("direction");
        QTest::newRow("forward") << graph::Direction::Forward;
        QTest::newRow("gradient") << graph::Direction::Backward;
    }

    void eachDirectionHasASliderOfItsOwn()
    {
        QFETCH(const graph::Direction, direction);
        const bool isForward = direction == graph::Direction::Forward;
        const auto other = isForward ? graph::Direction::Backward : graph::Direction::Forward;
        const graph::Node& node = operatorOf("layers.0.k");
        m_document->select(node.id);
        const int column = isForward ? 1 : 2;
        const QString label = isForward ? "E2M1FN" : "E5M2"; // of which some is lost
        const QString otherBefore = lossOf(label, 3 - column);
        QSlider* moved = slider(direction);
        moved->setFocus();
        for (int i = 0; i < 9; ++i)
            QTest::keyClick(moved, Qt::Key_Right);
        QCOMPARE(m_inspector->whatIf(direction), 9);
        QCOMPARE(m_inspector->whatIf(other), 0);
        const auto format = formats::findFormat(label.toLower().toStdString()).value();
        const graph::Metric& metric = *node.metric(direction);
        QCOMPARE(lossOf(label, column), percentText(formats::losses(metric, format, 9).lost()));
        QVERIFY(lossOf(label, column) != percentText(formats::losses(metric, format).lost()));
        QCOMPARE(lossOf(label, 3 - column), otherBefore);
        QVERIFY(says("+9"));
        QVERIFY(says(isForward ? "forward |x| × 2^9" : "gradient |dL/dx| × 2^9"));
        const auto histograms = m_inspector->findChildren<HistogramView*>();
        const auto shownAt = [&histograms](graph::Direction of) {
            return histograms.at(of == graph::Direction::Forward ? 0 : 1)->bars().front().lo;
        };
        QCOMPARE(shownAt(direction), barsOf(metric.histogram, 9, 1).front().lo);
        QCOMPARE(shownAt(other), barsOf(node.metric(other)->histogram, 0, 1).front().lo);
        m_document->select(operatorOf("layers.0.q").id);
        QCOMPARE(m_inspector->whatIf(direction), 0);
    }

    void aClickOnTheRecommendationSetsItsSlider()
    {
        const graph::Node& node = operatorOf("layers.0.k");
        m_document->select(node.id);
        const auto fix = report::scaleFor(node, graph::Direction::Backward, m_document->tensorFormats());
        QVERIFY(fix);
        QToolButton* set = button(graph::Direction::Backward, "set");
        QVERIFY(set->isVisible());
        QTest::mouseClick(set, Qt::LeftButton);
        QCOMPARE(m_inspector->whatIf(graph::Direction::Backward), fix->exponent);
        QVERIFY(!button(graph::Direction::Forward, "set")->isVisible()); // nothing is lost there
    }

    void linksLeadToInputsAndUsers()
    {
        const graph::Node& node = operatorOf("layers.0.k");
        m_document->select(node.id);
        QTRY_VERIFY(link("layers.0.k.weight ◆ parameter") != nullptr);
        LinkButton* input = link("layers.0.norm1 · mean |x| ×");
        QVERIFY(input != nullptr);
        QTest::mouseClick(input, Qt::LeftButton);
        QCOMPARE(m_document->selected(), operatorOf("layers.0.norm1").id);
        QTRY_VERIFY(link("k · mean |x| ×") != nullptr);
        LinkButton* user = link("k · mean |x| ×");

        user->setFocus();
        QTest::keyClick(user, Qt::Key_Return);
        QCOMPARE(m_document->selected(), node.id);
        // The new links have the focus that the one had.
        const QWidget* around = user->parentWidget();
        QTRY_VERIFY(link("layers.0.k.weight ◆ parameter") != nullptr);
        const auto* focused = qobject_cast<LinkButton*>(QApplication::focusWidget());
        QVERIFY(focused != nullptr && focused->isVisible());
        QCOMPARE(focused->parentWidget(), around);
        m_document->goBack();
        QCOMPARE(m_document->selected(), operatorOf("layers.0.norm1").id);
    }

    void linksHaveTheWholeWidthForTheirNames()
    {
        auto run = tests::sampleRun();
        const graph::NodeId id = operatorOf("layers.0.k").id;
        for (graph::Node& node : run->graph.nodes) {
            if (node.module == "layers.0.norm1")
                node.module = "layers.0.first_norm";
            if (node.module == "layers.0.k")
                node.module = "layers.0.projection_of_keys";
        }
        m_document->setRun(run);
        m_document->select(id);
        QTRY_VERIFY(link("layers.0.first_norm · mean |x| ×") != nullptr);
        for (const LinkButton* shown : m_inspector->findChildren<LinkButton*>())
            if (shown->isVisible())
                QCOMPARE(shown->sanitizedText(), shown->text());
        m_document->select(operatorOf("layers.0.first_norm").id);
        QTRY_VERIFY(link("projection_of_keys · mean |x| ×") != nullptr);
        QTRY_COMPARE(link("projection_of_keys · mean |x| ×")->sanitizedText(),
                     link("projection_of_keys · mean |x| ×")->text());
        LinkButton narrow("encoder.layers.11.attention.query", Theme::light());
        narrow.resize(narrow.sizeHint().width() - 40, 20);
        QVERIFY2(narrow.sanitizedText().contains(u'…') && narrow.sanitizedText().endsWith(".query"),
                 qPrintable(narrow.sanitizedText()));
        narrow.resize(30, 20);
        QVERIFY(narrow.sanitizedText().contains(u'…'));
    }

    void copyPutsAllDigitsOnTheClipboard()
    {
        const graph::Node& node = operatorOf("layers.0.k");
        m_document->select(node.id);
        m_inspector->setFocus();
        QTest::keyClick(m_inspector.get(), Qt::Key_C, Qt::ControlModifier);
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY(text.startsWith("layers.0.k\taten::linear"));
        const QStringList fields = text.split('\n')[2].split('\t');
        QCOMPARE(fields[1].toDouble(), node.forward.metric->statistics.meanAbs);
        QCOMPARE(fields[2].toDouble(), node.backward.metric->statistics.meanAbs);
    }

    void aTensorWithoutAGradientShowsNone()
    {
        auto run = tests::sampleRun();
        for (graph::Node& node : run->graph.nodes)
            node.backward.metric.reset();
        m_document->setRun(run);
        m_document->select(operatorOf("layers.0.k").id);
        QVERIFY(!slider(graph::Direction::Backward)->isVisible());
        QVERIFY(slider(graph::Direction::Forward)->isVisible());
        QVERIFY(!m_inspector->findChildren<HistogramView*>().last()->isVisible());
        QCOMPARE(grid("Statistics")->text(1, 2), QString("–"));
        QCOMPARE(lossOf("E5M2", 2), QString("–"));
    }

    void aSmallDockScrolls()
    {
        m_document->select(operatorOf("layers.0.k").id);
        m_inspector->resize(m_inspector->minimumSizeHint());
        auto* area = m_inspector->findChild<QScrollArea*>();
        QVERIFY(grid("Statistics")->sizeHint().width() + 32 <= area->viewport()->width());
        QVERIFY(area->widget()->height() > area->viewport()->height());
    }

    void tablesGiveWayWhereItIsNarrow()
    {
        m_document->select(operatorOf("layers.0.k").id);
        const auto* losses = grid("What each format would lose");
        const auto cell = [&](const QString& text) {
            for (const auto* label : losses->findChildren<QLabel*>())
                if (label->text() == text)
                    return label->geometry();
            return QRect();
        };
        const auto name = [&] { return cell("E4M3FN"); };
        const auto title = [&] { return cell("× grad"); };
        m_inspector->resize(420, 700);
        QCoreApplication::sendPostedEvents();
        QVERIFY(title().isValid() && name().right() < title().left());
        const int height = losses->height();
        m_inspector->resize(m_inspector->minimumSizeHint().width(), 700);
        QCoreApplication::sendPostedEvents();
        QTRY_VERIFY(losses->height() > height);
        QVERIFY(name().right() >= title().left()); // the name has all of the row above
        const auto* area = m_inspector->findChild<QScrollArea*>();
        QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(tests::cutTexts(*losses), QStringList());
    }

    void aLongNameLeavesFiguresInView()
    {
        const std::string name = "encoder_" + std::string(120, 'w');
        auto run = tests::sampleRun();
        for (graph::Node& node : run->graph.nodes)
            if (node.module == "layers.0.k")
                node.module = name;
        m_document->setRun(run);
        m_document->select(operatorOf(name.c_str()).id);
        const auto* area = m_inspector->findChild<QScrollArea*>();
        QVERIFY(area->widget()->minimumSizeHint().width() <= area->viewport()->width());
    }
};

} // namespace

SCALESCOPE_TEST(TestInspector)
#include "test_inspector.moc"
