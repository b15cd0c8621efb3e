// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help.h"

#include "core/version.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sstream>
#include <vector>

namespace scalescope::app::cli {

namespace {

constexpr std::size_t nameColumns = 26;
constexpr std::size_t descriptionColumns = 72;

std::string wrapped(const std::string& text)
{
    std::string lines;
    std::size_t column = 0;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (column > 0 && column + 1 + word.size() > descriptionColumns) {
            lines += '\n';
            column = 0;
        }
        lines += (column > 0 ? " " : "") + word;
        column += word.size() + (column > 0 ? 1 : 0);
    }
    return lines;
}

CLI::Validator silent(std::function<std::string(std::string&)> check)
{
    return CLI::Validator(std::move(check), ""); // an empty description keeps it out of the help
}

} // namespace

HelpFormatter::HelpFormatter()
{
    column_width(nameColumns);
    label("REQUIRED", "");
    label("OPTIONS", "options");
    label("SUBCOMMAND", "COMMAND");
}

std::string HelpFormatter::make_option_desc(const CLI::Option* option) const
{
    return wrapped(option->get_description());
}

CLI::Validator oneOf(std::vector<std::string> words)
{
    return silent([words = std::move(words)](std::string& value) {
        if (std::ranges::find(words, value) != words.end())
            return std::string();
        const std::vector<std::string> first(words.begin(), words.end() - 1);
        return fmt::format("{} is not known; take {} or {}", value, fmt::join(first, ", "), words.back());
    });
}

