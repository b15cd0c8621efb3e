// SPDX-License-Identifier: GPL-3.0-or-later
// What a hostile model would do to the machine if it could run code: done by a library of operators when the
// engine loads it. The variable SCALESCOPE_EFFECT says which; the others what is there to be harmed. Whether
// it came to be is seen from outside (effects.py); what is printed here says what the system answered.
#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <mqueue.h>
#include <netinet/in.h>
#include <string>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/socket.h>
#include <sys/syscall.h>
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

/// Seen by the files that it makes: who reads what is printed is in the process that it takes the place of.
void execute()
{
    const std::string outside = given("SCALESCOPE_EFFECT_OUTSIDE");
    const pid_t child = ::fork();
    if (child == 0) {
        ::execl("/bin/touch", "touch", (outside + "/executed-by-child").c_str(), nullptr);
        ::_exit(errno == EPERM || errno == EACCES ? 126 : 127);
    }
    int status = 0;
    tell("exec",
         child > 0 && ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
    ::execl("/bin/touch", "touch", (outside + "/executed-in-place").c_str(), nullptr);
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

/// A socket without a name, to one with a name.
void sendDatagram()
{
    std::array<int, 2> ends{};
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string name = given("SCALESCOPE_EFFECT_DATAGRAM");
    std::copy_n(name.begin(), std::min(name.size(), sizeof address.sun_path - 1), address.sun_path);
    const std::string text = "hostile";
    tell("datagram", ::socketpair(AF_UNIX, SOCK_DGRAM, 0, ends.data()) == 0 &&
                         ::sendto(ends[0], text.data(), text.size(), 0,
                                  reinterpret_cast<const sockaddr*>(&address), sizeof address) > 0);
}

int numberGiven(const char* name)
{
    return std::atoi(given(name).c_str());
}

void sendToQueue()
{
    struct Letter
    {
        long kind;
        std::array<char, 8> text;
    };
    const Letter letter{1, {"hostile"}};
    tell("queue",
         ::msgsnd(numberGiven("SCALESCOPE_EFFECT_QUEUE"), &letter, letter.text.size(), IPC_NOWAIT) == 0);
}

void setSemaphore()
{
    constexpr int value = 77;
    tell("semaphore", ::semctl(numberGiven("SCALESCOPE_EFFECT_SEMAPHORE"), 0, SETVAL, value) == 0);
}

void removePosixQueue()
{
    tell("posix-queue", ::mq_unlink(given("SCALESCOPE_EFFECT_POSIX_QUEUE").c_str()) == 0);
}

/// Of a pipe, so that the kernel tells its owner when something is in it.
void signalAsOwner()
{
    std::array<int, 2> ends{};
    const bool isSet = ::pipe(ends.data()) == 0 &&
                       ::fcntl(ends[0], F_SETOWN, numberGiven("SCALESCOPE_EFFECT_VICTIM")) == 0 &&
                       ::fcntl(ends[0], F_SETFL, O_ASYNC | O_NONBLOCK) == 0;
    tell("owner", isSet && ::write(ends[1], "x", 1) == 1);
}

/// More than the run may have, where its resident memory does not count it.
void hideMemory()
{
    constexpr std::size_t part = 16UL << 20;
    constexpr long long most = 700LL << 20;
    const int file = static_cast<int>(::syscall(SYS_memfd_create, "hidden", 0));
    long long hidden = 0;
    for (; file >= 0 && hidden < most / 2; hidden += 1 << 20) {
        static const std::string block(1 << 20, 'h');
        if (::write(file, block.data(), block.size()) != std::ssize(block))
            break;
    }
    for (; hidden < most; hidden += part) {
        void* memory = ::mmap(nullptr, part, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED)
            break;
        std::memset(memory, 'h', part);
        ::madvise(memory, part, MADV_DONTNEED);
    }
    tell("hide", hidden > 0);
    std::printf("hidden: %lld\n", hidden);
    std::fflush(stdout);
}

/// What a program was started with may hold its user's keys.
void readEnvironment()
{
    const std::string text =
        contentOf("/proc/" + given("SCALESCOPE_EFFECT_OTHER") + "/environ"); // the secret is the first in it
    tell("environment", !text.empty());
    std::printf("%s\n", text.c_str());
    std::fflush(stdout);
}

void readWords()
{
    std::string text = contentOf("/proc/" + given("SCALESCOPE_EFFECT_OTHER") + "/cmdline");
    std::ranges::replace(text, '\0', ' ');
    tell("words", !text.empty());
    std::printf("%s\n", text.c_str());
    std::fflush(stdout);
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

constexpr std::array effects{Effect{"write", write},
                             Effect{"overwrite", overwrite},
                             Effect{"remove", remove},
                             Effect{"leak", leak},
                             Effect{"exec", execute},
                             Effect{"connect", connectOut},
                             Effect{"program", connectHere},
                             Effect{"datagram", sendDatagram},
                             Effect{"queue", sendToQueue},
                             Effect{"semaphore", setSemaphore},
                             Effect{"posix-queue", removePosixQueue},
                             Effect{"fork", forkOut},
                             Effect{"signal", signalParent},
                             Effect{"owner", signalAsOwner},
                             Effect{"environment", readEnvironment},
                             Effect{"words", readWords},
                             Effect{"hide", hideMemory},
                             Effect{"fill", fillDisk}};

__attribute__((constructor)) void act()
{
    const std::string wanted = given("SCALESCOPE_EFFECT");
    for (const Effect& effect : effects)
        if (wanted == effect.name)
            effect.act();
}

} // namespace
