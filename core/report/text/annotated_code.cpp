// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text/annotated_code.h"

#include "core/text/number_text.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace scalescope::report {

namespace {

using graph::Node;

std::vector<AnnotatedSource::Line> linesOf(const std::string& text)
{
    std::vector<AnnotatedSource::Line> lines;
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const bool carriageReturn = end > begin && text[end - 1] == '\r';
        const int number = static_cast<int>(lines.size()) + 1;
        lines.push_back({text.substr(begin, end - begin - (carriageReturn ? 1 : 0)), {}, number});
        begin = end + 1;
    }
    return lines;
}

/// Leaves one of several empty lines.
void closeGaps(std::vector<AnnotatedSource::Line>& lines)
{
    bool gap = true;
    std::erase_if(lines, [&gap](const AnnotatedSource::Line& line) {
        const bool afterGap = std::exchange(gap, line.text.empty());
        return afterGap && gap;
    });
}

/// A tensor and the line that made it: an operator's, or one that called a submodule.
struct Made
{
    graph::NodeId node = 0;
    const graph::SourceLocation* location = nullptr;
    const std::string* module = nullptr; ///< path of the instance whose code the line is
};

/// Where which modules were called. The calls have to outlive this.
class CallPlaces
{
public:
    explicit CallPlaces(const std::vector<graph::ModuleCall>& calls)
    {
        for (const graph::ModuleCall& call : calls)
            m_places.emplace(call.path, call.location.file, call.location.line);
    }
    /// Whether a place called a module or one around it, so that its code is not the module's.
    [[nodiscard]] bool leadInto(std::string_view module, const graph::SourceLocation& place) const
    {
        while (!module.empty()) {
            if (m_places.contains({module, place.file, place.line}))
                return true;
            const auto dot = module.rfind('.');
            module = module.substr(0, dot == std::string_view::npos ? 0 : dot);
        }
        return false;
    }

private:
    std::set<std::tuple<std::string_view, std::string_view, int>> m_places;
};

/// A line of the model's that called a function of PyTorch's made what that gave back.
std::vector<Made> madeByLines(const graph::Run& run)
{
    std::vector<Made> made;
    const CallPlaces calls(run.modules);
    for (const Node& node : run.graph.nodes) {
        if (node.kind != graph::NodeKind::Op || !node.floating)
            continue;
        made.push_back({node.id, &node.location, &node.module});
        if (!node.caller.file.empty() && !calls.leadInto(node.module, node.caller))
            made.push_back({node.id, &node.caller, &node.module});
    }
    for (const graph::ModuleCall& call : run.modules)
        if (const Node* output = mainOutput(run.graph, call))
            made.push_back({output->id, &call.location, &call.caller});
    std::stable_sort(made.begin(), made.end(),
                     [](const Made& left, const Made& right) { return left.node < right.node; });
    return made;
}

/// The root has no path: its type stands for it.
std::string rootType(const graph::Run& run)
{
    for (const graph::ModuleCall& call : run.modules)
        if (call.path.empty())
            return call.type;
    for (const Node& node : run.graph.nodes)
        if (node.module.empty() && !node.moduleType.empty())
            return node.moduleType;
    return {};
}

/// The last node of each module instance stands for it; an instance stays where it first was.
void addResult(std::vector<LineResult>& results, const Made& made, const std::string& rootType)
{
    auto known = std::find_if(results.begin(), results.end(),
                              [&](const LineResult& result) { return result.module == *made.module; });
    if (known == results.end())
        known = results.insert(known,
                               {*made.module, made.module->empty() ? rootType : *made.module, made.node, {}});
    known->node = made.node;
    if (known->all.empty() || known->all.back() != made.node) // an operator's may be a submodule's too
        known->all.push_back(made.node);
}

bool isOneElement(const graph::Metric* metric)
{
    return metric && metric->statistics.numel == 1;
}

std::string deviationText(const graph::Metric* metric)
{
    if (!metric || metric->statistics.numel == 0)
        return "n/a";
    return isOneElement(metric) ? "|" + text::threeDigitText(metric->statistics.absMax) + "|"
                                : text::threeDigitText(metric->statistics.std);
}

std::string annotation(const std::string& forward, const std::string& backward)
{
    return "(-> " + forward + ", <- " + backward + ")";
}

/// Without arrows, by which scripts find the annotations.
constexpr std::string_view legend =
    "# Standard deviation of what each line produced, forward and gradient; |x| is the "
    "magnitude of a tensor's only element.\n\n";

void appendLine(std::string& out, const AnnotatedSource::Line& line, std::size_t width,
                const graph::Graph& graph)
{
    const std::string number = std::to_string(line.number);
    const std::string margin(width + 2, ' ');
    if (line.text.empty()) {
        out += '\n';
        return;
    }
    out += std::string(width - number.size(), ' ') + number + "  " + line.text;
    if (line.results.size() == 1)
        out += "  " + scaleAnnotation(*graph.find(line.results.front().node));
    out += '\n';
    if (line.results.size() < 2)
        return;
    const std::size_t indent = std::min(line.text.find_first_not_of(" \t"), line.text.size());
    for (const LineResult& result : line.results) {
        const Node& node = *graph.find(result.node);
        out += margin + line.text.substr(0, indent) + "    # " + result.instance + " " +
               scaleAnnotation(node) + '\n';
    }
}

} // namespace

std::vector<AnnotatedSource> annotatedSources(const graph::Run& run)
{
    std::vector<AnnotatedSource> result;
    std::map<std::string, std::size_t> positions;
    const std::string root = rootType(run);
    for (const Made& made : madeByLines(run)) {
        const auto source = run.sources.find(made.location->file);
        if (source == run.sources.end() || made.location->line < 1)
            continue;
        const auto [position, isNew] = positions.try_emplace(made.location->file, result.size());
        if (isNew)
            result.push_back({source->first, linesOf(source->second)});
        auto& lines = result[position->second].lines;
        const auto line = static_cast<std::size_t>(made.location->line);
        if (line <= lines.size())
            addResult(lines[line - 1].results, made, root);
    }
    for (AnnotatedSource& source : result)
        closeGaps(source.lines);
    return result;
}

std::string scaleAnnotation(const Node& node)
{
    return annotation(deviationText(node.forward.metric.get()), deviationText(node.backward.metric.get()));
}

std::string scaleAnnotation(const Node& node, const StatisticOf& statistic)
{
    const auto text = [&statistic](const graph::Metric* metric) {
        return metric && metric->statistics.numel > 0 ? text::threeDigitText(statistic(metric->statistics))
                                                      : "n/a";
    };
    return annotation(text(node.forward.metric.get()), text(node.backward.metric.get()));
}

bool hasMagnitude(const Node& node)
{
    return isOneElement(node.forward.metric.get()) || isOneElement(node.backward.metric.get());
}

std::string annotatedCode(const graph::Run& run)
{
    std::string out;
    for (const AnnotatedSource& source : annotatedSources(run)) {
        out += std::string(out.empty() ? legend : "\n") + "# " + source.file + "\n";
        const std::size_t width =
            source.lines.empty() ? 1 : std::to_string(source.lines.back().number).size();
        for (const auto& line : source.lines)
            appendLine(out, line, width, run.graph);
    }
    return out;
}

} // namespace scalescope::report
