// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;

namespace scalescope::widgets {
class Document;
}

namespace scalescope::app {

class Centre;
class Commands;
class Exporter;
class Workspace;

/// What the middle of the window says beside the views: the line below them, and the page that stands in
/// their place while there is nothing to see.
class Notices : public QObject
{
    Q_OBJECT

public:
    /// What it speaks of and where, which has to outlive it.
    struct Parts
    {
        const Commands& commands;
        const Workspace& workspace;
        const widgets::Document& document;
        const Exporter& exporter;
        Centre& centre;
    };
    /// Belongs to the centre.
    explicit Notices(const Parts& parts);

private:
    /// Shows the views, or what to do first.
    void updateHint();
    /// Once, because every model is told so of.
    void tellUnguarded(const QString& sentence);
    void offerToRun();
    void offerToChoose();
    void offerToRoundAll(const QString& why);
    void roundAll();

    Parts m_parts;
    QAction* m_roundAll;
    bool m_toldUnguarded = false;
    QString m_unguarded; ///< what was told then
};

} // namespace scalescope::app
