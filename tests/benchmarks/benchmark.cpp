// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/benchmark.h"

#include "tests/benchmarks/baseline.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <regex>

namespace scalescope::bench {

namespace {

constexpr int usageError = 2;

struct Entry
{
    std::string name;
    Benchmark benchmark;
};

std::vector<Entry>& entries()
{
    static std::vector<Entry> all;
    return all;
}

struct Options
{
    std::string jsonFile;
    std::string baselineFile;
    std::string pattern;
};

std::optional<Options> optionsOf(const std::vector<std::string>& arguments)
{
    Options options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const bool hasNext = i + 1 < arguments.size();
        if (arguments[i] == "--json" && hasNext) {
            options.jsonFile = arguments[++i];
        } else if (arguments[i] == "--baseline" && hasNext) {
            options.baselineFile = arguments[++i];
        } else if (!arguments[i].starts_with('-') && options.pattern.empty()) {
            options.pattern = arguments[i];
        } else {
            return std::nullopt;
        }
    }
    return options;
}

void print(const std::string& line)
{
    std::printf("%s\n", line.c_str());
    std::fflush(stdout);
}

std::vector<Measurement> measureAll(const std::string& program, const std::string& pattern)
{
    std::sort(entries().begin(), entries().end(),
              [](const Entry& a, const Entry& b) { return a.name < b.name; });
    const std::regex names(pattern);
    std::vector<Measurement> results;
    for (const Entry& entry : entries()) {
        if (!std::regex_search(entry.name, names)) {
            continue;
        }
        for (Measurement measurement : entry.benchmark()) {
            print(lineOf(measurement));
            measurement.program = program;
            measurement.benchmark = entry.name;
            results.push_back(std::move(measurement));
        }
    }
    return results;
}

bool write(const std::string& file, const std::string& text)
{
    std::ofstream stream(file);
    stream << text;
    return static_cast<bool>(stream.flush());
}

} // namespace

Register::Register(std::string name, Benchmark benchmark)
{
    entries().push_back({std::move(name), std::move(benchmark)});
}

int runBenchmarks(const std::string& program, const std::vector<std::string>& arguments)
{
    const std::optional<Options> options = optionsOf(arguments);
    if (!options) {
        std::fprintf(stderr, "Usage: [--json FILE] [--baseline FILE] [REGEX]\n");
        return usageError;
    }
    Result<std::vector<Measurement>> baseline;
    if (!options->baselineFile.empty()) {
        baseline = readMeasurements(options->baselineFile);
    }
    if (!baseline) {
        std::fprintf(stderr, "%s\n", baseline.error().message.c_str());
        return usageError;
    }
    const std::vector<Measurement> results = measureAll(program, options->pattern);
    if (!options->baselineFile.empty()) {
        const auto before = expectedOf(*baseline, program, options->pattern, results);
        std::ranges::for_each(comparisonOf(before, results), print);
    }
    if (!options->jsonFile.empty() && !write(options->jsonFile, jsonOf(results))) {
        std::fprintf(stderr, "Can't write %s.\n", options->jsonFile.c_str());
        return usageError;
    }
    return 0;
}

} // namespace scalescope::bench
