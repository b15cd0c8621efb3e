// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/job/job.h"

#include <QObject>
#include <QString>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace scalescope::app {

/// A run file that is open, as it was read.
struct OpenRun
{
    QString file; ///< absolute path
    std::shared_ptr<const graph::Run> run;
    std::optional<job::Job> job; ///< that it was made by, with the model where it was found
    QString title;               ///< what lists call it; no two open runs have the same
    QString name = {};           ///< its model or file in the title: what is cut first
    bool isGrowing = false;      ///< another program still writes the file
    int number = 0;              ///< of the run: the same while it grows, and in another file
};

/// The run files that are open in a window, in the order in which they came. One of them is shown; any two
/// can be compared.
class OpenRuns : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Adds a run, or puts it in the place of what was read from that file before.
    void put(const QString& file, const std::shared_ptr<const graph::Run>& run, bool isGrowing = false);
    void remove(const QString& file);
    /// The same run is in another file now.
    void rename(const QString& from, const QString& to);
    /// The model of these runs is another file: they are taken as runs of that one.
    void setModel(const std::string& from, const std::string& to);

    [[nodiscard]] const std::vector<OpenRun>& all() const { return m_runs; }
    /// Null where no such file is open.
    [[nodiscard]] const OpenRun* find(const QString& file) const;
    /// The newest complete run of a job, transforms included, that was made of the model as it is now; null
    /// where there is none.
    [[nodiscard]] const OpenRun* runOf(const job::Job& job) const;
    /// The same of a job that changes what the job of `original` runs, made by the same engine, so that
    /// making it again would give the same results.
    [[nodiscard]] const OpenRun* variantOf(const graph::Run& original, const job::Job& job) const;
    /// The file that is so many places after this one, round and round; empty where none is open.
    [[nodiscard]] QString fileAfter(const QString& file, int places) const;
    /// The file that is looked at when this one is closed: the one before it, else the one after it; empty
    /// where there is no other.
    [[nodiscard]] QString fileBeside(const QString& file) const;
    /// Empty for a run that is not open.
    [[nodiscard]] QString fileOf(const graph::Run& run) const;
    /// Empty where no such file is open.
    [[nodiscard]] QString titleOf(const QString& file) const;

Q_SIGNALS:
    void changed();
    /// The same run is in another file now; changed() follows.
    void renamed(const QString& from, const QString& to);

private:
    using Fits = std::function<bool(const graph::Run&)>;
    /// The newest complete run of a job that also fits.
    [[nodiscard]] const OpenRun* newestOf(const job::Job& job, const Fits& fits) const;
    /// How many are before it; how many there are where no such file is open.
    [[nodiscard]] std::ptrdiff_t placeOf(const QString& file) const;
    void makeTitles();
    /// Whether it is a variant of one of several originals of its model, which its time tells apart.
    [[nodiscard]] bool isOfOneOfSeveral(const OpenRun& variant) const;

    std::vector<OpenRun> m_runs;
    int m_lastNumber = 0;
};

} // namespace scalescope::app
