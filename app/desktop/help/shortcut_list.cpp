// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/help/shortcut_list.h"

#include "app/desktop/commands/commands.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/histogram/histogram_view.h"
#include "widgets/models/plain_text.h"
#include "widgets/scale/row_canvas.h"
#include "widgets/table/filter_field.h"

#include <QAction>
#include <QCoreApplication>
#include <QStringList>

namespace scalescope::app {

namespace {

using widgets::ViewKeys;

/// The translation context of this file's words.
struct ShortcutList
{
    Q_DECLARE_TR_FUNCTIONS(ShortcutList)
};

/// Of what is no command of the table and of no single view.
ViewKeys elsewhere()
{
    return {ShortcutList::tr("Everywhere"),
            {{{Qt::Key_F10}, {}, ShortcutList::tr("Open the menu of all commands")},
             {{Qt::Key_Menu, Qt::SHIFT | Qt::Key_F10},
              {},
              ShortcutList::tr("Open the menu of the selected card or row")},
             {{Qt::Key_Return}, {}, ShortcutList::tr("Go to the tensor of a link or of a line of code")}}};
}

ShortcutGroup groupOf(const ViewKeys& view)
{
    ShortcutGroup group{view.view, {}};
    for (const widgets::KeyHint& hint : view.hints)
        group.rows.append({hint.keys, hint.mouse, hint.does});
    return group;
}

} // namespace

QString ShortcutRow::text() const
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return mouse.isEmpty() ? texts.join(QStringLiteral(", ")) : mouse;
}

QVector<ShortcutGroup> shortcutGroups(const Commands& commands)
{
    QVector<ShortcutGroup> groups;
    for (const QAction* action : commands.all()) {
        if (action->shortcut().isEmpty())
            continue;
        const QString title = widgets::withoutMnemonic(Commands::title(Commands::menuOf(action)));
        if (groups.isEmpty() || groups.last().title != title)
            groups.append({title, {}});
        groups.last().rows.append({action->shortcuts(), {}, widgets::withoutMnemonic(action->text())});
    }
    for (const ViewKeys& view : {elsewhere(), widgets::GraphView::keys(), widgets::RowCanvas::keys(),
                                 widgets::HistogramView::keys(), widgets::FilterField::keys()})
        groups.append(groupOf(view));
    return groups;
}

} // namespace scalescope::app
