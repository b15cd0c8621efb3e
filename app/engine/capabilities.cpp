// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/capabilities.h"

#include <array>
#include <cstdint>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace scalescope::app {

namespace {

constexpr std::uint32_t kept = 1U << CAP_DAC_OVERRIDE | 1U << CAP_DAC_READ_SEARCH;

/// Of what a program that is executed would have; it fails after the last that the kernel knows.
void emptyBoundingSet()
{
    for (unsigned long capability = 0; ::prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; ++capability)
        if (capability != CAP_DAC_OVERRIDE && capability != CAP_DAC_READ_SEARCH)
            ::prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
}

} // namespace

void layDownCapabilities()
{
    emptyBoundingSet(); // by right of one that is laid down below
    ::prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    std::array<__user_cap_data_struct, _LINUX_CAPABILITY_U32S_3> sets{};
    if (::syscall(SYS_capget, &header, sets.data()) != 0)
        return;
    sets[0].permitted &= kept;
    sets[0].effective &= kept;
    sets[0].inheritable = 0;
    sets[1] = {};
    ::syscall(SYS_capset, &header, sets.data());
}

} // namespace scalescope::app
