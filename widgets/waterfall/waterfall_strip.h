// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/waterfall/waterfall_options.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace scalescope::widgets {

struct WaterfallScene;

/// What a path is of. All but a pinned one follow the selection.
enum class PathOf { WholeRun, WhatMade, WhatItAffects, Pinned };

/// Above a waterfall: which path it is, of which tensor and by which statistic, buttons for the path of what
/// is selected, and boxes with options.
class WaterfallStrip : public QWidget
{
    Q_OBJECT

public:
    explicit WaterfallStrip(QWidget* parent = nullptr);

    void setOptions(const WaterfallOptions& options, sheet::FieldId quantity);
    /// `subject` names the tensor that the path is of.
    void setPath(PathOf of, const WaterfallScene& scene, const QString& subject);
    /// Whether there is a tensor to show the path of.
    void setSelected(bool isSelected);

Q_SIGNALS:
    void directionChosen(scalescope::graph::Direction direction);
    void ruleChosen(scalescope::report::PathRule rule);
    void allLayersChosen(bool areAll);
    void quantityChosen(scalescope::sheet::FieldId quantity);
    void pathAsked(scalescope::widgets::PathOf of);

private:
    void makeBoxes(QHBoxLayout* boxes);
    void makeButtons(QHBoxLayout* buttons);
    void check();

    PathOf m_of = PathOf::WholeRun;
    bool m_isDetour = false; ///< for the selected tensor
    QLabel* m_path;
    QComboBox* m_direction;
    QComboBox* m_rule;
    QComboBox* m_quantity;
    QToolButton* m_whatMade;
    QToolButton* m_affects;
    QToolButton* m_whole;
    QToolButton* m_allLayers;
};

} // namespace scalescope::widgets
