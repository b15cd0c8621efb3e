// SPDX-License-Identifier: GPL-3.0-or-later
// A .npz archive of arrays.
#include "core/engine/inputs/value_files.h"
#include "tests/fuzz/input_file.h"
#include "tests/fuzz/target.h"

using namespace scalescope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const fuzz::InputFile file(".npz");
    file.put(fuzz::textOf(data, size));
    (void)engine::readValueFile({file.path().string(), ""}, "");
    (void)engine::readValueFile({file.path().string(), "a"}, "");
    return 0;
}
