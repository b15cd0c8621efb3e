// SPDX-License-Identifier: GPL-3.0-or-later
// The code of a model, looked at before libtorch's own parser sees it.
#include "core/engine/load/code_check.h"
#include "tests/fuzz/target.h"

using namespace scalescope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto code = fuzz::textOf(data, size);
    (void)engine::nestsTooDeep(code);
    (void)engine::classProblem("code/net.py", code);
    (void)engine::calledOperators(code);
    (void)engine::unknownOperators(code);
    (void)engine::refusedOperators(code);
    return 0;
}
