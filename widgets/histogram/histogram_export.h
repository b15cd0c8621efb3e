// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/histogram/histogram_view.h"
#include "widgets/theme/staged_export.h"

#include <QString>
#include <QVector>
#include <memory>
#include <optional>

namespace scalescope::widgets {

/// What a picture of histograms shows: those of one tensor, one below the other.
struct HistogramsShown
{
    QString title;    ///< "layers.0.k"
    QString subtitle; ///< "aten::linear · float32 · 4×32×64"
    QString model;    ///< "gpt.pt"
    QVector<HistogramContent> histograms;
};

/// Writes histograms as the file's suffix says: svg, png (twice the pixels) or pdf; larger or smaller where
/// the picture is to have another `width`, in logical pixels. Needs a QApplication.
std::unique_ptr<StagedExport> histogramExport(const HistogramsShown& shown, const Theme& theme,
                                              const QString& path, std::optional<int> width = {});

} // namespace scalescope::widgets
