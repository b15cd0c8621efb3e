// SPDX-License-Identifier: GPL-3.0-or-later
// A .pt file of tensors, new or old, as inputs name it.
#include "core/engine/inputs/value_files.h"
#include "tests/fuzz/input_file.h"
#include "tests/fuzz/target.h"

using namespace scalescope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const fuzz::InputFile file(".pt");
    file.put(fuzz::textOf(data, size));
    (void)engine::readValueFile({file.path().string(), ""}, "");
    (void)engine::readValueFile({file.path().string(), "a"}, "");
    return 0;
}
