// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/baseline.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <regex>

namespace scalescope::bench {

namespace {

/// What a figure may move by from one start of the same program to the next, which its rounds don't show.
double leastNoiseOf(Kind kind)
{
    return kind == Kind::Memory ? 0.01 : 0.03;
}

const Measurement* find(const std::vector<Measurement>& measurements, const std::string& name)
{
    const auto found = std::ranges::find(measurements, name, &Measurement::name);
    return found == measurements.end() ? nullptr : &*found;
}

/// Of both together; unknown where one is.
std::optional<double> noiseOf(const Measurement& before, const Measurement& now)
{
    if (!before.noise || !now.noise)
        return std::nullopt;
    return std::max(leastNoiseOf(now.kind), *before.noise + *now.noise);
}

bool haveRatio(const Measurement& before, const Measurement& now)
{
    return before.unit == now.unit && before.value > 0 && now.value > 0;
}

const char* wordFor(Change change, Kind kind)
{
    const bool isMemory = kind == Kind::Memory;
    switch (change) {
    case Change::WithinNoise:
        return "within noise";
    case Change::Better:
        return isMemory ? "smaller" : "faster";
    case Change::Worse:
        return isMemory ? "larger" : "slower";
    case Change::NoiseNotKnown:
        return "noise not known";
    case Change::NoRatio:
        break;
    }
    return "no ratio";
}

std::string row(const std::string& name, const std::string& before, const std::string& now,
                const std::string& ratio, const std::string& noise, const std::string& word)
{
    return fmt::format("{:<51} {:>10} {:>10} {:>10} {:>9}  {}", name, before, now, ratio, noise, word);
}

std::string text(double value)
{
    return fmt::format("{:.4g}", value);
}

std::string rowOf(const Measurement& before, const Measurement& now)
{
    const std::optional<double> noise = noiseOf(before, now);
    return row(now.name, text(before.value), text(now.value),
               haveRatio(before, now) ? fmt::format("{:.3f}", now.value / before.value) : "-",
               noise ? fmt::format("±{:.1f} %", 100 * *noise) : "-",
               wordFor(changeOf(before, now), now.kind));
}

} // namespace

Change changeOf(const Measurement& before, const Measurement& now)
{
    if (!haveRatio(before, now))
        return Change::NoRatio;
    const std::optional<double> noise = noiseOf(before, now);
    if (!noise)
        return Change::NoiseNotKnown;
    const double ratio = now.value / before.value;
    if (std::max(ratio, 1 / ratio) <= 1 + *noise)
        return Change::WithinNoise;
    return (ratio > 1) == (now.kind == Kind::Rate) ? Change::Better : Change::Worse;
}

std::vector<Measurement> expectedOf(const std::vector<Measurement>& before, const std::string& program,
                                    const std::string& pattern, const std::vector<Measurement>& now)
{
    const std::regex benchmarks(pattern);
    std::vector<Measurement> expected;
    std::ranges::copy_if(before, std::back_inserter(expected), [&](const Measurement& measurement) {
        return measurement.program.empty()
                   ? find(now, measurement.name) != nullptr
                   : measurement.program == program && std::regex_search(measurement.benchmark, benchmarks);
    });
    return expected;
}

std::vector<std::string> comparisonOf(const std::vector<Measurement>& before,
                                      const std::vector<Measurement>& now)
{
    std::vector<std::string> lines{row("", "before", "now", "now/before", "noise", "")};
    for (const Measurement& measurement : now) {
        const Measurement* earlier = find(before, measurement.name);
        lines.push_back(
            earlier ? rowOf(*earlier, measurement)
                    : row(measurement.name, "-", text(measurement.value), "-", "-", "not in the baseline"));
    }
    for (const Measurement& measurement : before)
        if (!find(now, measurement.name))
            lines.push_back(
                row(measurement.name, text(measurement.value), "-", "-", "-", "not measured now"));
    return lines;
}

} // namespace scalescope::bench
