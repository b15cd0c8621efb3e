// SPDX-License-Identifier: GPL-3.0-or-later
// What the window is for, done without a mouse: open a run, find where it first leaves the range, hear which
// operation that is, and export the picture. Keys go to what has the focus, as from a keyboard.
#include "app/desktop/export/export_dialog.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runs/patience.h"
#include "tests/support/file_content.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/graph_view.h"

#include <QAccessible>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QProcess>
#include <QWindow>
#include <ranges>

namespace scalescope::tests {

namespace {

const QString realModels = sourcePath("../shared/models/");

/// A window that is on the screen and in front, where keys go.
struct KeyboardFixture : WindowFixture
{
    bool open() { return show() && comesToFront(); }
    /// What a window manager does, at first and where a dialog has closed; the tests' platform has none.
    [[nodiscard]] bool comesToFront()
    {
        window.activateWindow();
        return QTest::qWaitFor([&] { return window.isActiveWindow(); }, patience);
    }
    /// Whether a dialog gets the keys, at last.
    template <typename Dialog>
    [[nodiscard]] bool hears() const
    {
        return QTest::qWaitFor(
            [&] {
                const auto* dialog = window.findChild<Dialog*>();
                return dialog != nullptr && QApplication::focusWidget() != nullptr &&
                       QApplication::activePopupWidget() == nullptr &&
                       QGuiApplication::focusWindow() == dialog->windowHandle();
            },
            patience);
    }
    /// Types a path into the file dialog that is open and Enter, twice where the first one is for the list of
    /// proposals.
    [[nodiscard]] bool answer(const QString& path)
    {
        if (!hears<QFileDialog>())
            return false;
        type(path);
        press(Qt::Key_Return);
        if (!isAnswered() && hears<QFileDialog>())
            press(Qt::Key_Return);
        return QTest::qWaitFor([&] { return isAnswered(); }, patience) && comesToFront();
    }
    [[nodiscard]] bool isAnswered() const
    {
        const auto* dialog = window.findChild<QFileDialog*>();
        return dialog == nullptr || dialog->isHidden();
    }
    /// Does a command by the palette, which lists it first for these words.
    [[nodiscard]] bool command(const QString& words) const
    {
        press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        if (!QTest::qWaitFor([&] { return palette() != nullptr && palette()->isActiveWindow(); }, patience))
            return false;
        type(words);
        press(Qt::Key_Return);
        return QTest::qWaitFor([&] { return palette() == nullptr || palette()->isHidden(); }, patience);
    }
    [[nodiscard]] QWidget* palette() const { return window.findChild<QWidget*>("commandPalette"); }
    [[nodiscard]] QString file(const QString& name) const { return folder.filePath(name); }
};

/// What a screen reader says of the row or card that has the focus.
QString spoken()
{
    QAccessibleInterface* widget = QAccessible::queryAccessibleInterface(QApplication::focusWidget());
    QAccessibleInterface* item = widget == nullptr ? nullptr : widget->focusChild();
    return item == nullptr ? QString() : item->text(QAccessible::Name);
}

/// The operator whose result is the first to leave the formats, in the order in which a run computes them:
/// tensors, then gradients from the last to the first. Null where all are within.
const graph::Node* firstOutside(const widgets::Document& document)
{
    const auto isOutside = [&document](const graph::Node& node, graph::Direction direction) {
        const auto losses = document.tensorFormats().of(node, direction).losses;
        return node.kind == graph::NodeKind::Op && losses &&
               formats::verdictOf(*losses, document.rangeThresholds()).isError();
    };
    const auto& nodes = document.run().graph.nodes;
    for (const graph::Node& node : nodes)
        if (isOutside(node, graph::Direction::Forward))
            return &node;
    for (const graph::Node& node : std::views::reverse(nodes))
        if (isOutside(node, graph::Direction::Backward))
            return &node;
    return nullptr;
}

} // namespace

class TestByKeyboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        prepareApplication();
    }
    void fromTheStartedWindowToThePicture();
    void thePictureIsCopied();
};

void TestByKeyboard::fromTheStartedWindowToThePicture()
{
    const QString model = realModels + "rlsar_l4w4_him.pt";
    if (!QFile::exists(model))
        QSKIP("The folder ../shared/models is not here.");
    KeyboardFixture fixture;
    const QString run = fixture.file("him.scales");
    QCOMPARE(QProcess::execute(programPath("scalescope"),
                               {"run", model, "--input", "randn:[1,570]", "--output", run}),
             0);
    QVERIFY(fixture.open());

    press(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(fixture.answer(run));
    auto* graph = fixture.window.findChild<widgets::GraphView*>("graphView");
    QTRY_VERIFY_WITH_TIMEOUT(!graph->drawn().cards.empty(), patience);

    press(Qt::Key_F8);
    const graph::Node* first = firstOutside(fixture.window.document());
    QVERIFY(first != nullptr);
    QCOMPARE(fixture.window.document().selected(), std::optional(first->id));
    QVERIFY2(spoken().startsWith("gradient: "), qPrintable(spoken()));
    press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), graph);
    QCOMPARE(first->target, std::string("aten::linear"));
    QVERIFY2(spoken().contains("; linear · ") &&
                 spoken().contains("; underflow starts here, in the gradient"),
             qPrintable(spoken()));

    QVERIFY(fixture.command("export graph"));
    const QString picture = fixture.file("him.svg");
    QVERIFY(fixture.hears<app::ExportDialog>());
    press(Qt::Key_N, Qt::AltModifier); // the name of the file
    type(picture);
    press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(contentOf(picture).contains("</svg>"), patience);
}

void TestByKeyboard::thePictureIsCopied()
{
    KeyboardFixture fixture;
    writeRun(*sampleRun(), fixture.file("sample.scales"));
    QVERIFY(fixture.open());
    press(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(fixture.answer(fixture.file("sample.scales")));
    auto* graph = fixture.window.findChild<widgets::GraphView*>("graphView");
    QTRY_VERIFY_WITH_TIMEOUT(!graph->drawn().cards.empty(), patience);
    QGuiApplication::clipboard()->clear();
    press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QGuiApplication::clipboard()->image().size(), graph->size());
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestByKeyboard)
#include "test_by_keyboard.moc"
