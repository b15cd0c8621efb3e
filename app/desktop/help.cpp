// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/help.h"

#include "app/desktop/commands.h"
#include "app/desktop/run_files.h"
#include "core/version.h"

#include <QCoreApplication>
#include <QDir>
#include <QMessageBox>

namespace scalescope::app {

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
    QString rows;
    for (const QAction* action : commands.all()) {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        if (!keys.isEmpty())
            rows += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;&nbsp;</td><td>%2</td></tr>")
                        .arg(keys.toHtmlEscaped(), Commands::fullText(action).toHtmlEscaped());
    }
    showText(parent, Help::tr("Shortcuts"), QStringLiteral("<table>%1</table>").arg(rows));
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

} // namespace scalescope::app
