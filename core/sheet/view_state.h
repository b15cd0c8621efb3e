// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bisect/module_shares.h"
#include "core/compare/comparison.h"
#include "core/formats/format_pair.h"
#include "core/formats/range_loss.h"
#include "core/graph/run.h"
#include "core/job/transform.h"
#include "core/prune/prune.h"
#include "core/sheet/colouring.h"
#include "core/sheet/fields.h"

#include <memory>
#include <optional>

namespace scalescope::sheet {

/// A run and how it is looked at, but for what is selected: of it another thread makes a document of its own.
struct ViewState
{
    std::shared_ptr<const graph::Run> run = std::make_shared<graph::Run>(); ///< never null
    prune::Options pruning;
    formats::FormatPair formats = formats::usualFormats();
    std::optional<job::Transform> simulation; ///< what the run was made with, or is looked at for
    formats::RangeThresholds rangeThresholds;
    FieldId quantity = FieldId::MeanAbs;
    Colouring colouring;
    std::shared_ptr<const bisect::ModuleShares> shares;
    std::shared_ptr<const compare::Comparison> comparison; ///< null, or of two runs, of which this may be one
};

} // namespace scalescope::sheet
