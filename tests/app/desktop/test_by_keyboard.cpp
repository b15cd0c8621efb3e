// SPDX-License-Identifier: GPL-3.0-or-later
// From a model to what first leaves the range, which operation that is, and its picture in a file: with keys
// alone. The model is somebody else's (../shared/models), and its first problem is not known here.
#include "core/report/causes.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/skip.h"
#include "widgets/inspector/inspector.h"
#include "widgets/models/display.h"

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

namespace scalescope::tests {

namespace {

constexpr int patience = 30000; ///< milliseconds
const QString model = QStringLiteral(SCALESCOPE_SOURCE_DIR "/../shared/models/rlsar_l4w4_him.pt");

/// Presses a key in whatever has the keys, as a keyboard does; in the window where that is nothing of its.
void press(QWidget& window, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QWidget* focused = QApplication::focusWidget();
    QTest::keyClick(focused ? focused : &window, key, modifiers);
}

/// Answers the next dialog that asks for a file, once it is there.
void answerFileDialog(const QString& file)
{
    auto* wait = new QTimer(qApp);
    QObject::connect(wait, &QTimer::timeout, wait, [wait, file] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        wait->stop();
        wait->deleteLater();
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        name->selectAll();
        QTest::keyClicks(name, file);
        QTest::keyClick(name, Qt::Key_Return);
    });
    wait->start(20);
}

} // namespace

class TestByKeyboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void fromAModelToAPictureOfItsFirstProblem();
};

void TestByKeyboard::fromAModelToAPictureOfItsFirstProblem()
{
    if (!QFile::exists(model))
        QSKIP("The folder ../shared/models is not here.");
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.window.activateWindow();
    QTRY_VERIFY(fixture.window.isActiveWindow());
    QSignalSpy shown(&fixture.window.workspace(), &app::Workspace::resultsShown);

    answerFileDialog(model);
    QTest::keyClick(&fixture.window, Qt::Key_O, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.workspace().job().model.empty(), patience);
    // Inputs that run are looked for meanwhile.
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.workspace().job().inputs.empty(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.commands()["run.start"]->isEnabled(), patience);
    if (shown.isEmpty())
        press(fixture.window, Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(!shown.isEmpty() && shown.last().first().toBool(), patience);

    press(fixture.window, Qt::Key_F8);
    const widgets::Document& document = fixture.window.document();
    QVERIFY(document.selectedNode() != nullptr);
    const auto causes = report::causesOf(
        report::scaleProblems(document.run().graph, document.tensorFormats(), document.lossLimits()),
        document.run().graph);
    QVERIFY(!causes.empty());
    QCOMPARE(document.selectedNode()->id, causes.front().origin.problem.node.value());

    // The operation stands at the head of the inspector.
    QStringList said;
    for (const QLabel* label : fixture.window.findChild<widgets::Inspector*>()->findChildren<QLabel*>())
        said << label->text();
    QVERIFY2(!said.filter(QString::fromStdString(document.selectedNode()->target)).isEmpty(),
             qPrintable(said.join(" | ")));

    const QString picture = fixture.folder.filePath(QStringLiteral("problem.svg"));
    answerFileDialog(picture);
    press(fixture.window, Qt::Key_1, Qt::ControlModifier);
    press(fixture.window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(fixture.window.findChild<QDialog*>(QStringLiteral("commandPalette")) != nullptr);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("export graph"));
    press(fixture.window, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(picture), patience);
    QFile file(picture);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("</svg>"));
}

} // namespace scalescope::tests

QTEST_MAIN(scalescope::tests::TestByKeyboard)
#include "test_by_keyboard.moc"
