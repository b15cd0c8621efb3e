// SPDX-License-Identifier: GPL-3.0-or-later
// What an engine prints, line by line: a model that takes it over may print anything.
#include "app/runner/line_buffer.h"
#include "core/job/event.h"
#include "tests/fuzz/target.h"

#include <nlohmann/json.hpp>

using namespace scalescope;

namespace {

constexpr qsizetype longestLine = 4096;

void readLine(const app::LineBuffer::Line& line)
{
    fuzz::demand(line.text.size() <= longestLine);
    const auto event = job::eventFromLine(line.text.toStdString());
    if (event)
        (void)job::toJson(*event).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    app::LineBuffer lines(longestLine);
    constexpr qsizetype piece = 1000;
    for (qsizetype at = 0; at < bytes.size(); at += piece) {
        lines.append(bytes.mid(at, piece));
        while (const auto line = lines.next())
            readLine(*line);
    }
    if (const auto line = lines.rest())
        readLine(*line);
    return 0;
}
