// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/graphview/part_frames.h"

#include <QTest>

namespace scalescope::widgets {

class TestPartFrames : public QObject
{
    Q_OBJECT

private:
    /// Two cards in a frame around "net", in these modules.
    static ViewGraph viewOf(graph::Run& run, const std::string& first, const std::string& second)
    {
        ViewGraph view;
        for (const std::string& module : {first, second}) {
            graph::Node node;
            node.id = static_cast<graph::NodeId>(run.graph.nodes.size());
            node.module = module;
            run.graph.nodes.push_back(node);
            ViewCard card;
            card.node = node.id;
            card.cluster = 0;
            view.cards.push_back(card);
        }
        ViewModule frame;
        frame.key = "net";
        frame.title = "net";
        view.modules.push_back(frame);
        graph::ModuleCall call;
        call.path = "net.h.0";
        call.type = "Block";
        run.modules.push_back(call);
        return view;
    }

private Q_SLOTS:
    void aFrameGoesByTheModuleThatIsLeft_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("title");
        QTest::newRow("one module") << "net.h.0"
                                    << "net.h.0.mlp"
                                    << "h.0";
        QTest::newRow("two in it") << "net.h.0.attn"
                                   << "net.h.0.mlp"
                                   << "h.0";
        QTest::newRow("two layers") << "net.h.0"
                                    << "net.h.01"
                                    << "net";
        QTest::newRow("its own") << "net"
                                 << "net.h.0"
                                 << "net";
    }

    void aFrameGoesByTheModuleThatIsLeft()
    {
        QFETCH(const QString, first);
        QFETCH(const QString, second);
        QFETCH(const QString, title);
        graph::Run run;
        ViewGraph view = viewOf(run, first.toStdString(), second.toStdString());
        nameByParts(view, run);
        QCOMPARE(QString::fromStdString(view.modules[0].title), title);
        QCOMPARE(view.modules[0].type == "Block", title == "h.0");
    }
};

} // namespace scalescope::widgets

SCALESCOPE_TEST(scalescope::widgets::TestPartFrames)
#include "test_part_frames.moc"
