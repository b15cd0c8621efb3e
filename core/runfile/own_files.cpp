// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/own_files.h"

#include <atomic>
#include <filesystem>
#include <new>
#include <sqlite3.h>
#include <string_view>
#include <system_error>

namespace scalescope::runfile {

namespace {

/// Opening a pipe would wait for somebody to write into it.
bool isOtherThanFile(const char* name)
{
    std::error_code ignored;
    const auto status = std::filesystem::symlink_status(name, ignored);
    return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
}

} // namespace

/// SQLite's own interface, but for the names of files.
struct OwnFiles::Interface : sqlite3_vfs
{
    explicit Interface(sqlite3_vfs& usual) : sqlite3_vfs(usual), usual(usual)
    {
        static std::atomic<int> count = 0;
        name = "scalescope-" + std::to_string(++count);
        zName = name.c_str();
        pNext = nullptr;
        xOpen = open;
        xDelete = remove;
        xAccess = access;
    }

    static Interface& of(sqlite3_vfs* self) { return *static_cast<Interface*>(self); }
    [[nodiscard]] bool isJournal(std::string_view file) const
    {
        constexpr std::string_view suffix = "-journal";
        return !database.empty() && file.ends_with(suffix) &&
               file.substr(0, file.size() - suffix.size()) == database;
    }
    /// SQLite gives no name to a file that holds what does not fit into the memory.
    bool mayOpen(const char* file, int flags)
    {
        if (file == nullptr)
            return true;
        if ((flags & SQLITE_OPEN_MAIN_DB) != 0 && database.empty())
            database = file;
        return (flags & SQLITE_OPEN_MAIN_DB) != 0
                   ? database == file
                   : (flags & SQLITE_OPEN_MAIN_JOURNAL) != 0 && isJournal(file);
    }

    static int open(sqlite3_vfs* self, const char* file, sqlite3_file* opened, int flags, int* given)
    {
        opened->pMethods = nullptr;
        Interface& own = of(self);
        return own.mayOpen(file, flags) ? own.usual.xOpen(&own.usual, file, opened, flags, given)
                                        : SQLITE_CANTOPEN;
    }

    static int remove(sqlite3_vfs* self, const char* file, int flush)
    {
        Interface& own = of(self);
        return own.isJournal(file) ? own.usual.xDelete(&own.usual, file, flush) : SQLITE_IOERR_DELETE;
    }

    /// A log of writing ahead is as one that is not there; all else that is asked for comes from a journal.
    static int access(sqlite3_vfs* self, const char* file, int flags, int* result)
    {
        Interface& own = of(self);
        *result = 0;
        if (own.isJournal(file) && isOtherThanFile(file))
            return SQLITE_IOERR_ACCESS;
        if (own.isJournal(file) || own.database == file)
            return own.usual.xAccess(&own.usual, file, flags, result);
        return own.database + "-wal" == file ? SQLITE_OK : SQLITE_IOERR_ACCESS;
    }

    sqlite3_vfs& usual;
    std::string name;
    std::string database; ///< its full name, once it is open
};

OwnFiles::OwnFiles()
{
    sqlite3_vfs* usual = sqlite3_vfs_find(nullptr);
    if (usual == nullptr)
        throw std::bad_alloc(); // unreached: SQLite was built without files
    m_interface = std::make_unique<Interface>(*usual);
    sqlite3_vfs_register(m_interface.get(), 0);
}

OwnFiles::~OwnFiles()
{
    sqlite3_vfs_unregister(m_interface.get());
}

const std::string& OwnFiles::name() const
{
    return m_interface->name;
}

} // namespace scalescope::runfile
