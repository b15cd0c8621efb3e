// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/text_file.h"

#include "core/job/size.h"

#include <fstream>

namespace scalescope::job {

namespace {

namespace fs = std::filesystem;

bool isHandedOver(const fs::path& file)
{
    const std::string name = file.string();
    return name.starts_with("/dev/") || name.starts_with("/proc/self/fd/");
}

tl::unexpected<Error> unreadable(const fs::path& file, const std::string& why)
{
    return fail(ExitStatus::Unreadable, file.string() + " " + why + ".");
}

} // namespace

std::string whyNotReadable(const fs::path& file)
{
    std::error_code failed;
    const auto status = fs::status(file, failed);
    if (!fs::exists(status))
        return "does not exist; check its name";
    if (fs::is_directory(status))
        return "is a folder; name a file";
    if (!fs::is_regular_file(status) && !isHandedOver(file))
        return "is no regular file; name another";
    return {};
}

Result<std::string> readFile(const fs::path& file, std::size_t mostBytes)
{
    if (const std::string why = whyNotReadable(file); !why.empty())
        return unreadable(file, why);
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return unreadable(file, "can't be read; change its permissions");
    std::string text;
    std::string buffer(std::size_t{64} << 10, '\0');
    while (stream.read(buffer.data(), static_cast<std::streamsize>(buffer.size())) || stream.gcount() > 0) {
        text.append(buffer, 0, static_cast<std::size_t>(stream.gcount()));
        if (text.size() > mostBytes)
            return unreadable(file, "is longer than " + sizeText(static_cast<std::int64_t>(mostBytes)) +
                                        "; check that it is the right file");
    }
    return text;
}

} // namespace scalescope::job
