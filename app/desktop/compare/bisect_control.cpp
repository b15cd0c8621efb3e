// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/compare/bisect_control.h"

#include "app/runs/engine_words.h"
#include "app/runs/workspace.h"
#include "app/settings/settings.h"
#include "core/bisect/module_shares.h"
#include "widgets/causes/causes_view.h"
#include "widgets/models/transform_names.h"
#include "widgets/models/whole_file.h"
#include "widgets/theme/file_question.h"

#include <QDir>
#include <algorithm>
#include <utility>

namespace scalescope::app {

namespace {

constexpr int betweenShowsMs = 250;

const job::Transform* simulationIn(const job::Transforms& transforms)
{
    const auto found = std::ranges::find_if(transforms, job::simulatesFormats);
    return found == transforms.end() ? nullptr : &*found;
}

/// Whether these differ in nothing that changes what a model computes but in what is done to it.
bool runTheSame(const job::Job& a, const job::Job& b)
{
    return a.method == b.method && a.inputs == b.inputs && a.training == b.training && a.seed == b.seed &&
           a.backward == b.backward && a.outputIndices == b.outputIndices;
}

/// With a name that the button has room for: "mxe4m3_mxe5m2", "mxfp8".
job::Recipe withShortName(const job::Transform& simulation)
{
    job::Recipe recipe = *job::recipeOf(simulation);
    if (const auto* pair = std::get_if<job::SimulateFormats>(&simulation)) {
        const auto& [forward, backward] = pair->formats;
        recipe.name = forward.name + (forward.name == backward.name ? "" : "_" + backward.name);
    } else if (std::holds_alternative<job::SimulateFp8>(simulation)) {
        recipe.name = "fp8";
    }
    return recipe;
}

} // namespace

BisectControl::BisectControl(const Parts& parts, Start start) : m_parts(parts), m_start(std::move(start))
{
    m_nextShow.setSingleShot(true);
    m_nextShow.setInterval(betweenShowsMs);
    connect(&m_nextShow, &QTimer::timeout, this, &BisectControl::show);
    connect(&parts.view, &widgets::CausesView::searchAsked, this, &BisectControl::search);
    connect(&parts.view, &widgets::CausesView::stopAsked, this, &BisectControl::stop);
    connect(&parts.view, &widgets::CausesView::recipeAsked, this, &BisectControl::chooseRecipe);
    connect(&parts.view, &widgets::CausesView::saveAsked, this, &BisectControl::askForFile);
    connect(&parts.document, &widgets::Document::runChanged, this, [this](widgets::RunChange change) {
        if (change == widgets::RunChange::Another)
            forget();
        else
            updateShares();
    });
    connect(&parts.workspace, &Workspace::changed, this, &BisectControl::update);
    connect(&parts.workspace.controller(), &RunController::runStarted, this, &BisectControl::update);
    connect(&parts.workspace.controller(), &RunController::runEnded, this, &BisectControl::update);
    update();
}

BisectControl::~BisectControl() = default;

void BisectControl::setTransforms(const job::Transforms& transforms)
{
    m_transforms = transforms;
    sayRounding();
}

/// Causes stay when other formats are chosen: what they are of stands with them.
void BisectControl::sayRounding()
{
    const job::Transform* searched = simulationIn(m_searched);
    const job::Transform* chosen = simulationIn(m_transforms);
    QString sentence;
    if (searched != nullptr)
        sentence = (chosen != nullptr && *chosen == *searched ? tr("Rounded as %1.")
                                                              : tr("Rounded as %1, not as is chosen now."))
                       .arg(widgets::transformText(*searched));
    m_parts.view.setRounding(sentence);
}

void BisectControl::update()
{
    const Workspace& workspace = m_parts.workspace;
    QString whyNot = workspace.whyNoRun();
    if (whyNot.isEmpty() && (workspace.model().isEmpty() || !workspace.knowsInputs()))
        whyNot = tr("Run the model first; then the causes of an error can be found.");
    if (whyNot.isEmpty() && workspace.isRunning())
        whyNot = tr("The model is running; when it has ended, the causes of an error can be found.");
    m_parts.view.setWhyNot(whyNot);
}

void BisectControl::search(const job::BisectTarget& target, std::optional<double> bound)
{
    Workspace& workspace = m_parts.workspace;
    if (isRunning() || !workspace.whyNoRun().isEmpty() || simulationIn(m_transforms) == nullptr ||
        workspace.openModel().asksFirst([this, target, bound] { search(target, bound); }))
        return;
    job::Job job = workspace.job();
    job.command = job::Command::Bisect;
    job.output.clear();
    job.saveValues.clear();
    job.saveLimit.reset();
    job.transforms = m_transforms;
    job.target = target;
    job.bound = bound;
    forget();
    m_searched = m_transforms;
    m_searchedJob = job;
    sayRounding();
    m_engine = std::make_unique<EngineProcess>();
    connect(m_engine.get(), &EngineProcess::eventReceived, this, &BisectControl::take);
    connect(m_engine.get(), &EngineProcess::finished, this, &BisectControl::end);
    job.withoutSandbox = true; // the window said it when the model was opened, where there is none
    m_start(*m_engine, job);
    m_parts.view.setRunning(true);
    Q_EMIT runningChanged();
}

void BisectControl::stop()
{
    if (isRunning())
        m_engine->stop();
}

/// What was found means nothing for another model.
void BisectControl::forget()
{
    m_nextShow.stop();
    const bool wasRunning = isRunning();
    m_engine.reset();
    m_bisection = {};
    m_trials = 0;
    m_searched.clear();
    m_searchedJob.reset();
    sayRounding();
    m_parts.view.setRunning(false);
    m_parts.view.setBisection(m_bisection);
    m_shares.reset();
    m_parts.document.setShares(nullptr);
    if (wasRunning)
        Q_EMIT runningChanged();
}

void BisectControl::take(const job::Event& event)
{
    if (const auto* progress = std::get_if<job::Progress>(&event);
        progress != nullptr && progress->phase == job::Phase::Bisect)
        m_trials = progress->done;
    else if (!m_bisection.add(event))
        return;
    if (!m_nextShow.isActive())
        m_nextShow.start();
}

void BisectControl::show()
{
    const bool isFirst = m_shares == nullptr && !m_bisection.groups.empty();
    m_parts.view.setRunning(isRunning(), m_trials);
    m_parts.view.setBisection(m_bisection);
    if (!m_bisection.groups.empty())
        m_shares = std::make_shared<const bisect::ModuleShares>(m_bisection);
    updateShares();
    if (isFirst)
        Q_EMIT found();
}

/// They are of the formats and the inputs that were searched: a variant or a run with others has no shares.
void BisectControl::updateShares()
{
    const job::Transform* searched = simulationIn(m_searched);
    bool isOfShown = true;
    for (const std::string& name : m_parts.document.run().facts.transforms) {
        const auto shown = job::transformFrom(name);
        if (shown && job::simulatesFormats(*shown))
            isOfShown = searched != nullptr && *shown == *searched;
    }
    const auto shownJob = job::jobFromText(m_parts.document.run().facts.job);
    if (shownJob && m_searchedJob)
        isOfShown = isOfShown && runTheSame(*shownJob, *m_searchedJob);
    m_parts.document.setShares(isOfShown ? m_shares : nullptr);
}

void BisectControl::end(const Outcome& outcome)
{
    m_nextShow.stop();
    show();
    if (outcome.status != ExitStatus::Done && !outcome.byUser)
        Q_EMIT message(outcomeText(outcome));
    Q_EMIT runningChanged();
}

void BisectControl::chooseRecipe()
{
    const job::Transform* simulation = simulationIn(m_searched);
    if (simulation == nullptr)
        return;
    job::Recipe recipe = bisect::withKept(withShortName(*simulation), bisect::keptOperands(m_bisection));
    Q_EMIT recipeChosen(job::SimulateRecipe{std::move(recipe), job::isExtended(*simulation)});
}

void BisectControl::askForFile()
{
    const QString suggestion = QDir(m_parts.settings.exportFolder()).filePath(QStringLiteral("causes.csv"));
    widgets::askForFile(m_parts.view.window(),
                        {tr("Save the causes"), suggestion, tr("Tables (*.csv *.json)"), true},
                        [this](const QString& file) {
                            if (const QString sentence = save(file); !sentence.isEmpty())
                                Q_EMIT message(sentence);
                        });
}

QString BisectControl::save(const QString& file) const
{
    const std::string text = file.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive)
                                 ? bisect::bisectionJson(m_bisection)
                                 : bisect::bisectionCsv(m_bisection);
    const auto reason = widgets::writeWhole(file, text);
    return reason ? tr("%1 can't be written (%2); choose another folder.").arg(file, *reason) : QString();
}

} // namespace scalescope::app
