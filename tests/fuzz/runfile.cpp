// SPDX-License-Identifier: GPL-3.0-or-later
// A run file, which is a database that anybody may have made.
#include "core/runfile/run_reader.h"
#include "tests/fuzz/input_file.h"
#include "tests/fuzz/target.h"

using namespace scalescope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const fuzz::InputFile file(".scales");
    file.put(fuzz::textOf(data, size));
    (void)runfile::readRun(file.path());
    (void)runfile::readTransforms(file.path());
    return 0;
}
