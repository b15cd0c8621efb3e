// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/theory_document.h"
#include "widgets/table/sheet_view.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace scalescope::widgets {

class WholeText;

/// The tensors and gradients that deviate from the theory by more than a binade, in execution order, each
/// with the reason.
class TheoryView : public QWidget
{
    Q_OBJECT

public:
    explicit TheoryView(TheoryDocument* theory, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);

    [[nodiscard]] SheetView* table() const { return m_table; }
    /// How many deviate, filtered or not.
    [[nodiscard]] int count() const { return m_table->sheet()->rowCount(); }

Q_SIGNALS:
    void countChanged(int count);

private:
    void showRun();
    void fitColumns();
    [[nodiscard]] QString wholeText(const QModelIndex& row) const;

    TheoryDocument* m_theory;
    FilterField* m_filter;
    QToolButton* m_origins; ///< only those whose deviation does not come from an operand's
    SheetView* m_table;
    QLabel* m_nothing;
    WholeText* m_whole; ///< of the current row
};

} // namespace scalescope::widgets
