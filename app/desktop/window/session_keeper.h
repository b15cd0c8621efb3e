// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace scalescope::app {

class Centre;
class CompareControl;
class Settings;
class Workspace;
struct Views;

/// Writes down what is open a moment after that changes, as a computer may fail, and opens it again.
class SessionKeeper : public QObject
{
    Q_OBJECT

public:
    /// What it looks at, which has to outlive it.
    struct Parts
    {
        Settings& settings;
        Workspace& workspace;
        CompareControl& comparing;
        Centre& centre;
        const Views& views;
    };
    explicit SessionKeeper(const Parts& parts);

    /// Whether what is open here is what the next start finds; of several windows one does that.
    void setKeeps(bool keeps) { m_keeps = keeps; }
    void save();
    /// Opens what was open; false where there was nothing or it is gone. Run files, or one model, that the
    /// user names now are opened beside it, and are what is shown. Runs that are open again are told.
    bool restore(const QStringList& files);

Q_SIGNALS:
    /// The user names this model now.
    void modelNamed(const QString& path);

private:
    void restoreView(const QString& name);
    void tellRestored();
    void closeRestored();

    Parts m_parts;
    QTimer m_timer;
    QStringList m_restored; ///< run files that are open because they were
    bool m_isTold = true;   ///< that they are
    QAction m_close;
    bool m_keeps = true;
};

} // namespace scalescope::app
