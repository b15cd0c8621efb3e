// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/zip_file.h"

#include "core/engine/values/errors.h"
#include "core/message/say_load.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <set>

namespace scalescope::engine {

namespace {

constexpr std::size_t longestShownName = 120;
constexpr std::uint32_t allOnes = 0xFFFFFFFF; ///< "the number is in the zip64 field"
constexpr std::uint64_t endRecordSize = 22;
constexpr std::uint64_t locatorSize = 20;
constexpr std::uint64_t localHeaderSize = 30;
constexpr std::uint64_t directoryEntrySize = 46;
constexpr std::uint64_t longestComment = 65535;

/// Little-endian numbers inside a text that is long enough.
std::uint64_t numberAt(std::string_view text, std::size_t at, std::size_t width)
{
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < width; ++i)
        value |= static_cast<std::uint64_t>(static_cast<unsigned char>(text[at + i])) << (8 * i);
    return value;
}

struct ListedPart
{
    std::string name;
    std::uint64_t offset = 0; ///< of its own header
    std::uint64_t size = 0;
    std::uint64_t packedSize = 0;
    std::uint64_t end = 0; ///< one past its data
    unsigned flags = 0;
    unsigned method = 0;
};

/// Sizes and place of a large part are in a field of their own, in this order, as far as they are missing.
bool takeWideNumbers(std::string_view extra, ListedPart& part)
{
    for (std::size_t at = 0; at + 4 <= extra.size();) {
        const std::uint64_t length = numberAt(extra, at + 2, 2);
        std::string_view field = extra.substr(at + 4, length);
        if (numberAt(extra, at, 2) == 1) {
            for (std::uint64_t* number : {&part.size, &part.packedSize, &part.offset}) {
                if (*number != allOnes)
                    continue;
                if (field.size() < 8)
                    return false;
                *number = numberAt(field, 0, 8);
                field.remove_prefix(8);
            }
            return true;
        }
        at += 4 + length;
    }
    return part.size != allOnes && part.packedSize != allOnes && part.offset != allOnes;
}

bool leadsOutOfTheArchive(const std::string& name)
{
    if (name.starts_with('/') || name.find('\\') != std::string::npos || name.find(':') == 1)
        return true;
    for (std::size_t at = 0; at <= name.size();) {
        const auto end = std::min(name.find('/', at), name.size());
        if (name.substr(at, end - at) == "..")
            return true;
        at = end + 1;
    }
    return false;
}

std::string lowered(std::string name)
{
    std::ranges::transform(name, name.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return name;
}

/// libtorch finds a part whatever the case of its letters, and what is checked is found by its exact name:
/// so what PyTorch writes must be there as PyTorch writes it. `inside` is the name without the top folder.
bool isKnownInAnotherCase(std::string_view inside)
{
    const std::string low = lowered(std::string(inside));
    if (low == inside || inside.starts_with("extra/"))
        return false;
    for (const std::string_view start :
         {"code/", "code/__torch__", "data/", "constants/", "extra/", "tensors/", ".data/"})
        if (low.starts_with(start) && !inside.starts_with(start))
            return true;
    for (const std::string_view end : {".py", ".debug_pkl", ".pkl", ".json"})
        if (low.ends_with(end) && !inside.ends_with(end))
            return true;
    for (const std::string_view whole :
         {"version", "byteorder", "data.pkl", "constants.pkl", "bytecode.pkl", "model.json", "attributes.pkl",
          ".data/version", ".data/serialization_id"})
        if (low == whole)
            return true;
    return false;
}

class LayoutReader
{
public:
    explicit LayoutReader(const std::filesystem::path& file)
        : m_stream(file, std::ios::binary), m_size(std::filesystem::file_size(file))
    {
    }

    message::Clause problem(const ZipFile& zip)
    {
        if (textAt(0, 4) != "PK\x03\x04")
            return say::bytesBeforeParts();
        if (!findDirectory() || !readDirectory() || !isWhatLibzipReads(zip))
            return say::directoryDamaged();
        for (const auto& check : {namesProblem(), headersProblem(), overlapProblem()})
            if (check)
                return check;
        return {};
    }

    std::map<std::string, std::uint64_t> storedPlaces()
    {
        std::map<std::string, std::uint64_t> places;
        if (!findDirectory() || !readDirectory() || headersProblem())
            return places;
        for (const ListedPart& part : m_parts)
            if (part.method == 0)
                places.emplace(part.name, part.end - part.packedSize);
        return places;
    }

private:
    /// Empty where the file does not hold that much there.
    std::string textAt(std::uint64_t offset, std::uint64_t count)
    {
        if (offset > m_size || count > m_size - offset)
            return {};
        std::string text(count, '\0');
        m_stream.clear();
        m_stream.seekg(static_cast<std::streamoff>(offset));
        if (!m_stream.read(text.data(), static_cast<std::streamsize>(count)))
            return {};
        return text;
    }

    /// The last end record counts, and what its zip64 form says where there is one.
    bool findDirectory()
    {
        const std::uint64_t tailSize = std::min(m_size, longestComment + endRecordSize);
        if (tailSize < endRecordSize)
            return false;
        const std::string tail = textAt(m_size - tailSize, tailSize);
        const auto at = tail.rfind("PK\x05\x06", tail.size() - endRecordSize);
        if (at == std::string::npos)
            return false;
        m_count = numberAt(tail, at + 10, 2);
        m_directorySize = numberAt(tail, at + 12, 4);
        m_directory = numberAt(tail, at + 16, 4);
        std::uint64_t end = m_size - tailSize + at;
        const std::string locator = end < locatorSize ? "" : textAt(end - locatorSize, locatorSize);
        if (locator.starts_with("PK\x06\x07")) {
            end = numberAt(locator, 8, 8);
            const std::string wide = textAt(end, 56);
            if (!wide.starts_with("PK\x06\x06"))
                return false;
            m_count = numberAt(wide, 32, 8);
            m_directorySize = numberAt(wide, 40, 8);
            m_directory = numberAt(wide, 48, 8);
        }
        return m_directory <= end && m_directorySize <= end - m_directory &&
               m_count <= m_directorySize / directoryEntrySize;
    }

    bool readDirectory()
    {
        const std::string text = textAt(m_directory, m_directorySize);
        std::string_view rest = text;
        if (text.size() != m_directorySize)
            return false;
        for (std::uint64_t i = 0; i < m_count; ++i) {
            if (rest.size() < directoryEntrySize || !rest.starts_with("PK\x01\x02"))
                return false;
            ListedPart part;
            part.flags = static_cast<unsigned>(numberAt(rest, 8, 2));
            part.method = static_cast<unsigned>(numberAt(rest, 10, 2));
            part.packedSize = numberAt(rest, 20, 4);
            part.size = numberAt(rest, 24, 4);
            part.offset = numberAt(rest, 42, 4);
            const std::uint64_t name = numberAt(rest, 28, 2);
            const std::uint64_t extra = numberAt(rest, 30, 2);
            const std::uint64_t whole = directoryEntrySize + name + extra + numberAt(rest, 32, 2);
            if (whole > rest.size())
                return false;
            part.name = rest.substr(directoryEntrySize, name);
            if (!takeWideNumbers(rest.substr(directoryEntrySize + name, extra), part))
                return false;
            m_parts.push_back(std::move(part));
            rest.remove_prefix(whole);
        }
        return true;
    }

    [[nodiscard]] bool isWhatLibzipReads(const ZipFile& zip) const
    {
        return std::ranges::equal(m_parts, zip.entries(),
                                  [](const ListedPart& part, const ZipFile::Entry& entry) {
                                      // A name with a zero byte is cut in libzip's list; the check of names
                                      // finds it.
                                      return part.name.substr(0, part.name.find('\0')) == entry.name &&
                                             part.size == entry.size && part.packedSize == entry.packedSize;
                                  });
    }

    [[nodiscard]] message::Clause namesProblem() const
    {
        std::set<std::string> names;
        for (const ListedPart& part : m_parts) {
            const bool strange =
                std::ranges::any_of(part.name, [](unsigned char c) { return c < 0x20 || c == 0x7f; });
            if (strange || part.name.empty() || leadsOutOfTheArchive(part.name))
                return say::partNameForeign(shownName(part.name));
            if (isInAnotherCase(part.name))
                return say::partNameInOtherCase(shownName(part.name));
            if (!names.insert(lowered(part.name)).second)
                return say::partTwice(shownName(part.name));
        }
        return {};
    }

    /// Of a part's name, or of the folder that all parts are in, which is the first one's.
    [[nodiscard]] bool isInAnotherCase(const std::string& name) const
    {
        const std::string top = m_parts.front().name.substr(0, m_parts.front().name.find('/') + 1);
        if (name.starts_with(top))
            return isKnownInAnotherCase(std::string_view(name).substr(top.size()));
        return lowered(name).starts_with(lowered(top));
    }

    message::Clause headersProblem()
    {
        for (ListedPart& part : m_parts) {
            const std::string shown = shownName(part.name);
            constexpr unsigned encrypted = 0x2041; // also of the directory and by other means
            constexpr unsigned deflated = 8;
            if ((part.flags & encrypted) != 0)
                return say::partEncrypted(shown);
            if (part.method != 0 && part.method != deflated)
                return say::partPackedOtherwise(shown);
            const std::string header = textAt(part.offset, localHeaderSize);
            if (!header.starts_with("PK\x03\x04"))
                return say::partElsewhere(shown);
            const std::uint64_t name = numberAt(header, 26, 2);
            const std::uint64_t data = part.offset + localHeaderSize + name + numberAt(header, 28, 2);
            if (textAt(part.offset + localHeaderSize, name) != part.name ||
                numberAt(header, 8, 2) != part.method)
                return say::partNotAsListed(shown);
            if (data > m_directory || part.packedSize > m_directory - data ||
                (part.method == 0 && part.packedSize != part.size))
                return say::partOfOtherLength(shown);
            part.end = data + part.packedSize;
        }
        return {};
    }

    [[nodiscard]] message::Clause overlapProblem()
    {
        std::ranges::sort(m_parts, {}, &ListedPart::offset);
        for (std::size_t i = 1; i < m_parts.size(); ++i)
            if (m_parts[i].offset < m_parts[i - 1].end)
                return say::partOverlaps(shownName(m_parts[i].name));
        return {};
    }

    std::ifstream m_stream;
    std::uint64_t m_size = 0;
    std::uint64_t m_directory = 0;
    std::uint64_t m_directorySize = 0;
    std::uint64_t m_count = 0;
    std::vector<ListedPart> m_parts;
};

} // namespace

message::Clause layoutProblem(const std::filesystem::path& file, const ZipFile& zip)
{
    return LayoutReader(file).problem(zip);
}

std::map<std::string, std::uint64_t> placesOfStoredParts(const std::filesystem::path& file)
{
    return LayoutReader(file).storedPlaces();
}

std::string shownName(std::string_view name)
{
    if (name.empty())
        return "\"\"";
    std::string shown = printable(name.substr(0, longestShownName));
    return shown + (name.size() > longestShownName ? "..." : "");
}

} // namespace scalescope::engine
