// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>

namespace scalescope::engine {

/// A file without a name in a folder that can be written; throws std::system_error where there can be none.
int openSpill(const std::filesystem::path& folder);

/// Numbers that are needed once more, and are more than memory should hold: a file without a name, which goes
/// with the process however that ends. Members throw std::system_error where the disk is full or can't be
/// read.
class SpillFile
{
public:
    /// In a folder that can be written; or, where `opened` is none of -1, what was opened for it, emptied.
    explicit SpillFile(const std::filesystem::path& folder, int opened = -1);
    SpillFile(SpillFile&& other) noexcept;
    SpillFile(const SpillFile&) = delete;
    SpillFile& operator=(const SpillFile&) = delete;
    ~SpillFile();

    /// Where they are now.
    std::int64_t append(const void* bytes, std::size_t n);
    /// Bytes that were appended.
    void read(std::int64_t place, void* bytes, std::size_t n) const;

private:
    int m_descriptor;
    std::int64_t m_size = 0;
};

} // namespace scalescope::engine
