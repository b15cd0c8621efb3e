// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/sheet/sign_form.h"
#include "widgets/theme/theme.h"

#include <QString>

class QModelIndex;
class QPainter;
class QPointF;

namespace scalescope::widgets {

/// The sign at the left of a problem's row. Shapes and not colours alone tell severities apart: a disc, a
/// crossed square, a triangle, an i.
struct RowSign
{
    bool isFailure = false; ///< what made the run fail
    graph::Severity severity = graph::Severity::Error;
    sheet::SignForm form = sheet::SignForm::Solid;

    static RowSign of(const QModelIndex& index);
    void paint(QPainter& painter, const QPointF& centre, const Theme& theme) const;
    /// What it means, translated: "Error only if stored in its format; recipes leave it in ...".
    [[nodiscard]] QString meaning() const;
};

} // namespace scalescope::widgets
