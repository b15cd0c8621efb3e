// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/statistics.h"
#include "widgets/models/document.h"

#include <QString>

namespace scalescope::widgets {

/// Why a simulation of formats would leave a tensor or gradient alone that a format says something of
/// (Document::isKept), translated: the same words wherever it is said. Empty where it would round it.
QString keptText(const Document& document, graph::NodeId node, graph::Direction direction);

/// "…; an error only if it is stored in E4M3FN", translated.
QString onlyIfStored(const QString& said, const QString& format);

/// What is said of it, with that.
QString withKept(const QString& said, const QString& kept);

} // namespace scalescope::widgets
