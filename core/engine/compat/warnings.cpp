// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/compat/warnings.h"

#include <c10/util/Exception.h>
#include <torch/version.h>

#include <utility>

namespace scalescope::engine {

namespace {

#if TORCH_VERSION_MAJOR >= 2
namespace handlers = c10::WarningUtils;
#else
namespace handlers = c10::Warning;
#endif

class ListeningHandler : public c10::WarningHandler
{
public:
    explicit ListeningHandler(std::function<void(const Warning&)> listener) : m_listener(std::move(listener))
    {
    }

#if TORCH_VERSION_MAJOR >= 2
    void process(const c10::Warning& warning) override
    {
        pass(warning.source_location(), warning.msg(), warning.verbatim());
    }
#else
    void process(const c10::SourceLocation& place, const std::string& text, const bool verbatim) override
    {
        pass(place, text, verbatim);
    }
#endif

private:
    /// libtorch calls what comes from a model's or Python's code "verbatim".
    void pass(const c10::SourceLocation& place, const std::string& text, bool verbatim)
    {
        m_listener({verbatim, place.file ? place.file : "", place.line, text});
    }

    std::function<void(const Warning&)> m_listener;
};

} // namespace

struct WarningListener::Guard
{
    explicit Guard(std::function<void(const Warning&)> listener)
        : handler(std::make_unique<ListeningHandler>(std::move(listener))), installed(handler.get())
    {
    }
    std::unique_ptr<c10::WarningHandler> handler;
    handlers::WarningHandlerGuard installed;
};

WarningListener::WarningListener(std::function<void(const Warning&)> listener)
    : m_guard(std::make_unique<Guard>(std::move(listener)))
{
}

WarningListener::~WarningListener() = default;

void warnByModel(const std::string& text, const std::string& file, std::uint32_t line)
{
    const c10::SourceLocation place{"", file.c_str(), line};
#if TORCH_VERSION_MAJOR >= 2
    c10::warn(c10::Warning(c10::UserWarning(), place, text, true));
#else
    c10::Warning::warn(place, text, true);
#endif
}

std::function<void()> withListenerOfThisThread(std::function<void()> function)
{
    return [handler = handlers::get_warning_handler(), function = std::move(function)] {
        const handlers::WarningHandlerGuard same(handler);
        function();
    };
}

} // namespace scalescope::engine
