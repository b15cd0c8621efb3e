// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/theme/file_question.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

namespace scalescope::tests {

class TestFileQuestion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeNameHasNoListInFrontOfTheButtons();
};

void TestFileQuestion::aWholeNameHasNoListInFrontOfTheButtons()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("mlp.pt"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QWidget window;
    window.show();
    QString chosen;
    widgets::askForFile(&window, {"Open", folder.path(), "Models (*.pt)", false},
                        [&chosen](const QString& path) { chosen = path; });
    auto* dialog = window.findChild<QFileDialog*>();
    QVERIFY(dialog != nullptr && QTest::qWaitForWindowExposed(dialog));
    const auto* files = dialog->findChild<QAbstractItemView*>("listView");
    QTRY_COMPARE(files->model()->rowCount(files->rootIndex()), 1); // the folder is read beside the window
    auto* name = dialog->findChild<QLineEdit*>("fileNameEdit");
    const QWidget* list = name->completer()->popup();
    QTest::keyClicks(name, "ml");
    QTRY_VERIFY(list->isVisible()); // there is something to complete
    QTest::keyClicks(name, "p.pt");
    QTRY_VERIFY(!list->isVisible());
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open), Qt::LeftButton);
    QCOMPARE(chosen, folder.filePath("mlp.pt"));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestFileQuestion)
#include "test_file_question.moc"
