// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

namespace scalescope::graph {

/// Marks the gradients that are zero mathematically, so that what there is of them is the noise of rounding
/// (Side::isNoise): of a bias in front of a normalisation, or of an attention's keys. Known by the
/// gradient's rms being below 2^-18 of the largest rms among the gradients that were summed for it: those of
/// the results of the operators that add the tensor to something larger; below 2^-8 where nothing but a batch
/// normalisation reads that result, whose gradients are differences that cancel; in float16 and bfloat16 by
/// the 13 and 16 bits more that these lack of float32's, up to 2^-2, of keys also where their scores go
/// through such a type. Of a bias of which a part is that of an attention's keys (keyParts()) that part is
/// marked (Side::meaningless), where as many elements are as small as its noise would be. In a simulated
/// run the reference's count, which its own and the ratio of the norms tell. The edges have to be there.
void markZeroGradients(Graph& graph);

} // namespace scalescope::graph
