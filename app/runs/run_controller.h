// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runs/run_session.h"
#include "app/runs/variant_stages.h"
#include "widgets/models/document.h"

#include <functional>
#include <memory>
#include <optional>

namespace scalescope::app {

class FileOpening;
class OpenModel;
class OpenRuns;
class RunQueue;

/// The run that a window shows, or will as soon as it is analysed.
struct CurrentRun
{
    QString file; ///< empty where there is none
    std::shared_ptr<const graph::Run> run = std::make_shared<const graph::Run>(); ///< never null
};

/// Makes the runs of the open model: the original, and its variant after it as one piece of work with it.
/// What was run before and is still open is not run again. The original is what is shown, also beside its
/// variant.
class RunController : public QObject
{
    Q_OBJECT

public:
    /// What it works on or looks at, which has to outlive it.
    struct Parts
    {
        OpenModel& model;
        OpenRuns& runs;
        const RunQueue& queue;      ///< whose files are not to be removed
        const FileOpening& opening; ///< for which a run makes way
        const CurrentRun& shown;
    };
    /// Lets an engine run a job.
    using Start = std::function<void(RunSession&, const job::Job&)>;
    explicit RunController(const Parts& parts, Start start = &RunSession::start);

    [[nodiscard]] bool isRunning() const { return m_stages.isRunning(); }
    /// Not while a file is being opened: the run would be stopped as soon as the file was read.
    [[nodiscard]] bool canRun() const { return !isRunning() && whyNoRun().isEmpty(); }
    /// One sentence that says why nothing can be run, and what to do; empty where something can.
    [[nodiscard]] QString whyNoRun() const;
    /// Runs the model and, where transforms are wanted, its variant after it.
    void run();
    /// Ends what runs and what would come after it.
    void stop();
    /// Forgets what runs: it is of no model that is open.
    void drop();

    /// What is done to what is shown or is being made, as `--transform` takes it; empty for an original.
    [[nodiscard]] const job::Transforms& transforms() const { return m_stages.transforms(); }
    /// Wants a variant with these, or the original. What is not there yet is run at once, the original too
    /// where its run is of another job or of an older model; a variant that is there is told by
    /// variantReady(), an original by originalWanted(). A variant that fails or is stopped takes its
    /// transforms with it; one whose original failed by an input stays wanted until giveUpInputs().
    void setTransforms(const job::Transforms& transforms);
    /// The inputs that a wanted variant waits for are not given: what is shown speaks again.
    void giveUpInputs();
    /// What is shown was made with these: they are what transforms() says, unless a run is being made or
    /// read, whose own they stay until then.
    void followShown(const job::Transforms& transforms) { m_stages.followShown(transforms); }
    /// The engine at work: how far it is; tests kill it.
    [[nodiscard]] RunSession& session() { return m_session; }
    [[nodiscard]] const RunSession& session() const { return m_session; }

Q_SIGNALS:
    void runStarted();
    /// The original (0) or the variant (1) begins, or it became clear that there will be a variant.
    void stageStarted(int stage, int stages);
    void transformsChanged();
    /// Results of the original, among them how it ended; `change` says what they are to what is shown.
    void originalRead(const QString& file, const std::shared_ptr<const scalescope::graph::Run>& run,
                      scalescope::widgets::RunChange change, bool ended);
    /// An open run is the original of what is wanted.
    void originalWanted(const QString& file);
    /// The files of two runs that belong together are open.
    void variantReady(const QString& original, const QString& variant);
    /// The variant that is ready simulates formats in none of its products; `why` says which it left out.
    void roundedNothing(const QString& why);
    void runEnded(const scalescope::app::Outcome& outcome);
    /// The run ended because another file is to be opened; what it recorded is in `file`, if anywhere.
    void madeWay(const QString& file);
    /// Something else runs, or nothing any more, or another run is open.
    void changed();
    void logged(const QString& source, const QString& text);
    /// One sentence for the user: something failed, or should be known.
    void message(const QString& sentence);
    /// The same of what went well.
    void note(const QString& sentence);

private:
    /// Compares the variant with these, which is made where it is not there.
    void showVariant(const job::Transforms& transforms);
    void showOriginal();
    void startOriginal();
    /// `isFirst`: no other stage goes before it.
    void startVariant(const QString& originalFile, bool isFirst);
    /// A new file for what the job makes.
    [[nodiscard]] job::Job withOutput(const job::Job& job) const;
    void start(const job::Job& job, bool isFirst);
    void takeResults(const QString& file, const std::shared_ptr<const graph::Run>& run, bool ended);
    void takeOriginal(const QString& file, const std::shared_ptr<const graph::Run>& run, bool ended);
    void takeVariant(const QString& file, const std::shared_ptr<const graph::Run>& run);
    /// It was made before, and is not made again.
    void tellOfOlderVariant(const graph::Run& run);
    void tellOfHidden(const graph::Run& run);
    void tellOfVariant(const graph::Run& run);
    void takeFailure(const QString& sentence);
    void handleEnd(const Outcome& outcome);
    void endOriginal(const Outcome& outcome);
    void endVariant(const Outcome& outcome);
    void endWithoutVariant();
    void tellProblem(const Outcome& outcome);

    Parts m_parts;
    Start m_start;
    RunSession m_session;
    VariantStages m_stages;
    widgets::RunChange m_nextChange = widgets::RunChange::Rerun; ///< of the original's next results
    std::optional<Outcome> m_death; ///< how the engine ended, where it wrote no problem of its own
};

} // namespace scalescope::app
