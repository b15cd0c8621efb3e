// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/session_keeper.h"

#include "app/desktop/compare/compare_control.h"
#include "app/desktop/panels/centre.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/panels/views.h"
#include "app/runs/session_plan.h"
#include "app/runs/workspace.h"
#include "app/settings/settings.h"
#include "widgets/codeview/code_view.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/heatmap/heat_map.h" // IWYU pragma: keep (a QWidget)
#include "widgets/models/joined_words.h"
#include "widgets/modules/modules_view.h"
#include "widgets/scaleplot/scale_plot.h" // IWYU pragma: keep (a QWidget)

#include <QFileInfo>
#include <utility>

namespace scalescope::app {

namespace {

constexpr qsizetype mostNames = 3; ///< in a sentence

} // namespace

SessionKeeper::SessionKeeper(const Parts& parts) : m_parts(parts)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(500);
    connect(&m_timer, &QTimer::timeout, this, &SessionKeeper::save);
    connect(&parts.comparing, &CompareControl::pairChanged, &m_timer, qOverload<>(&QTimer::start));
    connect(&parts.workspace, &Workspace::changed, &m_timer, qOverload<>(&QTimer::start));
    // Later: what else there is to say of them is said then.
    connect(&parts.workspace, &Workspace::readingEnded, this, &SessionKeeper::tellRestored,
            Qt::QueuedConnection);
    connect(&m_close, &QAction::triggered, this, &SessionKeeper::closeRestored);
}

void SessionKeeper::save()
{
    if (!m_keeps)
        return;
    const Workspace& workspace = m_parts.workspace;
    Session session;
    for (const OpenRun& open : workspace.runs().all())
        session.runs << open.file;
    session.runs << workspace.toBeOpened();
    session.runs.removeDuplicates();
    session.shown = workspace.name().isEmpty() ? workspace.toBeShown() : workspace.runFile();
    session.model = workspace.model();
    session.comparedA = m_parts.comparing.pair().chosenA();
    session.comparedB = m_parts.comparing.pair().chosenB();
    session.view = m_parts.centre.currentView()->objectName();
    session.comparesGraphs = m_parts.views.compare->showsGraphs();
    m_parts.settings.setSession(session);
}

bool SessionKeeper::restore(const QStringList& files)
{
    const SessionPlan plan = sessionPlan(m_parts.settings.session(), files);
    if (plan.isEmpty())
        return false;
    m_parts.comparing.expect(plan.comparedA, plan.comparedB);
    if (plan.comparesGraphs)
        m_parts.views.compare->showGraphs();
    if (!plan.model.isEmpty() && files.isEmpty())
        m_parts.workspace.openRemembered(plan.model);
    else if (!plan.model.isEmpty())
        Q_EMIT modelNamed(plan.model);
    if (!plan.named.isEmpty())
        m_parts.settings.setLastFolder(QFileInfo(plan.shown).absolutePath());
    m_restored = plan.runs.mid(plan.named.size());
    m_isTold = m_restored.isEmpty();
    if (!plan.runs.isEmpty())
        m_parts.workspace.openTogether(plan.runs, plan.shown, plan.named);
    restoreView(plan.view);
    return true;
}

/// Once, unless there is something to say of them that matters more.
void SessionKeeper::tellRestored()
{
    MessageBar& bar = m_parts.centre.messages();
    if (std::exchange(m_isTold, true) || !bar.message().isEmpty())
        return;
    const OpenRuns& runs = m_parts.workspace.runs();
    QStringList titles;
    for (const QString& file : std::as_const(m_restored))
        titles << runs.titleOf(file);
    titles.removeAll(QString()); // of what could not be read
    if (titles.isEmpty())
        return;
    const bool isOne = titles.size() == 1;
    const QString which =
        titles.size() > mostNames ? tr("%1 runs").arg(titles.size()) : widgets::listed(titles);
    QString sentence = tr("Opened again, as last time: %1.", "runs").arg(which);
    if (m_parts.workspace.whyNoRun().isEmpty())
        sentence += QLatin1Char(' ') + tr("Ctrl+I shows and changes the inputs.");
    bar.showOffer(sentence, &m_close, isOne ? tr("Close it", "a run") : tr("Close them", "runs"));
}

void SessionKeeper::closeRestored()
{
    for (const QString& file : std::as_const(m_restored))
        m_parts.workspace.close(file);
}

void SessionKeeper::restoreView(const QString& name)
{
    const Views& views = m_parts.views;
    for (QWidget* view : std::initializer_list<QWidget*>{views.graph, views.plot, views.heatMap,
                                                         views.modules, views.code, views.compare}) {
        if (!name.isEmpty() && view->objectName() == name)
            m_parts.centre.setCurrentView(view);
    }
}

} // namespace scalescope::app
