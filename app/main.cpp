// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/version.h"

#include <cstdio>

int main()
{
    std::printf("scalescope %s\n", scalescope::version().data());
    return 0;
}
