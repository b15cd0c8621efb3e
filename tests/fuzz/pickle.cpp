// SPDX-License-Identifier: GPL-3.0-or-later
// A pickle as it is looked at before libtorch reads it: values, or the places of source lines.
#include "core/engine/load/pickle_check.h"
#include "tests/fuzz/target.h"

using namespace scalescope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto bytes = fuzz::textOf(data, size);
    (void)engine::readPickle(bytes, engine::PickleOrigin::TorchScript);
    (void)engine::readPickle(bytes, engine::PickleOrigin::Python);
    (void)engine::sourceRangesProblem(bytes, true);
    return 0;
}
