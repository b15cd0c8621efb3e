// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/transform.h"
#include "core/report/problems/problems.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <functional>
#include <vector>

class QDialog;
class QMenu;
class QWidget;

namespace scalescope::widgets {
class Document;
class RecipeEditor;
} // namespace scalescope::widgets

namespace scalescope::app {

class Commands;

/// The menu of what can be simulated: recipes and the usual pairs of formats (commands, so that the palette
/// finds them), lists to choose either format alone, any other pair, the editor of recipes, and proposals for
/// these.
class FormatMenu : public QObject
{
    Q_OBJECT

public:
    /// Dialogs stand in front of `window`; the editor counts operands in what `document` shows, for whose
    /// tensors formats are proposed.
    FormatMenu(QMenu* menu, Commands& commands, job::Transform simulation, widgets::Document& document,
               QWidget* window);

    /// Checks what is chosen.
    void setChosen(const job::Transform& simulation);

    void showPairs();
    void showEditor();
    /// The editor with these rules behind those of the recipe.
    void showEditorWith(const std::vector<job::RecipeRule>& rules);
    void showProposals();

Q_SIGNALS:
    void chosen(const scalescope::job::Transform& simulation);
    /// It is to be simulated now: the editor's button.
    void simulationWanted(const scalescope::job::Transform& simulation);
    /// What would bring the selected tensor within its format is to be put into the recipe.
    void fixWanted();
    /// The same of all layers that the selected card stands for.
    void layerFixesWanted();

private:
    void addSimulation(Commands& commands, const QString& id, const QString& text,
                       const job::Transform& simulation);
    void addPair(Commands& commands, const report::FormatPair& pair);
    void addWidening(QMenu* menu, Commands& commands);
    /// A list of every format for one direction, the other staying as it is.
    void addList(QMenu* menu, const QString& title, graph::Direction direction);
    [[nodiscard]] report::FormatPair pair() const;
    widgets::RecipeEditor* edit(const job::Recipe& recipe);
    [[nodiscard]] job::Recipe recipe() const;
    void choose(const job::Transform& simulation);
    void update();

    job::Transform m_chosen;
    widgets::Document& m_document;
    QWidget* m_window;
    QPointer<QDialog> m_dialog;                   ///< while it is open
    QPointer<QDialog> m_proposals;                ///< likewise
    std::vector<std::function<void()>> m_updates; ///< of the checks
};

} // namespace scalescope::app
