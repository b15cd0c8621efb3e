// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problem_tables.h"

#include "core/graph/names.h"
#include "core/report/csv_line.h"
#include "core/report/json_number.h"
#include "core/report/shown_text.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace scalescope::report {

namespace {

using nlohmann::ordered_json;

/// What the columns of a row are, text and numbers apart from each other; nothing where there is no value.
struct ProblemFields
{
    std::string severity;
    std::string kind;
    std::optional<std::string> direction;
    const graph::Node* node = nullptr;
    std::optional<std::int64_t> count;
    std::optional<double> fraction;
    std::int64_t consequences = 0;
    std::optional<std::string> advice;
    std::string sentence;
    std::string role;
    std::optional<bool> isRounded;
};

/// What a table is made of.
struct Source
{
    const graph::Graph& graph;
    const RoundedSet& rounded;
    const LossLimits& limits;
};

constexpr graph::Names<ProblemRole, 5> roleNames{{{ProblemRole::Alone, "alone"},
                                                  {ProblemRole::Origin, "origin"},
                                                  {ProblemRole::Consequence, "consequence"},
                                                  {ProblemRole::Repeated, "repeated"},
                                                  {ProblemRole::Noise, "noise"}}};

std::optional<std::string> adviceOf(const ScaleProblem& problem, const graph::Metric& metric,
                                    const LossLimits& limits)
{
    if (const auto fix = fixOf(problem, metric, limits))
        return "multiply by 2^" + std::to_string(fix->exponent) + (fix->whole ? "" : ", which lessens it");
    if (const auto binades = tooWideOf(problem, metric, limits))
        return "no scale holds it: it spans " + std::to_string(*binades) + " binades";
    return std::nullopt;
}

/// How many elements the fraction of a problem is of: of repeated ones that of the worst, whose fraction it
/// is.
std::int64_t elementsOf(const ListedProblem& problem, const graph::Graph& graph)
{
    const auto fractionOf = [](const ListedProblem& one) { return one.scale ? one.scale->fraction : 0; };
    const ListedProblem& worst = problem.role == ProblemRole::Repeated
                                     ? *std::ranges::max_element(problem.beneath, {}, fractionOf)
                                     : problem;
    const graph::Node* node = worst.problem.node ? graph.find(*worst.problem.node) : nullptr;
    const graph::Metric* metric = node && worst.scale ? node->metric(worst.scale->direction) : nullptr;
    return metric ? metric->statistics.numel : 0;
}

ProblemFields fieldsOf(const ListedProblem& problem, const Source& source)
{
    const auto& [graph, rounded, limits] = source;
    ProblemFields fields;
    fields.role = graph::nameOf(roleNames, problem.role);
    fields.severity = toString(problem.problem.severity);
    fields.kind = problem.role == ProblemRole::Noise ? "zero-in-theory" : problem.problem.id;
    fields.node = problem.problem.node ? graph.find(*problem.problem.node) : nullptr;
    fields.consequences = static_cast<std::int64_t>(problem.consequences());
    fields.sentence = problem.problem.message;
    if (!problem.scale)
        return fields;
    fields.direction = toString(problem.scale->direction);
    fields.fraction = problem.scale->fraction;
    if (problem.scale->stored && fields.node)
        fields.isRounded = rounded.contains({fields.node->id, problem.scale->direction});
    const graph::Metric* metric = fields.node ? fields.node->metric(problem.scale->direction) : nullptr;
    if (metric == nullptr)
        return fields;
    fields.count = std::llround(problem.scale->fraction * static_cast<double>(elementsOf(problem, graph)));
    if (problem.role != ProblemRole::Repeated) // each of those has a power of two of its own
        fields.advice = adviceOf(*problem.scale, *metric, limits);
    return fields;
}

class Csv
{
public:
    explicit Csv(const Source& source) : m_source(source) {}

    /// `beneath` is the rank of the row that they are listed beneath; 0 for none.
    void add(const std::vector<ListedProblem>& problems, int beneath = 0)
    {
        for (const ListedProblem& problem : problems) {
            add(fieldsOf(problem, m_source), beneath);
            add(problem.beneath, m_rank);
        }
    }
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    void add(const ProblemFields& fields, int beneath)
    {
        CsvLine line;
        line << std::to_string(++m_rank) << fields.severity << fields.kind << fields.direction.value_or("");
        if (fields.node)
            line << fields.node->name << fields.node->target << fields.node->module;
        else
            line << ""
                 << ""
                 << "";
        line << (fields.count ? std::to_string(*fields.count) : "")
             << (fields.fraction ? text::roundTripText(*fields.fraction) : "")
             << std::to_string(fields.consequences) << fields.advice.value_or("") << fields.sentence
             << fields.role << (beneath > 0 ? std::to_string(beneath) : "")
             << (!fields.isRounded   ? ""
                 : *fields.isRounded ? "yes"
                                     : "no");
        m_text += line.text();
    }

    const Source& m_source;
    std::string m_text = "rank,severity,kind,direction,name,target,module,count,fraction,consequences,advice,"
                         "sentence,role,beneath,rounded\n";
    int m_rank = 0;
};

template <typename Value>
ordered_json orNull(const std::optional<Value>& value)
{
    return value ? ordered_json(*value) : ordered_json();
}

ordered_json jsonOf(const std::vector<ListedProblem>& problems, const Source& source, int& rank)
{
    ordered_json rows = ordered_json::array();
    for (const ListedProblem& problem : problems) {
        const ProblemFields fields = fieldsOf(problem, source);
        const auto ofNode = [&fields](std::string graph::Node::*member) {
            return fields.node ? ordered_json(fields.node->*member) : ordered_json();
        };
        ordered_json row = {{"rank", ++rank},
                            {"severity", fields.severity},
                            {"kind", fields.kind},
                            {"direction", orNull(fields.direction)},
                            {"name", ofNode(&graph::Node::name)},
                            {"target", ofNode(&graph::Node::target)},
                            {"module", ofNode(&graph::Node::module)},
                            {"count", orNull(fields.count)},
                            {"fraction", jsonNumber(fields.fraction)},
                            {"consequences", fields.consequences},
                            {"advice", orNull(fields.advice)},
                            {"sentence", fields.sentence},
                            {"role", fields.role},
                            {"rounded", orNull(fields.isRounded)}};
        row["beneath"] = jsonOf(problem.beneath, source, rank);
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

std::string problemsCsv(const std::vector<ListedProblem>& problems, const graph::Graph& graph,
                        const RoundedSet& rounded, const LossLimits& limits)
{
    const Source source{graph, rounded, limits};
    Csv csv(source);
    csv.add(problems);
    return csv.text();
}

std::string problemsJson(const std::vector<ListedProblem>& problems, const graph::Graph& graph,
                         const RoundedSet& rounded, const LossLimits& limits)
{
    int rank = 0;
    const ordered_json document{{"problems", jsonOf(problems, {graph, rounded, limits}, rank)}};
    return shownJson(document.dump(1, ' ', false, ordered_json::error_handler_t::replace)) + "\n";
}

} // namespace scalescope::report
