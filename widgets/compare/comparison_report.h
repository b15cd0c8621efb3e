// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/comparison_scene.h"
#include "widgets/report/html_page.h"

#include <QByteArray>
#include <vector>

namespace scalescope::widgets {

/// What a report shows.
struct ReportPictures
{
    std::vector<ReportPicture> plots;
    std::vector<ReportPicture> graphs; ///< beside each other
    QString whyNoGraphs;               ///< a sentence where there are none
};

/// One HTML document with everything in it. Changes come as a table, the largest first, at most 500 rows; it
/// says above them where there are more.
QByteArray comparisonReport(const ComparisonScene& scene, const ReportPictures& pictures);

} // namespace scalescope::widgets
