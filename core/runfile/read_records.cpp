// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/read_tables.h"
#include "core/runfile/table_checks.h"

#include <string>

namespace scalescope::runfile {

namespace {

void readNotes(Reading& reading, graph::TransformRecords& records)
{
    Rows row(reading, "transform",
             "SELECT number, transform, action, target, module, provenance, file, line, message "
             "FROM transform ORDER BY number");
    Ascending order("transform");
    while (row.next()) {
        order.check(row.integer(0));
        records.notes.push_back({row.name(1),
                                 reading.ownWord(row.name(2)),
                                 row.name(3),
                                 row.modulePath(4),
                                 graph::Provenance(reading.ownWord(row.text(5))),
                                 {row.name(6), row.smallNumber(7)},
                                 row.text(8)});
    }
}

} // namespace

std::vector<graph::QuantizedTensor> readRoundings(Reading& reading)
{
    std::vector<graph::QuantizedTensor> rounded;
    const char* table =
        reading.hasTable("quantization") ? "quantization" : "quantisation"; // before version 4
    if (!reading.hasTable(table))                                           // version 1 has none
        return rounded;
    const bool hasScaling = reading.hasColumn(table, "scaling"); // not before there were recipes
    Rows row(reading, table,
             "SELECT number, provenance, direction, role, target, module, format, rounding, numel, "
             "saturated, flushed, subnormal, nans, sqnr" +
                 std::string(hasScaling ? ", scaling" : "") + " FROM " + table + " ORDER BY number");
    Ascending order(table);
    Elements elements(table);
    while (row.next()) {
        order.check(row.integer(0));
        rounded.push_back({graph::Provenance(reading.ownWord(row.text(1))), directionFrom(row.bytes(2)),
                           graph::RoundingRole(row.name(3)), row.name(4), row.modulePath(5), row.name(6),
                           row.name(7), row.count(8), row.count(9), row.count(10), row.count(11),
                           row.count(12), row.real(13)});
        graph::QuantizedTensor& tensor = rounded.back();
        elements.add(tensor.numel);
        for (const std::int64_t part : {tensor.saturated, tensor.flushed, tensor.subnormal, tensor.nans})
            elements.checkParts(tensor.numel, {part});
        if (hasScaling)
            tensor.scaling = row.name(14);
    }
    return rounded;
}

graph::TransformRecords readRecords(Reading& reading)
{
    graph::TransformRecords records;
    if (reading.hasTable("transform")) // not in version 1
        readNotes(reading, records);
    records.quantized = readRoundings(reading);
    return records;
}

} // namespace scalescope::runfile
