// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heatmap/heat_scene.h"

#include <QObject>
#include <QThreadPool>
#include <memory>

namespace scalescope::widgets {

/// Makes the scenes of heat maps: of a large run in a thread of its own, and of what is asked for meanwhile
/// only the last.
class HeatMaker : public QObject
{
    Q_OBJECT

public:
    explicit HeatMaker(QObject* parent = nullptr);
    /// Waits for one that is under way.
    ~HeatMaker() override;

    /// made() follows, at once where the run is small.
    void make(const Document& document, report::LayerRows rows);

Q_SIGNALS:
    void made(const std::shared_ptr<const scalescope::widgets::HeatScene>& scene);

private:
    void take(int request, const std::shared_ptr<const HeatScene>& scene);

    /// The table that was made last, and of what.
    struct Known
    {
        std::shared_ptr<const graph::Run> run;
        prune::Options pruning;
        report::LayerRows rows = report::LayerRows::Repeated;
        std::shared_ptr<const report::LayerTable> table;
    };

    QThreadPool m_pool;
    int m_request = 0;
    Known m_asked; ///< without a table until it is there
};

} // namespace scalescope::widgets
