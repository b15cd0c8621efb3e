// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/compare/variant_controls.h"

#include "widgets/models/plain_text.h"
#include "widgets/models/transform_names.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

namespace scalescope::app {

namespace {

struct VariantWords
{
    Q_DECLARE_TR_FUNCTIONS(VariantControls)
};

bool isUnitScaling(const job::Transform& transform)
{
    return std::holds_alternative<job::UnitScaling>(transform);
}

bool isSimulation(const job::Transform& transform)
{
    return job::simulatesFormats(transform);
}

/// What is called FP8 is OCP's pair, which is what FP8 is to most, and simulate_fp8: every other simulation
/// goes by its forward format. The formats beside it say which they are.
QString simulationWords(const job::Transform& transform)
{
    if (std::holds_alternative<job::SimulateRecipe>(transform))
        return widgets::transformText(transform);
    const auto formats = job::formatsOf(transform);
    if (std::holds_alternative<job::SimulateFp8>(transform) || formats == formats::usualFormats())
        return widgets::withExtended(QStringLiteral("FP8"), transform);
    return formats ? widgets::withExtended(QString::fromStdString(formats->forward.label), transform)
                   : widgets::transformText(transform);
}

QString unitToolTip(const job::UnitScaling& scaling)
{
    return scaling.extended
               ? VariantWords::tr(
                     "Runs a variant of the model in unit scaling and compares it with the original, by "
                     "Scalescope's extended rules: more operators, and weights of any module. "
                     "Without them (menu Run) it does as the Python library unit-scaling.")
               : VariantWords::tr(
                     "Runs a variant of the model in unit scaling and compares it with the original, by "
                     "the rules of the Python library unit-scaling: weights of Linear and Embedding "
                     "only. The menu Run has Scalescope's extended rules, for more operators and "
                     "weights of any module.");
}

QString simulationToolTip(const job::Transform& transform)
{
    if (std::holds_alternative<job::SimulateFp8>(transform))
        return VariantWords::tr(
            "Runs a variant whose matrix products read E4M3 and whose gradients are E5M2, as "
            "unit-scaling's simulate_fp8 rounds them, and compares it with the original");
    if (const auto* simulation = std::get_if<job::SimulateRecipe>(&transform))
        return VariantWords::tr(
                   "Runs a variant whose matrix products are stored as the recipe %1 says, and compares it "
                   "with the original")
            .arg(widgets::recipeText(simulation->recipe));
    return VariantWords::tr(
               "Runs a variant whose matrix products read and give %1, and compares it with the original")
        .arg(widgets::transformText(transform));
}

} // namespace

VariantControls variantControls(const job::Transforms& transforms, const job::Transform& chosen,
                                const job::UnitScaling& chosenScaling)
{
    const auto simulated = std::ranges::find_if(transforms, isSimulation);
    const auto scaled = std::ranges::find_if(transforms, isUnitScaling);
    VariantControls controls;
    controls.unitScales = scaled != transforms.end();
    controls.unitScaling = controls.unitScales ? std::get<job::UnitScaling>(*scaled) : chosenScaling;
    controls.unitText =
        widgets::withMnemonic(widgets::transformText(job::Transform(controls.unitScaling)), QLatin1Char('U'));
    controls.unitToolTip = unitToolTip(controls.unitScaling);
    controls.simulates = simulated != transforms.end();
    controls.simulation = controls.simulates ? *simulated : chosen;
    controls.formats = job::rangesOf(controls.simulation).value_or(formats::usualFormats());
    controls.text =
        VariantWords::tr("Simulate %1", "a number format").arg(simulationWords(controls.simulation));
    controls.toolTip = simulationToolTip(controls.simulation);
    return controls;
}

QString formatNames(const report::FormatPair& formats)
{
    const QString forward = QString::fromStdString(formats.forward.label);
    return formats.forward == formats.backward
               ? forward
               : forward + QStringLiteral(" / ") + QString::fromStdString(formats.backward.label);
}

QString simulationName(const job::Transform& simulation)
{
    if (std::holds_alternative<job::SimulateRecipe>(simulation))
        return widgets::transformText(simulation);
    const auto formats = job::formatsOf(simulation);
    return formats ? widgets::withExtended(formatNames(*formats), simulation)
                   : widgets::transformText(simulation);
}

bool simulateTheSame(const job::Transform& a, const job::Transform& b)
{
    const auto* first = std::get_if<job::SimulateRecipe>(&a);
    const auto* second = std::get_if<job::SimulateRecipe>(&b);
    if (first != nullptr || second != nullptr)
        return first != nullptr && second != nullptr && *first == *second;
    return job::formatsOf(a) == job::formatsOf(b) && job::isExtended(a) == job::isExtended(b);
}

bool namesModules(const job::Transform& simulation)
{
    const auto* chosen = std::get_if<job::SimulateRecipe>(&simulation);
    return chosen != nullptr &&
           std::ranges::any_of(chosen->recipe.rules, [](const auto& rule) { return !rule.module.empty(); });
}

job::Transform simulationOf(const report::FormatPair& formats)
{
    job::Transform fp8 = job::SimulateFp8{};
    if (job::formatsOf(fp8) == formats)
        return fp8;
    return job::SimulateFormats{formats};
}

job::Transforms withUnitScaling(const job::Transforms& transforms,
                                const std::optional<job::UnitScaling>& scaling)
{
    job::Transforms changed;
    if (scaling)
        changed.emplace_back(*scaling);
    std::ranges::remove_copy_if(transforms, std::back_inserter(changed), isUnitScaling);
    return changed;
}

job::Transforms withSimulation(job::Transforms transforms, const std::optional<job::Transform>& simulation)
{
    std::erase_if(transforms, isSimulation);
    if (simulation)
        transforms.push_back(*simulation);
    return transforms;
}

} // namespace scalescope::app
