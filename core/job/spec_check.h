// SPDX-License-Identifier: GPL-3.0-or-later
// What can be said about a SPEC and the argument it is for without libtorch. The command, the form and the
// engine say it with these sentences.
#pragma once

#include "core/job/model_info.h"
#include "core/job/spec.h"

#include <optional>
#include <string>

namespace scalescope::job {

/// A SPEC that a value of the type could be written as: "[randn:[8], 1.0]". Empty where there is none.
std::string exampleSpec(const TypeInfo& type);

/// Which value of which argument: the argument's name, and "x" or "batch[0]" for sentences.
struct SpecPlace
{
    std::string argument;
    std::string place = argument;
};

/// What is wrong where `spec` stands for a value of `type`, as Python would convert it; nothing where it fits
/// as far as can be told. What files hold and classes are made of is not looked at. The error's field is the
/// argument. `text` is what the user wrote for it, which the sentence quotes.
std::optional<Error> checkSpec(const Spec& spec, const TypeInfo& type, const SpecPlace& where,
                               const std::string& text);

/// "Argument x (Tensor) has no value: give it with --input x=SPEC, for instance --input 'x=randn:[8]'."
Error missingInput(const std::string& argument, const std::string& typeText, const std::string& example);
/// "Argument x is given twice; keep one of them."
Error inputGivenTwice(const std::string& argument);
/// "Argument n must be int, but is 2.5: WHY; write for instance 1." `why` may say nothing; `text` is what the
/// user wrote, empty where only the value is known.
Error wrongInput(const std::string& argument, const std::string& place, const std::string& typeText,
                 const Spec& spec, const message::Clause& why, const std::string& example,
                 const std::string& text = {});

} // namespace scalescope::job
