// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

namespace scalescope::fuzz {

/// A file, in memory where the system has such a folder, for what is read by its name. It is gone when the
/// process ends.
class InputFile
{
public:
    /// `end` is what its name ends with: ".npz".
    explicit InputFile(std::string_view end);
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;
    ~InputFile();

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    /// Makes this what the file holds.
    void put(std::string_view bytes) const;

private:
    std::filesystem::path m_path;
};

} // namespace scalescope::fuzz
