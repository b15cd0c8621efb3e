// SPDX-License-Identifier: GPL-3.0-or-later
// A zip archive of a model: its layout and what is looked at before libtorch loads it.
#include "core/engine/load/archive_check.h"
#include "tests/fuzz/input_file.h"
#include "tests/fuzz/target.h"

using namespace scalescope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const fuzz::InputFile file(".pt");
    file.put(fuzz::textOf(data, size));
    (void)engine::checkArchive(file.path());
    (void)engine::checkTensorArchive(file.path());
    (void)engine::checkExportArchive(file.path(), "");
    (void)engine::refusedOperatorsOf(file.path());
    return 0;
}
