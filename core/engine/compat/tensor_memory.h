// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope::engine {

/// Has tensors on the CPU lie in blocks whose memory the next tensor of that size can have. libtorch's own
/// come from posix_memalign, for which glibc asks itself for more than it keeps: the hole that a tensor
/// leaves is too small for another of the same size as soon as something small lies in the rest.
/// docs/decisions/memory-of-tensors.md has the figures.
void useReusableTensorMemory();

} // namespace scalescope::engine
