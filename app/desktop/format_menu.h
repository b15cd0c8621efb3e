// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/transform.h"
#include "core/report/problems.h"

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
}

namespace scalescope::app {

class Commands;

/// "E4M3FN / E5M2", "FP16": a pair of formats by its names.
QString formatNames(const report::FormatPair& formats);

/// The menu of what can be simulated: recipes and the usual pairs of formats (commands, so that the palette
/// finds them), lists to choose either format alone, any other pair, and the editor of recipes.
class FormatMenu : public QObject
{
    Q_OBJECT

public:
    /// Dialogs stand in front of `window`; the editor counts operands in what `document` shows.
    FormatMenu(QMenu* menu, Commands& commands, job::Transform simulation, const widgets::Document& document,
               QWidget* window);

    /// Checks what is chosen.
    void setChosen(const job::Transform& simulation);

    void showPairs();
    void showEditor();

Q_SIGNALS:
    void chosen(const scalescope::job::Transform& simulation);

private:
    void addSimulation(Commands& commands, const QString& id, const QString& text,
                       const job::Transform& simulation);
    void addPair(Commands& commands, const report::FormatPair& pair);
    /// A list of every format for one direction, the other staying as it is.
    void addList(QMenu* menu, const QString& title, graph::Direction direction);
    [[nodiscard]] report::FormatPair pair() const;
    void choose(const job::Transform& simulation);
    void update();

    job::Transform m_chosen;
    const widgets::Document& m_document;
    QWidget* m_window;
    QPointer<QDialog> m_dialog;                   ///< while it is open
    std::vector<std::function<void()>> m_updates; ///< of the checks
};

} // namespace scalescope::app
