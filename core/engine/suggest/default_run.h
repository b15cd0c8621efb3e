// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/inputs/inputs.h"
#include "core/engine/program/model_failure.h"
#include "core/job/job.h"

#include <torch/script.h>

#include <optional>
#include <string>
#include <vector>

namespace scalescope::engine {

/// What a run of a method does by default, without measuring: the run's interpreter, inputs with gradients
/// where operators take them, backward from the first output that has one.
class DefaultRun
{
public:
    /// The module is written to.
    DefaultRun(const torch::jit::Module& module, std::string method, const std::vector<job::Input>& inputs,
               const std::string& baseFolder);

    /// The words of what ends a run; none where nothing did. A backward that fails does not, as nobody asked
    /// for it.
    message::Clause run();
    /// Operators that were called before the first failure.
    [[nodiscard]] std::int64_t steps() const { return m_steps; }

private:
    std::optional<ModelFailure> forward(bool inputsHaveGradients);
    message::Clause backward();

    torch::jit::Module m_module;
    std::string m_method;
    const std::vector<job::Input>& m_inputs;
    InputContext m_context;
    c10::IValue m_result;
    message::Clause m_words; ///< of the first failure
    std::int64_t m_steps = 0;
};

} // namespace scalescope::engine
