// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace scalescope::engine {

/// A warning, by the model's own code or by libtorch.
struct Warning
{
    bool byModel = false;
    std::string file; ///< of the model's code, or of libtorch's own
    std::uint32_t line = 0;
    std::string text;
};

/// While one lives, the warnings of its thread go to its listener and not to standard error.
class WarningListener
{
public:
    explicit WarningListener(std::function<void(const Warning&)> listener);
    ~WarningListener();
    WarningListener(const WarningListener&) = delete;
    WarningListener& operator=(const WarningListener&) = delete;

private:
    struct Guard;
    std::unique_ptr<Guard> m_guard;
};

/// A warning of the model's own.
void warnByModel(const std::string& text, const std::string& file, std::uint32_t line);

/// The function with the listener of the calling thread, wherever it runs.
std::function<void()> withListenerOfThisThread(std::function<void()> function);

} // namespace scalescope::engine
