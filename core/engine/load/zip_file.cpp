// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/zip_file.h"

#include "core/message/say_load.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>
#include <unordered_map>
#include <zip.h>

namespace scalescope::engine {

namespace {

/// What a byte unpacks to at most, when it is deflated as it should not be (RFC 1951: 258 bytes by two bits).
constexpr std::uint64_t mostUnpacked = 1032;

} // namespace

struct ZipFile::State
{
    std::string bytes;      ///< of one in memory
    std::uint64_t size = 0; ///< of the whole archive
    zip_t* zip = nullptr;
    std::vector<Entry> entries;
    std::unordered_map<std::string, std::size_t> byName;

    ~State()
    {
        if (zip)
            zip_discard(zip);
    }
};

message::Clause whyUnreadable(const std::filesystem::path& file)
{
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (!std::filesystem::exists(status))
        return error && error != std::errc::no_such_file_or_directory ? say::verbatim(error.message())
                                                                      : say::noSuchFile();
    if (std::filesystem::is_directory(status))
        return say::itIsFolder();
    if (!std::filesystem::is_regular_file(status))
        return say::itIsNotRegular();
    // Not read to see it: files of the kernel's have no size either, and some wait until there is something
    // to tell.
    if (std::filesystem::file_size(file, error) == 0)
        return say::itIsEmpty();
    errno = 0;
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return errno == EACCES ? say::itIsNotPermitted() : say::verbatim(std::strerror(errno));
    return {};
}

std::optional<ZipFile> ZipFile::open(const std::filesystem::path& file)
{
    auto state = std::make_unique<State>();
    if (!whyUnreadable(file))
        state->zip = zip_open(file.c_str(), ZIP_RDONLY, nullptr);
    std::error_code ignored;
    state->size = std::filesystem::file_size(file, ignored);
    return listed(std::move(state));
}

std::optional<ZipFile> ZipFile::openBytes(std::string bytes)
{
    auto state = std::make_unique<State>();
    state->bytes = std::move(bytes);
    state->size = state->bytes.size();
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(state->bytes.data(), state->bytes.size(), 0, &error);
    if (source != nullptr)
        state->zip = zip_open_from_source(source, ZIP_RDONLY, &error);
    if (source != nullptr && state->zip == nullptr)
        zip_source_free(source);
    zip_error_fini(&error);
    return listed(std::move(state));
}

std::optional<ZipFile> ZipFile::listed(std::unique_ptr<State> state)
{
    if (!state->zip)
        return std::nullopt;
    const zip_int64_t count = zip_get_num_entries(state->zip, 0);
    for (zip_int64_t i = 0; i < count; ++i) {
        zip_stat_t stat;
        zip_stat_init(&stat);
        if (zip_stat_index(state->zip, static_cast<zip_uint64_t>(i), ZIP_FL_ENC_RAW, &stat) != 0 ||
            !stat.name)
            return std::nullopt;
        state->byName.emplace(stat.name, state->entries.size());
        state->entries.push_back({stat.name, stat.size, stat.comp_size});
    }
    return ZipFile(std::move(state));
}

ZipFile::ZipFile(std::unique_ptr<State> state) : m_state(std::move(state)) {}
ZipFile::ZipFile(ZipFile&&) noexcept = default;
ZipFile& ZipFile::operator=(ZipFile&&) noexcept = default;
ZipFile::~ZipFile() = default;

const std::vector<ZipFile::Entry>& ZipFile::entries() const
{
    return m_state->entries;
}

const ZipFile::Entry* ZipFile::find(const std::string& name) const
{
    const auto found = m_state->byName.find(name);
    return found == m_state->byName.end() ? nullptr : &m_state->entries[found->second];
}

std::optional<std::string> ZipFile::read(const std::string& name, std::uint64_t limit) const
{
    const auto found = m_state->byName.find(name);
    if (found == m_state->byName.end() || m_state->entries[found->second].size > limit)
        return std::nullopt;
    const Entry& entry = m_state->entries[found->second];
    if (entry.size / mostUnpacked > m_state->size) // a directory can say anything
        return std::nullopt;
    zip_file_t* part = zip_fopen_index(m_state->zip, found->second, 0);
    if (!part)
        return std::nullopt;
    std::string content(entry.size, '\0');
    std::uint64_t have = 0;
    while (have < entry.size) {
        const zip_int64_t got = zip_fread(part, content.data() + have, entry.size - have);
        if (got <= 0)
            break;
        have += static_cast<std::uint64_t>(got);
    }
    // The checksum is verified when the end is read.
    char beyond = 0;
    const bool atEnd = have == entry.size && zip_fread(part, &beyond, 1) == 0;
    zip_fclose(part);
    return atEnd ? std::optional(std::move(content)) : std::nullopt;
}

bool ZipFile::isWhole(const std::string& name) const
{
    const auto found = m_state->byName.find(name);
    if (found == m_state->byName.end())
        return false;
    zip_file_t* part = zip_fopen_index(m_state->zip, found->second, 0);
    if (!part)
        return false;
    std::vector<char> buffer(std::size_t{256} * 1024);
    std::uint64_t have = 0;
    zip_int64_t got = 0;
    while ((got = zip_fread(part, buffer.data(), buffer.size())) > 0)
        have += static_cast<std::uint64_t>(got);
    zip_fclose(part);
    return got == 0 && have == m_state->entries[found->second].size;
}

} // namespace scalescope::engine
