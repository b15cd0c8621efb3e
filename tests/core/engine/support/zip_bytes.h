// SPDX-License-Identifier: GPL-3.0-or-later
// Zip archives byte by byte, also such as no program writes (PKWARE's APPNOTE.TXT 6.3.10, sections 4.3
// to 4.5).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace scalescope::engine::testing {

/// An unsigned number in so many bytes, the lowest first.
inline std::string littleEndian(std::uint64_t number, int bytes)
{
    std::string text;
    for (int i = 0; i < bytes; ++i)
        text += static_cast<char>(number >> (8 * i) & 0xff);
    return text;
}

/// CRC-32 of ISO 3309, as zip archives have it.
inline std::uint32_t checksum(const std::string& data)
{
    std::uint32_t rest = 0xffffffff;
    for (const char c : data) {
        rest ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit)
            rest = rest >> 1 ^ (0xedb88320 & (0 - (rest & 1)));
    }
    return ~rest;
}

/// A part of an archive, and what the archive says of it that is not so.
struct ZipPart
{
    std::string name;
    std::string content;
    unsigned flags = 0;
    unsigned method = 0;
    std::optional<std::string> ownName = {};    ///< in its own header
    std::optional<std::uint64_t> size = {};     ///< unpacked
    std::optional<std::uint32_t> sum = {};      ///< its checksum
    std::optional<std::uint64_t> listedAt = {}; ///< where the directory has it
};

/// Of a part's two headers: from the version that is needed to the length of the field behind the name.
inline std::string commonHeader(const ZipPart& part, std::size_t nameLength)
{
    return littleEndian(20, 2) + littleEndian(part.flags, 2) + littleEndian(part.method, 2) +
           littleEndian(0, 4) + littleEndian(part.sum.value_or(checksum(part.content)), 4) +
           littleEndian(part.content.size(), 4) + littleEndian(part.size.value_or(part.content.size()), 4) +
           littleEndian(nameLength, 2) + littleEndian(0, 2);
}

/// A part with its own header.
inline std::string bytesOf(const ZipPart& part)
{
    const std::string name = part.ownName.value_or(part.name);
    return "PK\3\4" + commonHeader(part, name.size()) + name + part.content;
}

/// An archive of these, behind what stands `before` them.
inline std::string archiveOf(const std::vector<ZipPart>& parts, const std::string& before = {})
{
    std::string body = before;
    std::string directory;
    for (const ZipPart& part : parts) {
        directory += "PK\1\2" + littleEndian(20, 2) + commonHeader(part, part.name.size()) +
                     std::string(10, '\0') + littleEndian(part.listedAt.value_or(body.size()), 4) + part.name;
        body += bytesOf(part);
    }
    return body + directory + "PK\5\6" + littleEndian(0, 4) + littleEndian(parts.size(), 2) +
           littleEndian(parts.size(), 2) + littleEndian(directory.size(), 4) + littleEndian(body.size(), 4) +
           littleEndian(0, 2);
}

} // namespace scalescope::engine::testing
