// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/codeview/code_view.h"

#include "core/sheet/problem_rows.h"
#include "tests/support/sample_run.h"
#include "widgets/codeview/code_edit.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <algorithm>

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

class TestCodeView : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Document> m_document;
    std::unique_ptr<CodeView> m_view;
    CodeEdit* m_edit = nullptr;

    [[nodiscard]] const graph::Node& named(const char* name) const
    {
        const graph::Node* node = m_document->run().graph.findByName(name);
        if (node == nullptr)
            qFatal("no node %s", name);
        return *node;
    }

    [[nodiscard]] int lineWith(const QString& text) const
    {
        for (QTextBlock block = m_edit->document()->begin(); block.isValid(); block = block.next()) {
            if (block.text().contains(text))
                return block.blockNumber();
        }
        return -1;
    }

    [[nodiscard]] QString textOf(int line) const
    {
        return m_edit->document()->findBlockByNumber(line).text();
    }

    void click(int line)
    {
        QTextCursor cursor(m_edit->document()->findBlockByNumber(line));
        m_edit->setTextCursor(cursor);
        m_edit->ensureCursorVisible();
        QTest::mouseClick(m_edit->viewport(), Qt::LeftButton, {},
                          m_edit->cursorRect(cursor).center() + QPoint(20, 0));
    }

    /// The sample, its loss in a file of its own.
    static std::shared_ptr<const graph::Run> ofTwoFiles()
    {
        auto run = tests::sampleRun();
        run->sources["loss.py"] = "def loss(x, y):\n  y = long(y)\n  return cross_entropy(x, y)\n";
        std::ranges::find(run->graph.nodes, "cross_entropy_loss", &graph::Node::name)->location = {"loss.py",
                                                                                                   3};
        return run;
    }

    /// Whether figures of gradients, the last of a line, are in view.
    [[nodiscard]] bool showsFigures() const
    {
        const QImage image = m_edit->viewport()->grab().toImage();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (const QColor pixel = image.pixelColor(x, y); pixel.red() - pixel.blue() > 80)
                    return true; // of that hue, with smoothed edges
        return false;
    }

