// SPDX-License-Identifier: GPL-3.0-or-later
// A job document, as the engine reads it from its standard input and the window from its settings.
#include "core/job/job.h"
#include "core/job/job_files.h"
#include "tests/fuzz/target.h"

#include <nlohmann/json.hpp>

using namespace scalescope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(fuzz::textOf(data, size));
    (void)job::setUpFromText(text);
    const auto job = job::jobFromText(text);
    if (!job)
        return 0;
    (void)job::filesOf(*job);
    const auto again = job::jobFromJson(job::toJson(*job));
    fuzz::demand(again && *again == *job);
    return 0;
}
