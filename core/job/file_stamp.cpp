// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/file_stamp.h"

#include <sys/stat.h>

namespace scalescope::job {

FileStamp::FileStamp(const std::string& file) : m_file(file)
{
    struct stat found = {};
    if (::stat(file.c_str(), &found) != 0)
        return;
    m_device = found.st_dev;
    m_number = found.st_ino;
    m_size = found.st_size;
    m_seconds = found.st_mtim.tv_sec;
    m_nanoseconds = found.st_mtim.tv_nsec;
}

bool FileStamp::isChanged() const
{
    const FileStamp now(m_file);
    const bool isSame = m_number != 0 && now.m_number == m_number && now.m_device == m_device;
    return isSame &&
           (now.m_size != m_size || now.m_seconds != m_seconds || now.m_nanoseconds != m_nanoseconds);
}

} // namespace scalescope::job
