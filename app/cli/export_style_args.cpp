// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export_style_args.h"

#include "app/cli/commands.h"
#include "app/cli/help.h"
#include "core/message/say_report.h"
#include "core/message/say_transforms.h"
#include "core/sheet/fields.h"
#include "core/text/name_pattern.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>

namespace scalescope::app::cli {

namespace {

using widgets::StyleOption;

/// An option, whether it is given, and what it is of.
struct GivenOption
{
    const char* option;
    bool isGiven;
    StyleOption part;
};

std::vector<GivenOption> givenOptions(const ExportStyleArgs& request)
{
    return {{"--metric", !request.metric.empty(), StyleOption::Metric},
            {"--formats", !request.formats.empty(), StyleOption::Formats},
            {"--xmin", !request.xmin.empty(), StyleOption::Range},
            {"--xmax", !request.xmax.empty(), StyleOption::Range},
            {"--no-prune", request.keepsAll, StyleOption::Pruning},
            {"--prune-targets", !request.targets.empty(), StyleOption::Pruning},
            {"--width", !request.width.empty(), StyleOption::Width},
            {"--theme", !request.theme.empty(), StyleOption::Theme},
            {"--direction", !request.direction.empty(), StyleOption::Direction},
            {"--include", !request.modules.include.empty(), StyleOption::Modules},
            {"--exclude", !request.modules.exclude.empty(), StyleOption::Modules},
            {"--limits", !request.limits.empty(), StyleOption::Limits}};
}

/// What can be chosen of an output that is written.
widgets::StyleOptions partsOf(const RequestedOutput& output)
{
    if (output.file.empty())
        return {};
    const widgets::StyleOptions parts = output.option.style;
    // Of a graph as text whoever lays it out says the size.
    return output.file.ends_with(".dot") ? parts & ~widgets::StyleOptions(StyleOption::Width) : parts;
}

bool isUsed(StyleOption part, const std::vector<RequestedOutput>& outputs)
{
    return std::ranges::any_of(
        outputs, [part](const RequestedOutput& output) { return partsOf(output).testFlag(part); });
}

/// "--plot", "--heat-map and --graph": what has a use for an option.
std::string usersOf(StyleOption part, const std::vector<OutputOption>& outputs)
{
    std::vector<std::string> users;
    for (const OutputOption& output : outputs)
        if (output.style.testFlag(part))
            users.emplace_back(output.option);
    const std::string last = users.back();
    users.pop_back();
    return users.empty() ? last : fmt::format("{} and {}", fmt::join(users, ", "), last);
}

tl::unexpected<Error> notAskedFor(const std::string& option, StyleOption part,
                                  const std::vector<RequestedOutput>& outputs)
{
    std::vector<OutputOption> options;
    std::ranges::transform(outputs, std::back_inserter(options), &RequestedOutput::option);
    const std::string users = usersOf(part, options);
    return fail(ExitStatus::Usage,
                fmt::format("{} is for {}, which {} not asked for.", option, users,
                            users.find(' ') == std::string::npos ? "is" : "are"),
                option.substr(0, option.find(' ')));
}

Result<void> checkUses(const ExportStyleArgs& request, const std::vector<RequestedOutput>& outputs)
{
    const auto text = std::ranges::find_if(
        outputs, [](const RequestedOutput& output) { return output.file.ends_with(".dot"); });
    if (!request.width.empty() && text != outputs.end() && !isUsed(StyleOption::Width, outputs))
        return fail(
            ExitStatus::Usage,
            fmt::format("--width is for pictures, but {} is text, which gets its size from who lays it "
                        "out; leave --width out.",
                        text->file),
            "--width");
    for (const GivenOption& given : givenOptions(request))
        if (given.isGiven && !isUsed(given.part, outputs))
            return notAskedFor(given.option, given.part, outputs);
    if (!request.direction.empty() && request.direction != "fwd" && request.direction != "bwd")
        return fail(ExitStatus::Usage,
                    fmt::format("--direction is '{}'; write fwd or bwd, for gradients.", request.direction),
                    "--direction");
    return {};
}

/// The statistics, and colours where something that is asked for has them.
Result<void> checkMetric(const std::string& metric, const std::vector<RequestedOutput>& outputs)
{
    const sheet::Field* field = sheet::findMetric(metric);
    if (metric.empty() || (field && field->is(sheet::Axis)))
        return {};
    const bool hasColours = isUsed(StyleOption::Colour, outputs);
    if (field)
        return hasColours ? Result<void>() : notAskedFor("--metric " + metric, StyleOption::Colour, outputs);
    std::vector<std::string> names = sheet::axisWords();
    if (hasColours)
        std::ranges::copy(sheet::colourWords(), std::back_inserter(names));
    const std::string last = names.back();
    names.pop_back();
    const bool hasDirection = metric.starts_with("fwd.") || metric.starts_with("bwd.");
    return fail(ExitStatus::Usage,
                fmt::format("--metric {} is not known; take {} or {}{}.", metric, fmt::join(names, ", "),
                            last, hasDirection ? ", and --direction " + metric.substr(0, 3) : ""),
                "--metric");
}

Result<void> addFormats(const std::string& names, const std::vector<RequestedOutput>& outputs,
                        widgets::ExportStyle& look)
{
    if (names.empty())
        return {};
    auto formats = widgets::namedFormatsFrom(names);
    if (!formats) {
        Error error = formats.error();
        error.message = "--formats: " + error.message;
        return tl::unexpected(std::move(error));
    }
    if (!formats->more.empty() && !isUsed(StyleOption::MoreFormats, outputs))
        return notAskedFor("--formats with more than two", StyleOption::MoreFormats, outputs);
    look.formats = std::move(*formats);
    noteFormats(names);
    return {};
}

Result<std::optional<double>> endFrom(const char* option, const std::string& text)
{
    if (text.empty())
        return std::nullopt;
    const auto exponent = widgets::exponentFrom(text);
    if (!exponent)
        return fail(ExitStatus::Usage,
                    fmt::format("{} {} is no place on the axis; write a power of two, as 2^-20, or a number "
                                "above 0.",
                                option, text),
                    option);
    return exponent;
}

Result<void> addRange(const ExportStyleArgs& request, widgets::ExportStyle& look)
{
    const auto xmin = endFrom("--xmin", request.xmin);
    if (!xmin)
        return tl::unexpected(xmin.error());
    const auto xmax = endFrom("--xmax", request.xmax);
    if (!xmax)
        return tl::unexpected(xmax.error());
    if (*xmin && *xmax && **xmin >= **xmax)
        return fail(ExitStatus::Usage,
                    fmt::format("--xmin {} is not below --xmax {}; the axis grows to the right.",
                                request.xmin, request.xmax),
                    "--xmin");
    const sheet::Field* metric = sheet::findMetric(request.metric);
    if ((*xmin || *xmax) && metric && !metric->is(sheet::Axis))
        return fail(
            ExitStatus::Usage,
            fmt::format("--xmin and --xmax are for statistics, which --metric {} is not; leave them out, "
                        "or take another metric.",
                        request.metric),
            *xmin ? "--xmin" : "--xmax");
    look.xmin = *xmin;
    look.xmax = *xmax;
    return {};
}

Result<void> addWidth(const std::string& text, widgets::ExportStyle& look)
{
    if (text.empty())
        return {};
    look.width = widgets::widthFrom(text);
    if (!look.width)
        return fail(ExitStatus::Usage,
                    fmt::format("--width {} is not a whole number of pixels from {} to {}, nor as many "
                                "centimetres; write for instance --width 960 or --width 8.5cm.",
                                text, widgets::narrowestPicture, widgets::widestPicture),
                    "--width");
    return {};
}

Result<void> addLimits(const std::string& text, widgets::ExportStyle& look)
{
    if (text.empty())
        return {};
    look.limits = widgets::lossLimitsFrom(text);
    if (!look.limits)
        return fail(ExitStatus::Usage,
                    fmt::format("--limits {} is no list of limits; write parts from 0 to 1 or percentages of "
                                "overflow, underflow, subnormal and lost, for instance --limits "
                                "underflow=0.05,subnormal=50%.",
                                text),
                    "--limits");
    return {};
}

/// Targets by their names, or by expressions that find all of their names.
Result<std::set<std::string>> targetsOf(const std::string& names, const graph::Graph& graph)
{
    std::set<std::string> targets;
    const auto isCalled = [](const graph::Node& node, const std::string& name, const auto& pattern) {
        return node.target == name || (pattern && pattern->findsIn(node.target));
    };
    for (std::size_t from = 0; from <= names.size();) {
        const std::size_t comma = std::min(names.find(',', from), names.size());
        const std::string name = names.substr(from, comma - from);
        from = comma + 1;
        const auto pattern = text::NamePattern::from("^(?:" + name + ")$");
        bool isFound = false;
        for (const graph::Node& node : graph.nodes)
            if (isCalled(node, name, pattern)) {
                targets.insert(node.target);
                isFound = true;
            }
        if (const auto own = text::NamePattern::from(name); !isFound && !own)
            return fail(say::notRegularExpression(name, own.error()), "--prune-targets");
        if (!isFound)
            return fail(ExitStatus::Usage,
                        fmt::format("--prune-targets names '{}', but no operator or parameter of the run is "
                                    "called so; the names are in the column target of --table.",
                                    name),
                        "--prune-targets");
    }
    return targets;
}

} // namespace

void noteFormats(const std::string& names)
{
    const std::string all = "," + names + ",";
    if (all.find(",e4m3,") != std::string::npos)
        printError("Note: " + message::english(say::formatE4m3()));
}

std::string statisticsText()
{
    std::vector<std::string> words = sheet::axisWords();
    words.front() += " (default)";
    return fmt::format("{}", fmt::join(words, ", "));
}

void addLookOptions(CLI::App& command, ExportStyleArgs& request, const std::vector<OutputOption>& outputs)
{
    const auto add = [&](const char* option, std::string& value, StyleOption part, const std::string& text) {
        return command.add_option(option, value, fmt::format("Of {}: {}", usersOf(part, outputs), text));
    };
    add("--metric", request.metric, StyleOption::Metric,
        fmt::format("{}; {} may also have {}", statisticsText(), usersOf(StyleOption::Colour, outputs),
                    fmt::join(sheet::colourWords(), ", ")))
        ->option_text("NAME");
    add("--direction", request.direction, StyleOption::Direction,
        "fwd, or bwd for gradients; without it plots have both, and the others fwd")
        ->option_text("fwd|bwd");
    add("--include", request.modules.include, StyleOption::Modules,
        "only modules whose name the expression finds; pictures have what is in these, too")
        ->option_text("REGEX");
    add("--exclude", request.modules.exclude, StyleOption::Modules,
        "no modules whose name the expression finds")
        ->option_text("REGEX");
    add("--formats", request.formats, StyleOption::Formats,
        "the formats that tensors and gradients are held against (default: those of the run, else "
        "e4m3fn,e5m2); of --plot more may follow, whose limits are shown")
        ->option_text("FWD[,BWD[,...]]");
    add("--limits", request.limits, StyleOption::Limits,
        "from which part of a tensor's elements on a loss is a problem, in numbers or percentages (default: "
        "overflow=0,underflow=0.1,subnormal=0.25,lost=0.01)")
        ->option_text("NAME=PART[,...]");
    add("--xmin", request.xmin, StyleOption::Range,
        "where the axis begins, a power of two or a number above 0")
        ->option_text("2^K");
    add("--xmax", request.xmax, StyleOption::Range, "where it ends")->option_text("2^K");
    command.add_flag("--no-prune", request.keepsAll,
                     fmt::format("Of {}: with what is no floating-point tensor and what keeps its input's "
                                 "scale",
                                 usersOf(StyleOption::Pruning, outputs)));
    add("--prune-targets", request.targets, StyleOption::Pruning,
        "without these operators and parameters: names or expressions that find all of a name, with commas "
        "between them")
        ->option_text("LIST");
    add("--width", request.width, StyleOption::Width,
        "how wide the picture is, in pixels of 1/96 inch, of which a PNG has twice as many, or 8.5cm")
        ->option_text("WIDTH");
    add("--theme", request.theme, StyleOption::Theme, "light (default) or dark")
        ->option_text("light|dark")
        ->check(oneOf({"light", "dark"}));
}

Result<widgets::ExportStyle> lookOf(const ExportStyleArgs& request,
                                    const std::vector<RequestedOutput>& outputs)
{
    widgets::ExportStyle look;
    look.metric = request.metric;
    look.isDark = request.theme == "dark";
    look.modules = request.modules;
    if (!request.direction.empty())
        look.direction = request.direction == "bwd" ? graph::Direction::Backward : graph::Direction::Forward;
    return checkUses(request, outputs)
        .and_then([&] { return checkMetric(request.metric, outputs); })
        .and_then([&] { return addFormats(request.formats, outputs, look); })
        .and_then([&] { return addRange(request, look); })
        .and_then([&] { return addLimits(request.limits, look); })
        .and_then([&] { return addWidth(request.width, look); })
        .map([&] { return look; });
}

Result<void> addPruning(const ExportStyleArgs& request, const graph::Graph& graph, widgets::ExportStyle& look)
{
    if (!request.keepsAll && request.targets.empty())
        return {};
    prune::Options pruning;
    if (request.keepsAll)
        pruning = {false, std::nullopt, {}, {}};
    if (!request.targets.empty()) {
        auto targets = targetsOf(request.targets, graph);
        if (!targets)
            return tl::unexpected(targets.error());
        pruning.targets = std::move(*targets);
    }
    look.pruning = std::move(pruning);
    return {};
}

namespace {

constexpr const char* modulesName = "modules";

} // namespace

void addHeatOptions(CLI::App& command, HeatRequest& request)
{
    command
        .add_option("--rows", request.rows, "Of --heat-map: layers that come again (default), or all modules")
        ->option_text("layers|modules")
        ->check(oneOf({"layers", modulesName}));
    command.add_flag("--relative", request.isRelative,
                     "Of --heat-map: colours say how far a tensor is from the median of its column");
}

Result<void> check(const HeatRequest& request, const std::string& metric)
{
    const sheet::Field* field = sheet::findMetric(metric);
    if (request.isRelative && field && !field->is(sheet::Axis))
        return fail(
            ExitStatus::Usage,
            fmt::format("--relative is for statistics, which --metric {} is not; leave one of them out.",
                        metric),
            "--relative");
    return {};
}

widgets::HeatOptions heatOptions(const HeatRequest& request)
{
    widgets::HeatOptions options;
    options.rows = request.rows == modulesName ? report::LayerRows::Modules : report::LayerRows::Repeated;
    options.isRelative = request.isRelative;
    return options;
}

} // namespace scalescope::app::cli