private Q_SLOTS:
    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->setRun(tests::sampleRun());
        m_view = std::make_unique<CodeView>(m_document.get());
        m_view->resize(800, 600);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_edit = m_view->findChild<CodeEdit*>();
    }

    /// As after a restart, whose run has its code of PyTorch's first.
    void beginsInTheModelsOwnCodeAtTheFirstProblem()
    {
        auto run = tests::sampleRun();
        const std::string ofPyTorch = "/usr/lib/python3/dist-packages/torch/nn/functional.py";
        run->sources[ofPyTorch] = "def embedding(x, weight):\n  return torch.embedding(weight, x)\n";
        graph::Node& first = *std::ranges::find(run->graph.nodes, "embedding", &graph::Node::name);
        const std::string own = first.location.file;
        first.location = {ofPyTorch, 2};
        std::string& text = run->sources[own];
        std::string padding; // so that the lines are out of view
        for (int line = 0; line < 400; ++line)
            padding += "# a comment\n";
        const auto moved = static_cast<int>(std::ranges::count(text, '\n')) + 400;
        text += padding + text;
        for (graph::Node& node : run->graph.nodes)
            if (node.location.file == own)
                node.location.line += moved;
        m_document->setRun(run);
        QVERIFY(!m_document->selected());
        const auto* files = m_view->findChild<QComboBox*>();
        QCOMPARE(files->itemData(0).toString().toStdString(), ofPyTorch);
        QCOMPARE(files->currentData().toString().toStdString(), own);
        QCOMPARE(m_edit->markedLine(), -1);
        const int top = m_edit->verticalScrollBar()->value();
        QVERIFY(top > 300);
        m_document->select(m_document->problems()->top().front().problem.node);
        QCOMPARE(files->currentData().toString().toStdString(), own);
        QVERIFY(m_edit->markedLine() > top);
        QCOMPARE(m_edit->verticalScrollBar()->value(), top); // the line was in view
    }

    void figuresStayInViewWhereTheCodeIsWider()
    {
        m_view->resize(340, 600);
        const QScrollBar* bar = m_edit->horizontalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        m_edit->horizontalScrollBar()->setValue(0);
        QVERIFY(showsFigures());
        m_edit->horizontalScrollBar()->setValue(bar->maximum() / 2);
        QVERIFY(showsFigures());
        m_edit->horizontalScrollBar()->setValue(bar->maximum());
        QVERIFY(showsFigures());
    }

    void aLineSaysWhatItProduced()
    {
        const graph::Node& embedding = named("embedding");
        m_document->setQuantity(sheet::FieldId::Std);
        QVERIFY(textOf(lineWith("x = self.embed(tokens)"))
                    .endsWith(QString::fromStdString(report::scaleAnnotation(embedding))));
        QVERIFY(!textOf(lineWith("import torch")).contains("->"));
    }

    void theModelsLineIsShownWhereItCalledPyTorchs()
    {
        auto run = tests::sampleRun();
        run->sources["torch/nn/functional.py"] = "def embedding(x, w):\n  return torch.embedding(w, x)\n";
        graph::Node& embedding = *std::ranges::find(run->graph.nodes, "embedding", &graph::Node::name);
        const graph::NodeId id = embedding.id;
        embedding.caller = embedding.location;
        embedding.location = {"torch/nn/functional.py", 2};
        m_document->setRun(run);
        m_document->select(id);
        QVERIFY2(textOf(m_edit->markedLine()).contains("x = self.embed(tokens)"),
                 qPrintable(textOf(m_edit->markedLine())));
        auto* files = m_view->findChild<QComboBox*>();
        files->setCurrentIndex(files->findData("torch/nn/functional.py"));
        QVERIFY2(textOf(m_edit->markedLine()).contains("torch.embedding(w, x)"),
                 qPrintable(textOf(m_edit->markedLine())));
        // Without a text of the model's file there is PyTorch's.
        run = std::make_shared<graph::Run>(*run);
        std::ranges::find(run->graph.nodes, "embedding", &graph::Node::name)->caller = {"gone.py", 3};
        m_document->setRun(run);
        m_document->select(std::nullopt);
        m_document->select(id);
        QVERIFY2(textOf(m_edit->markedLine()).contains("torch.embedding(w, x)"),
                 qPrintable(textOf(m_edit->markedLine())));
    }

    void theFiguresAreTheChosenOnesAndSaySo()
    {
        const auto* words = m_view->findChild<QLabel*>("codeLegend");
        const auto meanAbs = [](const graph::Statistics& s) { return s.meanAbs; };
        QVERIFY(textOf(lineWith("x = self.embed(tokens)"))
                    .endsWith(QString::fromStdString(report::scaleAnnotation(named("embedding"), meanAbs))));
        QVERIFY2(words->text().startsWith("mean |x| of what each line"), qPrintable(words->text()));
        m_document->select(named("embedding").id);
        const int marked = m_edit->markedLine();
        m_document->setQuantity(sheet::FieldId::Std);
        QVERIFY2(words->text().startsWith("std of what each line"), qPrintable(words->text()));
        QCOMPARE(m_edit->markedLine(), marked);
    }

    void ofOneElementTheMagnitudeIsTold()
    {
        // The loss is a scalar.
        auto run = std::make_shared<graph::Run>(*tests::sampleRun());
        graph::Node& loss = *std::ranges::find(run->graph.nodes, "cross_entropy_loss", &graph::Node::name);
        auto metric = std::make_shared<graph::Metric>();
        metric->statistics.numel = 1;
        metric->statistics.absMax = metric->statistics.meanAbs = 3.25;
        loss.forward.metric = metric;
        m_document->setRun(run);
        m_document->setQuantity(sheet::FieldId::Std);
        m_document->select(loss.id);
        QVERIFY2(textOf(m_edit->markedLine()).contains("(-> |3.25|, <- "),
                 qPrintable(textOf(m_edit->markedLine())));
        QVERIFY(m_view->findChild<QLabel*>("codeLegend")->text().contains("|x| is the magnitude"));
        m_document->setQuantity(sheet::FieldId::MeanAbs);
        QVERIFY2(textOf(m_edit->markedLine()).contains("(-> 3.25, <- "),
                 qPrintable(textOf(m_edit->markedLine())));
    }

    void aLineOfSeveralInstancesHasALineForEach()
    {
        const int line = lineWith("weights = scores.softmax(-1)");
        QVERIFY(!textOf(line).contains("->"));
        QVERIFY(textOf(line + 1).contains("# layers.0"));
        QVERIFY(textOf(line + 1).contains("(-> "));
        QVERIFY(textOf(line + 2).contains("# layers.1"));
    }

    void aLineOfSeveralTensorsTellsOfTheSelectedOne()
    {
        auto run = tests::sampleRun();
        const graph::Node& softmax = *run->graph.findByName("softmax");
        graph::Node& matmul = *std::ranges::find(run->graph.nodes, "matmul", &graph::Node::name);
        QVERIFY(matmul.module == softmax.module && matmul.id < softmax.id);
        matmul.location = softmax.location;
        m_document->setRun(run);
        const auto saysOf = [this](const char* name) {
            const auto meanAbs = [](const graph::Statistics& s) { return s.meanAbs; };
            return QString::fromStdString(report::scaleAnnotation(named(name), meanAbs));
        };
        const int line = lineWith("weights = scores.softmax(-1)") + 1;
        const QString before = textOf(line);
        QVERIFY2(before.endsWith("   " + saysOf("softmax")), qPrintable(before));
        for (const char* name : {"matmul", "softmax"}) {
            m_document->select(named(name).id);
            QCOMPARE(m_edit->markedLine(), line);
            QVERIFY2(textOf(line).endsWith("   " + QString(name) + " " + saysOf(name)),
                     qPrintable(textOf(line)));
            QVERIFY(textOf(line).contains("# layers.0"));
            const auto marks = m_edit->extraSelections();
            QCOMPARE(marks.size(), 3); // of the line in the source, of the instance's, of the name
            QCOMPARE(marks.last().cursor.selectedText(), QString(name));
        }
        m_document->select(named("matmul").id);
        m_document->setQuantity(sheet::FieldId::Std);
        QVERIFY2(textOf(line).endsWith(QString::fromStdString(report::scaleAnnotation(named("matmul")))),
                 qPrintable(textOf(line)));
        m_document->setQuantity(sheet::FieldId::MeanAbs);
        m_document->select(named("softmax_1").id);
        QCOMPARE(textOf(line), before); // the other instance's line made one alone
        QCOMPARE(m_edit->extraSelections().size(), 2);
    }

    /// As a parameter's reader may be: the transposed weight in a module that the line calls.
    void aLineIsMarkedWithThatOfItsInstance()
    {
        auto run = tests::sampleRun();
        const graph::Node& softmax = *run->graph.findByName("softmax_1");
        graph::Node& matmul = *std::ranges::find(run->graph.nodes, "matmul", &graph::Node::name);
        matmul.location = softmax.location;
        matmul.module = softmax.module + ".inner";
        matmul.floating = false; // nothing that the line tells of
        m_document->setRun(run);
        const int line = lineWith("weights = scores.softmax(-1)");
        m_document->select(matmul.id);
        QCOMPARE(m_edit->markedLine(), line + 2);
        QVERIFY(textOf(line + 2).contains("# layers.1"));
        const auto marks = m_edit->extraSelections();
        QCOMPARE(marks.size(), 2);
        QCOMPARE(marks[0].cursor.blockNumber(), line);
        QCOMPARE(marks[1].cursor.blockNumber(), line + 2);
    }

    void aLineThatCallsModulesTellsOfEachOfThem()
    {
        auto run = tests::sampleRun();
        const auto called = [&](const char* path) -> graph::ModuleCall& {
            return *std::ranges::find(run->modules, path, &graph::ModuleCall::path);
        };
        called("layers.0.k").location = called("layers.0.q").location; // as in f(g(x))
        m_document->setRun(run);
        for (const char* path : {"layers.0.q", "layers.0.k"}) {
            graph::Node& made = *std::ranges::find_if(run->graph.nodes, [path](const graph::Node& node) {
                return node.module == path && node.kind == graph::NodeKind::Op;
            });
            made.location = {"elsewhere.py", 1}; // so that the line is that of the call
            made.caller = called(path).location;
            m_document->setRun(run);
            m_document->select(made.id);
            const QString line = textOf(m_edit->markedLine());
            QVERIFY2(line.contains(QString::fromStdString(made.name) + " (-> "), qPrintable(line));
        }
    }

    void aClickSelectsTheLinesTensor()
    {
        click(lineWith("x = self.embed(tokens)"));
        QCOMPARE(m_document->selected(), named("embedding").id);
        click(lineWith("weights = scores.softmax(-1)") + 2);
        QCOMPARE(m_document->selected(), named("softmax_1").id);
        click(lineWith("class TransformerLM"));
        QCOMPARE(m_document->selected(), named("softmax_1").id);
    }

    void enterSelectsTheLineOfTheCursor()
    {
        m_edit->setTextCursor(
            QTextCursor(m_edit->document()->findBlockByNumber(lineWith("weights = scores.softmax(-1)") + 1)));
        QTest::keyClick(m_edit, Qt::Key_Return);
        QCOMPARE(m_document->selected(), named("softmax").id);
    }

    void aSelectionMarksItsLine()
    {
        m_document->select(named("softmax_1").id);
        QCOMPARE(m_edit->markedLine(), lineWith("weights = scores.softmax(-1)") + 2);
        m_document->select(named("cross_entropy_loss").id);
        QVERIFY(textOf(m_edit->markedLine()).contains("# loss"));
        QCOMPARE(m_edit->markedLine(), lineWith("return self.loss(") + 2);
        m_document->select(std::nullopt);
        QCOMPARE(m_edit->markedLine(), -1);
    }

    void aMarkedLineOutOfViewIsScrolledTo()
    {
        m_view->resize(800, 120);
        m_document->select(named("cross_entropy_loss").id);
        QTRY_VERIFY(m_edit->cursorForPosition({20, 0}).blockNumber() <= m_edit->markedLine());
        QVERIFY(m_edit->cursorForPosition({20, m_edit->viewport()->height()}).blockNumber() >=
                m_edit->markedLine());
    }

    void aParameterIsShownWhereItIsRead()
    {
        const graph::Graph& graph = m_document->run().graph;
        const auto weight = std::ranges::find(graph.nodes, "layers.0.q.weight", &graph::Node::target);
        QVERIFY(weight != graph.nodes.end() && weight->location.line <= 0);
        m_document->select(weight->id);
        const int line = m_edit->markedLine();
        QVERIFY(line >= 0);
        m_document->select(graph.usersOf(weight->id).front());
        QCOMPARE(m_edit->markedLine(), line);
    }

    void severalFilesAreChosenFromAList()
    {
        QVERIFY(!m_view->findChild<QComboBox*>()->isVisible());
        const auto run = ofTwoFiles();
        const graph::NodeId loss = run->graph.findByName("cross_entropy_loss")->id;
        m_document->setRun(run, RunChange::Grown);
        auto* files = m_view->findChild<QComboBox*>();
        QVERIFY(files->isVisible());
        QCOMPARE(files->count(), 2);
        QCOMPARE(files->currentText(), QString("model.py"));
        m_document->select(loss);
        QCOMPARE(files->currentText(), QString("loss.py"));
        QCOMPARE(m_edit->markedLine(), 2);
        files->setCurrentIndex(0); // looking at the other file keeps it
        QCOMPARE(m_edit->markedLine(), -1);
        QVERIFY(lineWith("class TransformerBlock") >= 0);
    }

    void whereOneReadsStaysInRunsOfOneModel()
    {
        const auto run = ofTwoFiles();
        m_document->setRun(run);
        m_view->resize(800, 200);
        m_document->select(named("softmax_1").id);
        auto* files = m_view->findChild<QComboBox*>();
        QScrollBar* bar = m_edit->verticalScrollBar();
        QVERIFY(bar->maximum() > 0);
        bar->setValue(bar->maximum()); // away from the selection
        const int end = bar->value();
        for (const RunChange change : {RunChange::Grown, RunChange::Rerun}) {
            m_document->setRun(run, change);
            QCOMPARE(files->currentText(), QString("model.py"));
            QCOMPARE(bar->value(), end);
            QCOMPARE(m_edit->markedLine(), lineWith("weights = scores.softmax(-1)") + 2);
        }
        files->setCurrentText("loss.py");
        for (const RunChange change : {RunChange::Grown, RunChange::Rerun}) {
            m_document->setRun(run, change);
            QCOMPARE(files->currentText(), QString("loss.py"));
        }
        m_document->setRun(run, RunChange::Another);
        QCOMPARE(files->currentText(), QString("model.py"));
        QVERIFY(bar->value() < end); // where that begins
    }

    void aRunWithoutSourcesSaysSo()
    {
        m_document->setRun(std::make_shared<graph::Run>());
        QVERIFY(!m_edit->isVisible());
        QCOMPARE(m_view->findChild<QLabel*>()->text(), QString("There is no source text in this run."));
    }
};

} // namespace

SCALESCOPE_TEST(TestCodeView)
#include "test_code_view.moc"
