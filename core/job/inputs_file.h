// SPDX-License-Identifier: GPL-3.0-or-later
// The document of `--inputs FILE.json`: all inputs of a method in one file.
#pragma once

#include "core/job/job.h"
#include "core/result.h"

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace scalescope::job {

/// Longer texts are no inputs: arrays of many numbers are in files of their own.
inline constexpr std::size_t largestInputsFile = std::size_t{16} << 20;

/// An object by argument name or an array of positional inputs. Strings are SPECs (a text needs quotes of its
/// own:
/// "\"mean\""), other JSON values stand for themselves, nested ones too.
Result<std::vector<Input>> inputsFromJson(const nlohmann::json& json);
Result<std::vector<Input>> inputsFromText(const std::string& text);

/// The document that reads back to these inputs. Fails where an input without a name follows one with a name.
Result<nlohmann::json> inputsToJson(const std::vector<Input>& inputs);

} // namespace scalescope::job
