// SPDX-License-Identifier: GPL-3.0-or-later
// The single conditions that a NodeFilter is put together from.
#pragma once

#include "core/graph/graph.h"

#include <QCoreApplication>
#include <QString>
#include <functional>

namespace scalescope::widgets {

using NodeCondition = std::function<bool(const graph::Node&)>;

/// The translation context of the filter's sentences.
struct FilterWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::NodeFilter)
};

/// Thrown where a condition makes no sense; caught by NodeFilter::parse.
struct FilterError
{
    QString sentence;
};

/// In the name, target, module, shape or dtype, whatever the case.
NodeCondition textCondition(QString wanted);
/// The same with a regular expression.
NodeCondition regexCondition(const QString& pattern);
/// `bwd.std < 2^-14`; `sign` is one of < <= > >= = == !=.
NodeCondition comparison(const QString& left, const QString& sign, const QString& right);

} // namespace scalescope::widgets
