// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/version.h"

namespace scalescope {

std::string_view version()
{
    return SCALESCOPE_VERSION;
}

} // namespace scalescope
