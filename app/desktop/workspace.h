// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/consents.h"
#include "app/desktop/file_opening.h"
#include "app/desktop/model_watch.h"
#include "app/desktop/open_runs.h"
#include "app/desktop/run_followers.h"
#include "app/desktop/run_queue.h"
#include "app/desktop/run_session.h"
#include "app/desktop/settings.h"
#include "app/desktop/twin_stages.h"
#include "widgets/models/document.h"

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <optional>

namespace scalescope::app {

/// What a window has open and what is done with it: a model, how it is to be run, the engine at work on it,
/// the run files that are open, and the one of them that is shown in the document. Knows nothing of widgets.
///
/// A model can have a twin: the same job with transforms. It is run after the original, as one piece of work
/// with it; the original stays in the document.
class Workspace : public QObject
{
    Q_OBJECT

public:
    Workspace(widgets::Document& document, Settings& settings, QObject* parent = nullptr);

    /// Opens a run file or a model, whichever the file is. What is open stays until the file was read and
    /// found good; a run that still goes is stopped then. What fails is said by message() and changes
    /// nothing.
    void open(const QString& path);
    /// The same of a model that a session names and nobody has chosen now.
    void openRemembered(const QString& model);
    /// The name of the file that is being read to be opened, empty where there is none.
    [[nodiscard]] QString opening() const { return m_opening.name(); }

    /// The model, empty where only a run file is known.
    [[nodiscard]] const QString& model() const { return m_model; }
    /// Where the shown run has its model from, if it was not found there; empty else.
    [[nodiscard]] const QString& missingModel() const { return m_missingModel; }
    /// The shown run is one of this model: it can be run again, and have a twin.
    void chooseModel(const QString& path);
    /// The run file that is shown, empty where there is none.
    [[nodiscard]] const QString& runFile() const { return m_runFile; }
    /// "transformer_lm.pt": what the window is about.
    [[nodiscard]] QString name() const;
    [[nodiscard]] const job::Job& job() const { return m_job; }
    /// Takes inputs and options for the next run and remembers them for this model.
    void setJob(const job::Job& job);
    [[nodiscard]] const std::optional<job::ModelInfo>& info() const { return m_info; }
    /// The user has chosen or written these files himself, or said yes to a question that showed them.
    void agreeTo(const job::JobFiles& files) { m_consents.add(files); }
    /// The answer to consentNeeded(): goes on with what waited for it, or forgets that.
    void takeConsent(bool agreed);
    /// Asks where the model may not be read yet; its inputs are known some time after the answer. False where
    /// there is nothing to ask.
    bool askToRead();
    /// Whether a run of this model was ever set up: by the user, by an inputs file, or by a run file.
    [[nodiscard]] bool knowsInputs() const { return m_knowsInputs; }

    /// Not while a file is being opened: the run would be stopped as soon as the file was read.
    [[nodiscard]] bool canRun() const { return !isRunning() && whyNoRun().isEmpty(); }
    /// One sentence that says why nothing can be run, and what to do; empty where something can.
    [[nodiscard]] QString whyNoRun() const;
    /// The same of the inputs, whose form needs to know the model.
    [[nodiscard]] QString whyNoInputs() const;
    [[nodiscard]] bool isRunning() const { return m_stages.isRunning(); }
    /// Runs the model and, where transforms are wanted, its twin after it.
    void run();
    /// Ends what runs and what would come after it.
    void stop();

    /// What is done to what is shown or is being made, as `--transform` takes it; empty for an original.
    /// What run() makes.
    [[nodiscard]] const std::vector<std::string>& transforms() const { return m_stages.transforms(); }
    /// Wants a twin with these, or the original. What is not there yet is run at once, the original too
    /// where its run is of another job or of an older model; a twin that is there is told by twinReady(), an
    /// original is shown. A twin that fails or is stopped takes its transforms with it.
    void setTransforms(const std::vector<std::string>& transforms);
    /// What is shown was made with these: they are what transforms() says, unless a run is being made or
    /// read, whose own they stay until then.
    void followShown(const std::vector<std::string>& transforms) { m_stages.followShown(transforms); }

