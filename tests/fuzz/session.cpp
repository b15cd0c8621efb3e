// SPDX-License-Identifier: GPL-3.0-or-later
// What the window remembers between two starts, its session and the jobs of models among it.
#include "app/runs/session_plan.h"
#include "app/settings/settings.h"
#include "tests/fuzz/input_file.h"
#include "tests/fuzz/target.h"

using namespace scalescope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const fuzz::InputFile file(".ini");
    file.put(fuzz::textOf(data, size));
    const app::Settings settings(QString::fromStdString(file.path().string()));
    (void)app::sessionPlan(settings.session(), {});
    (void)settings.lastJob(QStringLiteral("/model.pt"));
    (void)settings.windowGeometry();
    (void)settings.windowState();
    (void)settings.simulation();
    (void)settings.rangeThresholds();
    (void)settings.quantity();
    (void)settings.colouring();
    (void)settings.gains();
    (void)settings.recentFiles();
    (void)settings.agreedFiles();
    return 0;
}
