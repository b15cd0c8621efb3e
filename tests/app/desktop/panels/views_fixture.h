// SPDX-License-Identifier: GPL-3.0-or-later
// What a window is made of, but for the window itself: for the tests of its parts. No engine is started by
// it.
#pragma once

#include "app/desktop/commands/commands.h"
#include "app/desktop/compare/compare_control.h"
#include "app/desktop/compare/format_menu.h"
#include "app/desktop/compare/variant_controls.h"
#include "app/desktop/panels/centre.h"
#include "app/desktop/panels/top_bar.h"
#include "app/desktop/panels/views.h"
#include "app/runs/workspace.h"
#include "widgets/models/compare_document.h"
#include "widgets/models/theory_document.h"

#include <QMenu>
#include <QTemporaryDir>
#include <QTest>

namespace scalescope::tests {

inline report::FormatPair pairOf(const char* forward, const char* backward)
{
    return {formats::findFormat(forward).value(), formats::findFormat(backward).value()};
}

/// A folder with settings in it, to be a base before those that need them.
struct OwnSettings
{
    QTemporaryDir folder;
    app::Settings own{folder.filePath(QStringLiteral("settings.ini"))};
};

/// A workspace with commands for it, and the views in the middle.
struct ViewsFixture
{
    explicit ViewsFixture(app::Settings& of) : settings(of) {}

    /// Waits until all files are read that are opened together.
    [[nodiscard]] bool hasRead()
    {
        return QTest::qWaitFor([&] { return workspace.toBeOpened().isEmpty(); }, 60000);
    }

    app::Settings& settings;
    widgets::Document document;
    widgets::CompareDocument compared{&document};
    QWidget window;
    app::Commands commands{&window};
    app::Workspace workspace{document, settings};
    widgets::TheoryDocument theory{&document, &compared};
    app::Views views{&document, &compared, &theory, &window};
    QMenu menu;
    app::Centre centre{views, &menu, &menu, &window};
};

/// The same with what compares runs.
struct ComparingFixture : ViewsFixture
{
    using ViewsFixture::ViewsFixture;

    app::TopBar bar{commands, {&menu, &menu, &menu}, &window};
    const job::Transform ocp = app::simulationOf(pairOf("e4m3fn", "e5m2"));
    app::FormatMenu formats{&menu, commands, ocp, document, &window};
    app::CompareControl comparing{
        {commands, workspace, document, compared, settings, views, centre, bar, formats}, ocp};
};

} // namespace scalescope::tests
