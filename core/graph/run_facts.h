// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/mode.h"

#include <chrono>
#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace scalescope::graph {

/// How a run came about, as the run file's table `run` has it under documented keys (docs/run-file.md). What
/// is not known is empty.
struct RunFacts
{
    using Time = std::chrono::sys_seconds; ///< UTC

    std::string model; ///< absolute path of the model's file
    std::string method;
    std::optional<Mode> mode;
    std::optional<std::uint64_t> seed;
    std::string device;
    std::string inputs;                  ///< as the user wrote them
    std::vector<std::string> transforms; ///< their names, in the order in which they applied
    std::string backward;                ///< what backward started from
    std::string job;                     ///< the job document, JSON
    std::string engine;                  ///< version of this project
    std::string torch;
    std::string sandbox; ///< what kept the model from the machine
    std::optional<Time> started;
    std::optional<Time> finished;
    std::optional<std::uint64_t> savedValues; ///< how many tensors were saved
    /// By key, what this version does not know, and texts of known keys that are not of their type.
    std::map<std::string, std::string> others;

    /// Takes a fact as run files hold it.
    void set(const std::string& key, std::string text);
    /// All that are known as run files hold them, by key.
    [[nodiscard]] std::map<std::string, std::string> texts() const;

    bool operator==(const RunFacts&) const = default;
};

/// T, or T that is only read.
template <typename T>
concept SomeRunFacts = std::same_as<std::remove_const_t<T>, RunFacts>;

/// Calls `visit` with the key and the member of each fact that has a member: the one list of them.
template <SomeRunFacts Facts, typename Visit>
void forEachFact(Facts& facts, const Visit& visit)
{
    visit("model", facts.model);
    visit("method", facts.method);
    visit("mode", facts.mode);
    visit("seed", facts.seed);
    visit("device", facts.device);
    visit("inputs", facts.inputs);
    visit("transforms", facts.transforms);
    visit("backward", facts.backward);
    visit("job", facts.job);
    visit("engine", facts.engine);
    visit("torch", facts.torch);
    visit("sandbox", facts.sandbox);
    visit("started", facts.started);
    visit("finished", facts.finished);
    visit("saved_values", facts.savedValues);
}

} // namespace scalescope::graph
