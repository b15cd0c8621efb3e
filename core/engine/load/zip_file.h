// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace scalescope::engine {

/// Reading a zip archive: a TorchScript file, an .npz.
class ZipFile
{
public:
    struct Entry
    {
        std::string name;
        std::uint64_t size = 0;       ///< unpacked
        std::uint64_t packedSize = 0; ///< in the archive
    };

    /// Fails with one sentence: not a zip archive, damaged, unreadable.
    static Result<ZipFile> open(const std::filesystem::path& file);
    ZipFile(ZipFile&&) noexcept;
    ZipFile& operator=(ZipFile&&) noexcept;
    ~ZipFile();

    [[nodiscard]] const std::vector<Entry>& entries() const;
    [[nodiscard]] const Entry* find(const std::string& name) const;
    /// The unpacked content, its checksum verified. Fails where it is larger than `limit` or damaged.
    [[nodiscard]] Result<std::string> read(const std::string& name, std::uint64_t limit) const;
    /// Reads a part to its end without keeping it: whether size and checksum are as the directory says.
    [[nodiscard]] bool isWhole(const std::string& name) const;

private:
    struct State;
    explicit ZipFile(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

/// "no such file", "a folder", "no permission to read it": why a file can't be read, or nothing.
std::optional<std::string> whyUnreadable(const std::filesystem::path& file);

} // namespace scalescope::engine
