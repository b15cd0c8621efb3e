// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/measurement.h"

#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>

namespace scalescope::bench {

NLOHMANN_JSON_SERIALIZE_ENUM(Kind, {{Kind::Time, "time"}, {Kind::Rate, "rate"}, {Kind::Memory, "memory"}})

namespace {

nlohmann::json numberOrNull(const std::optional<double>& number)
{
    return number ? nlohmann::json(*number) : nlohmann::json();
}

std::optional<double> numberOf(const nlohmann::json& object, const char* field)
{
    const auto found = object.find(field);
    return found == object.end() || found->is_null() ? std::nullopt : std::optional(found->get<double>());
}

nlohmann::json toJson(const Measurement& m)
{
    return {{"name", m.name},
            {"value", m.value},
            {"unit", m.unit},
            {"yardstick", numberOrNull(m.yardstick)},
            {"goal", numberOrNull(m.goal)},
            {"limit", numberOrNull(m.limit)},
            {"noise", numberOrNull(m.noise)},
            {"kind", m.kind},
            {"program", m.program},
            {"benchmark", m.benchmark}};
}

Measurement fromJson(const nlohmann::json& object)
{
    Measurement m{object.at("name"), object.at("value"), object.at("unit")};
    m.yardstick = numberOf(object, "yardstick");
    m.goal = numberOf(object, "goal");
    m.limit = numberOf(object, "limit");
    m.noise = numberOf(object, "noise");
    m.kind = object.value("kind", Kind::Time);
    m.program = object.value("program", "");
    m.benchmark = object.value("benchmark", "");
    return m;
}

std::string column(const char* name, const std::optional<double>& number)
{
    return fmt::format("  {:<15}", number ? fmt::format("{} {:.4g}", name, *number) : "");
}

} // namespace

Measurement Measurement::withGoal(double most) const
{
    Measurement result = *this;
    result.goal = most;
    return result;
}

Measurement Measurement::withLimit(const Rounds& best) const
{
    Measurement result = *this;
    result.limit = best.median();
    return result;
}

Measurement Measurement::beside(const Rounds& other, const std::string& what) const
{
    Measurement result = *this;
    result.yardstick = other.median();
    result.note = what;
    return result;
}

Measurement Measurement::of(Kind another) const
{
    Measurement result = *this;
    result.kind = another;
    return result;
}

Measurement measured(const std::string& name, const Rounds& rounds, const std::string& unit)
{
    Measurement result{name, rounds.median(), unit};
    if (rounds.size() > 1)
        result.noise = rounds.noise();
    return result;
}

Measurement measuredMemory(const std::string& name, double value, const std::string& unit)
{
    Measurement result{name, value, unit};
    result.noise = 0;
    return result.of(Kind::Memory);
}

std::string lineOf(const Measurement& m)
{
    const std::string noise = m.noise ? fmt::format("±{:.1f} %", 100 * *m.noise) : "";
    std::string line = fmt::format("{:<51} {:>10.4g} {:<13}  {:<8}", m.name, m.value, m.unit, noise) +
                       column("goal", m.goal) + column("limit", m.limit);
    if (m.yardstick)
        line += fmt::format("  beside {:.4g} ({})", *m.yardstick, m.note);
    return line.substr(0, line.find_last_not_of(' ') + 1);
}

std::string jsonOf(const std::vector<Measurement>& measurements)
{
    nlohmann::json array = nlohmann::json::array();
    for (const Measurement& measurement : measurements)
        array.push_back(toJson(measurement));
    return array.dump(2) + '\n';
}

Result<std::vector<Measurement>> readMeasurements(const std::string& file)
{
    std::ifstream stream(file);
    if (!stream)
        return fail(ExitStatus::Usage, "Can't read " + file + '.');
    try {
        std::vector<Measurement> measurements;
        const auto array = nlohmann::json::parse(stream).get<std::vector<nlohmann::json>>();
        for (const nlohmann::json& object : array)
            measurements.push_back(fromJson(object));
        return measurements;
    } catch (const nlohmann::json::exception&) {
        return fail(ExitStatus::Usage, file + " is no JSON that --json has written.");
    }
}

} // namespace scalescope::bench
