// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output_file.h"

#include "app/cli/command.h"
#include "core/job/text_file.h"
#include "core/message/say_job.h"
#include "widgets/models/whole_file.h"

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

} // namespace scalescope::app::cli
