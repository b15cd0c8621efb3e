// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/recipe.h"
#include "core/report/recipes/product_operands.h"

#include <QAbstractTableModel>
#include <QStringList>
#include <vector>

namespace scalescope::widgets {

/// A recipe as a table to edit: the default in the first row, below it a row for each rule. Cells hold what
/// the document has, as it was typed, scales as powers of two ("2^-5"); whether it is right, error() says.
class RecipeModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Module, Operator, Operand, Format, Scaling, ScaleRule, Levels, Rounding, Scale, Touches };
    static constexpr int columns = Touches + 1;

    explicit RecipeModel(QObject* parent = nullptr);

    void setRecipe(job::Recipe recipe);
    [[nodiscard]] const job::Recipe& recipe() const { return m_recipe; }
    void setName(const QString& name);

    /// The operands that rules are counted on; `extended` as in OperandPlace.
    void setOperands(std::vector<report::ProductOperand> operands, bool extended);

    /// A rule that keeps full precision, below that row; its row.
    int addRule(int row);
    /// Of a rule; the default can be neither removed nor moved.
    void removeRule(int row);
    /// One place up (-1) or down (1), where there is one.
    bool moveRule(int row, int by);

    /// What is wrong with the recipe, one sentence; nothing where it can be run.
    [[nodiscard]] QString error() const;

    /// What a cell can be chosen from; empty where anything can be typed.
    [[nodiscard]] static QStringList choices(Column column);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    /// What a cell can't hold is refused, and the cell stays as it is.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    /// Why something that was typed is not taken, as a sentence.
    void refused(const QString& sentence);

private:
    [[nodiscard]] job::OperandSettings& settings(int row);
    [[nodiscard]] const job::OperandSettings& settings(int row) const;
    [[nodiscard]] QString typed(int row, Column column) const;
    [[nodiscard]] QString shown(int row, Column column) const;
    /// What a column's title does not say.
    [[nodiscard]] static QString meaning(Column column);
    /// Why a cell can't hold it; empty where it can.
    [[nodiscard]] static QString refusal(Column column, const QString& text);
    void type(int row, Column column, const QString& text);
    void count();

    job::Recipe m_recipe;
    std::vector<report::ProductOperand> m_operands;
    bool m_extended = false;
    std::vector<QStringList> m_touched; ///< by row: the modules of the operands for which it holds
};

} // namespace scalescope::widgets
