// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/view_commands.h"
#include "app/settings/settings.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/graph_view.h"

#include <QTemporaryDir>
#include <QTest>

namespace scalescope::tests {

using widgets::GraphPanel;

class TestPanelMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatOneClosesIsClosedAtTheNextStart()
    {
        const QTemporaryDir folder;
        app::Settings settings(folder.filePath("settings.ini"));
        QVERIFY(settings.isPanelOpen(GraphPanel::Legend) && settings.isPanelOpen(GraphPanel::Minimap));
        widgets::Document document;
        {
            widgets::GraphView view(&document);
            app::rememberPanels(view, settings);
            QVERIFY(view.isPanelOpen(GraphPanel::Minimap));
            view.setPanelOpen(GraphPanel::Minimap, false);
            QVERIFY(settings.isPanelOpen(GraphPanel::Minimap)); // nobody chose it
            Q_EMIT view.panelsChanged();
            QVERIFY(!settings.isPanelOpen(GraphPanel::Minimap));
        }
        widgets::GraphView again(&document);
        app::rememberPanels(again, settings);
        QVERIFY(!again.isPanelOpen(GraphPanel::Minimap));
        QVERIFY(again.isPanelOpen(GraphPanel::Legend));
    }
};

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestPanelMemory)
#include "test_panel_memory.moc"
