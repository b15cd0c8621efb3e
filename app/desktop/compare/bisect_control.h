// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/engine_process.h"
#include "core/bisect/bisection.h"
#include "core/bisect/module_shares.h"
#include "core/job/transform.h"

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

namespace scalescope::widgets {
class CausesView;
class Document;
} // namespace scalescope::widgets

namespace scalescope::app {

class Settings;
class Workspace;

/// Looks for the rounded operands that cause an error of the open model: an engine of its own at work, what
/// it found, in the view and as colours of the graph, and the recipe that comes of it.
class BisectControl : public QObject
{
    Q_OBJECT

public:
    /// What it works on, which has to outlive it.
    struct Parts
    {
        Workspace& workspace;
        widgets::Document& document;
        const Settings& settings;
        widgets::CausesView& view;
    };
    /// Lets an engine do a job.
    using Start = std::function<void(EngineProcess&, const job::Job&)>;
    explicit BisectControl(const Parts& parts, Start start = &EngineProcess::start);
    ~BisectControl() override;

    /// What a search rounds: unit scaling or not, and formats.
    void setTransforms(const job::Transforms& transforms);
    /// After something else is shown, or can be run.
    void update();
    [[nodiscard]] bool isRunning() const { return m_engine != nullptr && m_engine->isRunning(); }
    [[nodiscard]] const bisect::Bisection& bisection() const { return m_bisection; }
    void stop();
    /// Writes the table to a file, CSV or JSON by its ending; the sentence says what went wrong.
    [[nodiscard]] QString save(const QString& file) const;

Q_SIGNALS:
    /// A search began, or ended.
    void runningChanged();
    /// Causes are known that were not.
    void found();
    /// These formats, with what was found kept, are to be simulated.
    void recipeChosen(const scalescope::job::Transform& simulation);
    /// One sentence for the user: something failed.
    void message(const QString& sentence);

private:
    void search(const job::BisectTarget& target, std::optional<double> bound);
    void take(const job::Event& event);
    void end(const Outcome& outcome);
    void show();
    void updateShares();
    void forget();
    void sayRounding();
    void chooseRecipe();
    void askForFile();

    Parts m_parts;
    Start m_start;
    std::unique_ptr<EngineProcess> m_engine; ///< one for each search
    QTimer m_nextShow;
    job::Transforms m_transforms;
    job::Transforms m_searched; ///< those of m_bisection
    bisect::Bisection m_bisection;
    std::optional<job::Job> m_searchedJob;                ///< what m_bisection is of
    std::shared_ptr<const bisect::ModuleShares> m_shares; ///< of m_bisection
    qint64 m_trials = 0;
};

} // namespace scalescope::app
