// SPDX-License-Identifier: GPL-3.0-or-later
// What a hostile model would do to the machine if it could run code: done by a library of operators when the
// engine loads it. The variable SCALESCOPE_EFFECT says which; the others what is there to be harmed. Whether
// it came to be is seen from outside (effects.py); what is printed here says what the system answered.
#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <netinet/in.h>
#include <string>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr long long mostBytes = 64LL << 20; ///< to be seen, and not to fill the disk of who tries this
constexpr int mostForks = 64;

std::string given(const char* name)
{
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

void tell(const char* what, bool was)
{
    std::printf("effect %s: %s (%s)\n", what, was ? "yes" : "no", was ? "" : std::strerror(errno));
    std::fflush(stdout);
}

bool writeTo(const std::string& file, int flags, const std::string& text)
{
    const int descriptor = ::open(file.c_str(), flags | O_CLOEXEC, 0600);
    const bool written =
        descriptor >= 0 && ::write(descriptor, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    if (descriptor >= 0)
        ::close(descriptor);
    return written;
}

std::string contentOf(const std::string& file)
{
    std::array<char, 256> text{};
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    const ssize_t count = descriptor < 0 ? -1 : ::read(descriptor, text.data(), text.size());
    if (descriptor >= 0)
        ::close(descriptor);
    return count > 0 ? std::string(text.data(), static_cast<std::size_t>(count)) : std::string();
}

int connected(int family, const sockaddr* address, socklen_t size)
{
    const int descriptor = ::socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (descriptor >= 0 && ::connect(descriptor, address, size) == 0)
        return descriptor;
    const int number = errno;
    if (descriptor >= 0)
        ::close(descriptor);
    errno = number;
    return -1;
}

int connectedToNetwork()
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(std::atoi(given("SCALESCOPE_EFFECT_PORT").c_str())));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return connected(AF_INET, reinterpret_cast<const sockaddr*>(&address), sizeof address);
}

int connectedToProgram()
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string name = given("SCALESCOPE_EFFECT_SOCKET");
    std::copy_n(name.begin(), std::min(name.size(), sizeof address.sun_path - 1), address.sun_path);
    return connected(AF_UNIX, reinterpret_cast<const sockaddr*>(&address), sizeof address);
}

bool says(int descriptor, const std::string& text)
{
    const bool said = descriptor >= 0 && ::write(descriptor, text.data(), text.size()) > 0;
    if (descriptor >= 0)
        ::close(descriptor);
    return said;
}

void write()
{
    tell("write", writeTo(given("SCALESCOPE_EFFECT_OUTSIDE") + "/written", O_WRONLY | O_CREAT, "hostile"));
}

void overwrite()
{
    tell("overwrite", writeTo(given("SCALESCOPE_EFFECT_OUTSIDE") + "/victim", O_WRONLY | O_TRUNC, "hostile"));
}

void remove()
{
    tell("remove", ::unlink((given("SCALESCOPE_EFFECT_OUTSIDE") + "/victim").c_str()) == 0);
}

/// Into what a run prints, and into what it leaves: the file that it may write.
void leak()
{
    const std::string secret = contentOf(given("SCALESCOPE_EFFECT_OUTSIDE") + "/secret");
    tell("leak", !secret.empty());
    std::printf("%s\n", secret.c_str());
    std::fflush(stdout);
    writeTo(given("SCALESCOPE_EFFECT_RESULTS") + "/leaked", O_WRONLY | O_CREAT, secret);
    says(connectedToNetwork(), secret);
}

void execute()
{
    const pid_t child = ::fork();
    if (child == 0) {
        ::execl("/bin/echo", "echo", "a program was executed", nullptr);
        ::_exit(errno == EPERM || errno == EACCES ? 126 : 127);
    }
    int status = 0;
    tell("exec",
         child > 0 && ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
    ::execl("/bin/echo", "echo", "a program was executed", nullptr);
}

void connectOut()
{
    tell("connect", says(connectedToNetwork(), "hostile"));
}

void connectHere()
{
    tell("connect to a program", says(connectedToProgram(), "hostile"));
}

/// Children that leave the group of their parent and wait for better times.
void forkOut()
{
    int made = 0;
    for (; made < mostForks; ++made) {
        const pid_t child = ::fork();
        if (child < 0)
            break;
        if (child == 0) {
            ::setsid();
            for (;;)
                ::pause();
        }
    }
    tell("fork", made > 0);
    std::printf("forks: %d\n", made);
    std::fflush(stdout);
}

void signalParent()
{
    tell("signal", ::kill(std::atoi(given("SCALESCOPE_EFFECT_VICTIM").c_str()), SIGUSR1) == 0);
}

long long fill(int descriptor)
{
    static const std::string block(1 << 20, 'f');
    long long filled = 0;
    while (filled < mostBytes) {
        const ssize_t count = ::write(descriptor, block.data(), block.size());
        if (count <= 0)
            break;
        filled += count;
    }
    return filled;
}

/// Whatever lets itself be made or opened: in the results, in the system's places for what is temporary.
void fillDisk()
{
    std::signal(SIGXFSZ, SIG_IGN);
    long long filled = 0;
    for (const std::string& folder :
         {given("SCALESCOPE_EFFECT_RESULTS"), given("SCALESCOPE_EFFECT_OUTSIDE")}) {
        const int descriptor = ::open((folder + "/filled").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
        if (descriptor < 0)
            continue;
        filled += fill(descriptor);
        ::close(descriptor);
    }
    tell("fill", filled >= mostBytes);
    std::printf("filled: %lld\n", filled);
    std::fflush(stdout);
}

struct Effect
{
    const char* name;
    void (*act)();
};

constexpr std::array effects{Effect{"write", write},         Effect{"overwrite", overwrite},
                             Effect{"remove", remove},       Effect{"leak", leak},
                             Effect{"exec", execute},        Effect{"connect", connectOut},
                             Effect{"program", connectHere}, Effect{"fork", forkOut},
                             Effect{"signal", signalParent}, Effect{"fill", fillDisk}};

__attribute__((constructor)) void act()
{
    const std::string wanted = given("SCALESCOPE_EFFECT");
    for (const Effect& effect : effects)
        if (wanted == effect.name)
            effect.act();
}

} // namespace
