// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/compat/autocast_state.h"

#include <ATen/autocast_mode.h>
#include <torch/version.h>

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

} // namespace scalescope::engine
