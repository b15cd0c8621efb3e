// SPDX-License-Identifier: GPL-3.0-or-later
// A graph view that is shown, for the tests that work it.
#pragma once

#include "tests/support/sample_run.h"
#include "widgets/graphview/graph_view.h"

#include <QSignalSpy>
#include <QTest>

namespace scalescope::tests {

/// A shown view on a sample run.
struct Shown
{
    widgets::Document document;
    widgets::GraphView view{&document};
    QSignalSpy finished{&view, &widgets::GraphView::layoutFinished};

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

} // namespace scalescope::tests
