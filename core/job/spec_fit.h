// SPDX-License-Identifier: GPL-3.0-or-later
// What values Python takes for an argument, without libtorch: core/job/spec_check says it of a SPEC, and
// core/engine/inputs/convert makes the values.
#pragma once

#include "core/job/model_info.h"
#include "core/job/spec.h"

#include <optional>
#include <vector>

namespace scalescope::job {

/// What is converted for an argument: nothing where a member of a Union is looked for as written, numbers
/// alone where any member will do.
enum class Conversions { None, Numbers, All };

template <typename T>
const T* as(const Spec& spec)
{
    return std::get_if<T>(&spec.value);
}

/// A literal number or truth value.
bool isNumber(const Spec& spec);

/// Whether the literal number or truth value goes for a value of the kind (Int, Float, Bool): as it is,
/// or converted as far as is allowed. A float is never an int.
bool fitsNumber(const Spec& number, TypeKind kind, Conversions conversions);

/// The shape of nested lists of numbers, as torch.tensor takes them; nothing where they are no numbers or
/// their lengths differ.
std::optional<std::vector<std::size_t>> shapeOf(const Spec& spec);

/// The parts of a Tuple: a list's items, or of a dictionary those that a NamedTuple names. Nothing where they
/// are not as many as the type's.
std::optional<std::vector<Spec>> tupleParts(const Spec& spec, const TypeInfo& type);

/// The members of a Union are tried in this order: first as written, then with numbers converted.
inline constexpr Conversions unionConversions[] = {Conversions::None, Conversions::Numbers};

} // namespace scalescope::job
