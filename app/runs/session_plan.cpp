// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/session_plan.h"

#include "app/runs/files.h"

#include <QFileInfo>

namespace scalescope::app {

namespace {

/// A run that still went when its file's name was written down has its final name since.
QString nowCalled(const QString& file)
{
    const QString partial = QStringLiteral(".partial");
    return !QFileInfo::exists(file) && file.endsWith(partial) ? file.chopped(partial.size()) : file;
}

/// Those of the files that are there, under the names that they have now.
QStringList thereNow(const QStringList& files)
{
    QStringList there;
    for (const QString& file : files) {
        if (const QString name = nowCalled(file); QFileInfo::exists(name))
            there << name;
    }
    return there;
}

} // namespace

SessionPlan sessionPlan(const Session& session, const QStringList& named)
{
    SessionPlan plan;
    for (const QString& file : named) {
        if (isRunFile(file))
            plan.named << QFileInfo(file).absoluteFilePath();
        else
            plan.model = file;
    }
    const QStringList before = thereNow(session.runs);
    if (named.isEmpty() && (session.shown.isEmpty() || before.isEmpty()) && QFileInfo(session.model).isFile())
        plan.model = session.model;
    const bool isPair = plan.named.size() > 1;
    plan.comparedA = isPair ? plan.named[plan.named.size() - 2] : nowCalled(session.comparedA);
    plan.comparedB = isPair ? plan.named.last() : nowCalled(session.comparedB);
    plan.comparesGraphs = session.comparesGraphs;
    plan.runs = plan.named + before; // what was named is read first
    plan.runs.removeDuplicates();
    if (!plan.named.isEmpty())
        plan.shown = plan.named.first();
    else if (plan.model.isEmpty())
        plan.shown = nowCalled(session.shown);
    if (named.isEmpty() && !before.isEmpty())
        plan.view = session.view;
    return plan;
}

} // namespace scalescope::app
