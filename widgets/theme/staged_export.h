// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <QString>
#include <functional>
#include <memory>
#include <utility>

namespace scalescope::widgets {

/// A file in the making. Plots are widgets of QCustomPlot's, which only the window's thread may make and
/// destroy; what takes time is before and after that, and can be done on another. So an export with plots is
/// made and destroyed on the window's thread, and its steps follow each other.
class StagedExport
{
public:
    StagedExport() = default;
    virtual ~StagedExport() = default;
    StagedExport(const StagedExport&) = delete;
    StagedExport& operator=(const StagedExport&) = delete;

    /// On any thread: what the plots show.
    virtual void gather() {}
    /// On the window's thread.
    virtual void makePlots() {}
    /// On any thread; nobody else paints its plots.
    virtual Result<void> write() = 0;
    /// What should be known of the file that was written; empty of most.
    [[nodiscard]] virtual QString note() const { return {}; }

    /// All of it, on the window's thread.
    Result<void> writeNow()
    {
        gather();
        makePlots();
        return write();
    }
};

/// One without plots.
class PlainExport : public StagedExport
{
public:
    explicit PlainExport(std::function<Result<void>()> write) : m_write(std::move(write)) {}
    Result<void> write() override { return m_write(); }

private:
    std::function<Result<void>()> m_write;
};

} // namespace scalescope::widgets
