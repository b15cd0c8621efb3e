// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/text_file.h"

#include "core/job/size.h"
#include "core/message/say_job.h"

#include <fstream>

namespace scalescope::job {

namespace {

namespace fs = std::filesystem;

bool isHandedOver(const fs::path& file)
{
    const std::string name = file.string();
    return name == "/dev/stdin" || name.starts_with("/dev/fd/") || name.starts_with("/proc/self/fd/");
}

} // namespace

std::optional<Error> whyNotReadable(const fs::path& file, const std::string& called)
{
    std::error_code failed;
    const auto status = fs::status(file, failed);
    if (!fs::exists(status))
        return errorOf(say::fileMissing(called));
    if (fs::is_directory(status))
        return errorOf(say::fileIsFolder(called));
    if (!fs::is_regular_file(status))
        return isHandedOver(file) ? std::nullopt : std::optional(errorOf(say::fileNotRegular(called)));
    // Not read to see it: files of the kernel's say so too, and /proc/kmsg waits until there is something to
    // tell.
    if (fs::file_size(file, failed) == 0)
        return errorOf(say::fileEmpty(called));
    return std::nullopt;
}

Result<std::string> readFile(const fs::path& file, std::size_t mostBytes)
{
    if (auto wrong = whyNotReadable(file, file.string()))
        return tl::unexpected(std::move(*wrong));
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return fail(say::fileNotPermitted(file.string()));
    std::string text;
    std::string buffer(std::size_t{64} << 10, '\0');
    while (stream.read(buffer.data(), static_cast<std::streamsize>(buffer.size())) || stream.gcount() > 0) {
        text.append(buffer, 0, static_cast<std::size_t>(stream.gcount()));
        if (text.size() > mostBytes)
            return fail(say::fileTooLong(file.string(), sizeText(static_cast<std::int64_t>(mostBytes))));
    }
    return text;
}

} // namespace scalescope::job
