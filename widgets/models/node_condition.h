// SPDX-License-Identifier: GPL-3.0-or-later
// The single conditions that a NodeFilter is put together from.
#pragma once

#include "core/graph/graph.h"
#include "core/sheet/fields.h"

#include <QCoreApplication>
#include <QString>
#include <functional>
#include <optional>

namespace scalescope::widgets {

/// A node, and what its figures are got from.
struct FilteredNode
{
    const graph::Node& node;
    const sheet::Sources& sources;
};

using NodeCondition = std::function<bool(const FilteredNode&)>;

/// The translation context of the filter's sentences.
struct FilterWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::NodeFilter)
};

/// A part of the text of a filter.
struct TextPart
{
    qsizetype from = 0;
    qsizetype length = 0;
    bool operator==(const TextPart&) const = default;
};

/// Thrown where a condition makes no sense; caught by NodeFilter::parse.
struct FilterError
{
    QString sentence;
    QString about = {};                 ///< the operand or sign that it is about; empty: all of the condition
    std::optional<TextPart> where = {}; ///< filled in by who knows where the condition is
};

/// In the name, target, module, shape or dtype, whatever the case.
NodeCondition textCondition(QString wanted);
/// The same with a regular expression.
NodeCondition regexCondition(const QString& pattern);
/// `bwd.std < 2^-14`, `fwd.underflow > 0.1`, `bwd.sqnr_db < 20`; `sign` is one of < <= > >= = == !=.
NodeCondition comparison(const QString& left, const QString& sign, const QString& right);

} // namespace scalescope::widgets
