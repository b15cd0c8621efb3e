// SPDX-License-Identifier: GPL-3.0-or-later
// What a waterfall says beside its strokes.
#pragma once

#include "widgets/theme/theme.h"
#include "widgets/waterfall/waterfall_scene.h"

#include <QCoreApplication>
#include <QString>

namespace scalescope::widgets {

/// The translation context of what a waterfall says.
struct WaterfallWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::Waterfall)
};

/// "+1.3", "−0.4", "0": the difference of the levels as they are told, in tenths of a binade, so that the
/// steps add up to the total; the mark of what has no level; empty for the first level.
QString changeText(const WaterfallRow& row);
/// Above the column of these.
QString changeHeading();

/// "+8.4 binades in 8 steps", from the first level to the last; empty where there are no two.
QString totalText(const WaterfallScene& scene);

QString grewWords();
QString shrankWords();
/// What the pale bands are.
QString layersWords();
/// What the rings are.
QString branchWords(graph::Direction direction);

/// What the tooltip of a row says, as rich text.
QString describeStep(const WaterfallScene& scene, int row, const Theme& theme);
/// The same in a line, for screen readers.
QString stepText(const WaterfallScene& scene, int row);

} // namespace scalescope::widgets
