// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/recipe.h"
#include "core/report/recipes/proposals.h"
#include "widgets/models/document.h"

#include <QDialog>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QTableView;

namespace scalescope::widgets {

class ProposalModel;
class SheetProxy;

/// For each tensor of the document's run the cheapest format or scale that keeps within a bound, which is set
/// here; what recipes can say of it goes to the recipe, and all of it to a file. A row that is chosen selects
/// its node.
class ProposalsDialog : public QDialog
{
    Q_OBJECT

public:
    ProposalsDialog(Document* document, QWidget* parent);

    /// The bound that the fields say.
    [[nodiscard]] report::ProposalBound bound() const;
    /// Writes the proposals as a table, CSV or JSON by the file's suffix.
    void exportTo(const QString& file);
    /// Puts the chosen rows into the recipe, as the button does.
    void addChosen();

Q_SIGNALS:
    /// The chosen rows as rules of the recipe.
    void rulesWanted(const std::vector<scalescope::job::RecipeRule>& rules);
    /// All proposals as a recipe.
    void recipeWanted(const scalescope::job::Recipe& recipe);

protected:
    bool focusNextPrevChild(bool next) override;

private:
    QWidget* makeBound();
    QWidget* makeButtons();
    void setUpTable();
    void changeKind();
    void propose();
    void showProposals();
    void updateButtons();
    [[nodiscard]] std::vector<std::size_t> chosenRows() const;
    void chooseFile();

    Document* m_document;
    ProposalModel* m_model;
    SheetProxy* m_sorted;
    QTableView* m_table;
    QComboBox* m_kind = nullptr;
    QDoubleSpinBox* m_value = nullptr;
    QLabel* m_summary;
    QPushButton* m_add = nullptr;
    QPushButton* m_recipe = nullptr;
    QPushButton* m_export = nullptr;
};

} // namespace scalescope::widgets
