// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <QMetaType>
#include <QModelIndex>

namespace scalescope::widgets {

/// Roles that the item models share; text is in Qt::DisplayRole, raw values are here.
enum ItemRole {
    NodeIdRole = Qt::UserRole, ///< qint64; missing where the row has no node
    AlignedRowRole,            ///< qint64, of what is compared: its row of the comparison
    NodeRole,                  ///< const graph::Node*, for painting bars; valid while the model is not reset
    SortRole,                  ///< value to sort by: a double (NaN where there is none), or text
    RunFailureRole,            ///< bool: a problem that made the run fail, and not a tensor's
    SeverityRole,              ///< int of graph::Severity
    DirectionRole,             ///< int of graph::Direction, of cells that belong to one
    LossRole,                  ///< bool: the value is a part that a format loses, and one to look at
    ModulePathRole,            ///< QString
    StatusSignRole,            ///< QString: "+" of what was added, "−" of what was removed, else empty
    HitRole,                   ///< bool: the search found something in this row
    ConsequenceRole,           ///< bool: a problem that another causes
    ConsequencesRole,          ///< int: how many problems come of the row's
    SignFormRole,              ///< int of SignForm, of problems
    SparedRole,    ///< bool: a problem only of what is stored so (report::ListedProblem::isOnlyIfStored)
    HiddenRole,    ///< bool: the graph does not show the row's node
    FixRole,       ///< bool: there is a power of two that mends the row's problem, or lessens it
    BriefTextRole, ///< QString: the cell's text in as few words as say it
    CopiedRole,    ///< QString: the cell where its row is copied; missing where it is painted
    LookRole       ///< int of CellLook
};

} // namespace scalescope::widgets

Q_DECLARE_METATYPE(const scalescope::graph::Node*)
