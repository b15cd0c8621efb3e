// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files.h"

#include "app/cli/commands.h"
#include "core/graph/outline.h"
#include "core/job/text_file.h"
#include "core/message/say_job.h"
#include "core/runfile/run_reader.h"
#include "widgets/models/whole_file.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <unistd.h>

namespace scalescope::app::cli {

namespace {

namespace fs = std::filesystem;

/// Where a file of that name is written.
fs::path writtenPath(fs::path path)
{
    constexpr int mostLinks = 40; // as the kernel has it
    std::error_code failed;
    for (int links = 0; links < mostLinks && fs::is_symlink(path, failed); ++links)
        path = path.parent_path() / fs::read_symlink(path, failed);
    return fs::weakly_canonical(fs::absolute(path, failed), failed);
}

} // namespace

bool isSameOutput(const std::string& a, const std::string& b)
{
    std::error_code notThere;
    return fs::equivalent(a, b, notThere) || writtenPath(a) == writtenPath(b);
}

Result<void> checkOutputFile(const std::string& option, const std::string& path, const std::string& example)
{
    std::error_code ignored;
    if (path.empty())
        return usage(option, fmt::format("{} is empty; name a file, such as {}.", option, example));
    if (fs::is_directory(path, ignored))
        return usage(option, fmt::format("{} {} is a folder; name a file in it, such as {}.", option, path,
                                         (fs::path(path) / example).string()));
    // A new file takes the old one's name: a device of that name would be gone.
    if (fs::exists(path, ignored) && !fs::is_regular_file(path, ignored))
        return usage(option, fmt::format("{} {} is not a regular file; name another.", option, path));
    const fs::path folder = fs::path(path).parent_path();
    if (!folder.empty() && !fs::is_directory(folder, ignored))
        return usage(option, fmt::format("The folder {} of {} does not exist; make it first.",
                                         folder.string(), option));
    if (::access(folder.empty() ? "." : folder.c_str(), W_OK) != 0)
        return usage(option, fmt::format("The folder {} of {} can't be written to; name a file in another.",
                                         folder.empty() ? "." : folder.string(), option));
    return {};
}

Result<void> writeOutputFile(const std::string& path, std::string_view bytes)
{
    const auto reason = widgets::writeWhole(QString::fromStdString(path), bytes);
    if (!reason)
        return {};
    return fail(ExitStatus::Usage,
                fmt::format("{} can't be written ({}); make room there, or name a file elsewhere.", path,
                            reason->toStdString()));
}

Result<void> requireFile(const std::string& path, const std::string& what)
{
    const std::string called = what + " " + path;
    if (auto wrong = job::whyNotReadable(path, called))
        return tl::unexpected(std::move(*wrong));
    if (::access(path.c_str(), R_OK) != 0)
        return fail(say::fileNotPermitted(called));
    return {};
}

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

Result<graph::Run> readMeasuredRun(const std::string& file)
{
    auto run = runfile::readRun(file);
    if (run && graph::isOutline(*run))
        return tl::unexpected(Error{ExitStatus::Usage,
                                    fmt::format("{} holds the graph of a model that was not run, without "
                                                "figures; run the model first.",
                                                file),
                                    "RUN"});
    return run;
}

} // namespace scalescope::app::cli
