// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runs/file_opening.h"
#include "app/runs/open_model.h"
#include "app/runs/run_analyser.h"
#include "app/runs/run_controller.h"
#include "app/runs/run_file_controller.h"
#include "app/settings/settings.h"
#include "widgets/models/document.h"
#include "widgets/models/pending_selection.h"

#include <QObject>
#include <memory>

namespace scalescope::app {

/// What a window shows: a model and its runs as they are made, or one of the open run files, in the document.
/// Knows nothing of widgets.
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

    [[nodiscard]] OpenModel& openModel() { return m_model; }
    [[nodiscard]] const OpenModel& openModel() const { return m_model; }
    [[nodiscard]] const QString& model() const { return m_model.path(); }
    [[nodiscard]] const job::Job& job() const { return m_model.job(); }
    [[nodiscard]] const std::optional<job::ModelInfo>& info() const { return m_model.info(); }
    [[nodiscard]] bool knowsInputs() const { return m_model.knowsInputs(); }
    /// Takes inputs and options for the next run and remembers them for this model.
    void setJob(const job::Job& job);
    /// The shown run is one of this model: it can be run again, and have a variant.
    void chooseModel(const QString& path);
    /// The run file that is shown, empty where there is none.
    [[nodiscard]] const QString& runFile() const { return m_shown.file; }
    /// "transformer_lm.pt": what the window is about.
    [[nodiscard]] QString name() const;
    [[nodiscard]] bool canRun() const { return m_controller.canRun(); }
    [[nodiscard]] QString whyNoRun() const { return m_controller.whyNoRun(); }
    /// One sentence that says why the form of inputs, which needs to know the model, can't be shown; else
    /// empty.
    [[nodiscard]] QString whyNoInputs() const;
    [[nodiscard]] bool isRunning() const { return m_controller.isRunning(); }
    /// Whether what is shown is the graph of a model that was not run: it has no figures to be saved.
    [[nodiscard]] bool showsOutline() const;
    /// How many tensors a run of the model has, as an earlier one or its outline says; 0 where neither does.
    [[nodiscard]] std::int64_t expectedTensors() const;
    /// Runs the model, and tells how that goes.
    [[nodiscard]] RunController& controller() { return m_controller; }
    [[nodiscard]] const RunController& controller() const { return m_controller; }
    [[nodiscard]] const job::Transforms& transforms() const { return m_controller.transforms(); }
    /// Reads and follows the files of runs, and tells how these stand.
    [[nodiscard]] RunFileController& runFiles() { return m_runFiles; }
    [[nodiscard]] const RunFileController& runFiles() const { return m_runFiles; }

    /// The run files that are open, among them runFile().
    [[nodiscard]] const OpenRuns& runs() const { return m_runFiles.runs(); }
    /// Shows another one of them; not while a model runs.
    void show(QString file);
    /// Shows the one that is so many places after the one that is shown.
    void showAfter(int places);
    /// Closes one of them. Its file stays.
    void close(QString file);
    /// Opens several run files, one after the other, and shows one of them as soon as it was read; where none
    /// is named, the last, unless something else is open then. Those in `named` the user chose now: they are
    /// remembered as recent files. What can't be read is said by message().
    void openTogether(const QStringList& files, const QString& shown, const QStringList& named = {});
    /// Those of them that are still to be read.
    [[nodiscard]] const QStringList& toBeOpened() const { return m_runFiles.queue().left(); }
    /// Which one of them is to be shown.
    [[nodiscard]] const QString& toBeShown() const { return m_toBeShown; }
    /// Whether another program still writes this open run file, which is read again as it grows.
    [[nodiscard]] bool isFollowed(const QString& file) const { return m_runFiles.isFollowed(file); }
    /// What goes on by itself, beside a run of its own.
    enum class Activity { None, ReadsModel, ReadsRun, TriesInputs, Follows };
    [[nodiscard]] Activity activity() const;
    /// Copies the run file in a thread; what fails is said by message().
    void saveRunAs(const QString& path) { m_runFiles.copy(m_shown.file, path); }

Q_SIGNALS:
    /// Another model or run, another job, or the run file that is shown.
    void changed();
    /// Nothing is open any more; what comes next is another model or run.
    void closed();
    /// A model was opened, and no run with it.
    void modelOpened();
    /// A run file is being read to be opened, or no longer.
    void readingStarted();
    void readingEnded();
    /// The model's methods and arguments are known.
    void infoReceived();
    void infoRequested();
    /// No more will be told about the model.
    void infoEnded();
    /// The model's file was written anew since it was run.
    void modelChanged();
    /// A run is shown whose model was not found.
    void modelMissed();
    /// Results, or the outline of a model that was not run, are in the document; `ended` says whether those
    /// were all.
    void resultsShown(bool ended);
    /// One sentence for the user: something failed, or should be known, of whatever is open here.
    void message(const QString& sentence);

private:
    void connectModel();
    void connectRuns();
    void connectReading();
    void readModel(const QString& path);
    void readRun(const QString& path);
    void finishOpening();
    void openAfterRun(const QString& file);
    void showOpened(const QString& file);
    [[nodiscard]] bool isEmpty() const;
    void reset();
    void endInfo(const QString& sentence);
    void showRun(const QString& file, const std::shared_ptr<const graph::Run>& run, widgets::RunChange change,
                 bool ended);
    void takeFactsOf(const OpenRun& open);
    void tellOfModel(const graph::Run& run);
    void showOutline();
    void takeTogether(const QString& file);
    void endTogether();
    void takeGrown(const QString& file, bool ended);

    widgets::Document& m_document;
    Settings& m_settings;
    FileOpening m_opening;
    RunFileController m_runFiles;
    QString m_toBeShown; ///< of those that are opened together
    OpenModel m_model;
    widgets::PendingSelection m_awaited;
    bool m_isUnread = false; ///< the model was taken into an empty window before the engine had read it
    CurrentRun m_shown;
    RunAnalyser m_analyser;
    widgets::RunChange m_coming = widgets::RunChange::Grown; ///< to what is being analysed
    RunController m_controller;
};

} // namespace scalescope::app
