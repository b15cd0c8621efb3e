// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/compat/autocast.h"

#include <ATen/autocast_mode.h>
#include <torch/csrc/jit/runtime/custom_operator.h>
#include <torch/version.h>
#include <vector>

namespace scalescope::engine {

#if TORCH_VERSION_MAJOR > 2 || (TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR >= 4)
AutocastState currentAutocast()
{
    return {at::autocast::is_autocast_enabled(at::kCPU), at::autocast::is_autocast_enabled(at::kCUDA),
            at::autocast::get_autocast_dtype(at::kCPU), at::autocast::get_autocast_dtype(at::kCUDA)};
}

void setAutocast(const AutocastState& state)
{
    at::autocast::set_autocast_enabled(at::kCPU, state.cpu);
    at::autocast::set_autocast_enabled(at::kCUDA, state.cuda);
    at::autocast::set_autocast_dtype(at::kCPU, state.cpuType);
    at::autocast::set_autocast_dtype(at::kCUDA, state.cudaType);
}
#else
AutocastState currentAutocast()
{
    return {at::autocast::is_cpu_enabled(), at::autocast::is_enabled(),
            at::autocast::get_autocast_cpu_dtype(), at::autocast::get_autocast_gpu_dtype()};
}

void setAutocast(const AutocastState& state)
{
    at::autocast::set_cpu_enabled(state.cpu);
    at::autocast::set_enabled(state.cuda);
    at::autocast::set_autocast_cpu_dtype(state.cpuType);
    at::autocast::set_autocast_gpu_dtype(state.cudaType);
}
#endif

AmbientAutocast::AmbientAutocast(const AutocastState& state) : m_before(currentAutocast())
{
    setAutocast(state);
}

AmbientAutocast::~AmbientAutocast()
{
    setAutocast(m_before);
}

namespace {

/// What was before a block began.
struct AutocastBlock
{
    AutocastState state;
    bool caches = true;
};

std::vector<AutocastBlock>& blocks()
{
    static thread_local std::vector<AutocastBlock> entered;
    return entered;
}

void enter(torch::jit::Stack& stack)
{
    const c10::IValue asked = torch::jit::pop(stack); // None: as around the block
    const bool caches = asked.isNone() ? at::autocast::is_autocast_cache_enabled() : asked.toBool();
    const bool enabled = torch::jit::pop(stack).toBool();
    const c10::IValue type = torch::jit::pop(stack);
    const std::string device = torch::jit::pop(stack).toStringRef();
    blocks().push_back({currentAutocast(), at::autocast::is_autocast_cache_enabled()});
    AutocastState state = blocks().back().state;
    const bool isCuda = device.starts_with("cuda");
    (isCuda ? state.cuda : state.cpu) = enabled;
    if (!type.isNone())
        (isCuda ? state.cudaType : state.cpuType) = static_cast<at::ScalarType>(type.toInt());
    setAutocast(state);
    at::autocast::set_autocast_cache_enabled(caches);
    at::autocast::increment_nesting();
}

void leave()
{
    if (at::autocast::decrement_nesting() == 0)
        at::autocast::clear_cache();
    const AutocastBlock before = blocks().back();
    blocks().pop_back();
    setAutocast(before.state);
    at::autocast::set_autocast_cache_enabled(before.caches);
}

} // namespace

void registerAutocastOperators()
{
    using torch::jit::Operator;
    using torch::jit::Stack;
    static const torch::jit::RegisterOperators operators{
        {Operator(
             "scalescope::enter_autocast(str device, int? dtype, bool enabled, bool? cache) -> ()",
             [](Stack& stack) { enter(stack); }, c10::AliasAnalysisKind::CONSERVATIVE),
         Operator(
             "scalescope::leave_autocast() -> ()",
             [](Stack& /*stack*/) {
                 if (!blocks().empty())
                     leave();
             },
             c10::AliasAnalysisKind::CONSERVATIVE)}};
}

AutocastBlocks::AutocastBlocks() : m_before(blocks().size()) {}

AutocastBlocks::~AutocastBlocks()
{
    while (blocks().size() > m_before)
        leave();
}

} // namespace scalescope::engine
