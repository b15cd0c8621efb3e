// SPDX-License-Identifier: GPL-3.0-or-later
// A .npy file.
#include "core/engine/inputs/value_files.h"

#include "core/arrays/npy_header.h"
#include "tests/fuzz/target.h"

using namespace scalescope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto bytes = fuzz::textOf(data, size);
    const auto header = arrays::readNpyHeader(bytes, "a.npy");
    if (header)
        fuzz::demand(header->dataStart <= size && header->dataSize <= size - header->dataStart);
    const auto tensor = engine::readNpy(bytes, "a.npy");
    fuzz::demand(header || !tensor);
    return 0;
}
