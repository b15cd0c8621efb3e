// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/job.h"
#include "core/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace scalescope::job {

struct Spec;

/// How deep lists and dictionaries of a SPEC may nest.
inline constexpr int deepestSpec = 64;

/// Values that are made: `randn:[8,128]:bfloat16`, `uniform(0,1):[4]`, `randint(0,1000):[8]`,
/// `full(0.5):[2]`.
struct Generated
{
    enum class Kind { Randn, Uniform, Randint, Ones, Zeros, Full, Arange };
    using Number = std::variant<std::int64_t, double, bool>;

    Kind kind = Kind::Randn;
    std::vector<Number> parameters;  ///< bounds of uniform and of randint (upper one excluded), value of full
    std::vector<std::int64_t> shape; ///< empty for one number without dimensions
    std::string dtype; ///< "float32", ...; empty: int64 for randint, arange and whole numbers of full, bool
                       ///< for full(true), else float32
    bool operator==(const Generated&) const = default;
};

/// Values from a file: `data.npy`, `data.npz:key`, `data.pt`, `data.pt:key`.
struct FileReference
{
    std::string path;
    std::string key; ///< empty where there is none
    bool operator==(const FileReference&) const = default;
};

/// `[SPEC, SPEC]`: a list, a tuple or a NamedTuple, whichever the argument's type asks for.
struct ListSpec
{
    std::vector<Spec> items;
    bool operator==(const ListSpec& other) const;
};

/// `{"key": SPEC}`; keys are texts, whole numbers, numbers or truth values.
struct DictSpec
{
    std::vector<Spec> keys;
    std::vector<Spec> values;
    bool operator==(const DictSpec& other) const;
};

/// One SPEC, parsed: a value of `--input`. std::monostate is `null`, std::string a text.
struct Spec
{
    using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string, Generated,
                               FileReference, ListSpec, DictSpec>;
    Value value;
    bool operator==(const Spec&) const = default;
};

/// In place of a SPEC: the value that the model was exported with, where its file has one.
inline constexpr const char* sampleSpec = "sample";

/// Parses one SPEC. An error says what is wrong, at which character, and what is expected there.
Result<Spec> parseSpec(std::string_view text);

/// Why a text is no SPEC.
struct SpecProblem
{
    std::size_t at = 0; ///< the byte where it stops being one
    message::Clause what;
};
/// Nothing where the text is a SPEC.
std::optional<SpecProblem> problemOfSpec(std::string_view text);
/// "\"randn:[\" is not an input (character 8): ...": the sentence about it. `text` may be a part of the
/// SPEC, `problem.at` counts in that.
Error noSpec(std::string_view text, const SpecProblem& problem);
/// The SPEC's shortest usual spelling; parseSpec reads it back to an equal value.
std::string toText(const Spec& spec);
/// `text` as the SPEC of a text: in quotes, with escapes.
std::string quotedText(std::string_view text);

/// Takes `[NAME=]SPEC` apart. The SPEC itself is not looked at.
Input splitInput(const std::string& text);

/// Every dtype name that a SPEC may have, in the spelling that toText writes ("float32", "bfloat16", ...).
const std::vector<std::string>& dtypeNames();
/// The usual spelling of a dtype's name ("half" is "float16"); empty where there is no such dtype.
std::string canonicalDtype(std::string_view name);
/// Whether the dtype of that (usual) name holds floating-point or complex values.
bool isFloatingDtype(std::string_view name);
std::string_view toString(Generated::Kind kind); ///< "randn", "uniform", ...

} // namespace scalescope::job
