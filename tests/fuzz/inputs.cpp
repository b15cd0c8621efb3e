// SPDX-License-Identifier: GPL-3.0-or-later
// An inputs file.
#include "core/job/inputs_file.h"
#include "tests/fuzz/target.h"

#include <nlohmann/json.hpp>

using namespace scalescope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto inputs = job::inputsFromText(std::string(fuzz::textOf(data, size)));
    if (inputs)
        (void)job::inputsToJson(*inputs);
    return 0;
}
