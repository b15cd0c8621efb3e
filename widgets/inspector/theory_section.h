// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/theory_document.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QLabel;

namespace scalescope::widgets {

class ValueGrid;

/// What unit scaling's theory says of a node beside what was measured, in this run and in the one that it is
/// compared with; why they differ; and what transforms did to the operator. Hidden where there is nothing of
/// that.
class TheorySection : public QWidget
{
    Q_OBJECT

public:
    explicit TheorySection(QWidget* parent = nullptr);
    /// Null for nothing to show.
    void setTheory(const TheoryDocument* theory) { m_theory = theory; }
    void setTheme(const Theme& theme);
    /// The node is one of the document's run; `compares`: beside its partner in the other.
    void showNode(const graph::Node& node, bool compares);

private:
    void showFigures(const graph::Node& node, bool compares);
    void showTransforms(const graph::Node& node);

    const TheoryDocument* m_theory = nullptr;
    Theme m_theme;
    QLabel* m_heading;
    ValueGrid* m_figures;
    QLabel* m_reasons;
    QLabel* m_transformsHeading;
    QLabel* m_transforms;
};

} // namespace scalescope::widgets
