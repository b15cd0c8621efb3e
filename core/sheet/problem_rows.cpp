// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/problem_rows.h"

#include "core/sheet/node_titles.h"
#include "core/text/last_part.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>
#include <ranges>
#include <set>
#include <utility>

namespace scalescope::sheet {

namespace {

/// "mul" of "mul_3": what tells operators of one kind apart.
std::string withoutOperatorNumber(const std::string& name)
{
    const std::size_t last = name.find_last_not_of("0123456789");
    const bool isNumbered = last != std::string::npos && last + 1 < name.size() && name[last] == '_';
    return isNumbered ? name.substr(0, last) : name;
}

std::vector<std::string> partsOf(const std::string& path)
{
    std::vector<std::string> parts;
    for (const auto part : path | std::views::split('.'))
        parts.emplace_back(part.begin(), part.end());
    return parts;
}

/// "layers.*.k" of "layers.0.k", "layers.1.k", ..., "layers.*.mul" of "layers.0.mul", "layers.1.mul_1": a
/// star where they differ by more than an operator's number.
std::string commonPath(const std::vector<std::string>& paths)
{
    std::vector<std::string> common = partsOf(paths.front());
    for (const std::string& path : paths) {
        const std::vector<std::string> parts = partsOf(path);
        for (std::size_t i = 0; i < std::min(common.size(), parts.size()); ++i)
            if (parts[i] != common[i])
                common[i] = withoutOperatorNumber(parts[i]) == withoutOperatorNumber(common[i])
                                ? withoutOperatorNumber(parts[i])
                                : "*";
    }
    return fmt::format("{}", fmt::join(common, "."));
}

constexpr std::string_view times = " ×"; ///< before how many a row stands for

std::string withoutCount(const std::string& place)
{
    return place.substr(0, place.find(times));
}

/// Several rows that would read "layers.*.mul ×4" name the first of those that each stands for:
/// "layers.*.mul_1… ×4", "layers.*.mul_2… ×4".
void tellApart(std::vector<ProblemRow>& rows)
{
    std::map<std::string, std::set<std::string>> firstsOf;
    const auto nameOf = [](const ProblemRow& row) { return text::lastPart(row.beneath.front().place); };
    // Where nothing is common but the module: "0, 2, 4 ×3".
    const auto namesOf = [&](const ProblemRow& row) {
        constexpr std::size_t most = 3;
        std::vector<std::string> names;
        for (const ProblemRow& one : row.beneath | std::views::take(most))
            names.push_back(text::lastPart(one.place));
        return fmt::format("{}{}", fmt::join(names, ", "), row.beneath.size() > most ? "…" : "");
    };
    const auto isRepeated = [](const ProblemRow& row) { return row.role == report::ProblemRole::Repeated; };
    for (const ProblemRow& row : rows)
        if (isRepeated(row))
            firstsOf[withoutCount(row.place)].insert(nameOf(row));
    for (ProblemRow& row : rows) {
        const std::string common = isRepeated(row) ? withoutCount(row.place) : std::string();
        if (!isRepeated(row) || firstsOf[common].size() < 2)
            continue;
        const std::string name = text::lastPart(common);
        row.place = common.substr(0, common.size() - name.size()) +
                    (name == "*" ? namesOf(row) : nameOf(row) + "…") + row.place.substr(common.size());
    }
}

/// "model.py:9", empty where it is not known.
std::string lineOf(const graph::SourceLocation& location)
{
    return location.file.empty() || location.line <= 0
               ? std::string()
               : fmt::format("{}:{}", text::lastPart(location.file, '/'), location.line);
}

class RowMaker
{
public:
    explicit RowMaker(const graph::Graph& graph) : m_graph(graph), m_titles(graph) {}

    [[nodiscard]] std::vector<ProblemRow> rowsOf(std::vector<report::ListedProblem> problems) const
    {
        std::vector<ProblemRow> rows;
        rows.reserve(problems.size());
        for (report::ListedProblem& problem : problems)
            rows.push_back(rowOf(std::move(problem)));
        tellApart(rows);
        return rows;
    }

private:
    [[nodiscard]] ProblemRow rowOf(report::ListedProblem problem) const
    {
        ProblemRow row;
        row.role = problem.role;
        row.consequences = problem.consequences();
        row.isOnlyIfStored = problem.isOnlyIfStored;
        row.givesWay = problem.givesWay;
        row.place = placeOf(problem);
        if (const graph::Node* stored = problem.stored ? m_graph.find(*problem.stored) : nullptr)
            row.stored = m_titles.path(*stored);
        row.problem = std::move(problem.problem);
        row.scale = std::move(problem.scale);
        row.beneath = rowsOf(std::move(problem.beneath));
        return row;
    }

    [[nodiscard]] std::string placeOf(const report::ListedProblem& problem) const
    {
        if (problem.role != report::ProblemRole::Repeated) {
            const graph::Node* node = problem.problem.node ? m_graph.find(*problem.problem.node) : nullptr;
            return node ? m_titles.path(*node) : lineOf(problem.problem.location);
        }
        std::vector<std::string> paths;
        for (const report::ListedProblem& repeated : problem.beneath)
            paths.push_back(placeOf(repeated));
        return fmt::format("{}{}{}", commonPath(paths), times, paths.size());
    }

    const graph::Graph& m_graph;
    NodeTitles m_titles;
};

void connectRows(std::vector<ProblemRow>& rows, const ProblemRow* parent)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].parent = parent;
        rows[i].position = static_cast<int>(i);
        connectRows(rows[i].beneath, &rows[i]);
    }
}

const ProblemRow* find(const std::vector<ProblemRow>& rows, graph::NodeId node)
{
    for (const ProblemRow& row : rows)
        if (row.problem.node == node)
            return &row;
    for (const ProblemRow& row : rows)
        if (const ProblemRow* found = find(row.beneath, node))
            return found;
    return nullptr;
}

const ProblemRow* find(const std::vector<ProblemRow>& rows, graph::NodeId node, graph::Direction direction)
{
    for (const ProblemRow& row : rows) {
        if (row.problem.node == node && row.scale && row.scale->direction == direction &&
            row.role != report::ProblemRole::Repeated)
            return &row;
        if (const ProblemRow* found = find(row.beneath, node, direction))
            return found;
    }
    return nullptr;
}

} // namespace

ProblemRows::ProblemRows(const graph::Graph& graph, std::vector<report::ListedProblem> problems)
    : m_count(report::countOf(problems))
{
    m_top = RowMaker(graph).rowsOf(std::move(problems));
    connectRows(m_top, nullptr);
}

const ProblemRow* ProblemRows::rowOf(graph::NodeId node) const
{
    return find(m_top, node);
}

const ProblemRow* ProblemRows::rowOf(graph::NodeId node, graph::Direction direction) const
{
    return find(m_top, node, direction);
}

int errorsBeneath(const ProblemRow& row)
{
    int errors = 0;
    for (const ProblemRow& beneath : row.beneath)
        errors += errorsBeneath(beneath) + (beneath.role == report::ProblemRole::Consequence &&
                                                    beneath.problem.severity == graph::Severity::Error
                                                ? 1
                                                : 0);
    return errors;
}

} // namespace scalescope::sheet
