// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/theme/theme.h"

#include <QPlainTextEdit>
#include <QWidget>

namespace scalescope::widgets {
class GraphView;
class Inspector;
class ScalePlot;
} // namespace scalescope::widgets

namespace scalescope::app {

/// Every view of a document, each made once; the window arranges them.
struct Views
{
    widgets::GraphView* graph = nullptr;
    widgets::ScalePlot* plot = nullptr;
    QWidget* modules = nullptr;
    QWidget* code = nullptr;
    QWidget* tree = nullptr;
    widgets::Inspector* inspector = nullptr;
    QWidget* problems = nullptr;
    QWidget* nodes = nullptr;
    QPlainTextEdit* log = nullptr;

    Views(widgets::Document* document, QWidget* parent);
    void setTheme(const widgets::Theme& theme);
};

} // namespace scalescope::app
