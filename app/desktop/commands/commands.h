// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <QVector>

class QMenu;

namespace scalescope::app {

/// Which menu a command is in.
enum class MenuId { File, Export, Edit, Run, View, Panels, Appearance, Path, Colour, Formats, Prune, Help };

/// One line of the command table: everything that a menu, a button and the palette need to know.
struct CommandSpec
{
    const char* id; ///< stable name, also the action's object name: "run.start"
    MenuId menu;
    const char* text;     ///< to be translated in the context "Commands"
    const char* shortcut; ///< as QKeySequence reads it, or empty
    bool checkable = false;
    bool separatorBefore = false;
    const char* heading = ""; ///< of this command and those behind it, instead of a separator; translated too
};

/// Every command of the window, in the order of the menus.
const QVector<CommandSpec>& commandTable();

/// The commands of one window as actions. Menus, buttons and the palette are made from these, so that a text,
/// a shortcut and whether something can be done now are said once.
class Commands : public QObject
{
    Q_OBJECT

public:
    explicit Commands(QWidget* window);

    /// The action of an id of the table; an unknown id is a mistake in the program and ends it.
    [[nodiscard]] QAction* action(const char* id) const;
    [[nodiscard]] QAction* operator[](const char* id) const { return action(id); }

    /// Adds the commands of one menu to `menu`.
    void fill(QMenu* menu, MenuId id) const;
    /// Every command in the order of the table, those added with `add` last.
    [[nodiscard]] const QVector<QAction*>& all() const { return m_actions; }
    /// A command that is known only at run time, such as a format pair; found by the palette too.
    QAction* add(const QString& id, MenuId menu, const QString& text, bool checkable);
    /// Whether a command can be given now: always where there is nothing against it, else `whyNot`, one
    /// sentence, is what buttons and menus say of it (as the action's status tip and tool tip).
    void allow(const char* id, const QString& whyNot) const;
    /// Checks what colours the nodes; allows errors and ratios where the run has them.
    void setColours(const widgets::Document& document) const;
    /// The title of a menu.
    [[nodiscard]] static QString title(MenuId id);
    /// The menu that a command is in.
    [[nodiscard]] static MenuId menuOf(const QAction* action);
    /// "Export: Report…": a command's text with its menu, without mnemonics.
    [[nodiscard]] static QString fullText(const QAction* action);

Q_SIGNALS:
    void colourChosen(scalescope::sheet::FieldId field);
    void colourDirectionChosen(scalescope::graph::Direction direction);

private:
    /// A command for each field that colours tensors: "colour.abs_max".
    void addColours();
    static QString whyNotColoured(const widgets::Document& document, const sheet::Field& field);

    QWidget* m_window;
    QVector<QAction*> m_actions;
    QHash<QString, QAction*> m_byId;
};

} // namespace scalescope::app
