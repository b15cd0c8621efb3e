// SPDX-License-Identifier: GPL-3.0-or-later
// What a problem leads to, translated: the same words in the list and in the inspector.
#pragma once

#include "core/sheet/problem_rows.h"

#include <QString>
#include <QStringList>

namespace scalescope::widgets {

/// Of what is none by itself why it is an error: "an error because of what follows: up to 38 % become zero in
/// layers.0.k"; empty for others.
QString whyErrorText(const sheet::ProblemRow& row);

/// Of an error from which a worse one follows: "what follows is worse: up to 88 % become zero in layers.0.k";
/// empty where none is worse by more than a twentieth of a tensor.
QString worseText(const sheet::ProblemRow& row);

/// Of a problem of several layers or calls, of which the worst is told, where that is, and the least: "worst
/// of 3 in layers.0.k, least in layers.2.k (31 %)"; empty of others, and where they are alike.
QString leastText(const sheet::ProblemRow& row);

/// Of an error of a tensor or gradient, the worst error that recipes meet in what follows from it; null where
/// they meet none.
const sheet::ProblemRow* metBeneath(const sheet::ProblemRow& row);

/// These parts of what is said of a tensor or gradient, and what recipes make of it: why they leave it alone,
/// `kept` (keptText()), and that they meet what follows from it.
QString problemSentence(const sheet::ProblemRow& row, QStringList parts, const QString& kept);

} // namespace scalescope::widgets
