// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/folder_size.h"

#include <algorithm>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>
#include <utility>

namespace scalescope::app {

namespace {

constexpr int entriesOfALook = 2000;
/// No array is smaller: its file has a header.
constexpr std::int64_t leastBytes = 128;
/// As large as one file may be, and no larger: the kernel sees to that.
constexpr std::string_view list = "index.csv";

std::int64_t sizeOf(int folder, const char* name)
{
    struct stat state = {};
    const bool isFile = ::fstatat(folder, name, &state, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(state.st_mode);
    return isFile && name != list ? std::max<std::int64_t>(state.st_size, leastBytes) : 0;
}

} // namespace

std::int64_t FolderSize::whole()
{
    close();
    do
        look();
    while (m_entries != nullptr);
    return m_bytes;
}

std::int64_t FolderSize::look()
{
    if (m_entries == nullptr) {
        m_bytes = 0;
        m_entries = ::opendir(m_folder.c_str());
    }
    for (int entries = 0; m_entries != nullptr && entries < entriesOfALook; ++entries) {
        if (const dirent* entry = ::readdir(m_entries))
            m_bytes += sizeOf(::dirfd(m_entries), entry->d_name);
        else
            close();
    }
    return m_bytes;
}

void FolderSize::close()
{
    if (DIR* entries = std::exchange(m_entries, nullptr))
        ::closedir(entries);
}

} // namespace scalescope::app
