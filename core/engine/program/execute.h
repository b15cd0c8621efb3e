// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"

#include <stdexcept>

namespace scalescope::engine {

/// An exception that the model itself raised.
class ModelRaised : public std::runtime_error
{
public:
    ModelRaised(const std::string& message, std::string exceptionClass)
        : std::runtime_error(message), m_class(std::move(exceptionClass))
    {
    }
    /// "ValueError", or empty where the file does not say.
    [[nodiscard]] const std::string& exceptionClass() const { return m_class; }

private:
    std::string m_class;
};

/// Executes an instruction: takes its inputs from the end of the stack and leaves its outputs there. Throws
/// whatever the operator throws, and ModelRaised.
void execute(const Instruction& instruction, torch::jit::Stack& stack, std::size_t inputs);

} // namespace scalescope::engine
