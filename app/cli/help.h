// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

namespace scalescope::app::cli {

/// CLI11's help with descriptions wrapped to the width of a terminal.
class HelpFormatter : public CLI::Formatter
{
public:
    HelpFormatter();
    std::string make_option_desc(const CLI::Option* option) const override;
};

/// Accepts one of these words; the sentence lists them.
CLI::Validator oneOf(std::vector<std::string> words);

} // namespace scalescope::app::cli
