// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what packages have beside the program: scalescope-pages man|bash|zsh|fish.
#include "app/cli/commands.h"
#include "app/cli/help.h"

#include <array>
#include <fmt/format.h>
#include <string_view>
#include <utility>

namespace cli = scalescope::app::cli;

int main(int argc, char** argv)
{
    constexpr auto pages = std::to_array<std::pair<std::string_view, std::string (*)(const CLI::App&)>>(
        {{"man", cli::manualPage},
         {"bash", cli::bashCompletion},
         {"zsh", cli::zshCompletion},
         {"fish", cli::fishCompletion}});
    CLI::App app("", "scalescope");
    cli::Action action;
    cli::addCommands(app, action);
    for (const auto& [name, page] : pages)
        if (argc == 2 && argv[1] == name) {
            fmt::print("{}", page(app));
            return 0;
        }
    fmt::print(stderr, "scalescope-pages prints one of man, bash, zsh and fish; name it.\n");
    return 2;
}
