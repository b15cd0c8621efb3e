// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/commands.h"
#include "app/desktop/docks.h"
#include "app/desktop/exporter.h"
#include "app/desktop/pruning.h"
#include "app/desktop/run_progress.h"
#include "app/desktop/settings.h"
#include "app/desktop/views.h"
#include "app/desktop/workspace.h"
#include "widgets/models/compare_document.h"
#include "widgets/models/document.h"

#include <QElapsedTimer>
#include <QMainWindow>
#include <QPointer>
#include <QTimer>
#include <functional>
#include <memory>

class QMenu;

namespace scalescope::widgets {
class RunSetup;
}

namespace scalescope::app {

class Centre;
class CompareControl;
class FormatMenu;
class TopBar;

/// The window: one model or run, its views, and everything that can be done with it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(Settings& settings);
    ~MainWindow() override;

    /// Opens a TorchScript model or a run file; nothing waits for it.
    void open(const QString& path);
    /// Opens the example model with its inputs, ready for Run.
    void openExample();
    /// Opens what was open when the last window was closed; false where there was nothing or it is gone. Run
    /// files, or one model, that the user names now are opened beside it, and are what is shown.
    bool restoreSession(const QStringList& files = {});
    /// Whether what is open here is what the next start finds; of several windows one does that.
    void setKeepsSession(bool keeps) { m_keepsSession = keeps; }

    [[nodiscard]] Commands& commands() { return m_commands; }
    [[nodiscard]] widgets::Document& document() { return m_document; }
    [[nodiscard]] Workspace& workspace() { return m_workspace; }
    [[nodiscard]] widgets::CompareDocument& compared() { return m_compared; }
    /// Compares two of the open runs.
    void compare(const QString& a, const QString& b);
    /// The sentence on the bar above the views; empty where there is none.
    [[nodiscard]] QString message() const;
    void applyTheme(ThemeChoice choice);

Q_SIGNALS:
    /// The window was painted for the first time; milliseconds since it was made. For benchmarks.
    void firstPaint(qint64 milliseconds);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeMenus();
    void makePlaces();
    void makeComparing();
    void connectCommands();
    void connectViewCommands();
    void connectWorkspace();
    void connectProgress();
    void connectDocument();
    void restore();
    void askForFile();
    /// Asks whether the run may be stopped, for `reason`; `go` is what follows where it may.
    void askToStop(const QString& reason, const QString& accept, const std::function<void()>& go);
    void stopAndClose();
    void openNow(const QString& path);
    void askForModel();
    void askForCopy();
    void showInputs();
    void askForConsent(const job::JobFiles& files);
    void showPalette();
    void fillRecentFiles();
    void fillRuns();
    /// Shows the open run that many places after the one that is shown.
    void showRunAfter(int places);
    void saveSession();
    void updateTitle();
    void updateCommands();
    void updateHint();
    void showEnd(const Outcome& outcome);
    /// Says in the bar and in the form what goes on beside a run.
    void showActivity();
    void runFromForm();
    void restoreView(const QString& name);

    QElapsedTimer m_sinceStart;
    Settings& m_settings;
    widgets::Document m_document;
    widgets::CompareDocument m_compared;
    QTimer m_sessionTimer; ///< until what is open is written down
    Commands m_commands;
    Workspace m_workspace;
    Pruning m_pruning;
    Views m_views;
    Exporter m_exporter;
    RunProgress m_progress;
    QMenu* m_mainMenu;
    QMenu* m_runsMenu;
    QMenu* m_recentMenu = nullptr;
    QMenu* m_colourMenu;
    QMenu* m_pruneMenu;
    QMenu* m_formatMenu;
    FormatMenu* m_formats = nullptr;
    TopBar* m_topBar = nullptr;
    Centre* m_centre = nullptr;
    Docks* m_docks = nullptr;
    std::unique_ptr<CompareControl> m_comparing;
    QPointer<widgets::RunSetup> m_runSetup; ///< while it is open
    bool m_inputsWanted = false;            ///< as soon as they are known
    bool m_painted = false;
    bool m_keepsSession = true;
};

} // namespace scalescope::app
