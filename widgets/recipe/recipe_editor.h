// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/recipe.h"
#include "core/report/recipes/product_operands.h"

#include <QDialog>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace scalescope::widgets {

class RecipeModel;

/// A recipe to read, edit, open, save and simulate: its rules in a table, with how many operands of the run
/// that is shown each of them holds for.
class RecipeEditor : public QDialog
{
    Q_OBJECT

public:
    RecipeEditor(const job::Recipe& recipe, std::vector<report::ProductOperand> operands, bool extended,
                 QWidget* parent);

    [[nodiscard]] const job::Recipe& recipe() const;
    /// Reads a recipe in the place of this one; where it can't be read, the sentence says why and this one
    /// stays.
    void openFile(const QString& file);
    void saveFile(const QString& file);
    /// Makes the last rule the current one, in view.
    void showLastRule();
    /// Closes it without simulating, after a question where something was changed that no file has.
    void reject() override;

protected:
    bool focusNextPrevChild(bool next) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeButtons();
    void addRule();
    void removeRule();
    void moveRule(int by);
    void chooseFile(bool toSave);
    [[nodiscard]] bool hasForeignName() const;
    [[nodiscard]] QString wrongName() const;
    void updateRules();
    void askToDiscard();
    void update();
    [[nodiscard]] int currentRow() const;

    RecipeModel* m_model;
    job::Recipe m_kept; ///< what it was opened with, or what a file has
    QTableView* m_table;
    QLineEdit* m_name;
    QLabel* m_error;
    QString m_refused; ///< why the last thing that was typed is not taken
    QPushButton* m_simulate = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_up = nullptr;
    QPushButton* m_down = nullptr;
};

} // namespace scalescope::widgets
