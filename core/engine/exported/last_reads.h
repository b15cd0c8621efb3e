// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/lowered_program.h"

#include <span>
#include <unordered_map>

namespace scalescope::engine::exported {

/// Where each value is read last among some operations, those in their bodies included, by its place there.
std::unordered_map<Id, std::size_t> lastReads(std::span<const Operation> operations);

} // namespace scalescope::engine::exported