    /// The run files that are open, among them runFile().
    [[nodiscard]] const OpenRuns& runs() const { return m_runs; }
    /// Shows another one of them; not while a model runs.
    void show(QString file);
    /// Closes one of them. Its file stays.
    void close(QString file);
    /// Opens several run files, one after the other, and shows one of them as soon as it was read; where none
    /// is named, the last, unless something else is open then. Those in `named` the user chose now: they are
    /// remembered as recent files. What can't be read is said by message().
    void openTogether(const QStringList& files, const QString& shown, const QStringList& named = {});
    /// Those of them that are still to be read.
    [[nodiscard]] const QStringList& toBeOpened() const { return m_queue.left(); }
    /// Which one of them is to be shown.
    [[nodiscard]] const QString& toBeShown() const { return m_toBeShown; }
    /// Whether another program still writes this open run file, which is read again as it grows.
    [[nodiscard]] bool isFollowed(const QString& file) const { return m_followers.has(file); }
    /// What goes on by itself, beside a run of its own.
    enum class Activity { None, ReadsModel, ReadsRun, TriesInputs, Follows };
    [[nodiscard]] Activity activity() const;
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
    /// No more will be told about the model.
    void infoEnded();
    void runStarted();
    /// The original (0) or the twin (1) begins, or it became clear that there will be a twin.
    void stageStarted(int stage, int stages);
    void phaseStarted(scalescope::job::Phase phase);
    void progressed(const scalescope::job::Progress& progress);
    void transformsChanged();
    /// The files of two runs that belong together are open.
    void twinReady(const QString& original, const QString& twin);
    /// The model's file was written anew since it was run.
    void modelChanged();
    /// Something is wanted that needs files which the user has not agreed to; takeConsent() answers.
    void consentNeeded(const scalescope::job::JobFiles& files);
    /// A run is shown whose model was not found.
    void modelMissed();
    void logged(const QString& source, const QString& text);
    void runEnded(const scalescope::app::Outcome& outcome);
    /// Results are in the document; `ended` says whether more will come.
    void resultsShown(bool ended);
    /// One sentence for the user: something failed, or should be known.
    void message(const QString& sentence);
    /// One sentence about something that went well.
    void note(const QString& sentence);
    /// One sentence about how something stands, without anything being wrong.
    void state(const QString& sentence);

private:
    void connectReading();
    void openModel(const QString& path);
    void openRun(const QString& path);
    void finishOpening();
    void takeModel(const QString& path);
    void showOpened(const QString& file);
    /// Puts a run that was read to the open ones, and follows it where it is still being written.
    void putOpened(const QString& file, const std::shared_ptr<const graph::Run>& run,
                   std::unique_ptr<RunFollower> follower);
    [[nodiscard]] bool isEmpty() const;
    void reset();
    void askForInfo();
    /// Where files are needed that nobody has agreed to: keeps what is to be done then, and asks.
    bool asksFirst(const std::function<void()>& next);
    [[nodiscard]] std::unique_ptr<ModelReader> askAbout(const QString& model,
                                                        const std::optional<job::Job>& knownJob);
    void setReader(std::unique_ptr<ModelReader> reader);
    void takeInfo();
    void endInfo(const QString& sentence);
    void tellCopied(const QString& path, const QString& failure);
    void takeInputsBeside();
    void takeResults(const QString& file, const std::shared_ptr<const graph::Run>& run, bool ended);
    void showRun(const QString& file, const std::shared_ptr<const graph::Run>& run, widgets::RunChange change,
                 bool ended);
    void takeFactsOf(const OpenRun& open);
    void tellOfModel(const graph::Run& run);
    /// Compares the twin with these, which is made where it is not there.
    void showTwin(const std::vector<std::string>& transforms);
    void showOriginal();
    void startOriginal();
    /// `isFirst`: no other stage goes before it.
    void startTwin(const QString& originalFile, bool isFirst);
    /// A new file for what the job makes.
    [[nodiscard]] job::Job withOutput(const job::Job& job) const;
    void start(const job::Job& job, bool isFirst);
    void followWithTwin();
    void tellOfDroppedTwin();
    void handleEnd(const Outcome& outcome);
    void endOriginal(const Outcome& outcome);
    void endTwin(const Outcome& outcome);
    void showProblem(const Outcome& outcome);
    void takeTogether(const QString& file, const std::shared_ptr<const graph::Run>& run);
    void endTogether();
    void takeGrown(const QString& file, const std::shared_ptr<const graph::Run>& run);
    void takeFollowedEnd(const QString& file, const QString& name,
                         const std::shared_ptr<const graph::Run>& run);
    void tellHowItEnded(const QString& file, const graph::Run& run);
    void tellIncomplete(const QString& file);

    widgets::Document& m_document;
    Settings& m_settings;
    RunSession m_session;
    FileOpening m_opening;
    RunQueue m_queue;    ///< still to be opened together
    QString m_toBeShown; ///< which of them
    QStringList m_named; ///< those that the user chose now
    RunFollowers m_followers;
    QThreadPool m_copies;
    OpenRuns m_runs;
    Consents m_consents;
    job::JobFiles m_asked;                ///< that the open question shows
    std::function<void()> m_afterConsent; ///< what waits for the answer
    ModelWatch m_watch;
    TwinStages m_stages;
    std::unique_ptr<ModelReader> m_reader; ///< one for each question
    bool m_isUnread = false; ///< the model was taken into an empty window before the engine had read it
    QString m_model;
    QString m_missingModel; ///< of the shown run, as it is recorded
    QString m_runFile;
    widgets::RunChange m_resultsAre =
        widgets::RunChange::Rerun; ///< the next ones of the engine, to what is shown
    job::Job m_job;
    std::optional<job::ModelInfo> m_info;
    std::optional<Outcome> m_death; ///< how the engine ended, where it wrote no problem of its own
    bool m_knowsInputs = false;
};

} // namespace scalescope::app
