// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runfile/partial_file.h"

#include <filesystem>

namespace scalescope::runfile {

/// How a run comes by its run file: by itself, or from another process that may do more.
class OutputClaims
{
public:
    OutputClaims() = default;
    OutputClaims(const OutputClaims&) = delete;
    OutputClaims& operator=(const OutputClaims&) = delete;
    virtual ~OutputClaims() = default;

    /// Fails in a sentence where claim() would; nothing is made or held.
    virtual Result<void> check(const std::filesystem::path& output) { return PartialFile::checkFree(output); }
    virtual Result<PartialFile> claim(const std::filesystem::path& output)
    {
        return PartialFile::claim(output);
    }
};

} // namespace scalescope::runfile