namespace {

using Words = std::vector<std::string>;

/// An option as the pages speak of it.
struct Shown
{
    Words names;       ///< "-o", "--output"; none of a positional argument
    std::string value; ///< "FILE"; empty of a flag
    std::string description;
    Words words; ///< that the value is one of
};

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

/// "train|eval" names the words themselves; FILE.csv|FILE.json does not.
Words wordsOf(const std::string& value)
{
    Words words;
    const bool isList =
        value.find('|') != std::string::npos &&
        std::ranges::none_of(value, [](unsigned char letter) { return std::isupper(letter); });
    for (std::size_t begin = 0; isList && begin <= value.size();) {
        const std::size_t end = std::min(value.find('|', begin), value.size());
        words.push_back(value.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

Shown shownOf(const CLI::Option& option)
{
    Shown shown;
    for (const std::string& name : option.get_snames())
        shown.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames())
        shown.names.push_back("--" + name);
    shown.value = option.get_option_text();
    if (const auto begin = shown.value.find_first_not_of(' '); begin != 0)
        shown.value.erase(0, begin);
    if (shown.names.empty())
        shown.value = option.get_name(true, false);
    shown.description = option.get_description();
    shown.words = wordsOf(shown.value);
    return shown;
}

std::vector<Shown> optionsOf(const CLI::App& command)
{
    std::vector<Shown> all;
    for (const CLI::Option* option : command.get_options())
        all.push_back(shownOf(*option));
    return all;
}

std::vector<const CLI::App*> commandsOf(const CLI::App& app)
{
    return app.get_subcommands([](const CLI::App*) { return true; });
}

// ---- the manual ---------------------------------------------------------------------------------------

/// Text in groff's language: a hyphen is a minus sign, a dot at the start of a line no request.
std::string roff(const std::string& text)
{
    std::string escaped = replaced(replaced(text, "\\", "\\e"), "-", "\\-");
    escaped = replaced(escaped, "\n", " ");
    return escaped.starts_with('.') || escaped.starts_with('\'') ? "\\&" + escaped : escaped;
}

std::string manualOf(const Shown& option)
{
    Words names;
    for (const std::string& name : option.names)
        names.push_back(fmt::format("\\fB{}\\fR", roff(name)));
    const std::string value = option.value.empty() ? "" : fmt::format("\\fI{}\\fR", roff(option.value));
    return fmt::format(".TP\n{}{}{}\n{}\n", fmt::join(names, ", "), names.empty() || value.empty() ? "" : " ",
                       value, roff(option.description));
}

std::string manualOf(const CLI::App& command)
{
    std::string text = fmt::format(".SS scalescope {}\n{}\n", roff(command.get_name()),
                                   roff(command.get_description() + "."));
    for (const Shown& option : optionsOf(command))
        text += manualOf(option);
    return text;
}

// ---- shells -------------------------------------------------------------------------------------------

Words namesOf(const std::vector<Shown>& options)
{
    Words names;
    for (const Shown& option : options)
        names.insert(names.end(), option.names.begin(), option.names.end());
    return names;
}

/// In single quotes of a shell.
std::string quoted(const std::string& text)
{
    return "'" + replaced(replaced(text, "'", "'\\''"), "\n", " ") + "'";
}

/// In the brackets of zsh's _arguments.
std::string inBrackets(const std::string& text)
{
    return replaced(replaced(replaced(replaced(text, "\\", "\\\\"), "[", "\\["), "]", "\\]"), ":", "\\:");
}

std::string zshOption(const Shown& option)
{
    const std::string action =
        option.words.empty() ? "_files" : fmt::format("({})", fmt::join(option.words, " "));
    const std::string value =
        option.value.empty() ? "" : fmt::format(":{}:{}", inBrackets(option.value), action);
    std::string lines;
    for (const std::string& name : option.names)
        lines += fmt::format("            {} \\\n",
                             quoted(fmt::format("*{}[{}]{}", name, inBrackets(option.description), value)));
    return lines;
}

std::string fishOption(const std::string& command, const Shown& option)
{
    std::string line =
        command.empty() ? "complete -c scalescope -n __fish_use_subcommand"
                        : fmt::format("complete -c scalescope -n '__fish_seen_subcommand_from {}'", command);
    for (const std::string& name : option.names)
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    if (!option.words.empty())
        line += fmt::format(" -x -a {}", quoted(fmt::format("{}", fmt::join(option.words, " "))));
    else if (!option.value.empty())
        line += " -r -F";
    return line + " -d " + quoted(option.description) + "\n";
}

} // namespace

std::string manualPage(const CLI::App& app)
{
    std::string text =
        fmt::format(".TH SCALESCOPE 1 \"\" \"scalescope {}\" \"User Commands\"\n"
                    ".SH NAME\nscalescope \\- see where tensors leave the range of a number format\n"
                    ".SH SYNOPSIS\n.B scalescope\n.RI [ MODEL \" [\" MODEL.inputs.json \"] | \" RUN.scales "
                    "\" ...]\"\n.br\n"
                    ".B scalescope\n.I COMMAND\n.RI [ options ]\n"
                    ".SH DESCRIPTION\n{}\n.SH COMMANDS\n",
                    version(), roff(app.get_description()));
    for (const CLI::App* command : commandsOf(app))
        text += manualOf(*command);
    text += ".SH OPTIONS\n";
    for (const Shown& option : optionsOf(app))
        text += manualOf(option);
    return text +
           fmt::format(".SH EXIT STATUS\n{}\n", roff(replaced(app.get_footer(), "Exit status: ", ""))) +
           ".SH FILES\n.TP\n.I OUT.scales\nA run: one SQLite database.\n.TP\n.I OUT.scales.partial\n"
           "The same while the run goes.\n";
}

std::string bashCompletion(const CLI::App& app)
{
    Words commands;
    std::string cases;
    std::string values;
    for (const CLI::App* command : commandsOf(app)) {
        const std::vector<Shown> options = optionsOf(*command);
        commands.push_back(command->get_name());
        cases +=
            fmt::format("    {}) words=\"{}\" ;;\n", command->get_name(), fmt::join(namesOf(options), " "));
        for (const Shown& option : options)
            for (const std::string& name : option.words.empty() ? Words() : option.names)
                values +=
                    fmt::format("    {}:{}) COMPREPLY=($(compgen -W \"{}\" -- \"$current\")) && return ;;\n",
                                command->get_name(), name, fmt::join(option.words, " "));
    }
    return fmt::format(
        "# bash completion for scalescope\n"
        "_scalescope() {{\n"
        "    local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} words=\n"
        "    COMPREPLY=()\n"
        "    if ((COMP_CWORD == 1)); then\n"
        "        COMPREPLY=($(compgen -W \"{} --help --version\" -- \"$current\"))\n"
        "        return\n"
        "    fi\n"
        "    case ${{COMP_WORDS[1]}}:$before in\n{}    esac\n"
        "    [[ $current == -* ]] || return\n"
        "    case ${{COMP_WORDS[1]}} in\n{}    esac\n"
        "    COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
        "}}\n"
        "complete -o default -F _scalescope scalescope\n",
        fmt::join(commands, " "), values, cases);
}

std::string zshCompletion(const CLI::App& app)
{
    std::string commands;
    std::string cases;
    for (const CLI::App* command : commandsOf(app)) {
        commands += fmt::format("        {}\n",
                                quoted(command->get_name() + ":" + inBrackets(command->get_description())));
        cases += fmt::format("        {})\n        _arguments \\\n", command->get_name());
        for (const Shown& option : optionsOf(*command))
            cases += zshOption(option);
        cases += "            '*:file:_files'\n        ;;\n";
    }
    return fmt::format("#compdef scalescope\n"
                       "_scalescope() {{\n"
                       "    local -a commands\n"
                       "    commands=(\n{}    )\n"
                       "    if ((CURRENT == 2)); then\n"
                       "        _describe command commands\n"
                       "        _files\n"
                       "        return\n"
                       "    fi\n"
                       "    local command=${{words[2]}}\n"
                       "    shift words\n"
                       "    ((CURRENT--))\n"
                       "    case $command in\n{}    *) _files ;;\n    esac\n"
                       "}}\n"
                       "_scalescope \"$@\"\n",
                       commands, cases);
}

std::string fishCompletion(const CLI::App& app)
{
    std::string text = "# fish completion for scalescope\n";
    for (const CLI::App* command : commandsOf(app))
        text += fmt::format("complete -c scalescope -n __fish_use_subcommand -a {} -d {}\n",
                            command->get_name(), quoted(command->get_description()));
    for (const Shown& option : optionsOf(app))
        text += fishOption("", option);
    for (const CLI::App* command : commandsOf(app))
        for (const Shown& option : optionsOf(*command))
            if (!option.names.empty())
                text += fishOption(command->get_name(), option);
    return text;
}

} // namespace scalescope::app::cli
