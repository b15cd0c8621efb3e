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

    /// Opens a run file or a model, whichever the file is. What is open stays until the file was read and
    /// found good; a run that still goes is stopped then. What fails is said by message() and changes
    /// nothing.
    void open(const QString& path);
    /// The name of the file that is being read to be opened, empty where there is none.
    [[nodiscard]] QString opening() const;

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

    /// Not while a file is being opened: the run would be stopped as soon as the file was read.
    [[nodiscard]] bool canRun() const { return !m_model.isEmpty() && !isRunning() && !m_opening; }
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
    /// Nothing is open any more; what comes next is another model or run.
    void closed();
    /// A run file is being read to be opened, or no longer.
    void readingStarted();
    void readingEnded();
    /// The model's methods and arguments are known.
    void infoReceived();
    /// The suggested inputs were tried since: they are better ones, or known to run.
    void suggestionsReceived();
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
    /// A file on its way to be what is open.
    struct Opening
    {
        QString path;
        std::shared_ptr<const graph::Run> run; ///< the file's, where it is a run and was read
        std::optional<job::ModelInfo> info;    ///< the file's, where it is a model and was read
        std::unique_ptr<EngineProcess> engine; ///< at work on the info

        [[nodiscard]] bool isGood() const { return run != nullptr || info.has_value(); }
    };

    void openModel(const QString& path);
    void openRun(const QString& path);
    void cancelOpening();
    void failOpening(const QString& sentence);
    void finishOpening();
    void takeModel(const QString& path);
    void showOpened(const QString& file, const std::shared_ptr<const graph::Run>& run);
    [[nodiscard]] bool isEmpty() const;
    void reset();
    void askForInfo();
    /// An engine that was asked what a model holds; its answer goes to takeInfo() or failInfo().
    [[nodiscard]] std::unique_ptr<EngineProcess> askAbout(const QString& model,
                                                          const std::optional<job::Job>& knownJob);
    void takeInfo(const EngineProcess* engine, const job::Event& event);
    void failInfo(const EngineProcess* engine, const QString& sentence);
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
    std::optional<Opening> m_opening;
    bool m_isUnread = false; ///< the model was taken into an empty window before the engine had read it
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
