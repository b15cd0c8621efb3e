// SPDX-License-Identifier: GPL-3.0-or-later
// The editor of recipes and the dialog of formats, with mouse and keys.
#include "tests/support/test_class.h"
#include "widgets/recipe/recipe_editor.h"

#include "core/job/transform.h"
#include "widgets/recipe/format_pair_dialog.h"
#include "widgets/recipe/recipe_model.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStyleOptionFrame>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

QPushButton* button(const QDialog& dialog, const QString& text)
{
    for (QPushButton* found : dialog.findChildren<QPushButton*>())
        if (found->text().remove('&').remove("…") == text)
            return found;
    return nullptr;
}

} // namespace

class TestRecipeEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRuleIsAddedAndTyped()
    {
        RecipeEditor editor(*job::findRecipe("mxfp8"), {}, false, nullptr);
        editor.show();
        auto* table = editor.findChild<QTableView*>();
        QVERIFY(!button(editor, "Remove")->isEnabled());
        QTest::mouseClick(button(editor, "Add rule"), Qt::LeftButton);
        QCOMPARE(table->currentIndex(), table->model()->index(1, RecipeModel::Module));
        table->edit(table->currentIndex());
        QTest::keyClicks(table->viewport()->findChild<QLineEdit*>(), "head");
        QTest::keyClick(table->viewport()->findChild<QLineEdit*>(), Qt::Key_Return);
        QCoreApplication::processEvents(); // the delegate takes it when the key is done
        QCOMPARE(editor.recipe().rules.at(0).module, std::string("head"));
        QCOMPARE(editor.recipe().name, std::string("mxfp8-edited")); // it is no longer that recipe
        QVERIFY(button(editor, "Remove")->isEnabled());
        QTest::mouseClick(button(editor, "Remove"), Qt::LeftButton);
        QVERIFY(editor.recipe().rules.empty());
    }

    void aNewRuleIsTheLastWhereNoRuleIsChosen()
    {
        RecipeEditor editor(*job::findRecipe("mxfp8"), {}, false, nullptr);
        editor.show();
        auto* table = editor.findChild<QTableView*>();
        for (const char* module : {"first", "second"}) {
            table->setCurrentIndex(table->model()->index(0, RecipeModel::Module)); // the default
            QTest::mouseClick(button(editor, "Add rule"), Qt::LeftButton);
            table->model()->setData(table->currentIndex(), module);
        }
        QCOMPARE(editor.recipe().rules.at(1).module, std::string("second"));
    }

    void enterStartsNoRun()
    {
        RecipeEditor editor(*job::findRecipe("mxfp8"), {}, false, nullptr);
        const QSignalSpy accepted(&editor, &QDialog::accepted);
        editor.show();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        auto* name = editor.findChild<QLineEdit*>("recipeName");
        name->setFocus();
        QTest::keyClicks(name, "mine");
        QTest::keyClick(name, Qt::Key_Return);
        QTest::keyClick(editor.findChild<QTableView*>(), Qt::Key_Return);
        QVERIFY(accepted.isEmpty() && editor.isVisible());
        QTest::keyClick(&editor, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(accepted.size(), 1);
    }

    void escapeAsksBeforeItDiscardsChanges()
    {
        RecipeEditor editor(*job::findRecipe("mxfp8"), {}, false, nullptr);
        const auto question = [&editor] { return editor.findChild<QMessageBox*>("discardQuestion"); };
        editor.show();
        QTest::keyClick(&editor, Qt::Key_Escape);
        QVERIFY(!editor.isVisible());
        editor.show();
        QTest::mouseClick(button(editor, "Add rule"), Qt::LeftButton);
        QTest::keyClick(&editor, Qt::Key_Escape);
        QVERIFY(editor.isVisible() && question() != nullptr);
        QTest::keyClick(question(), Qt::Key_Escape);
        QTRY_VERIFY(question() == nullptr);
        QVERIFY(editor.isVisible());
        QCOMPARE(editor.recipe().rules.size(), std::size_t{1});
        editor.close();
        QVERIFY(editor.isVisible() && question() != nullptr);
        for (QAbstractButton* answer : question()->buttons())
            if (question()->buttonRole(answer) == QMessageBox::DestructiveRole)
                answer->click();
        QVERIFY(!editor.isVisible());
    }

    void whatAFileHasIsNoChange()
    {
        const QTemporaryDir folder;
        RecipeEditor editor(*job::findRecipe("mxfp8"), {}, false, nullptr);
        editor.show();
        QTest::mouseClick(button(editor, "Add rule"), Qt::LeftButton);
        editor.saveFile(folder.filePath("mine.json"));
        QTest::keyClick(&editor, Qt::Key_Escape);
        QVERIFY(!editor.isVisible());
    }

    void aCellIsChosenFromItsList()
    {
        RecipeEditor editor(*job::findRecipe("mxfp8"), {}, false, nullptr);
        editor.show();
        auto* table = editor.findChild<QTableView*>();
        table->edit(table->model()->index(0, RecipeModel::Format));
        auto* box = table->viewport()->findChild<QComboBox*>();
        QVERIFY(box != nullptr);
        box->setCurrentIndex(box->findText("nvfp4"));
        Q_EMIT box->activated(box->currentIndex());
        QCOMPARE(editor.recipe().standard.format, std::string("nvfp4"));
    }

    /// With paddings as the window's style sheet has them, in the last column too.
    void aListHasRoomForItsChoices()
    {
        RecipeEditor editor(*job::findRecipe("nvfp4"), {}, false, nullptr);
        editor.setStyleSheet("QLineEdit, QComboBox { border: 1px solid red; padding: 4px 8px; }"
                             "QComboBox::drop-down { border: none; width: 20px; }"
                             "QComboBox QLineEdit { padding: 0; border: none; }");
        editor.show();
        auto* table = editor.findChild<QTableView*>();
        for (const auto column : {RecipeModel::Format, RecipeModel::Rounding}) {
            table->edit(table->model()->index(0, column));
            auto* box = table->viewport()->findChild<QComboBox*>();
            QVERIFY(box != nullptr);
            QStyleOptionFrame option;
            option.initFrom(box->lineEdit());
            const QRect room =
                box->style()->subElementRect(QStyle::SE_LineEditContents, &option, box->lineEdit());
            const QFontMetrics metrics = box->lineEdit()->fontMetrics();
            for (int choice = 0; choice < box->count(); ++choice)
                QVERIFY2(metrics.horizontalAdvance(box->itemText(choice)) <= room.width(),
                         qPrintable(box->itemText(choice)));
            QVERIFY(table->viewport()->rect().right() >= box->geometry().right());
            QTest::keyClick(box, Qt::Key_Escape);
            QTRY_VERIFY(table->viewport()->findChild<QComboBox*>() == nullptr);
        }
    }

    void whatIsWrongIsSaidAndNotSimulated()
    {
        RecipeEditor editor(*job::findRecipe("mxfp8"), {}, false, nullptr);
        auto* model = editor.findChild<RecipeModel*>();
        const auto* error = editor.findChild<QLabel*>("recipeError");
        QVERIFY(button(editor, "Simulate")->isEnabled() && error->text().isEmpty());
        model->setData(model->index(0, RecipeModel::Format), "e4m3x", Qt::EditRole);
        QVERIFY(!button(editor, "Simulate")->isEnabled() && !button(editor, "Save")->isEnabled());
        QVERIFY(error->text().contains("There is no number format \"e4m3x\""));
        model->setData(model->index(0, RecipeModel::Format), "e5m2", Qt::EditRole);
        QVERIFY2(!button(editor, "Simulate")->isEnabled(), "a rule of scales without scales");
        model->setData(model->index(0, RecipeModel::ScaleRule), "", Qt::EditRole);
        QVERIFY2(button(editor, "Simulate")->isEnabled(), qPrintable(error->text()));
        for (const char* name : {"", "mxfp8"}) {
            editor.findChild<QLineEdit*>("recipeName")->setText(name);
            QVERIFY2(!button(editor, "Simulate")->isEnabled(), name);
        }
    }

    void filesAreReadAndWritten()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("mine.json");
        RecipeEditor editor(*job::findRecipe("fp8_block"), {}, false, nullptr);
        editor.saveFile(file);
        RecipeEditor other(*job::findRecipe("mxfp8"), {}, false, nullptr);
        other.openFile(file);
        QVERIFY(other.recipe() == editor.recipe());
        QCOMPARE(other.findChild<QLineEdit*>("recipeName")->text(), QString("fp8_block"));
        other.openFile(folder.filePath("none.json"));
        QVERIFY(other.recipe() == editor.recipe());
        QVERIFY(other.findChild<QLabel*>("recipeError")->text().contains("none.json"));
        editor.saveFile(folder.filePath("no/folder.json"));
        QVERIFY(
            editor.findChild<QLabel*>("recipeError")->text().startsWith("The recipe can't be written to"));
    }

    void whatIsNotTakenIsSaid()
    {
        RecipeEditor editor(*job::findRecipe("fp8"), {}, false, nullptr);
        auto* model = editor.findChild<QTableView*>()->model();
        QVERIFY(!model->setData(model->index(1, RecipeModel::Operand), "inputs"));
        auto* error = editor.findChild<QLabel*>("recipeError");
        QVERIFY2(error->text().contains("\"inputs\" is not an operand"), qPrintable(error->text()));
        QVERIFY(model->setData(model->index(1, RecipeModel::Operand), "weight"));
        QCOMPARE(error->text(), QString());
    }

    /// In upper case, and by what the window calls it.
    void theNameOfAnotherRecipeIsRefused()
    {
        RecipeEditor editor(*job::findRecipe("mxfp4"), {}, false, nullptr);
        for (const char* name : {"mxfp8", "MXFP8", "FP8", "FP8, current scaling"}) {
            editor.findChild<QLineEdit*>("recipeName")->setText(name);
            QVERIFY2(!button(editor, "Simulate")->isEnabled(), name);
        }
        editor.findChild<QLineEdit*>("recipeName")->setText("MXFP4");
        QVERIFY(button(editor, "Simulate")->isEnabled());
    }

    void blockFormatsCanBeTypedAndThoseOfScalesNot()
    {
        const auto mx = job::formatsOf(job::transformFrom("format:mxe4m3,mxe5m2").value());
        FormatPairDialog dialog(*mx, nullptr);
        QVERIFY(dialog.pair() == mx);
        auto* forward = dialog.findChild<QLineEdit*>("forwardFormat");
        QCOMPARE(forward->text(), QString("mxe4m3"));
        forward->setText("e8m0fnu");
        QVERIFY(!dialog.pair() && !button(dialog, "OK")->isEnabled());
        forward->setText("nvfp4");
        QCOMPARE(dialog.pair()->forward.name, std::string("nvfp4"));
    }

    void anyFormatCanBeTyped()
    {
        FormatPairDialog dialog({formats::findFormat("e4m3fn").value(), formats::findFormat("e5m2").value()},
                                nullptr);
        auto* forward = dialog.findChild<QLineEdit*>("forwardFormat");
        forward->setText("e5m10");
        QCOMPARE(dialog.pair()->forward.name, std::string("e5m10"));
        QCOMPARE(dialog.pair()->backward.name, std::string("e5m2"));
        forward->setText("e99m1");
        QVERIFY(!dialog.pair() && !button(dialog, "OK")->isEnabled());
        const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
        QVERIFY(
            std::ranges::any_of(labels, [](const QLabel* label) { return label->text().contains("e99m1"); }));
    }
};

SCALESCOPE_TEST(TestRecipeEditor)
#include "test_recipe_editor.moc"
