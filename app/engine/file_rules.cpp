// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/file_rules.h"

#include "app/engine/library_rules.h"

#include <cstdint>
#include <fcntl.h>
#include <filesystem>
#include <linux/landlock.h>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <system_error>
#include <unistd.h>

namespace scalescope::app {

namespace {

// Versions of Landlock beyond the headers that this may be compiled with.
constexpr std::uint64_t accessTruncate = 1ULL << 14;      // 3, Linux 6.2
constexpr std::uint64_t accessDeviceControl = 1ULL << 15; // 5, Linux 6.10
constexpr std::uint64_t netTcp = 3;                       // 4, Linux 6.7: bind and connect
constexpr std::uint64_t scopes = 3;                       // 6, Linux 6.12: abstract sockets, signals

/// landlock_ruleset_attr as of version 6; an older kernel takes what it knows not as long as it is zero.
struct Handled
{
    std::uint64_t files = 0;
    std::uint64_t net = 0;
    std::uint64_t scoped = 0;
};

Handled handledBy(int version)
{
    Handled handled;
    handled.files = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1;
    if (version >= 2)
        handled.files |= LANDLOCK_ACCESS_FS_REFER;
    if (version >= 3)
        handled.files |= accessTruncate;
    if (version >= 4)
        handled.net = netTcp;
    if (version >= 5)
        handled.files |= accessDeviceControl;
    if (version >= 6)
        handled.scoped = scopes;
    return handled;
}

constexpr std::uint64_t reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t writing = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR |
                                  LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG |
                                  accessTruncate;
constexpr std::uint64_t controlling = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE |
                                      LANDLOCK_ACCESS_FS_READ_DIR | accessDeviceControl;
/// Of these rights a rule about a single file may hold no others.
constexpr std::uint64_t ofFiles = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE |
                                  LANDLOCK_ACCESS_FS_EXECUTE | accessTruncate | accessDeviceControl;

bool isThere(int file)
{
    return file >= 0;
}

/// Files of the kernel's say that they have no bytes.
bool isRegular(int file)
{
    struct stat state = {};
    return ::fstat(file, &state) == 0 && S_ISREG(state.st_mode) && state.st_size > 0;
}

/// A link of a library's name may lead to anything.
bool isLibrary(int file)
{
    std::error_code failed;
    const auto name = std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(file), failed);
    return isRegular(file) && !failed && isLibraryName(name.filename().string());
}

class Ruleset
{
public:
    explicit Ruleset(int version)
        : m_handled(handledBy(version)),
          m_descriptor(
              static_cast<int>(::syscall(SYS_landlock_create_ruleset, &m_handled, sizeof m_handled, 0)))
    {
    }
    ~Ruleset()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    Ruleset(const Ruleset&) = delete;
    Ruleset& operator=(const Ruleset&) = delete;

    /// What is looked at is what the rule is about, whatever comes under its name meanwhile.
    void allow(const std::vector<std::filesystem::path>& paths, std::uint64_t access,
               bool (*isMeant)(int descriptor) = isThere)
    {
        for (const auto& path : paths) {
            const int file = ::open(path.c_str(), O_PATH | O_CLOEXEC);
            if (isMeant(file))
                allow(file, access);
            if (file >= 0)
                ::close(file);
        }
    }

    void allow(const std::vector<int>& descriptors, std::uint64_t access)
    {
        for (const int descriptor : descriptors)
            allow(descriptor, access);
    }

    [[nodiscard]] bool enforce() const
    {
        return m_descriptor >= 0 && ::syscall(SYS_landlock_restrict_self, m_descriptor, 0) == 0;
    }

private:
    void allow(int file, std::uint64_t access)
    {
        struct stat state = {};
        if (::fstat(file, &state) != 0)
            return;
        landlock_path_beneath_attr rule = {};
        rule.allowed_access = access & m_handled.files & (S_ISDIR(state.st_mode) ? ~0ULL : ofFiles);
        rule.parent_fd = file;
        ::syscall(SYS_landlock_add_rule, m_descriptor, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    }

    Handled m_handled;
    int m_descriptor;
};

} // namespace

int keepToFiles(const FileRules& rules)
{
    const auto version =
        static_cast<int>(::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION));
    if (version < 1)
        return 0;
    Ruleset ruleset(version);
    ruleset.allow(rules.readable, reading);
    ruleset.allow(rules.regularFiles, reading, isRegular);
    ruleset.allow(rules.libraries, reading, isLibrary);
    ruleset.allow(rules.writable, writing);
    ruleset.allow(rules.readableFiles, reading);
    ruleset.allow(rules.writableFiles, writing);
    ruleset.allow(rules.devices, controlling);
    return ruleset.enforce() ? version : 0;
}

} // namespace scalescope::app
