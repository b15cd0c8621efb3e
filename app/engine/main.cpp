// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/examples/example.h"
#include "core/version.h"

#include <cstdio>

int main(int argc, char** argv)
{
    if (const std::optional<int> status = scalescope::engine::runBuildExample(argc, argv)) {
        return *status;
    }
    std::printf("scalescope-engine %s\n", scalescope::version().data());
    return 0;
}
