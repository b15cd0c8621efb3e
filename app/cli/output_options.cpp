// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output_options.h"

#include "app/cli/output_file.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

namespace scalescope::app::cli {

namespace {

std::string suffixesText(const OutputOption& option)
{
    std::string text = "." + option.suffixes.front();
    for (std::size_t i = 1; i < option.suffixes.size(); ++i)
        text += (i + 1 == option.suffixes.size() ? " or ." : ", .") + option.suffixes[i];
    return text;
}

Result<void> checkSuffix(const RequestedOutput& output)
{
    const bool fits = std::ranges::any_of(output.option.suffixes, [&output](const auto& suffix) {
        return output.file.ends_with("." + suffix);
    });
    if (fits)
        return {};
    return fail(ExitStatus::Usage,
                fmt::format("{} {} has another ending than the file is to have; end its name in {}.",
                            output.option.option, output.file, suffixesText(output.option)),
                output.option.option);
}

} // namespace

void addOutputOption(CLI::App& command, const OutputOption& option, std::string& file)
{
    command.add_option(option.option, file, fmt::format("{} ({})", option.description, suffixesText(option)))
        ->option_text("FILE");
}

Result<void> checkOutputs(const std::vector<RequestedOutput>& outputs, const std::vector<std::string>& read,
                          const std::string& example)
{
    for (auto output = outputs.begin(); output != outputs.end(); ++output) {
        if (output->file.empty())
            continue;
        const OutputOption& option = output->option;
        if (auto fits = checkSuffix(*output).and_then([&] {
                return checkOutputFile(option.option, output->file, example + "." + option.suffixes.front());
            });
            !fits)
            return fits;
        const bool isRead = std::ranges::any_of(read, [&output](const std::string& file) {
            std::error_code notThere;
            return std::filesystem::equivalent(file, output->file, notThere);
        });
        if (isRead)
            return fail(ExitStatus::Usage,
                        fmt::format("{} {} would overwrite a file that is read; name another one.",
                                    option.option, output->file),
                        option.option);
        const auto same = std::find_if(outputs.begin(), output, [&](const auto& other) {
            return !other.file.empty() && isSameOutput(other.file, output->file);
        });
        if (same != output)
            return fail(ExitStatus::Usage,
                        fmt::format("{} and {} name the same file {}; give each its own.",
                                    same->option.option, option.option, output->file),
                        option.option);
    }
    return {};
}

} // namespace scalescope::app::cli
