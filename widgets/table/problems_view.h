// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/theme/theme.h"

#include <QSet>
#include <QWidget>
#include <set>
#include <utility>

class QPushButton;

namespace scalescope::widgets {

class NearestButton;
class ProblemModel;
class ProblemTree;
class ProblemsCaption;
class SignsButton;
class WholeText;

/// The list of problems, a row a cause: a mark for the severity, the node, what is wrong, what it is to the
/// others, the operator, and a power of two that helps. Above it stands in which order they are and what
/// counts, below it, of a short list, what would be the next. Consequences and repetitions are folded
/// beneath. A row that is chosen selects its node; what helps can be put into the recipe.
class ProblemsView : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemsView(Document* document, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    /// Which run the problems are of, where more than one is open; else empty.
    void setRunTitle(const QString& title);

    [[nodiscard]] ProblemTree* tree() const { return m_tree; }
    /// Of those that no other causes.
    [[nodiscard]] int count() const;
    /// Chooses the next row that is shown, or the one before; the first, or the last, where none is chosen.
    /// The next one is the first too where that was chosen by itself, and the list has not the focus yet.
    /// Says so where there is no other in that direction.
    void choose(bool next);
    /// Chooses the first problem, unless somebody chose a tensor himself.
    void chooseFirst();
    /// Opens what the row is folded beneath, and chooses it.
    void chooseRow(const QModelIndex& row);

Q_SIGNALS:
    void countChanged(int count); ///< for the title of the tab
    /// There is no further problem.
    void endReached(const QString& sentence);
    /// What would bring this tensor or gradient within its format is to be a rule of the recipe.
    void ruleWanted(scalescope::graph::NodeId node, scalescope::graph::Direction direction);
    /// The same of what one row stands for, the tensors or gradients of repeated layers, with one rule for
    /// all.
    void layerRulesWanted(const std::set<scalescope::graph::TensorId>& of);
    /// Nodes with problems that pruning hides are to be shown.
    void hiddenWanted(const std::set<scalescope::graph::NodeId>& nodes);
    /// From where on a loss counts is to be seen, and changed.
    void limitsWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Whether the first row is current because chooseFirst() chose it.
    [[nodiscard]] bool isAtFirstByItself() const;
    void setUpTree();
    void setUpRule();
    void updateRule();
    void askForRule();
    void keepExpanded();
    void restoreExpanded();
    void takeRows();
    QLayout* makeHeader();
    void tellHidden();
    void tellLimits();
    void tellNearest();
    void measureNames();
    void fitColumns();
    void followDocument();
    [[nodiscard]] QModelIndex selectedBeneath(const QModelIndex& row) const;
    [[nodiscard]] std::optional<graph::NodeId> nodeOf(const QModelIndex& current) const;
    void selectInDocument(const QModelIndex& current);
    void paintEmpty();

    Document* m_document;
    ProblemModel* m_model;
    ProblemTree* m_tree;
    ProblemsCaption* m_order;
    QPushButton* m_limits;
    SignsButton* m_signs;
    NearestButton* m_nearest; ///< the tensor that would be the next problem
    QPushButton* m_hidden;
    WholeText* m_whole = nullptr; ///< of the current row
    QAction* m_rule;
    Theme m_theme;
    int m_widestName = 0;
    int m_widestClause = 0; ///< of those with which messages begin
    int m_widestFix = 0;
    int m_widestBriefFix = 0;
    QSet<QString> m_expanded;                   ///< rows, while the model is reset
    std::optional<graph::NodeId> m_chosenFirst; ///< the tensor that chooseFirst selected
    bool m_following = false; ///< the table changes because of the document, not of the user
};

} // namespace scalescope::widgets
