// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/quantiser.h"
#include "core/formats/scaled_format.h"

#include <CLI/CLI.hpp>

namespace scalescope::app::cli {

/// The arguments of `scalescope quantise` as they are written.
struct QuantiseOptions
{
    std::string format;
    std::string input;
    std::string output;
    std::string rounding;
    bool noSaturate = false;
    std::string scale;
    std::string seed = "0";
    std::string scaling;
    std::string scaleRule;
    std::string axis;
    std::string levels;
};

void addQuantiseOptions(CLI::App& command, QuantiseOptions& options);

/// What they ask for.
struct QuantiseRequest
{
    formats::ScaledFormat format;
    formats::Quantisation how;
    std::int64_t axis = -1; ///< negative from the last on
};

/// Understands them; a sentence for what does not fit.
Result<QuantiseRequest> requestOf(const QuantiseOptions& options);

} // namespace scalescope::app::cli
