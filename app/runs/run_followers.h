// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runs/run_follower.h"

#include <vector>

namespace scalescope::app {

/// The run files that are followed while other programs write them, at most one follower a file. One whose
/// run has ended or that is lost is followed no longer when that is told.
class RunFollowers : public QObject
{
    Q_OBJECT

public:
    void add(std::unique_ptr<RunFollower> follower);
    void remove(const QString& file);
    [[nodiscard]] bool has(const QString& file) const;

Q_SIGNALS:
    void grown(const QString& file, std::shared_ptr<const scalescope::graph::Run> run);
    /// The file is called `name` now.
    void ended(const QString& file, const QString& name, std::shared_ptr<const scalescope::graph::Run> run);
    void lost(const QString& file, const QString& sentence);

private:
    std::vector<std::unique_ptr<RunFollower>> m_followers;
};

} // namespace scalescope::app
