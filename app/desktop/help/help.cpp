// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/help/help.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/help/guide.h"
#include "app/runs/files.h"
#include "core/version.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/histogram/histogram_view.h"
#include "widgets/models/plain_text.h"
#include "widgets/scale/row_canvas.h"
#include "widgets/table/filter_field.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QMessageBox>
#include <QStringList>
#include <QTextBrowser>
#include <QVBoxLayout>

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

namespace {

struct Help
{
    Q_DECLARE_TR_FUNCTIONS(Help)
};

void showText(QWidget* parent, const QString& title, const QString& html)
{
    auto* box = new QMessageBox(QMessageBox::NoIcon, title, html, QMessageBox::Close, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::RichText);
    box->open();
}

} // namespace

void showShortcuts(QWidget* parent, const Commands& commands)
{
    QString html;
    for (const ShortcutGroup& group : shortcutGroups(commands)) {
        html += QStringLiteral("<h4>%1</h4><table>").arg(group.title.toHtmlEscaped());
        for (const ShortcutRow& row : group.rows)
            html += QStringLiteral("<tr><td width='170'><b>%1</b></td><td>%2</td></tr>")
                        .arg(row.text().toHtmlEscaped(), row.does.toHtmlEscaped());
        html += QStringLiteral("</table>");
    }
    auto* dialog = new QDialog(parent);
    dialog->setObjectName(QStringLiteral("shortcuts"));
    dialog->setWindowTitle(Help::tr("Shortcuts"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto* list = new QTextBrowser(dialog); // longer than a screen
    list->setAccessibleName(dialog->windowTitle());
    list->setHtml(html);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(list);
    layout->addWidget(buttons);
    dialog->resize(560, 600);
    dialog->open();
    list->setFocus();
}

void showAbout(QWidget* parent)
{
    const QString version = QString::fromUtf8(scalescope::version().data());
    const QString text =
        Help::tr("<b>Scalescope %1</b><p>Shows where the tensors of a model leave the range of a "
                 "number format, forward and backward.</p><p>Free software under the GNU General "
                 "Public License, version 3 or later.</p><p>Runs that were given no name are in %2; "
                 "the newest twenty are kept.</p>")
            .arg(version, QDir::toNativeSeparators(runsFolder()).toHtmlEscaped());
    showText(parent, Help::tr("About Scalescope"), text);
}

void connectHelp(const Commands& commands, QWidget* window)
{
    const auto connect = [&commands, window](const char* id, auto does) {
        QObject::connect(commands[id], &QAction::triggered, window, does);
    };
    connect("help.guide",
            [&commands, window] { showGuide(window, commands, guidePlaceOf(window->focusWidget())); });
    connect("help.shortcuts", [&commands, window] { showShortcuts(window, commands); });
    connect("help.about", [window] { showAbout(window); });
}

} // namespace scalescope::app
