// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/annotated_code.h"

#include "core/report/number_text.h"

#include <algorithm>
#include <cmath>
#include <map>
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

/// Keeps the last node of each module instance; an instance stays where it first was.
void addResult(std::vector<LineResult>& results, const Node& node)
{
    const auto known = std::find_if(results.begin(), results.end(),
                                    [&](const LineResult& result) { return result.module == node.module; });
    if (known != results.end())
        known->node = node.id;
    else
        results.push_back({node.module, node.id});
}

std::string deviationText(const graph::Metric* metric)
{
    return metric && metric->statistics.numel > 0 ? threeDigitText(metric->statistics.std) : "n/a";
}

/// The root has no path: its type stands for it.
std::string instanceName(const Node& node)
{
    return node.module.empty() ? node.moduleType : node.module;
}

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
        out += margin + line.text.substr(0, indent) + "    # " + instanceName(node) + " " +
               scaleAnnotation(node) + '\n';
    }
}

} // namespace

std::vector<AnnotatedSource> annotatedSources(const graph::Run& run)
{
    std::vector<AnnotatedSource> result;
    std::map<std::string, std::size_t> positions;
    for (const Node& node : run.graph.nodes) {
        const auto source = run.sources.find(node.location.file);
        if (node.kind != graph::NodeKind::Op || !node.floating || source == run.sources.end())
            continue;
        const auto [position, isNew] = positions.try_emplace(node.location.file, result.size());
        if (isNew)
            result.push_back({source->first, linesOf(source->second)});
        auto& lines = result[position->second].lines;
        if (node.location.line >= 1 && static_cast<std::size_t>(node.location.line) <= lines.size())
            addResult(lines[static_cast<std::size_t>(node.location.line) - 1].results, node);
    }
    for (AnnotatedSource& source : result)
        closeGaps(source.lines);
    return result;
}

std::string scaleAnnotation(const Node& node)
{
    return "(-> " + deviationText(node.forward.get()) + ", <- " + deviationText(node.backward.get()) + ")";
}

std::string annotatedCode(const graph::Run& run)
{
    std::string out;
    for (const AnnotatedSource& source : annotatedSources(run)) {
        out += (out.empty() ? "# " : "\n# ") + source.file + "\n";
        const std::size_t width =
            source.lines.empty() ? 1 : std::to_string(source.lines.back().number).size();
        for (const auto& line : source.lines)
            appendLine(out, line, width, run.graph);
    }
    return out;
}

} // namespace scalescope::report
