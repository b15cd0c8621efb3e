// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/run_session.h"
#include "app/desktop/settings.h"
#include "widgets/models/document.h"

#include <QObject>
#include <QThreadPool>
#include <memory>
#include <optional>

namespace scalescope::app {

/// What a window has open and what is done with it: a model, how it is to be run, the engine at work on it,
/// and the run file that is shown in the document. Knows nothing of widgets.
class Workspace : public QObject
{
    Q_OBJECT

public:
    Workspace(widgets::Document& document, Settings& settings, QObject* parent = nullptr);

    /// Opens a run file or a model, whichever the file is. What fails is said by message().
    void open(const QString& path);
    /// Opens a model, asks the engine what it holds, and takes the inputs of last time, else those that lie
    /// beside it.
    void openModel(const QString& path);
    void openRun(const QString& path);

    /// The model, empty where only a run file is known.
    [[nodiscard]] const QString& model() const { return m_model; }
    /// The run file that is shown, empty where there is none.
    [[nodiscard]] const QString& runFile() const { return m_runFile; }
    /// "transformer_lm.pt": what the window is about.
    [[nodiscard]] QString name() const;
    [[nodiscard]] const job::Job& job() const { return m_job; }
    /// Takes inputs and options for the next run and remembers them for this model.
    void setJob(const job::Job& job);
    [[nodiscard]] const std::optional<job::ModelInfo>& info() const { return m_info; }
    /// Whether a run of this model was ever set up: by the user, by an inputs file, or by a run file.
    [[nodiscard]] bool knowsInputs() const { return m_knowsInputs; }

    [[nodiscard]] bool canRun() const { return !m_model.isEmpty() && !isRunning(); }
    [[nodiscard]] bool isRunning() const { return m_session.isRunning(); }
    void run();
    void stop() { m_session.stop(); }
    /// Copies the run file in a thread; what fails is said by message().
    void saveRunAs(const QString& path);
    /// The engine that runs the model, for tests that kill it.
    [[nodiscard]] RunSession& session() { return m_session; }

Q_SIGNALS:
    /// Another model or run, another job, or the run file that is shown.
    void changed();
    /// The model's methods and arguments are known.
    void infoReceived();
    void infoRequested();
    void infoFailed();
    void runStarted();
    void phaseStarted(scalescope::job::Phase phase);
    void progressed(const scalescope::job::Progress& progress);
    void logged(const QString& source, const QString& text);
    void runEnded(const scalescope::app::Outcome& outcome);
    /// Results are in the document; `ended` says whether more will come.
    void resultsShown(bool ended);
    /// One sentence for the user: something failed, or should be known.
    void message(const QString& sentence);

private:
    void reset();
    void askForInfo();
    void takeInfo(const job::Event& event);
    void tellCopied(const QString& path, const QString& failure);
    void takeInputsBeside();
    void showRun(const QString& file, const std::shared_ptr<const graph::Run>& run, bool ended);
    void takeFactsOf(const graph::Run& run);
    void handleEnd(const Outcome& outcome);
    void showProblem(const Outcome& outcome);

    widgets::Document& m_document;
    Settings& m_settings;
    RunSession m_session;
    RunLoader m_loader;
    QThreadPool m_copies;
    std::unique_ptr<EngineProcess> m_infoEngine; ///< one for each question
    QString m_model;
    QString m_runFile;
    job::Job m_job;
    std::optional<job::ModelInfo> m_info;
    std::optional<Outcome> m_death; ///< how the engine ended, where it wrote no problem of its own
    bool m_knowsInputs = false;
};

/// The folder where runs go that nobody gave a name, made if missing.
QString runsFolder();
/// A new file name in it for a run of `model`; all but the newest runs are removed first.
QString newRunFile(const QString& model);

} // namespace scalescope::app
