// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/transform_section.h"

#include "widgets/models/display.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/field_text.h"
#include "widgets/report/html_page.h"
#include "widgets/report/run_words.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace scalescope::widgets {

namespace {

using graph::Node;

constexpr std::size_t mostRows = 300;

/// "0.4 %" of a tensor's elements.
QString partText(std::int64_t count, std::int64_t numel)
{
    return numel > 0 ? percentText(static_cast<double>(count) / static_cast<double>(numel)) : QString();
}

std::map<std::string, const Node*, std::less<>> nodesByProvenance(const graph::Graph& graph)
{
    std::map<std::string, const Node*, std::less<>> nodes;
    for (const Node& node : graph.nodes)
        nodes.emplace(node.provenance.text(), &node);
    return nodes;
}

QString roundingRow(const graph::QuantizedTensor& tensor, const QString& name)
{
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    return htmlRow(htmlCell(name, QStringLiteral("name tensor")) +
                   htmlCell(directionText(tensor.direction), cssClass(tensor.direction)) +
                   htmlCell(roundingRoleText(tensor.role), QStringLiteral("muted")) +
                   htmlCell(text(tensor.target), QStringLiteral("muted")) +
                   htmlCell(formatLabel(tensor.format), QStringLiteral("muted")) +
                   htmlNumber(partText(tensor.saturated, tensor.numel)) +
                   htmlNumber(partText(tensor.flushed, tensor.numel)) +
                   htmlNumber(partText(tensor.subnormal, tensor.numel)) +
                   htmlNumber(std::isnan(tensor.signalToNoise) ? QString() : sqnrText(tensor.signalToNoise)));
}

} // namespace

QString transformTable(const graph::TransformRecords& records)
{
    if (records.notes.empty())
        return {};
    const QString head = htmlHead(RunWords::tr("transform")) + htmlHead(RunWords::tr("action")) +
                         htmlHead(RunWords::tr("operator")) + htmlHead(RunWords::tr("module")) +
                         htmlHead(RunWords::tr("place in the code")) + htmlHead(RunWords::tr("what it did"));
    const std::size_t shown = std::min(records.notes.size(), mostRows);
    QString rows;
    for (std::size_t i = 0; i < shown; ++i) {
        const graph::TransformNote& note = records.notes[i];
        QString cells;
        for (const std::string& text : {note.transform, note.action, note.target})
            cells += htmlCell(QString::fromStdString(text), QStringLiteral("muted"));
        cells += htmlCell(QString::fromStdString(note.module), QStringLiteral("name")) +
                 htmlCell(locationText(note.location), QStringLiteral("muted")) +
                 htmlCell(QString::fromStdString(note.message), QStringLiteral("name"));
        rows += htmlRow(cells);
    }
    return htmlLeftOut(
               RunWords::tr("These are the first %1 of %2; scalescope export --transforms writes all."),
               shown, records.notes.size()) +
           htmlTable(RunWords::tr("What the transforms did"), head, rows);
}

QString roundingTable(const graph::TransformRecords& records, const graph::Graph& graph)
{
    if (records.quantized.empty())
        return {};
    std::vector<const graph::QuantizedTensor*> order;
    for (const graph::QuantizedTensor& tensor : records.quantized)
        order.push_back(&tensor);
    const auto noise = [](const graph::QuantizedTensor* tensor) { // of zeros there is none
        return std::isnan(tensor->signalToNoise) ? HUGE_VAL : tensor->signalToNoise;
    };
    std::ranges::stable_sort(order, {}, noise);
    const std::size_t shown = std::min(order.size(), mostRows);
    const sheet::NodeTitles titles(graph);
    const auto nodes = nodesByProvenance(graph);
    QString rows;
    for (std::size_t i = 0; i < shown; ++i) {
        const auto found = nodes.find(order[i]->provenance.text());
        rows += roundingRow(*order[i], found == nodes.end() ? QString::fromStdString(order[i]->module)
                                                            : pathText(titles, *found->second));
    }
    QString head = htmlHead(RunWords::tr("tensor")) + htmlHead(RunWords::tr("direction")) +
                   htmlHead(RunWords::tr("rounded as")) + htmlHead(RunWords::tr("operator")) +
                   htmlHead(RunWords::tr("format"));
    for (const QString& title : {RunWords::tr("saturated"), RunWords::tr("became zero"),
                                 RunWords::tr("subnormal"), fieldTitle(sheet::FieldId::LocalSqnr)})
        head += htmlHead(title, QStringLiteral("number"));
    return htmlLeftOut(
               RunWords::tr("These are the %1 of %2 with the most noise; scalescope export --quantization "
                            "writes all."),
               shown, order.size()) +
           htmlTable(RunWords::tr("What was rounded, the noisiest first"), head, rows);
}

} // namespace scalescope::widgets
