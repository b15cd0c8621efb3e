// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/benchmark.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>

namespace scalescope::bench {

namespace {

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

nlohmann::json numberOrNull(const std::optional<double>& number)
{
    return number ? nlohmann::json(*number) : nlohmann::json();
}

nlohmann::json toJson(const Measurement& m)
{
    return {{"name", m.name},
            {"value", m.value},
            {"unit", m.unit},
            {"yardstick", numberOrNull(m.yardstick)},
            {"goal", numberOrNull(m.goal)}};
}

void print(const Measurement& m)
{
    std::printf("%-44s %10.4g %-14s", m.name.c_str(), m.value, m.unit.c_str());
    if (m.goal) {
        std::printf("  goal %-8.4g", *m.goal);
    }
    if (m.yardstick) {
        std::printf("  beside %.4g (%s)", *m.yardstick, m.note.c_str());
    }
    std::printf("\n");
    std::fflush(stdout);
}

/// Seconds from some fixed moment on.
double now(Clock clock)
{
    if (clock == Clock::Cpu) {
        timespec time{};
        ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
    }
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

struct Options
{
    std::string jsonFile;
    std::string pattern;
};

std::optional<Options> optionsOf(const std::vector<std::string>& arguments)
{
    Options options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == "--json" && i + 1 < arguments.size()) {
            options.jsonFile = arguments[++i];
        } else if (!arguments[i].starts_with('-') && options.pattern.empty()) {
            options.pattern = arguments[i];
        } else {
            return std::nullopt;
        }
    }
    return options;
}

} // namespace

Register::Register(std::string name, Benchmark benchmark)
{
    entries().push_back({std::move(name), std::move(benchmark)});
}

double secondsOf(const std::function<void()>& work, Clock clock)
{
    const double start = now(clock);
    work();
    return now(clock) - start;
}

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

std::vector<double> medianSeconds(const std::vector<std::function<void()>>& ways, int repetitions,
                                  Clock clock)
{
    std::vector<std::vector<double>> seconds(ways.size());
    for (int repetition = -1; repetition < repetitions; ++repetition) {
        for (std::size_t way = 0; way < ways.size(); ++way) {
            const double taken = secondsOf(ways[way], clock);
            if (repetition >= 0) {
                seconds[way].push_back(taken);
            }
        }
    }
    std::vector<double> medians;
    std::transform(seconds.begin(), seconds.end(), std::back_inserter(medians), median);
    return medians;
}

int runBenchmarks(const std::vector<std::string>& arguments)
{
    const std::optional<Options> options = optionsOf(arguments);
    if (!options) {
        std::fprintf(stderr, "Usage: [--json FILE] [REGEX]\n");
        return 2;
    }
    std::sort(entries().begin(), entries().end(),
              [](const Entry& a, const Entry& b) { return a.name < b.name; });
    const std::regex pattern(options->pattern);
    nlohmann::json results = nlohmann::json::array();
    for (const Entry& entry : entries()) {
        if (std::regex_search(entry.name, pattern)) {
            for (const Measurement& measurement : entry.benchmark()) {
                print(measurement);
                results.push_back(toJson(measurement));
            }
        }
    }
    if (!options->jsonFile.empty()) {
        std::ofstream file(options->jsonFile);
        file << results.dump(2) << '\n';
        if (!file.flush()) {
            std::fprintf(stderr, "Can't write %s.\n", options->jsonFile.c_str());
            return 2;
        }
    }
    return 0;
}

} // namespace scalescope::bench
