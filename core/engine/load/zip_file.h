// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/message/message.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
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

    /// Nothing where it is no zip archive, damaged, or unreadable.
    static std::optional<ZipFile> open(const std::filesystem::path& file);
    /// The same of one in memory: a part of another.
    static std::optional<ZipFile> openBytes(std::string bytes);
    ZipFile(ZipFile&&) noexcept;
    ZipFile& operator=(ZipFile&&) noexcept;
    ~ZipFile();

    [[nodiscard]] const std::vector<Entry>& entries() const;
    [[nodiscard]] const Entry* find(const std::string& name) const;
    /// The unpacked content, its checksum verified. Nothing where it is missing, damaged, or larger than
    /// `limit`.
    [[nodiscard]] std::optional<std::string> read(const std::string& name, std::uint64_t limit) const;
    /// Reads a part to its end without keeping it: whether size and checksum are as the directory says.
    [[nodiscard]] bool isWhole(const std::string& name) const;

private:
    struct State;
    explicit ZipFile(std::unique_ptr<State> state);
    static std::optional<ZipFile> listed(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

/// "there is no such file; check its name": why a file can't be read, or nothing.
message::Clause whyUnreadable(const std::filesystem::path& file);

/// What is wrong with how a zip archive is laid out ("its part x is there twice"), or nothing.
/// libtorch reads archives with a reader of its own, which looks parts up without regard to case and trusts
/// the directory at the end. So the directory is walked here as that reader does it, each part's own header
/// is compared with it, and the whole with what libzip found: what the other checks saw is what libtorch will
/// load. (PKWARE's APPNOTE.TXT 6.3.10, sections 4.3 to 4.5.)
message::Clause layoutProblem(const std::filesystem::path& file, const ZipFile& zip);

/// Where the data of the parts begin that are stored as they are, not packed, by their names. Empty where the
/// archive is not laid out as layoutProblem() wants it.
std::map<std::string, std::uint64_t> placesOfStoredParts(const std::filesystem::path& file);

/// A name from a file as it can stand inside a sentence: control characters and what is no UTF-8 replaced,
/// and not too long. Of an empty one, its quotes.
std::string shownName(std::string_view name);

} // namespace scalescope::engine
