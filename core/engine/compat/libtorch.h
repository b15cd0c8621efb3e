// SPDX-License-Identifier: GPL-3.0-or-later
// The libtorch that is linked: its version, and what is made up for before it is used. This folder alone
// knows how 1.13 and the current release differ.
#pragma once

#include <string>
#include <string_view>

namespace scalescope::engine {

/// Version of the libtorch that is linked, for instance "2.13.0".
std::string libtorchVersion();

/// The instructions that libtorch has chosen for this processor, for instance "AVX2".
std::string processorCapability();

/// Makes up for what this libtorch lacks or gets wrong. Once per process; loading a model begins with it.
void setUpLibtorch();

/// Registers those operators of current releases that this libtorch lacks and that exported models name, so
/// that these load and run. Does so once; must be called before code is imported.
void registerMissingOperators();

/// Registers these operators under a namespace of operators, except those that it has: "aten" for the call
/// above, another one to try them where libtorch has its own.
void registerPolyfills(const std::string& nameSpace);

// Operators that no model may use here, because they are ways out of its tensors.

/// Takes them from the operators that TorchScript knows, so that no code that is loaded later can call them,
/// however it names them. Once more after a library was loaded, which could bring some of them back.
void refuseOperators();

/// Whether an operator, as "namespace::name", is one of them.
bool isRefusedOperator(std::string_view qualified);

/// Has tensors on the CPU lie in blocks whose memory the next tensor of that size can have. libtorch's own
/// come from posix_memalign, for which glibc asks itself for more than it keeps: the hole that a tensor
/// leaves is too small for another of the same size as soon as something small lies in the rest.
/// docs/decisions/memory-of-tensors.md has the figures.
void useReusableTensorMemory();

} // namespace scalescope::engine
