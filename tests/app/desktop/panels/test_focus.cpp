// SPDX-License-Identifier: GPL-3.0-or-later
// The way of Tab through the window and its dialogs: nothing is left out, it goes by place, and what has the
// focus looks so.
#include "core/job/model_info.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runs/patience.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/runsetup/run_setup.h"

#include <QDockWidget>
#include <QPushButton>
#include <algorithm>

namespace scalescope::tests {

namespace {

constexpr int mostSteps = 300; ///< of Tab, so that a way without end ends

/// For messages: what and where it is.
QString nameOf(const QWidget* widget)
{
    if (widget == nullptr)
        return QStringLiteral("nothing");
    const QRect rect(widget->mapTo(widget->window(), QPoint()), widget->size());
    return QStringLiteral("%1 \"%2\" (%3) at %4,%5 %6x%7")
        .arg(widget->metaObject()->className(), widget->objectName(), widget->accessibleName())
        .arg(rect.x())
        .arg(rect.y())
        .arg(rect.width())
        .arg(rect.height());
}

QWidget* panelOf(QWidget* widget)
{
    QWidget* panel = widget;
    while (!panel->isWindow() && panel->parentWidget() != nullptr && !panel->parentWidget()->isWindow())
        panel = panel->parentWidget();
    return panel;
}

/// Everything in a window that Tab has to come to: what is enabled and shown, and in no panel that lies
/// behind another.
QList<QWidget*> controlsOf(const QWidget& window)
{
    QList<QWidget*> controls;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (widget->window() == &window && widget->isVisible() && widget->isEnabled() &&
            (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget->focusProxy() == nullptr &&
            !panelOf(widget)->visibleRegion().isEmpty())
            controls << widget;
    return controls;
}

/// One step of the way: who has the focus, and how that looks.
struct Step
{
    QWidget* widget;
    QImage focused;
};

QImage lookOf(QWidget* widget)
{
    return widget->grab().toImage();
}

/// From the first control on, until the way comes back there.
QList<Step> walk(QWidget& window)
{
    QList<Step> steps;
    for (int i = 0; i < mostSteps; ++i) {
        QTest::keyClick(window.windowHandle(), Qt::Key_Tab);
        QWidget* now = QApplication::focusWidget();
        if (now == nullptr || (!steps.isEmpty() && now == steps.front().widget))
            break;
        steps << Step{now, lookOf(now)};
    }
    return steps;
}

/// Below, or at the right of what is in the same row.
bool isBefore(const QRect& a, const QRect& b)
{
    const int common = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    const bool areInARow = common > std::min(a.height(), b.height()) / 2;
    return areInARow ? a.left() <= b.left() : a.top() <= b.top();
}

/// Panels lie in columns.
bool isPanelBefore(const QWidget& a, const QWidget& b)
{
    const bool isBar = a.objectName() == "topBar";
    return isBar || (b.objectName() != "topBar" && std::pair(a.x(), a.y()) <= std::pair(b.x(), b.y()));
}

/// Of the children of what is around both those that hold them: what stands together stays together.
std::pair<QRect, QRect> groupsOf(const QWidget* a, const QWidget* b)
{
    const QWidget* around = a->parentWidget();
    while (!around->isAncestorOf(b))
        around = around->parentWidget();
    const auto groupOf = [around](const QWidget* widget) {
        while (widget->parentWidget() != around)
            widget = widget->parentWidget();
        return widget->geometry();
    };
    return {groupOf(a), groupOf(b)};
}

bool isBefore(const QWidget* a, const QWidget* b)
{
    if (a->isAncestorOf(b) || b->isAncestorOf(a))
        return a->isAncestorOf(b);
    const auto [first, second] = groupsOf(a, b);
    return isBefore(first, second);
}

bool isInOrder(QWidget* before, QWidget* after)
{
    QWidget* panelBefore = panelOf(before);
    QWidget* panelAfter = panelOf(after);
    const bool isInPanel =
        panelBefore == panelAfter || before->window()->findChild<QDockWidget*>() == nullptr;
    return isInPanel ? isBefore(before, after) : isPanelBefore(*panelBefore, *panelAfter);
}

/// Steps that go back by place; one that has to, from the last control to the first.
QStringList disordersOf(const QList<Step>& steps)
{
    QStringList faults;
    for (qsizetype i = 0; i < steps.size(); ++i) {
        QWidget* before = steps[i].widget;
        QWidget* after = steps[(i + 1) % steps.size()].widget;
        if (!isInOrder(before, after))
            faults << "out of order: " + nameOf(before) + ", then " + nameOf(after);
    }
    return faults.size() > 1 ? faults : QStringList();
}

/// What is wrong with the way through a window, a line each.
QStringList faultsOf(QWidget& window)
{
    QStringList faults;
    const QList<Step> steps = walk(window);
    for (QWidget* control : controlsOf(window))
        if (std::ranges::find(steps, control, &Step::widget) == steps.end())
            faults << "never reached: " + nameOf(control);
    if (steps.size() == mostSteps)
        faults << QStringLiteral("the way has no end");
    faults << disordersOf(steps);
    // Once more round, so that nothing that was seen with the focus has it any longer.
    for (const Step& step : steps) {
        if (QApplication::focusWidget() == step.widget)
            QTest::keyClick(window.windowHandle(), Qt::Key_Tab);
        if (QApplication::focusWidget() == step.widget)
            step.widget->clearFocus(); // there is nothing else
        if (lookOf(step.widget) == step.focused)
            faults << "looks as without the focus: " + nameOf(step.widget);
    }
    return faults;
}

bool comesToFront(QWidget* window)
{
    if (window == nullptr)
        return false;
    window->activateWindow();
    return QTest::qWaitFor([&] { return window->isActiveWindow(); }, patience);
}

/// A window with a run that has problems, some of it hidden, and a node selected.
struct FocusFixture : WindowFixture
{
    bool open()
    {
        window.resize(1400, 900);
        const QString path = folder.filePath("sample.scales");
        writeRun(*sampleRun(3), path);
        const bool shown = show();
        window.open(path);
        const auto* graph = window.findChild<widgets::GraphView*>("graphView");
        if (!shown || !QTest::qWaitFor([&] { return !graph->drawn().cards.empty(); }, patience))
            return false;
        for (const graph::Node& node : window.document().run().graph.nodes)
            if (node.module == "layers.0.k" && node.floating && node.kind == graph::NodeKind::Op)
                window.document().select(node.id);
        return comesToFront(&window) && QTest::qWaitFor([&] { return !graph->isLayingOut(); }, patience);
    }
    /// The dialog that a command opens.
    QWidget* dialogOf(const char* command)
    {
        window.commands()[command]->trigger();
        for (QWidget* top : QApplication::topLevelWidgets())
            if (top != &window && top->isVisible() && qobject_cast<QDialog*>(top) != nullptr)
                return top;
        return nullptr;
    }
};

} // namespace

class TestFocus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        prepareApplication();
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void throughTheWindow_data();
    void throughTheWindow();
    void throughItsDialogs_data();
    void throughItsDialogs();
    void theWayBackIsTheSame();
    void throughTheFormOfTheInputs();
};

void TestFocus::throughTheWindow_data()
{
    QTest::addColumn<QByteArray>("view");
    QTest::addColumn<QByteArray>("dock");
    QTest::newRow("graph and problems") << QByteArray("view.graph") << QByteArray("problemsDock");
    QTest::newRow("plot and nodes") << QByteArray("view.plot") << QByteArray("nodesDock");
    QTest::newRow("heat map and waterfall") << QByteArray("view.heatMap") << QByteArray("waterfallDock");
    QTest::newRow("modules and causes") << QByteArray("view.modules") << QByteArray("causesDock");
    QTest::newRow("code and theory") << QByteArray("view.code") << QByteArray("theoryDock");
    QTest::newRow("compare and log") << QByteArray("view.compare") << QByteArray("logDock");
    QTest::newRow("tensors compared") << QByteArray("view.compareTable") << QByteArray("logDock");
    QTest::newRow("graphs compared") << QByteArray("view.compareGraphs") << QByteArray("logDock");
}

void TestFocus::throughTheWindow()
{
    QFETCH(const QByteArray, view);
    QFETCH(const QByteArray, dock);
    FocusFixture fixture;
    QVERIFY(fixture.open());
    if (view.startsWith("view.compare")) {
        fixture.window.compared().setRuns({sampleRun(), "a"}, {sampleRun(3), "b"});
        QTRY_VERIFY_WITH_TIMEOUT(fixture.window.compared().comparison() != nullptr, patience);
    }
    fixture.window.commands()[view.constData()]->trigger();
    fixture.window.findChild<QDockWidget*>(QString::fromLatin1(dock))->raise();
    for (auto* graph : fixture.window.findChildren<widgets::GraphView*>())
        QTRY_VERIFY_WITH_TIMEOUT(!graph->isLayingOut(), patience);
    QVERIFY(controlsOf(fixture.window).size() > 12);
    const QStringList faults = faultsOf(fixture.window);
    QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
}

void TestFocus::throughItsDialogs_data()
{
    QTest::addColumn<QByteArray>("command");
    for (const char* command : {"file.open", "export.graph", "edit.palette", "format.other", "format.recipe",
                                "format.proposals", "prune.tolerance", "help.guide", "help.about"})
        QTest::newRow(command) << QByteArray(command);
}

void TestFocus::throughItsDialogs()
{
    QFETCH(const QByteArray, command);
    FocusFixture fixture;
    QVERIFY(fixture.open());
    QWidget* dialog = fixture.dialogOf(command.constData());
    QVERIFY(comesToFront(dialog));
    QVERIFY(!controlsOf(*dialog).isEmpty());
    if (auto* ready = dialog->findChild<QPushButton*>("exportProposals")) // when another thread has made them
        QTRY_VERIFY_WITH_TIMEOUT(ready->isEnabled(), patience);
    if (command == "file.open") { // which is Qt's
        QVERIFY(!walk(*dialog).isEmpty());
        return;
    }
    const QStringList faults = faultsOf(*dialog);
    QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
}

void TestFocus::theWayBackIsTheSame()
{
    FocusFixture fixture;
    QVERIFY(fixture.open());
    const QList<Step> steps = walk(fixture.window);
    QVERIFY(steps.size() > 12);
    QCOMPARE(QApplication::focusWidget(), steps.front().widget);
    for (qsizetype i = steps.size() - 1; i >= 0; --i) {
        QTest::keyClick(fixture.window.windowHandle(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY2(QApplication::focusWidget() == steps[i].widget, qPrintable(nameOf(steps[i].widget)));
        QVERIFY2(!steps[i].widget->visibleRegion().isEmpty(), qPrintable(nameOf(steps[i].widget)));
    }
}

void TestFocus::throughTheFormOfTheInputs()
{
    const job::TypeInfo tensor{job::TypeKind::Tensor, "Tensor", {}, {}};
    const job::TypeInfo list{job::TypeKind::List, "List[Tensor]", {tensor}, {}};
    job::ModelInfo model;
    model.methods = {{"forward",
                      {{"x", tensor, std::nullopt, "randn:[8,128]"},
                       {"parts", list, std::nullopt, "[ones:[2], \"file.npy\"]"},
                       {"scale", {job::TypeKind::Float, "float", {}, {}}, "2.0", ""}},
                      "Tensor",
                      {}}};
    FocusFixture fixture;
    QVERIFY(fixture.open());
    widgets::RunSetup form(model, job::Job(), &fixture.window);
    form.show();
    QVERIFY(comesToFront(&form));
    const QStringList faults = faultsOf(form);
    QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestFocus)
#include "test_focus.moc"
