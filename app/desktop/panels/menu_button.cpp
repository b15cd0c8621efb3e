// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/menu_button.h"

#include <QCursor>
#include <QMenu>
#include <QToolButton>

namespace scalescope::app {

void releaseAfterMenu(QToolButton* button)
{
    QObject::connect(button->menu(), &QMenu::aboutToHide, button, [button] {
        const bool isUnder = button->rect().contains(button->mapFromGlobal(QCursor::pos()));
        button->setAttribute(Qt::WA_UnderMouse, isUnder);
        button->setDown(false); // not only after what the menu started, a dialog perhaps, has ended
        button->update();
    });
}

} // namespace scalescope::app
