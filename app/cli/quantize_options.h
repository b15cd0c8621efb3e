// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/quantizer.h"
#include "core/formats/scaled_format.h"

#include <CLI/CLI.hpp>

namespace scalescope::app::cli {

/// The arguments of `scalescope quantize` as they are written.
struct QuantizeOptions
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

void addQuantizeOptions(CLI::App& command, QuantizeOptions& options);

/// What they ask for.
struct QuantizeRequest
{
    formats::ScaledFormat format;
    formats::Quantization how;
    std::int64_t axis = -1; ///< negative from the last on
};

/// Understands them; a sentence for what does not fit.
Result<QuantizeRequest> requestOf(const QuantizeOptions& options);

} // namespace scalescope::app::cli
