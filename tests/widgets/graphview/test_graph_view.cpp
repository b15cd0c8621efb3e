// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"
#include "widgets/graphview/graph_view.h"

#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

using scalescope::tests::sampleMetric;
using scalescope::tests::sampleRun;
using scalescope::tests::sampleRunOfSize;
using scalescope::widgets::Document;
using scalescope::widgets::FoldState;
using scalescope::widgets::GraphView;
using scalescope::widgets::Theme;

namespace graph = scalescope::graph;

namespace {

/// A shown view on a sample run, laid out.
struct Shown
{
    Document document;
    GraphView view{&document};
    QSignalSpy finished{&view, &GraphView::layoutFinished};

    explicit Shown(int layers = 2, QSize size = {1280, 800})
    {
        view.resize(size);
        view.show();
        document.setRun(sampleRun(layers));
    }
    graph::NodeId id(const char* name) const { return document.run().graph.findByName(name)->id; }
    /// The node of the operator of a module.
    graph::NodeId op(const char* module) const
    {
        for (const graph::Node& node : document.run().graph.nodes) {
            if (node.module == module && node.kind == graph::NodeKind::Op)
                return node.id;
        }
        return -1;
    }
    QPoint place(graph::NodeId node) const { return view.cardRect(node).center().toPoint(); }
    void click(graph::NodeId node) { QTest::mouseClick(&view, Qt::LeftButton, {}, place(node)); }
    void doubleClick(graph::NodeId node) { QTest::mouseDClick(&view, Qt::LeftButton, {}, place(node)); }
    bool laidOut(int times = 1)
    {
        return QTest::qWaitFor([&] { return finished.size() >= times; }, 20000);
    }
    /// What the tests' folder of pictures is called; empty where nobody asked for pictures.
    void picture(const QString& name)
    {
        const QString folder = qEnvironmentVariable("SCALESCOPE_PICTURES");
        if (!folder.isEmpty())
            view.grab().save(folder + '/' + name + ".png");
    }
};

} // namespace

class TestGraphView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable("dot").isEmpty())
            QSKIP("Graphviz's dot is not installed.");
    }

    void drawsTheRun_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void drawsTheRun()
    {
        QFETCH(bool, dark);
        Shown shown;
        const Theme theme = dark ? Theme::dark() : Theme::light();
        shown.view.setTheme(theme);
        QVERIFY(shown.laidOut());
        shown.document.select(shown.op("layers.0.k"));
        const QImage image = shown.view.grab().toImage();
        QCOMPARE(image.pixelColor(image.width() / 2, 2), theme.canvas);
        const auto has = [&image](const QColor& colour) {
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y) == colour)
                        return true;
                }
            }
            return false;
        };
        QVERIFY(has(theme.forward));
        QVERIFY(has(theme.gradient));
        QVERIFY(has(theme.normal));
        QVERIFY(has(theme.lost)); // the badge of k
        shown.picture(dark ? "dark" : "light");
        shown.view.fit();
        shown.picture(dark ? "dark-fit" : "light-fit");
        shown.view.foldAll();
        QVERIFY(shown.laidOut(2));
        shown.view.fit();
        shown.picture(dark ? "dark-folded" : "light-folded");
    }
};

QTEST_MAIN(TestGraphView)
#include "test_graph_view.moc"
