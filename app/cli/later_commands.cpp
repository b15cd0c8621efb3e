// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <fmt/format.h>

namespace scalescope::app::cli {

void addLaterCommands(CLI::App& app, Action& action)
{
    static constexpr std::pair<const char*, const char*> later[] = {
        {"check", "Check a run against a numerics contract (not in this version)"},
    };
    for (const auto& [name, description] : later) {
        CLI::App* command = app.add_subcommand(name, description);
        command->allow_extras();
        command->callback([&action, name = std::string(name)] {
            action = [name] {
                printError(fmt::format("scalescope {} is not in this version; take a newer one.", name));
                return ExitStatus::Usage;
            };
        });
    }
}

} // namespace scalescope::app::cli
