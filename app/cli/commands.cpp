// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/engine_run.h"
#include "app/cli/help.h"
#include "app/runner/engine_process.h"
#include "core/message/say_run.h"
#include "core/process_start.h"
#include "core/report/text/sanitized_text.h"
#include "core/version.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QtGlobal>
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fmt/format.h>
#include <new>
#include <optional>
#include <sstream>
#include <stdio_ext.h>
#include <string>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace scalescope::app::cli {

namespace {

constexpr const char* description =
    "Shows where in a PyTorch model, forward and backward, the scales of tensors leave the range\n"
    "of a number format. Without a command the window opens: scalescope [MODEL [MODEL.inputs.json] | "
    "RUN.scales ...]";

constexpr const char* exitStatuses =
    "Exit status: 0 done; 2 wrong usage; 3 a file can't be read as what it should be;\n"
    "4 the model failed while running; 5 stopped by a limit or by the user.";

/// What `--version --verbose` says beside the version: of Qt, and in the engine's words of libtorch, the
/// processor and the sandbox, or why the engine can't say it.
std::string versionDetails()
{
    int argc = 1;
    char name[] = "scalescope";
    char* argv[] = {name, nullptr};
    const QCoreApplication application(argc, argv);
    const QString program = findEngine();
    QProcess engine;
    engine.start(program, {QStringLiteral("--version"), QStringLiteral("--verbose")});
    const std::string qt = std::string("Qt ") + qVersion() + '\n';
    if (engine.waitForFinished())
        return qt + engine.readAllStandardOutput().toStdString();
    return qt +
           message::english(
               say::engineNotStarted(program.toStdString(), engine.errorString().toStdString())) +
           '\n';
}

/// The subcommand that was being parsed, for "see scalescope run --help".
std::string helpOf(const CLI::App& app)
{
    const auto parsed = app.get_subcommands();
    return parsed.empty() ? "scalescope --help" : "scalescope " + parsed.front()->get_name() + " --help";
}

/// CLI11's words without its line breaks and its full stop.
std::string oneLine(std::string text)
{
    std::ranges::replace(text, '\n', ' ');
    while (!text.empty() && (text.back() == '.' || text.back() == ' '))
        text.pop_back();
    return text;
}

/// The first word that no option or argument takes.
std::string extraSentence(const std::vector<std::string>& extras, const std::string& help)
{
    const auto option = std::ranges::find_if(extras, [](const auto& word) { return word.starts_with('-'); });
    if (option != extras.end())
        return fmt::format("{} is not an option here; see {}.", *option, help);
    return fmt::format("{} is one argument too many; see {}.", extras.front(), help);
}

std::string usageSentence(const CLI::App& app, const CLI::ParseError& error)
{
    std::string what = oneLine(error.what());
    if (const auto extras = app.remaining(true); !extras.empty())
        return extraSentence(extras, helpOf(app));
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
        what = what.substr(0, what.find(':')) + (what.find(" received ") == std::string::npos
                                                     ? " needs a value"
                                                     : " is given more than once: keep one of them");
    if (dynamic_cast<const CLI::ValidationError*>(&error) !=
        nullptr) { // "--mode: test is not known; take ..."
        if (const auto colon = what.find(": "); colon != std::string::npos)
            what.erase(colon, 1);
        return what + ".";
    }
    return fmt::format("{}; see {}.", what, helpOf(app));
}

/// What is printed stays in a buffer for long: only here can be said that it did not reach its place.
ExitStatus finishOutput(ExitStatus status)
{
    if (!canSay(STDOUT_FILENO)) {
        __fpurge(stdout); // else the program's end waits for somebody who does not read
        return status;
    }
    errno = 0;
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return status;
    printError(fmt::format("Standard output can't be written ({}); make room there, or send it elsewhere.",
                           errno != 0 ? std::strerror(errno) : "an earlier part failed"));
    return status == ExitStatus::Done ? ExitStatus::Stopped : status;
}

ExitStatus act(const Action& action)
{
    try {
        return finishOutput(action());
    } catch (const std::system_error& error) { // fmt's, where a file or standard output takes no more
        printError(
            fmt::format("Standard output can't be written ({}); make room there, or send it elsewhere.",
                        error.code().message()));
        return ExitStatus::Stopped;
    } catch (const std::bad_alloc&) {
        printError("There is not enough memory for this; close other programs, or use a larger machine.");
        return ExitStatus::Stopped;
    }
}

ExitStatus printHelp(const CLI::App& app, const CLI::Success& help)
{
    std::ostringstream text;
    app.exit(help, text, text);
    fmt::print("{}", text.str());
    if (app["--verbose"]->count() > 0 && dynamic_cast<const CLI::CallForVersion*>(&help) != nullptr)
        fmt::print("{}", versionDetails());
    return ExitStatus::Done;
}

/// Whether CLI11 takes "[[1122]]" for "[12]", as 2.6 does.
bool halvesBrackets()
{
    CLI::App app;
    std::string value;
    app.add_option("VALUE", value);
    app.parse(std::vector<std::string>{"[[11]]"});
    return value == "[1]";
}

/// The words of the command line, the last first, as CLI11 takes them, written so that a list of lists stays
/// one.
std::vector<std::string> wordsFor(int argc, char** argv)
{
    std::vector<std::string> words(argv + 1, argv + argc);
    std::ranges::reverse(words);
    if (!halvesBrackets())
        return words;
    for (std::string& word : words) {
        const std::size_t start = word.starts_with("--") ? word.find('=') + 1 : 0; // --input=[[1]]
        const std::string_view value = std::string_view(word).substr(start);
        if (value.size() < 4 || !value.starts_with("[[") || !value.ends_with("]]"))
            continue;
        std::string doubled = word.substr(0, start) + "[[";
        for (const char character : value.substr(1, value.size() - 2))
            doubled.append(2, character);
        word = doubled + "]]";
    }
    return words;
}

ExitStatus parseAndRun(int argc, char** argv)
{
    CLI::App app("", "scalescope");
    Action action;
    addCommands(app, action);
    try {
        app.parse(wordsFor(argc, argv));
    } catch (const CLI::Success& help) {
        return act([&] { return printHelp(app, help); });
    } catch (const CLI::ParseError& error) {
        printError(usageSentence(app, error));
        return ExitStatus::Usage;
    }
    return act(action);
}

bool hasDisplay()
{
    return std::ranges::any_of(
        std::initializer_list<const char*>{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"},
        [](const char* name) { return !qEnvironmentVariableIsEmpty(name); });
}

/// A word that is neither a command nor a file is most likely a mistyped command.
bool looksLikeFile(const QString& word)
{
    return QFileInfo::exists(word) || word.contains(u'.') || word.contains(u'/');
}

ExitStatus openFiles(const QStringList& files, const OpenWindow& openWindow, int& status)
{
    for (const QString& file : files) {
        if (!looksLikeFile(file)) {
            printError(fmt::format("{} is neither a command nor a file; see scalescope --help.",
                                   file.toStdString()));
            return ExitStatus::Usage;
        }
        if (!QFileInfo::exists(file)) {
            printError(fmt::format("{} does not exist; check its name.", file.toStdString()));
            return ExitStatus::Unreadable;
        }
    }
    if (!hasDisplay()) {
        printError(
            "There is no display for the window (DISPLAY and WAYLAND_DISPLAY are not set); the commands work "
            "without one, see scalescope --help.");
        return ExitStatus::Usage;
    }
    status = openWindow(files);
    return ExitStatus::Done;
}

/// Names go through jobs and run files, which are UTF-8: others would become names of other files on the way.
std::optional<ExitStatus> refuseForeignBytes(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i) {
        if (QUtf8StringView(argv[i]).isValidUtf8())
            continue;
        printError(
            fmt::format("{} is not text in UTF-8; rename the file, or call it by a link that is.", argv[i]));
        return ExitStatus::Usage;
    }
    return std::nullopt;
}

bool isCommandLine(int argc, char** argv)
{
    static constexpr std::string_view commands[] = {"info",  "run",      "export",   "formats", "compare",
                                                    "check", "quantize", "quantise", "bisect"};
    if (argc < 2)
        return false;
    const std::string_view first = argv[1];
    return first.starts_with('-') || std::ranges::find(commands, first) != std::end(commands);
}

} // namespace

