// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/partial_file.h"

#include "core/message/say_runfile.h"
#include "core/runfile/run_reader.h"
#include "core/runfile/values_folder.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace scalescope::runfile {

namespace {

namespace fs = std::filesystem;

/// The byte after the 512 that SQLite locks. There is never data at that place of a database, and no lock
/// keeps anybody from reading or writing.
constexpr off_t claimedByte = 0x40000000 + 512;
/// SQLite's: whoever holds it writes a batch, so that the journal is not of one that was cut off.
constexpr off_t reservedByte = 0x40000000 + 1;
/// How often another run may come and go between opening the file and locking it.
constexpr int mostTries = 100;
constexpr std::string_view mark{"SQLite format 3\0", 16}; ///< how every database begins

struct flock lockOfKind(short kind, off_t byte = claimedByte)
{
    struct flock lock = {};
    lock.l_type = kind;
    lock.l_whence = SEEK_SET;
    lock.l_start = byte;
    lock.l_len = 1;
    return lock;
}

/// A file that can't be made is a wrong name.
Error cannotMake(const fs::path& output, message::Clause reason)
{
    Error error = cannotFill(output, std::move(reason));
    error.status = ExitStatus::Usage;
    return error;
}

Error cannotMake(const fs::path& output, int number)
{
    return cannotMake(output, say::verbatim(std::generic_category().message(number)));
}

Error isTaken(const fs::path& output)
{
    return errorOf(say::anotherRunWrites(output.string()), "-o");
}

Error isForeign(const fs::path& partial)
{
    return errorOf(say::wouldLoseFile(partial.string()), "-o");
}

bool isSameFile(const struct stat& a, const struct stat& b)
{
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

bool claimByte(int descriptor, off_t byte = claimedByte)
{
    const struct flock lock = lockOfKind(F_WRLCK, byte);
    return ::fcntl(descriptor, F_OFD_SETLK, &lock) == 0;
}

std::error_code lastError()
{
    return {errno, std::generic_category()};
}

std::error_code writeAll(int descriptor, std::span<const std::byte> content)
{
    while (!content.empty()) {
        const ssize_t count = ::write(descriptor, content.data(), content.size());
        if (count < 0 && errno != EINTR)
            return lastError();
        content = content.subspan(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    }
    return {};
}

/// A link, pipe or folder of the name of what is written first is somebody's, and one too long can't be made.
Result<void> checkNames(const fs::path& output)
{
    for (const fs::path& file : {partialOf(output), journalOf(partialOf(output))}) {
        std::error_code failed;
        const auto there = fs::symlink_status(file, failed);
        if (failed == std::errc::filename_too_long)
            return tl::unexpected(cannotMake(output, failed.value()));
        if (fs::exists(there) && !fs::is_regular_file(there))
            return tl::unexpected(isForeign(file));
    }
    return {};
}

/// One that is not empty undoes a batch that was cut off.
void removeEmptyJournal(const fs::path& file)
{
    std::error_code ignored;
    const fs::path journal = journalOf(file);
    if (fs::is_regular_file(fs::symlink_status(journal, ignored)) && fs::file_size(journal, ignored) == 0)
        fs::remove(journal, ignored);
}

/// Of a run that did not come to its end: "OUT.incomplete.scales", "OUT.incomplete-2.scales" and so on.
fs::path nameBeside(const fs::path& output, int number)
{
    const std::string stem = output.stem().string() + ".incomplete";
    const std::string suffix = number == 1 ? std::string() : "-" + std::to_string(number);
    return output.parent_path() / (stem + suffix + output.extension().string());
}

/// One that is free, or of a run that did not come to its end either. Where the folder can't be looked into,
/// or the name is too long, it is the first.
fs::path nameBeside(const fs::path& output)
{
    const auto isThere = [](const fs::path& file) {
        std::error_code failed;
        return fs::exists(fs::symlink_status(file, failed));
    };
    int number = 1;
    while (isThere(nameBeside(output, number)) && !mayGiveWay(nameBeside(output, number)))
        ++number;
    return nameBeside(output, number);
}

/// Where a run has its file in place and goes on moving its values.
bool isBeingPlaced(const fs::path& output)
{
    const std::vector<fs::path> places = placesOf(output);
    return std::ranges::any_of(places, [](const fs::path& file) { return isBeingWritten(file); });
}

/// Of a name that nameBeside() makes; 1 of any other.
int numberIn(const fs::path& file)
{
    const std::string stem = file.stem().string();
    int number = 1;
    std::from_chars(stem.data() + stem.rfind('-') + 1, stem.data() + stem.size(), number);
    return number;
}

} // namespace

Error cannotFill(const fs::path& output, message::Clause reason)
{
    return errorOf(say::runFileNotWritten(output.string(), std::move(reason)), "-o");
}

fs::path partialOf(const fs::path& output)
{
    fs::path partial = output;
    return partial += ".partial";
}

bool isOfOutput(const fs::path& file, const fs::path& output)
{
    return !output.empty() &&
           (file == output || file == partialOf(output) || file == nameBeside(output, numberIn(file)));
}

std::vector<fs::path> placesOf(const fs::path& output)
{
    return {output, nameBeside(output)};
}

fs::path journalOf(const fs::path& file)
{
    fs::path journal = file;
    return journal += "-journal";
}

bool nameFile(int unnamed, const fs::path& name)
{
    const std::string link = "/proc/self/fd/" + std::to_string(unnamed);
    return ::linkat(AT_FDCWD, link.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
}

bool isBeingWritten(const fs::path& file)
{
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return false;
    const bool isHeld = isBeingWritten(descriptor);
    ::close(descriptor);
    return isHeld;
}

bool isBeingWritten(int descriptor)
{
    struct flock lock = lockOfKind(F_RDLCK);
    return ::fcntl(descriptor, F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}

Result<PartialFile> PartialFile::claim(const fs::path& output)
{
    // Where the finished file is put by its name, a device or a pipe of that name would be lost.
    std::error_code ignored;
    if (fs::exists(output, ignored) && !fs::is_regular_file(output, ignored))
        return tl::unexpected(cannotMake(output, say::notRegular()));
    if (auto free = checkNames(output); !free)
        return tl::unexpected(std::move(free.error()));
    const fs::path partial = partialOf(output);
    for (int tries = 0; tries < mostTries; ++tries) {
        const int descriptor = ::open(partial.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0666);
        if (descriptor < 0)
            return tl::unexpected(cannotMake(output, errno));
        PartialFile file(output, descriptor);
        if (!claimByte(descriptor)) {
            const int number = errno;
            file.letGo();
            return tl::unexpected(number == EAGAIN || number == EACCES ? isTaken(output)
                                                                       : cannotMake(output, number));
        }
        // Who held it before may have renamed or removed it since it was opened here.
        if (!file.isInPlace()) {
            file.letGo();
            continue;
        }
        if (isBeingPlaced(output))
            return tl::unexpected(isTaken(output));
        if (!file.isEmpty() && !file.isDatabase()) {
            file.letGo();
            return tl::unexpected(isForeign(partial));
        }
        return file;
    }
    return tl::unexpected(isTaken(output)); // unreached: a hundred runs in its place in an instant
}

Result<void> PartialFile::settle(const fs::path& output)
{
    if (!areValuesUnsettled(output))
        return {};
    return claim(output).map([](const PartialFile& claimed) { claimed.settle(); });
}

void PartialFile::settle() const
{
    settleValues(m_output, !isEmpty());
}

Result<void> PartialFile::checkFree(const fs::path& output)
{
    if (isBeingWritten(partialOf(output)) || isBeingPlaced(output))
        return tl::unexpected(isTaken(output));
    return checkNames(output);
}

PartialFile::PartialFile(fs::path output, int descriptor)
    : m_output(std::move(output)), m_path(partialOf(m_output)), m_descriptor(descriptor)
{
}

PartialFile::PartialFile(PartialFile&& other) noexcept
    : m_output(std::move(other.m_output)),
      m_path(std::move(other.m_path)),
      m_descriptor(std::exchange(other.m_descriptor, -1)),
      m_replaced(std::exchange(other.m_replaced, -1)),
      m_isMade(std::exchange(other.m_isMade, false)),
      m_keepsValues(std::exchange(other.m_keepsValues, false)),
      m_isInJournal(std::exchange(other.m_isInJournal, false)),
      m_broker(std::move(other.m_broker))
{
}

PartialFile& PartialFile::operator=(PartialFile&& other) noexcept
{
    std::swap(m_output, other.m_output);
    std::swap(m_path, other.m_path);
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_replaced, other.m_replaced);
    std::swap(m_isMade, other.m_isMade);
    std::swap(m_keepsValues, other.m_keepsValues);
    std::swap(m_isInJournal, other.m_isInJournal);
    std::swap(m_broker, other.m_broker);
    return *this;
}

PartialFile::~PartialFile()
{
    if (m_descriptor >= 0 && !m_broker.finish && isInPlace())
        removeUseless();
    letGo();
}

void PartialFile::removeUseless() const
{
    removeEmptyJournal(m_path);
    const bool isNoise = m_isMade && !isDatabase();
    if (!isEmpty() && !isNoise)
        return;
    if (m_keepsValues)
        removePartialValues(m_output);
    if (isNoise)
        removeFiles();
    else
        ::unlink(m_path.c_str());
}

PartialFile PartialFile::ofBroker(fs::path output, int descriptor, Broker broker)
{
    PartialFile file(std::move(output), descriptor);
    file.m_broker = std::move(broker);
    return file;
}

bool PartialFile::isEmpty() const
{
    struct stat held = {};
    return ::fstat(m_descriptor, &held) == 0 && held.st_size == 0;
}

bool PartialFile::isDatabase() const
{
    std::array<char, mark.size()> start{};
    const ssize_t count = ::pread(m_descriptor, start.data(), start.size(), 0);
    return count == std::ssize(start) && std::string_view(start.data(), start.size()) == mark;
}

bool PartialFile::isInPlace() const
{
    struct stat held = {};
    struct stat named = {};
    return ::fstat(m_descriptor, &held) == 0 && ::lstat(m_path.c_str(), &named) == 0 &&
           isSameFile(held, named);
}

void PartialFile::letGo()
{
    for (int* descriptor : {&m_descriptor, &m_replaced})
        if (*descriptor >= 0)
            ::close(std::exchange(*descriptor, -1));
}

Result<void> PartialFile::clear()
{
    if (m_broker.clear)
        return m_broker.clear();
    settle();
    if (isEmpty()) {
        m_isMade = true;
        return {};
    }
    // A file of its own, because a reader of the old one may be at it.
    removeFiles();
    // Still locked here: whoever has opened the old file finds out that it is another.
    return claim(m_output).map([this](PartialFile&& fresh) {
        fresh.m_isMade = true;
        fresh.m_keepsValues = std::exchange(m_keepsValues, false);
        std::swap(*this, fresh);
    });
}

Result<void> PartialFile::clear(int unnamed)
{
    removeFiles();
    claimByte(unnamed);
    if (!nameFile(unnamed, m_path))
        return tl::unexpected(errno == EEXIST ? isTaken(m_output) : cannotMake(m_output, errno));
    letGo();
    m_descriptor = unnamed;
    m_isMade = true;
    return {};
}

int PartialFile::openUnnamed(const fs::path& output)
{
    const fs::path folder = output.has_parent_path() ? output.parent_path() : ".";
    return ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
}

void PartialFile::removeFiles() const
{
    std::error_code ignored;
    fs::remove(journalOf(m_path), ignored);
    fs::remove(m_path, ignored);
}

fs::path PartialFile::keepValues()
{
    m_keepsValues = true;
    return partialValuesOf(m_output);
}

std::error_code PartialFile::putIntoJournal(std::span<const std::byte> content)
{
    // Else whoever reads the file meanwhile takes its journal for that of a batch that was cut off, and
    // removes it.
    if (!claimByte(m_descriptor, reservedByte))
        return lastError();
    const int journal =
        ::open(journalOf(m_path).c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (journal < 0)
        return lastError();
    const std::error_code failed = writeAll(journal, content);
    ::close(journal);
    m_isInJournal = !failed;
    return failed;
}

/// It is claimed before it has the name, and the file that it replaces until all is over.
std::error_code PartialFile::putJournalInPlace()
{
    const fs::path journal = journalOf(m_path);
    const int descriptor = ::open(journal.c_str(), O_RDWR | O_NOFOLLOW | O_CLOEXEC);
    if (descriptor < 0)
        return lastError();
    if (!claimByte(descriptor) || ::rename(journal.c_str(), m_path.c_str()) != 0) {
        const std::error_code failed = lastError();
        ::close(descriptor);
        return failed;
    }
    m_replaced = std::exchange(m_descriptor, descriptor);
    m_isInJournal = false;
    return {};
}

/// Where this run saved none, those in the partial folder are a killed run's: they are gone before the file
/// has its name, after which they would be taken for its own.
Result<void> PartialFile::makeRoomForValues(const fs::path& file) const
{
    if (m_keepsValues)
        return setValuesAside(m_output, file);
    removePartialValues(m_output);
    return {};
}

Result<PartialFile::Finished> PartialFile::finish(bool runIsComplete, const std::function<bool()>& isWanted)
{
    if (m_broker.finish)
        return m_broker.finish({runIsComplete, m_keepsValues, m_isInJournal});
    std::error_code failed = m_isInJournal ? putJournalInPlace() : std::error_code();
    if (failed)
        return tl::unexpected(cannotFill(m_output, say::verbatim(failed.message())));
    if (!isDatabase())
        return tl::unexpected(cannotFill(m_output, say::overwrittenMeanwhile(m_path.string())));
    removeEmptyJournal(m_path);
    // The content is on the disk before the name says that it is whole.
    failed = flushToDisk(m_descriptor);
    if (!failed && m_keepsValues)
        failed = flushValues(partialValuesOf(m_output), isWanted);
    if (failed)
        return tl::unexpected(cannotFill(m_output, say::verbatim(failed.message())));
    if (!isWanted())
        return tl::unexpected(cannotFill(m_output, say::keptLocked()));
    const fs::path name = runIsComplete || mayGiveWay(m_output) ? m_output : nameBeside(m_output);
    Finished finished{name, makeRoomForValues(name)};
    // Two renames, and nothing that takes long between them. The file goes first, and the lock with it: a
    // kill between them leaves a run without values, which the next one can tell by the partial file that is
    // not there, and completes. The other way round it would leave new values beside the older run.
    fs::rename(m_path, name, failed);
    if (failed) {
        putValuesBack(name);
        return tl::unexpected(cannotFill(m_output, say::verbatim(failed.message())));
    }
    if (m_keepsValues && finished.values)
        finished.values = moveValues(m_output, name);
    // The names; where that can't be, the run is there all the same.
    [[maybe_unused]] const auto unflushed = flushToDisk(name.parent_path());
    if (m_keepsValues)
        removeOlderValues(name);
    letGo();
    return finished;
}

} // namespace scalescope::runfile
