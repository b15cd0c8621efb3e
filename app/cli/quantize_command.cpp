// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/quantize_options.h"
#include "core/arrays/npy_header.h"
#include "core/formats/scaled_quantizer.h"
#include "core/message/say_transforms.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <limits>
#include <memory>

namespace scalescope::app::cli {

namespace {

using arrays::NpyHeader;
using formats::ScaledCounts;

/// An array, of whose file nothing else is read.
struct Array
{
    NpyHeader header;
    std::vector<char> numbers;
};

Result<Array> readArray(const std::string& path)
{
    constexpr std::size_t longestHeader = std::size_t{1} << 20; // numpy's own are below 64 KiB
    if (const auto file = requireFile(path, "The array"); !file)
        return tl::unexpected(file.error());
    std::ifstream stream(path, std::ios::binary);
    std::string beginning(longestHeader, '\0');
    stream.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
    beginning.resize(static_cast<std::size_t>(stream.gcount()));
    std::error_code unknown; // of a stream that the shell hands over: as long as its header says
    const std::uint64_t size = std::filesystem::is_regular_file(path, unknown)
                                   ? std::filesystem::file_size(path, unknown)
                                   : std::numeric_limits<std::int64_t>::max();
    auto header = arrays::readNpyHeader(beginning, path, std::max<std::uint64_t>(size, beginning.size()));
    if (!header)
        return tl::unexpected(Error{ExitStatus::Unreadable, header.error().message, {}});
    Array array{std::move(*header), {}};
    array.numbers.resize(array.header.dataSize);
    const std::size_t known =
        std::min<std::size_t>(beginning.size() - array.header.dataStart, array.numbers.size());
    std::copy_n(beginning.begin() + static_cast<std::ptrdiff_t>(array.header.dataStart), known,
                array.numbers.begin());
    const auto rest = static_cast<std::streamsize>(array.numbers.size() - known);
    if (rest > 0 && !stream.read(array.numbers.data() + known, rest))
        return fail(ExitStatus::Unreadable,
                    fmt::format("{} is shorter than its header says; write it anew.", path));
    return array;
}

/// Numbers in the byte order of this machine, which is little.
void bringIntoOrder(const NpyHeader& header, char* numbers)
{
    if (header.byteOrder == '>')
        for (std::uint64_t at = 0; at < header.dataSize; at += header.itemSize)
            std::reverse(numbers + at, numbers + at + header.itemSize);
}

/// The numbers as they lie in memory, along the axis that was asked for.
Result<formats::AxisView> viewOf(const NpyHeader& header, const std::string& name, std::int64_t axis)
{
    const auto axes = static_cast<std::int64_t>(header.shape.size());
    const std::int64_t known = axis < 0 ? axis + axes : axis;
    if (axes == 0 && axis == -1)
        return formats::AxisView{1, 1, 1};
    if (known < 0 || known >= axes)
        return fail(ExitStatus::Usage,
                    fmt::format("{} has {}, and no axis {}; 0 is the first, -1 the last.", name,
                                axes == 0   ? "no axes"
                                : axes == 1 ? "one axis"
                                            : fmt::format("{} axes", axes),
                                axis),
                    "--axis");
    auto inMemory = header.shape;
    if (header.fortran)
        std::ranges::reverse(inMemory);
    return formats::alongAxis(inMemory, static_cast<std::size_t>(header.fortran ? axes - 1 - known : known));
}

template <typename T>
ScaledCounts quantize(const formats::ScaledQuantizer& quantizer, const formats::AxisView& view,
                      std::vector<char>& bytes)
{
    std::vector<T> numbers(bytes.size() / sizeof(T));
    if (!numbers.empty())
        std::memcpy(numbers.data(), bytes.data(), bytes.size());
    const ScaledCounts counts = quantizer.quantize(numbers.data(), numbers.data(), view);
    if (!numbers.empty())
        std::memcpy(bytes.data(), numbers.data(), bytes.size());
    return counts;
}

Result<ScaledCounts> quantizeNumbers(const QuantizeRequest& request, const NpyHeader& header,
                                     const std::string& name, std::vector<char>& bytes)
{
    const auto view = viewOf(header, name, request.axis);
    if (!view)
        return tl::unexpected(view.error());
    const formats::ScaledQuantizer quantizer(request.how, request.format.scaling);
    if (header.kind == 'f' && header.itemSize == 2)
        return quantize<formats::Half>(quantizer, *view, bytes);
    if (header.kind == 'f' && header.itemSize == 4)
        return quantize<float>(quantizer, *view, bytes);
    if (header.kind == 'f' && header.itemSize == 8)
        return quantize<double>(quantizer, *view, bytes);
    return fail(
        ExitStatus::Unreadable,
        fmt::format("{} holds no floating-point numbers of 16, 32 or 64 bits, but {}{}; convert it first.",
                    name, header.kind, header.itemSize));
}

Result<void> writeFile(const std::string& path, const NpyHeader& header, const std::vector<char>& numbers)
{
    std::string bytes = arrays::npyHeaderText(header);
    bytes.append(numbers.data(), numbers.size());
    return writeOutputFile(path, bytes);
}

std::string part(std::int64_t count, std::int64_t all)
{
    const double percent = all > 0 ? 100 * static_cast<double>(count) / static_cast<double>(all) : 0;
    return fmt::format("{} ({:.4g} %)", count, percent);
}

/// "2^-3" or "0.00123".
std::string scaleText(double scale)
{
    int exponent = 0;
    return std::frexp(scale, &exponent) == 0.5 ? fmt::format("2^{}", exponent - 1)
                                               : fmt::format("{:.4g}", scale);
}

std::string scaleTypeText(const formats::Scaling& scaling)
{
    const auto format = formats::scaleFormat(scaling);
    if (!format)
        return "float32";
    if (scaling.type == formats::ScaleType::E4m3)
        return fmt::format("{} in {}", format->name, scaling.levels == 1 ? "1 level" : "2 levels");
    return fmt::format("{} by {}", format->name, toString(scaling.rule));
}

void printScaling(const formats::Scaling& scaling, const ScaledCounts& counts)
{
    fmt::print("scaling            {}, scales {}\n", toString(scaling), scaleTypeText(scaling));
    fmt::print("groups             {}{}\n", counts.groups,
               counts.zeroGroups > 0 ? fmt::format(", {} of zeros", counts.zeroGroups) : "");
    if (counts.largestScale == 0)
        return;
    const std::string smallest = scaleText(counts.smallestScale);
    const std::string largest = scaleText(counts.largestScale);
    fmt::print("scales             {}{}{}\n", smallest, smallest == largest ? "" : " to " + largest,
               counts.cutScales > 0 ? fmt::format(", {} cut to their range", counts.cutScales) : "");
}

void printCounts(const QuantizeRequest& request, const ScaledCounts& all)
{
    const formats::Quantization& how = request.how;
    const formats::QuantizationCounts& counts = all.values;
    const bool isScaled = request.format.scaling.grouping != formats::Grouping::None;
    const double ratio = counts.signalToNoise();
    fmt::print("format             {}, {}{}\n", request.format.name, toString(how.rounding),
               how.scale != 0 ? fmt::format(", scale 2^{}", how.scale) : "");
    if (isScaled)
        printScaling(request.format.scaling, all);
    fmt::print("elements           {}\n", counts.numel);
    fmt::print("{:<18} {}\n", how.saturate ? "saturated" : "overflowed",
               part(counts.saturated, counts.numel));
    fmt::print("flushed to zero    {}\n", part(counts.flushed, counts.numel));
    fmt::print("became subnormal   {}\n", part(counts.subnormal, counts.numel));
    fmt::print("NaN                {}\n", part(counts.nans, counts.numel));
    if (isScaled)
        fmt::print("Inf                {}\n", part(all.infinities, counts.numel));
    fmt::print("signal to noise    {}\n", std::isnan(ratio)   ? "n/a"
                                          : std::isinf(ratio) ? "exact"
                                                              : fmt::format("{:.2f} dB", ratio));
}

Result<void> quantizeFile(const QuantizeOptions& options)
{
    if (auto place = checkOutputFile("OUT.npy", options.output, "rounded.npy"); !place)
        return place;
    if (isSameOutput(options.input, options.output))
        return fail(ExitStatus::Usage,
                    fmt::format("OUT.npy {} would overwrite the array that is read; name another file.",
                                options.output),
                    "OUT.npy");
    const auto request = requestOf(options);
    if (!request)
        return tl::unexpected(request.error());
    auto array = readArray(options.input);
    if (!array)
        return tl::unexpected(array.error());
    bringIntoOrder(array->header, array->numbers.data());
    const auto counts = quantizeNumbers(*request, array->header, options.input, array->numbers);
    if (!counts)
        return tl::unexpected(counts.error());
    if (auto written = writeFile(options.output, array->header, array->numbers); !written)
        return written;
    printCounts(*request, *counts);
    if (options.format == "e4m3")
        printError("Note: " + message::english(say::formatE4m3()));
    return {};
}

} // namespace

void addQuantizeCommand(CLI::App& app, Action& action)
{
    CLI::App* command = app.add_subcommand("quantize", "Round an array of numbers to a number format");
    command->alias("quantise");
    auto options = std::make_shared<QuantizeOptions>();
    addQuantizeOptions(*command, *options);
    command->callback([&action, options] {
        action = [options] {
            const auto done = quantizeFile(*options);
            return done ? ExitStatus::Done : report(done.error());
        };
    });
}

} // namespace scalescope::app::cli
