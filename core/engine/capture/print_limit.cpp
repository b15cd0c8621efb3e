// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/print_limit.h"

#include <torch/csrc/jit/runtime/print_handler.h>

#include <algorithm>
#include <atomic>
#include <string>

namespace scalescope::engine {

namespace {

// libtorch calls a plain function, on whichever thread the model prints. No lock: processes that try inputs
// are forked from this one.
std::atomic<std::uint64_t> linesToWrite = 0;
std::atomic<std::uint64_t> bytesToWrite = 0;
std::atomic<std::uint64_t> linesWritten = 0;
std::atomic<std::uint64_t> bytesWritten = 0;
std::atomic<std::uint64_t> linesNotWritten = 0;
std::atomic<std::uint64_t> tensorsNotWritten = 0;

/// Of one print, which libtorch ends with a line's end.
void writeOrCount(const std::string& text)
{
    const auto lines = static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
    if (printsReachedLimit())
        return leaveOut({lines, 0});
    linesWritten += lines;
    bytesWritten += text.size();
    torch::jit::getDefaultPrintHandler()(text);
}

} // namespace

void limitPrints(std::uint64_t lines, std::uint64_t bytes)
{
    linesToWrite = lines;
    bytesToWrite = bytes;
    torch::jit::setPrintHandler(writeOrCount);
}

bool printsReachedLimit()
{
    return linesWritten >= linesToWrite || bytesWritten >= bytesToWrite;
}

void leaveOut(const PrintsLeftOut& print)
{
    linesNotWritten += print.lines;
    tensorsNotWritten += print.tensors;
}

PrintsLeftOut printsLeftOut()
{
    return {linesNotWritten, tensorsNotWritten};
}

} // namespace scalescope::engine
