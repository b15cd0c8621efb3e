// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>

namespace scalescope::widgets {

/// A title that has to be cut loses the middle of a name in it, so that what tells it from others of that
/// name stays: "transf….pt · FP8". Where that is too little, the title loses its middle.
QString elidedTitle(const QString& title, const QString& name, const QFontMetrics& metrics, int width);

/// What is left of such a name, some letters and the dots.
constexpr int leastName = 36;

} // namespace scalescope::widgets