void addCommands(CLI::App& app, Action& action)
{
    app.description(description);
    CLI::Option* versions = app.set_version_flag("--version", "scalescope " + std::string(version()));
    const std::string ofVerbose =
        "With --version: also say what runs the models, and what keeps them from this machine";
    app.add_flag("--verbose", ofVerbose)->needs(versions);
    app.footer(exitStatuses);
    app.formatter(std::make_shared<HelpFormatter>());
    addInfoCommand(app, action);
    addRunCommand(app, action);
    addExportCommand(app, action);
    addCompareCommand(app, action);
    addBisectCommand(app, action);
    addFormatsCommand(app, action);
    addQuantizeCommand(app, action);
    app.require_subcommand(1);
}

namespace {

/// A sentence without its middle where that is longer than anybody reads: it may quote an argument of 100 KB.
/// What to do stands at its end.
std::string bounded(std::string sentence)
{
    constexpr std::size_t most = 4000;
    constexpr std::size_t ofStart = 2500;
    constexpr std::size_t ofEnd = 1000;
    if (sentence.size() <= most)
        return sentence;
    const auto isWithin = [&sentence](std::size_t at) { return (sentence[at] & '\xc0') == '\x80'; };
    std::size_t start = ofStart;
    std::size_t end = sentence.size() - ofEnd;
    while (isWithin(start)) // a character of several bytes
        --start;
    while (isWithin(end))
        ++end;
    const std::string ellipsis = fmt::format("… ({} bytes) …", end - start);
    return sentence.replace(start, end - start, ellipsis);
}

} // namespace

void printError(const std::string& sentence)
{
    writeError(bounded(report::sanitizedText(sentence)) + '\n');
}

void writeError(std::string_view text)
{
    if (!canSay(STDERR_FILENO))
        return;
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

ExitStatus report(const Error& error)
{
    printError(error.message);
    return error.status;
}

int runProgram(int argc, char** argv, const OpenWindow& openWindow)
{
    tidyStart();
    std::signal(SIGXFSZ, SIG_IGN); // a limit on the size of files is said where it is met, also by the engine
    if (const auto refused = refuseForeignBytes(argc, argv))
        return static_cast<int>(*refused);
    if (isCommandLine(argc, argv)) {
        exitOnStopSignals();
        return static_cast<int>(parseAndRun(argc, argv));
    }
    QStringList files;
    for (int i = 1; i < argc; ++i)
        files << QString::fromLocal8Bit(argv[i]);
    int status = 0;
    const ExitStatus opened = openFiles(files, openWindow, status);
    return opened == ExitStatus::Done ? status : static_cast<int>(opened);
}

} // namespace scalescope::app::cli
