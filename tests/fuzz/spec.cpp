// SPDX-License-Identifier: GPL-3.0-or-later
// A SPEC: what --input, jobs and inputs files hold.
#include "core/job/spec.h"
#include "tests/fuzz/target.h"

using namespace scalescope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto text = fuzz::textOf(data, size);
    const auto spec = job::parseSpec(text);
    fuzz::demand(spec.has_value() != job::problemOfSpec(text).has_value());
    if (spec) {
        const std::string written = job::toText(*spec);
        const auto again = job::parseSpec(written);
        fuzz::demand(again && job::toText(*again) == written);
    }
    (void)job::splitInput(std::string(text));
    return 0;
}
