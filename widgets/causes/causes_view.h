// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bisect/bisection.h"
#include "widgets/models/display.h"
#include "widgets/table/sheet_view.h"

#include <QWidget>
#include <optional>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace scalescope::widgets {

class CausesSheet;

/// Which rounded operands cause an error: what to look into, how far the search is, and the groups that were
/// found, the largest share first. A row that is chosen selects its product.
class CausesView : public QWidget
{
    Q_OBJECT

public:
    explicit CausesView(Document* document, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);

    /// What is known; shown at most a few times a second while more comes.
    void setBisection(const bisect::Bisection& bisection);
    /// A search goes on, and has made so many trials.
    void setRunning(bool running, qint64 trials = 0);
    /// Why nothing can be looked for now, one sentence; empty where it can.
    void setWhyNot(const QString& sentence);
    /// What the search rounded the model as: it stands with the causes.
    void setRounding(const QString& sentence);

    [[nodiscard]] job::BisectTarget target() const;
    /// What is usual in the shown run where it can't be chosen.
    void setTarget(const job::BisectTarget& target);
    [[nodiscard]] SheetView* table() const { return m_table; }

Q_SIGNALS:
    /// To look into an error; with a bound also for operands to keep.
    void searchAsked(const scalescope::job::BisectTarget& target, std::optional<double> bound);
    void stopAsked();
    /// To simulate the recipe that keeps what was found.
    void recipeAsked();
    /// To write the table to a file.
    void saveAsked();

private:
    QWidget* makeBar();
    QHBoxLayout* makeResults();
    void setUpTable();
    void updateTargets();
    void choose(const job::BisectTarget& target);
    void updateButtons();
    void startOrStop();
    void selectInDocument(const QModelIndex& current);
    [[nodiscard]] std::optional<double> bound() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString errorSentence() const;
    /// What the columns hold, above them.
    [[nodiscard]] QString columnsInWords() const;
    /// Of a search that has ended: nothing had to be kept.
    [[nodiscard]] bool isWithinBound() const;

    Document* m_document;
    std::shared_ptr<const sheet::NodeTitles> m_titles;
    CausesSheet* m_sheet;
    QComboBox* m_target;
    QLineEdit* m_bound;
    QLabel* m_state;
    QPushButton* m_start;
    QPushButton* m_recipe;
    QPushButton* m_save;
    SheetView* m_table;
    QLabel* m_meaning;
    QLabel* m_hint; ///< in its place while there is nothing
    bisect::Bisection m_bisection;
    std::optional<double> m_searchedBound;
    QString m_whyNot;
    QString m_rounding;
    qint64 m_trials = 0;
    bool m_isRunning = false;
    bool m_isChosen = false; ///< the target, by somebody
};

} // namespace scalescope::widgets
