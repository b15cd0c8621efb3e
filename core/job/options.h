// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a job, which options.def describes once: how texts become their values, on the command line
// and in the form's fields alike. What does not fit is said with the same sentence in both places, which
// quotes `option` before the text; a form, whose fields have names of their own, gives an empty one.
#pragma once

#include "core/job/job.h"
#include "core/result.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::job {

inline constexpr int mostThreads = 1024;

using Texts = std::vector<std::string>;

/// "--seed 1.5", as sentences quote it.
std::string written(const std::string& option, const std::string& text);
Result<std::uint64_t> parseSeed(const std::string& text, const std::string& option = "--seed");
/// A regular expression of --save-values; an empty one is none.
Result<void> checkSaveValues(const std::string& text, const std::string& option = "--save-values");

/// A part of a command's help.
enum class Group { Model, Backward, Transforms, Running, RunFile };

/// The field of the form. Label, placeholder and tip are to be translated in the context "Option".
struct Field
{
    const char* label = "";
    std::string placeholder = {};
    const char* tip = ""; ///< with a place %1 for `listed`
    Texts offers = {};    ///< texts that one may choose instead of writing one
    std::string listed = {};
};

struct Option
{
    std::string flag;     ///< "--seed"
    std::string name;     ///< of the document's member
    std::string argument; ///< "N", empty of what is done or not
    Group group;
    std::string help;
    std::optional<Field> field = {};
    bool isRepeatable = false;
    Texts words = {}; ///< the only ones that fit; empty where others do
    /// Makes the member of what was written, which is the standard where that is nothing.
    std::function<Result<void>(Job& job, const Texts& texts, const std::string& option)> take = {};
    /// What take() makes the member of, where the form has a field.
    std::function<Texts(const Job& job)> texts = {};
};

/// All of them, in their order.
const std::vector<Option>& options();
/// The one with that flag ("--seed"), which has to be one.
const Option& optionOf(std::string_view flag);

} // namespace scalescope::job
