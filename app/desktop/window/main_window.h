// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/commands/commands.h"
#include "app/desktop/commands/pruning.h"
#include "app/desktop/export/exporter.h"
#include "app/desktop/panels/docks.h"
#include "app/desktop/panels/views.h"
#include "app/desktop/window/main_menu.h"
#include "app/desktop/window/questions.h"
#include "app/runs/workspace.h"
#include "app/settings/settings.h"
#include "widgets/models/compare_document.h"
#include "widgets/models/document.h"
#include "widgets/models/theory_document.h"

#include <QElapsedTimer>
#include <QMainWindow>
#include <memory>

namespace scalescope::app {

class BisectControl;
class Centre;
class CompareControl;
class FormatMenu;
class InputsForm;
class RunDisplay;
class SessionKeeper;
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
    /// Says so where the settings could not all be read.
    void tellDamagedSettings();
    /// Whether what is open here is what the next start finds; of several windows one does that.
    void setKeepsSession(bool keeps);

    [[nodiscard]] Commands& commands() { return m_commands; }
    [[nodiscard]] widgets::Document& document() { return m_document; }
    [[nodiscard]] Workspace& workspace() { return m_workspace; }
    [[nodiscard]] widgets::CompareDocument& compared() { return m_compared; }
    /// Compares two of the open runs.
    void compare(const QString& a, const QString& b);
    /// The sentence on the bar below the views; empty where there is none.
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
    bool focusNextPrevChild(bool next) override;

private:
    void makePlaces();
    void makeComparing();
    void makeBisecting();
    void connectCommands();
    void connectLooks();
    void connectWorkspace();
    void connectActivity();
    void connectDocument();
    void askForLimits();
    void restore();
    void stopAndClose();
    void openNow(const QString& path);
    void showPalette();
    void updateTitle();
    void updateCommands();

    QElapsedTimer m_sinceStart;
    Settings& m_settings;
    widgets::Document m_document;
    widgets::CompareDocument m_compared;
    Commands m_commands;
    Workspace m_workspace;
    Pruning m_pruning;
    widgets::TheoryDocument m_theory;
    Views m_views;
    Exporter m_exporter;
    MainMenu m_menu;
    Questions m_questions;
    FormatMenu* m_formats;
    TopBar* m_topBar = nullptr;
    Centre* m_centre = nullptr;
    Docks* m_docks = nullptr;
    InputsForm* m_inputs = nullptr;
    RunDisplay* m_display = nullptr;
    std::unique_ptr<CompareControl> m_comparing;
    std::unique_ptr<BisectControl> m_bisect;
    std::unique_ptr<SessionKeeper> m_session;
    bool m_painted = false;
};

} // namespace scalescope::app
