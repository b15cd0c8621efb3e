// SPDX-License-Identifier: GPL-3.0-or-later
// What is made of the options' table besides the help: a page of the manual, and completions for shells.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

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

/// The page of section 1, as man reads it (man-pages(7), groff_man(7)).
std::string manualPage(const CLI::App& app);

/// A script that completes commands, options, words that an option takes, and files elsewhere.
std::string bashCompletion(const CLI::App& app);
std::string zshCompletion(const CLI::App& app);
std::string fishCompletion(const CLI::App& app);

} // namespace scalescope::app::cli
