// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/twin_controls.h"

#include "core/job/transform.h"
#include "widgets/models/transform_names.h"

#include <QCoreApplication>
#include <algorithm>

namespace scalescope::app {

namespace {

struct TwinWords
{
    Q_DECLARE_TR_FUNCTIONS(TwinControls)
};

bool isUnitScaling(const std::string& transform)
{
    const auto known = job::transformFrom(transform);
    return known && std::holds_alternative<job::UnitScaling>(*known);
}

bool isSimulation(const std::string& transform)
{
    return formatsOf(transform).has_value();
}

/// The Python library's, "fp8" or "fp8:extended".
bool isSimulateFp8(const std::string& transform)
{
    const auto known = job::transformFrom(transform);
    return known && std::holds_alternative<job::SimulateFp8>(*known);
}

/// What is called FP8 is OCP's pair, which is what FP8 is to most, and simulate_fp8: every other simulation
/// goes by its forward format. The formats beside it say which they are.
QString simulationWords(const std::string& transform)
{
    const auto formats = formatsOf(transform);
    if (isSimulateFp8(transform) || (formats && simulationOf(*formats) == "format:e4m3fn,e5m2"))
        return QStringLiteral("FP8");
    return formats ? QString::fromStdString(formats->forward.label)
                   : widgets::transformText(QString::fromStdString(transform));
}

QString simulationToolTip(const std::string& transform)
{
    if (isSimulateFp8(transform))
        return TwinWords::tr("Runs a twin whose matrix products read E4M3 and whose gradients are E5M2, as "
                             "unit-scaling's simulate_fp8 rounds them, and compares it with the original");
    return TwinWords::tr(
               "Runs a twin whose matrix products read and give %1, and compares it with the original")
        .arg(widgets::transformText(QString::fromStdString(transform)));
}

} // namespace

TwinControls twinControls(const std::vector<std::string>& transforms, const report::FormatPair& chosen)
{
    const auto simulated = std::ranges::find_if(transforms, isSimulation);
    TwinControls controls;
    controls.unitScales = std::ranges::any_of(transforms, isUnitScaling);
    controls.simulates = simulated != transforms.end();
    controls.simulation = controls.simulates ? *simulated : simulationOf(chosen);
    controls.formats = controls.simulates ? formatsOf(controls.simulation).value_or(chosen) : chosen;
    controls.text = TwinWords::tr("Simulate %1", "a number format").arg(simulationWords(controls.simulation));
    controls.toolTip = simulationToolTip(controls.simulation);
    return controls;
}

std::string simulationOf(const report::FormatPair& formats)
{
    const job::Transform fp8 = job::SimulateFp8{};
    return job::toString(job::formatsOf(fp8) == formats ? fp8 : job::SimulateFormats{formats});
}

std::optional<report::FormatPair> formatsOf(const std::string& transform)
{
    const auto known = job::transformFrom(transform);
    return known ? job::formatsOf(*known) : std::nullopt;
}

std::vector<std::string> withUnitScaling(std::vector<std::string> transforms, bool wanted)
{
    std::erase_if(transforms, isUnitScaling);
    if (wanted)
        transforms.insert(transforms.begin(), job::toString(job::UnitScaling{}));
    return transforms;
}

std::vector<std::string> withSimulation(std::vector<std::string> transforms, const std::string& simulation)
{
    std::erase_if(transforms, isSimulation);
    if (!simulation.empty())
        transforms.push_back(simulation);
    return transforms;
}

} // namespace scalescope::app
