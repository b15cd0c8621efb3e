// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/job_files.h"

#include <QDialog>
#include <QObject>
#include <QPointer>
#include <QString>
#include <functional>

class QMessageBox;
class QVBoxLayout;
class QWidget;

namespace scalescope::app {

class Settings;
class Workspace;

/// Asks whether files that another file names may be run, loaded and read, and shows every one of them.
/// Return and Escape both mean no.
class ConsentQuestion : public QDialog
{
    Q_OBJECT

public:
    ConsentQuestion(const job::JobFiles& files, QWidget* parent);

private:
    void addFiles(QVBoxLayout* layout, const QString& heading, const std::vector<std::string>& files);
};

/// What the window asks its user for: files, and whether something may be done.
class Questions : public QObject
{
    Q_OBJECT

public:
    Questions(Workspace& workspace, const Settings& settings, QWidget* window);

    void askForFile();
    /// Of the run that is shown, whose own was not found.
    void askForModel();
    /// Where to save the run that is shown.
    void askForCopy();
    /// Whether the run may be stopped, for `reason`; `go` is what follows where it may.
    void askToStop(const QString& reason, const QString& accept, const std::function<void()>& go);
    [[nodiscard]] bool isAskingToStop() const;

Q_SIGNALS:
    void fileChosen(const QString& path);
    /// Files that another file names may be used now, or not.
    void consentAnswered(bool agreed);

private:
    void askForConsent(const job::JobFiles& files);

    Workspace& m_workspace;
    const Settings& m_settings;
    QWidget* m_window;
    QPointer<QMessageBox> m_stop; ///< the question whether to stop, while it is open
};

} // namespace scalescope::app
